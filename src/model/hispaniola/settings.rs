//! The players' choices that are saved for the next game.

use super::{Pirates, pirates};
use crate::{
    ai::hispaniola::Level,
    model::session::SavedSettings,
    record::text,
    rules::hispaniola::{BySeat, Seat, Seats, Setup},
};

/// All settings that are saved between games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The number of players.
    pub seats: Seats,
    /// The names as typed; an empty one means the band's name.
    pub names: BySeat<String>,
    /// Who plays the next game.
    pub pirates: Pirates,
    /// How often each player is the first player.
    pub rounds: u8,
}

impl Default for Settings {
    /// Returns one person against computer pirates, so that one tap starts a game.
    fn default() -> Self {
        let person = |seat| seat == Seat::One;
        Self {
            seats: Seats::Three,
            names: BySeat::default(),
            pirates: BySeat::from_fn(|seat| if person(seat) { None } else { Some(Level::Gunner) }),
            rounds: Self::STANDARD,
        }
    }
}

impl Settings {
    /// The number of rounds of a short game.
    pub const SHORT: u8 = 1;
    /// The number of rounds of a usual game.
    pub const STANDARD: u8 = 2;

    /// Changes the number of rounds, within the limits.
    pub fn change_rounds(&mut self, by: i8) {
        let rounds = self.rounds.saturating_add_signed(by);
        self.rounds = rounds.clamp(1, Setup::MOST_ROUNDS);
    }
}

impl SavedSettings for Settings {
    fn to_text(&self) -> String {
        let names = self.names.0.each_ref().map(|name| text::quote(&text::one_line(name)));
        let pirates = self.pirates.0.map(pirates::word);
        format!(
            "players {}\nnames {}\npirates {}\nrounds {}\n",
            self.seats.count(),
            names.join(" "),
            pirates.join(" "),
            self.rounds,
        )
    }

    fn from_text(text: &str) -> Self {
        let mut settings = Self::default();
        for line in text.lines().filter_map(|line| text::words(1, line).ok()) {
            let words: Vec<&str> = line.iter().map(|word| word.text.as_ref()).collect();
            match words[..] {
                ["players", word] => {
                    let seats = word.parse().ok().and_then(Seats::new);
                    settings.seats = seats.unwrap_or(settings.seats);
                }
                ["names", one, two, three, four, five] => {
                    settings.names = BySeat([one, two, three, four, five].map(str::to_owned));
                }
                ["pirates", one, two, three, four, five] => {
                    settings.pirates = BySeat([one, two, three, four, five].map(Level::from_code));
                }
                ["rounds", word] => {
                    let fits = |rounds: &u8| (1..=Setup::MOST_ROUNDS).contains(rounds);
                    settings.rounds = word.parse().ok().filter(fits).unwrap_or(settings.rounds);
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
        let mut settings = Settings { seats: Seats::Five, rounds: 7, ..Settings::default() };
        settings.names[Seat::Two] = "Zoë \"Z\"".into();
        settings.pirates[Seat::Four] = None;
        settings.pirates[Seat::Five] = Some(Level::Buccaneer);
        assert_eq!(Settings::from_text(&settings.to_text()), settings);
    }

    #[test]
    fn what_is_not_understood_is_left_at_its_default() {
        // Older versions saved a pace here.
        let text = "players 6\nrounds 3\nrounds 21\nrounds x\nnames \"a\" \"b\"\npace fast\nfuture thing\n";
        assert_eq!(Settings::from_text(text), Settings { rounds: 3, ..Settings::default() });
    }

    #[test]
    fn there_is_at_least_one_round_and_no_more_than_the_record_allows() {
        let mut settings = Settings { rounds: 1, ..Settings::default() };
        settings.change_rounds(-1);
        assert_eq!(settings.rounds, 1);
        settings.rounds = Setup::MOST_ROUNDS;
        settings.change_rounds(1);
        assert_eq!(settings.rounds, Setup::MOST_ROUNDS);
    }
}
