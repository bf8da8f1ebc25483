//! The players' choices that are saved for the next game.

use super::{Captains, captains};
use crate::{
    ai::shanghaien::Level,
    model::{
        session::SavedSettings,
        words::{set, word_of},
    },
    record::text,
    rules::{BySeat, Seat, shanghaien::NextStart},
};

/// Where the two players sit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seating {
    /// The device lies flat between them: the far side is turned by 180°.
    Across,
    /// Both look from the same side: the player to move is at the bottom.
    #[default]
    Same,
    /// The device lies flat and everything turns to face the player to move.
    Turning,
}

/// Who starts the first round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FirstStart {
    /// Each captain throws a die, the higher one starts.
    #[default]
    Throw,
    /// This player.
    Seat(Seat),
}

/// All settings that are saved between games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Who plays the next game.
    pub captains: Captains,
    /// The last chosen level of a computer captain.
    pub rival: Level,
    /// Whether the chances of both players are shown.
    pub chances: bool,
    /// The names as typed; an empty one means the captain's colour.
    pub names: BySeat<String>,
    /// Where the players sit.
    pub seating: Seating,
    /// Who starts.
    pub first: FirstStart,
    /// Who starts the later rounds.
    pub next_start: NextStart,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            captains: Captains::default(),
            rival: Level::Boatswain,
            chances: false,
            names: BySeat::default(),
            seating: Seating::default(),
            first: FirstStart::default(),
            next_start: NextStart::default(),
        }
    }
}

const SEATINGS: [(Seating, &str); 3] =
    [(Seating::Across, "across"), (Seating::Same, "same"), (Seating::Turning, "turning")];
const FIRSTS: [(FirstStart, &str); 3] =
    [(FirstStart::Throw, "throw"), (FirstStart::Seat(Seat::One), "1"), (FirstStart::Seat(Seat::Two), "2")];
const CHANCES: [(bool, &str); 2] = [(false, "hidden"), (true, "shown")];
const NEXT_STARTS: [(NextStart, &str); 2] =
    [(NextStart::OpponentOfShanghaier, "opponent"), (NextStart::Alternate, "alternate")];

impl Seating {
    /// Returns the word for this value in the store and in the page's attributes.
    pub fn word(self) -> &'static str {
        word_of(&SEATINGS, &self)
    }
}

impl Settings {
    /// Returns where the players sit. With a computer captain nothing needs to be turned.
    pub fn seating_with(&self, captains: Captains) -> Seating {
        if captains == Captains::default() { self.seating } else { Seating::Same }
    }

    /// Gives a seat to a person or a computer captain.
    pub fn seat(&mut self, seat: Seat, captain: Option<Level>) {
        self.captains[seat] = captain;
        self.rival = captain.unwrap_or(self.rival);
    }

    /// Sets up one person against the last chosen computer captain, in the same seats if possible.
    pub fn against_computer(&mut self) {
        if captains::only_person(self.captains).is_none() {
            self.captains = BySeat([None, Some(self.rival)]);
        }
    }
}

impl SavedSettings for Settings {
    fn to_text(&self) -> String {
        let BySeat([one, two]) = self.names.clone().map(|name| text::quote(&text::one_line(&name)));
        let BySeat([red, blue]) = self.captains.map(captains::word);
        format!(
            "names {one} {two}\ncaptains {red} {blue}\nrival {}\nchances {}\nseating {}\nfirst {}\nnext-start {}\n",
            self.rival.code(),
            word_of(&CHANCES, &self.chances),
            self.seating.word(),
            word_of(&FIRSTS, &self.first),
            word_of(&NEXT_STARTS, &self.next_start),
        )
    }

    fn from_text(text: &str) -> Self {
        let mut settings = Self::default();
        for line in text.lines().filter_map(|line| text::words(1, line).ok()) {
            let words: Vec<&str> = line.iter().map(|word| word.text.as_ref()).collect();
            match words[..] {
                ["names", one, two] => settings.names = BySeat([one.to_owned(), two.to_owned()]),
                ["captains", one, two] => settings.captains = BySeat([one, two]).map(Level::from_code),
                ["rival", word] => settings.rival = Level::from_code(word).unwrap_or(settings.rival),
                ["chances", word] => set(&mut settings.chances, &CHANCES, word),
                ["seating", word] => set(&mut settings.seating, &SEATINGS, word),
                ["first", word] => set(&mut settings.first, &FIRSTS, word),
                ["next-start", word] => set(&mut settings.next_start, &NEXT_STARTS, word),
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
        for (first, _) in FIRSTS {
            for (seating, _) in SEATINGS {
                let settings = Settings {
                    captains: BySeat([None, Some(Level::FirstMate)]),
                    rival: Level::Captain,
                    chances: true,
                    names: BySeat(["Zoë \"Z\"".into(), String::new()]),
                    seating,
                    first,
                    next_start: NextStart::Alternate,
                };
                assert_eq!(Settings::from_text(&settings.to_text()), settings);
            }
        }
    }

    #[test]
    fn the_computer_comes_back_as_it_was_chosen_last() {
        let mut settings = Settings::default();
        settings.against_computer();
        assert_eq!(settings.captains, BySeat([None, Some(Level::Boatswain)]));
        settings.seat(Seat::One, Some(Level::Captain));
        settings.seat(Seat::Two, None);
        settings.against_computer();
        assert_eq!(settings.captains, BySeat([Some(Level::Captain), None]), "the seats stay");
        settings.captains = Captains::default();
        settings.against_computer();
        assert_eq!(settings.captains, BySeat([None, Some(Level::Captain)]));
    }

    #[test]
    fn nothing_is_turned_for_a_computer() {
        let settings = Settings { seating: Seating::Across, ..Settings::default() };
        assert_eq!(settings.seating_with(Captains::default()), Seating::Across);
        assert_eq!(settings.seating_with(BySeat([None, Some(Level::Captain)])), Seating::Same);
    }

    #[test]
    fn what_is_not_understood_is_left_at_its_default() {
        // Older versions saved a pace here.
        let text = "seating upside-down\npace fast\nchances shown\nnames \"only one\nfuture thing\n\u{0}";
        assert_eq!(Settings::from_text(text), Settings { chances: true, ..Settings::default() });
    }
}
