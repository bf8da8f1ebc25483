//! A new game: what the players agree on, and what chance adds.

use std::rc::Rc;

use super::{Command, Pirates, Settings};
use crate::{
    record::hispaniola::Record,
    rules::{
        Chance,
        hispaniola::{BySeat, Seat, Setup},
    },
};

/// What the players have agreed on for a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The names.
    players: BySeat<String>,
    /// Who plays.
    pirates: Pirates,
    /// The number of players and rounds. The first player is drawn by lot.
    setup: Setup,
}

impl Plan {
    /// Returns the plan of a game with these settings; `None` if the rules have no such game.
    pub(super) fn new(settings: &Settings, players: BySeat<String>) -> Option<Self> {
        let setup = Setup::new(settings.seats, Seat::One, settings.rounds)?;
        let mut pirates = Pirates::default();
        for seat in settings.seats.all() {
            pirates[seat] = settings.pirates[seat];
        }
        Some(Self { players, pirates, setup })
    }
}

/// Draws the first player by lot. The cards are dealt at the table.
pub(super) fn deal(plan: Plan, chance: &mut impl Chance) -> Command {
    let Plan { players, pirates, mut setup } = plan;
    let lot = chance.below(u32::try_from(setup.seats.count()).unwrap_or(1));
    setup.first = Seat::ALL[lot as usize];
    Command::Begin(Rc::new(Record::new(players, setup)), pirates)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::{
        ai::hispaniola::Level,
        model::{hispaniola::State, session::Effect},
        rules::{SeededChance, hispaniola::Seats},
    };

    fn names() -> BySeat<String> {
        BySeat(["Ada", "Ben", "Cleo", "Dora", "Edda"].map(String::from))
    }

    #[test]
    fn everybody_at_the_table_can_be_first_and_nobody_else_plays() {
        for seats in Seats::ALL {
            let pirates = BySeat::from_fn(|_| Some(Level::Gunner));
            let settings = Settings { seats, pirates, rounds: 3, ..Settings::default() };
            let state = State::default().after(Command::Set(settings));
            let effects = state.update(Command::Start(names())).1;
            let [Effect::Deal(plan)] = &effects[..] else { panic!("{effects:?}") };
            let mut firsts = BTreeSet::new();
            for seed in 0..60 {
                let Command::Begin(game, pirates) = deal(plan.clone(), &mut SeededChance::from_number(seed))
                else {
                    panic!("it begins");
                };
                let setup = game.setup();
                assert_eq!((setup.seats, setup.rounds()), (seats, 3));
                assert_eq!(
                    Seat::ALL.map(|seat| pirates[seat].is_some()).iter().filter(|it| **it).count(),
                    seats.count()
                );
                firsts.insert(setup.first as usize);
            }
            assert_eq!(firsts, (0..seats.count()).collect());
        }
    }

    #[test]
    fn chance_is_not_asked_for_a_game_that_the_rules_do_not_have() {
        let settings = Settings { rounds: 0, ..Settings::default() };
        let state = State::default().after(Command::Set(settings));
        assert_eq!(state.update(Command::Start(names())), (state.clone(), vec![]));
    }
}
