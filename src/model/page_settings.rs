//! The settings of the whole page, for both games: theme, text size, pace, sounds.

use super::{
    Pace,
    words::{set, word_of},
};

/// Whether the page is light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As in the settings of the system.
    #[default]
    System,
    /// Always dark.
    Dark,
    /// Always light.
    Light,
}

/// How large the text is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TextSize {
    /// The normal size.
    #[default]
    Normal,
    /// Easier to read.
    Larger,
    /// As large as the tables allow.
    Largest,
}

/// How loud the sounds are, in percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Volume(u8);

/// All settings of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PageSettings {
    /// Light or dark.
    pub theme: Theme,
    /// How large the text is.
    pub text: TextSize,
    /// The speed of animations and computer players.
    pub pace: Pace,
    /// Whether there are sounds; `None` until the players choose.
    pub sounds: Option<bool>,
    /// How loud the sounds are.
    pub volume: Volume,
}

const THEMES: [(Theme, &str); 3] =
    [(Theme::System, "system"), (Theme::Dark, "dark"), (Theme::Light, "light")];
const SIZES: [(TextSize, &str); 3] =
    [(TextSize::Normal, "normal"), (TextSize::Larger, "larger"), (TextSize::Largest, "largest")];
const SOUNDS: [(Option<bool>, &str); 3] = [(None, "unset"), (Some(false), "off"), (Some(true), "on")];

impl Theme {
    /// Returns whether the page is light, given whether the system is.
    pub fn is_light(self, system_is_light: bool) -> bool {
        match self {
            Self::System => system_is_light,
            Self::Dark => false,
            Self::Light => true,
        }
    }
}

impl TextSize {
    /// Returns the word for this value in the store and in the page's attributes.
    pub fn word(self) -> &'static str {
        word_of(&SIZES, &self)
    }
}

impl Default for Volume {
    /// Returns 50 %.
    fn default() -> Self {
        Self(50)
    }
}

impl Volume {
    /// Makes a volume of so many percent; `None` above 100.
    pub fn new(percent: u8) -> Option<Self> {
        (percent <= 100).then_some(Self(percent))
    }

    /// Returns the volume in percent.
    pub fn percent(self) -> u8 {
        self.0
    }

    /// Returns the factor for the sound's amplitude. It is squared, because then half the volume also sounds like half.
    pub fn gain(self) -> f32 {
        let share = f32::from(self.0) / 100.0;
        share * share
    }
}

impl PageSettings {
    /// Returns whether there are sounds. Until the players choose, a device with a touch screen is silent: it is
    /// probably a phone among other people.
    pub fn has_sounds(&self, is_touched: bool) -> bool {
        self.sounds.unwrap_or(!is_touched)
    }

    /// Returns the settings as lines of text, for the store.
    pub fn to_text(&self) -> String {
        format!(
            "look {}\ntext {}\npace {}\nsounds {}\nvolume {}\n",
            word_of(&THEMES, &self.theme),
            self.text.word(),
            self.pace.word(),
            word_of(&SOUNDS, &self.sounds),
            self.volume.0,
        )
    }

    /// Reads the settings. A line that is missing or unknown leaves the default.
    pub fn from_text(text: &str) -> Self {
        let mut settings = Self::default();
        // Nothing is quoted here, so this reader is simpler than that of a game's settings. It is part of every first
        // visit.
        for line in text.lines() {
            match line.split_once(' ').unwrap_or_default() {
                ("look", word) => set(&mut settings.theme, &THEMES, word),
                ("text", word) => set(&mut settings.text, &SIZES, word),
                ("pace", word) => set(&mut settings.pace, &Pace::WORDS, word),
                ("sounds", word) => set(&mut settings.sounds, &SOUNDS, word),
                ("volume", word) => {
                    let volume = word.parse().ok().and_then(Volume::new);
                    settings.volume = volume.unwrap_or(settings.volume);
                }
                _ => {}
            }
        }
        settings
    }

    /// Adds a pace to the page's settings if they have none: the first one in the games' settings, where older versions
    /// saved it. Returns the new text; `None` if there is nothing to add.
    pub fn with_older_pace(page: &str, games: &str) -> Option<String> {
        let line_of = |text| str::lines(text).find(|line| line.starts_with("pace "));
        let older = line_of(games)?;
        line_of(page).is_none().then(|| [older, "\n", page].concat())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_come_back_as_they_were() {
        for (theme, _) in THEMES {
            for ((text, _), (pace, _)) in SIZES.into_iter().zip(Pace::WORDS) {
                for (sounds, _) in SOUNDS {
                    for percent in [0, 35, 100] {
                        let volume = Volume::new(percent).expect("a percentage");
                        let settings = PageSettings { theme, text, pace, sounds, volume };
                        assert_eq!(PageSettings::from_text(&settings.to_text()), settings);
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_not_understood_is_left_at_its_default() {
        let text = "look pink\ntext larger\npace 2\nsounds loud\nvolume 101\nvolume x\nfuture thing\ntext\n\u{0}\n\"";
        let larger = PageSettings { text: TextSize::Larger, ..PageSettings::default() };
        assert_eq!(PageSettings::from_text(text), larger);
        assert_eq!(PageSettings::from_text(""), PageSettings::default());
    }

    #[test]
    fn the_pace_of_an_older_version_is_found() {
        let with = |page: &str, games: [&str; 2]| PageSettings::with_older_pace(page, &games.concat());
        let [one, other] = ["seating across\npace fast\nfirst 2\n", "players 4\npace off\n"];
        for (games, pace) in [([one, other], Pace::Fast), (["", other], Pace::Off), ([one, ""], Pace::Fast)] {
            for page in ["", "text larger\n", "text larger"] {
                let settings = PageSettings::from_text(&with(page, games).expect("a pace"));
                let text = PageSettings::from_text(page).text;
                assert_eq!(settings, PageSettings { text, pace, ..PageSettings::default() }, "{page:?}");
            }
        }
        assert_eq!(with("text larger\n", ["seating across\n", "names \"pace off\"\n"]), None);
        assert_eq!(with("pace normal\n", [one, other]), None, "it was chosen since");
        let chosen = PageSettings { theme: Theme::Dark, ..PageSettings::default() };
        assert_eq!(with(&chosen.to_text(), [one, other]), None, "whatever else was chosen");
    }

    #[test]
    fn the_system_decides_only_where_nobody_else_has() {
        let light = |theme: Theme| [false, true].map(|system| theme.is_light(system));
        assert_eq!(light(Theme::System), [false, true]);
        assert_eq!(light(Theme::Dark), [false, false]);
        assert_eq!(light(Theme::Light), [true, true]);
    }

    #[test]
    fn a_phone_is_silent_until_somebody_wants_sounds() {
        let sounds = |sounds| PageSettings { sounds, ..PageSettings::default() };
        assert_eq!([true, false].map(|touched| sounds(None).has_sounds(touched)), [false, true]);
        for touched in [true, false] {
            assert!(sounds(Some(true)).has_sounds(touched));
            assert!(!sounds(Some(false)).has_sounds(touched));
        }
    }

    #[test]
    fn no_volume_is_louder_than_all() {
        assert_eq!(Volume::new(101), None);
        let gain = |percent| Volume::new(percent).map(Volume::gain);
        assert_eq!([0, 50, 100].map(gain), [Some(0.0), Some(0.25), Some(1.0)]);
    }
}
