//! What is chosen for the whole house, whichever game is played: its look, its text, its sounds.

use super::words::{set, word_of};

/// Whether the page is light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Look {
    /// As the system wants it.
    #[default]
    System,
    /// By night.
    Dark,
    /// By day.
    Light,
}

/// How large the text is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TextSize {
    /// As it is drawn.
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

/// All that is chosen for the house.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HouseSettings {
    /// Light or dark.
    pub look: Look,
    /// How large the text is.
    pub text: TextSize,
    /// Whether there are sounds; nobody has chosen yet if there is nothing.
    pub sounds: Option<bool>,
    /// How loud they are.
    pub volume: Volume,
}

const LOOKS: [(Look, &str); 3] = [(Look::System, "system"), (Look::Dark, "dark"), (Look::Light, "light")];
const SIZES: [(TextSize, &str); 3] =
    [(TextSize::Normal, "normal"), (TextSize::Larger, "larger"), (TextSize::Largest, "largest")];
const SOUNDS: [(Option<bool>, &str); 3] = [(None, "unset"), (Some(false), "off"), (Some(true), "on")];

impl Look {
    /// Whether it is light, where the system wants it light or not.
    pub fn is_light(self, system_is_light: bool) -> bool {
        match self {
            Self::System => system_is_light,
            Self::Dark => false,
            Self::Light => true,
        }
    }
}

impl TextSize {
    /// The word for it in the store and in the page's attributes.
    pub fn word(self) -> &'static str {
        word_of(&SIZES, &self)
    }
}

impl Default for Volume {
    /// Heard, but nobody looks up.
    fn default() -> Self {
        Self(50)
    }
}

impl Volume {
    /// So many percent; `None` above 100.
    pub fn new(percent: u8) -> Option<Self> {
        (percent <= 100).then_some(Self(percent))
    }

    /// In percent.
    pub fn percent(self) -> u8 {
        self.0
    }

    /// The factor for what is played. Ears do not hear in straight lines: half of it sounds like half.
    pub fn gain(self) -> f32 {
        let share = f32::from(self.0) / 100.0;
        share * share
    }
}

impl HouseSettings {
    /// Whether there are sounds: unless somebody has chosen, not on a device that is touched, which mostly is a
    /// phone among people.
    pub fn has_sounds(&self, is_touched: bool) -> bool {
        self.sounds.unwrap_or(!is_touched)
    }

    /// The settings as lines of text, for the store.
    pub fn to_text(&self) -> String {
        format!(
            "look {}\ntext {}\nsounds {}\nvolume {}\n",
            word_of(&LOOKS, &self.look),
            self.text.word(),
            word_of(&SOUNDS, &self.sounds),
            self.volume.0,
        )
    }

    /// Reads them back. What is missing or not understood stays as by default.
    pub fn from_text(text: &str) -> Self {
        let mut settings = Self::default();
        // Nothing is quoted here, so this can be plainer than a game's settings: it is part of every first visit.
        for line in text.lines() {
            match line.split_once(' ').unwrap_or_default() {
                ("look", word) => set(&mut settings.look, &LOOKS, word),
                ("text", word) => set(&mut settings.text, &SIZES, word),
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_come_back_as_they_were() {
        for (look, _) in LOOKS {
            for (text, _) in SIZES {
                for (sounds, _) in SOUNDS {
                    for percent in [0, 35, 100] {
                        let volume = Volume::new(percent).expect("a percentage");
                        let settings = HouseSettings { look, text, sounds, volume };
                        assert_eq!(HouseSettings::from_text(&settings.to_text()), settings);
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_not_understood_is_left_at_its_default() {
        let text = "look pink\ntext larger\nsounds loud\nvolume 101\nvolume x\nfuture thing\ntext\n\u{0}\n\"";
        let larger = HouseSettings { text: TextSize::Larger, ..HouseSettings::default() };
        assert_eq!(HouseSettings::from_text(text), larger);
        assert_eq!(HouseSettings::from_text(""), HouseSettings::default());
    }

    #[test]
    fn the_system_decides_only_where_nobody_else_has() {
        let light = |look: Look| [false, true].map(|system| look.is_light(system));
        assert_eq!(light(Look::System), [false, true]);
        assert_eq!(light(Look::Dark), [false, false]);
        assert_eq!(light(Look::Light), [true, true]);
    }

    #[test]
    fn a_phone_is_silent_until_somebody_wants_sounds() {
        let sounds = |sounds| HouseSettings { sounds, ..HouseSettings::default() };
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
