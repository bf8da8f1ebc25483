//! A new game: what the players agree on, and what chance adds.

use std::rc::Rc;

use super::{Captains, Command, FirstStart, Settings, State, TableCommand, Thrown};
use crate::{
    record::shanghaien::Record,
    rules::{
        BySeat, Chance, Die, Seat,
        shanghaien::{Deck, NextStart, Setup},
    },
};

/// What the players have agreed on for a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The names.
    players: BySeat<String>,
    /// Who plays.
    captains: Captains,
    /// Who starts the first round.
    first: FirstStart,
    /// Who starts the later rounds.
    next_start: NextStart,
}

impl Plan {
    /// Returns the plan of a game with these settings.
    pub(super) fn new(settings: &Settings, players: BySeat<String>) -> Self {
        let &Settings { captains, first, next_start, .. } = settings;
        Self { players, captains, first, next_start }
    }

    /// Returns the plan of a game of the same players after one that has ended. The other player starts.
    pub(super) fn rematch(state: &State) -> Option<Self> {
        let record = state.record.as_ref().filter(|_| state.is_played() && !state.in_progress())?;
        let setup = record.setup();
        Some(Self {
            players: record.players().clone(),
            captains: state.computers,
            first: FirstStart::Seat(setup.first.other()),
            next_start: setup.next_start,
        })
    }
}

/// Throws for who starts, if that is planned, and shuffles the cards.
pub(super) fn deal(plan: Plan, chance: &mut impl Chance) -> Command {
    let Plan { players, captains, first, next_start } = plan;
    let (dice, first) = match first {
        FirstStart::Throw => {
            let dice = throw(chance);
            (Some(dice), dice.leader().unwrap_or(Seat::One))
        }
        FirstStart::Seat(first) => (None, first),
    };
    let setup = Setup { first, next_start, deck: Deck::shuffled(chance) };
    let game = Rc::new(Record::new(players, setup));
    match dice {
        Some(dice) => TableCommand::Throw(Thrown { dice, game }).into(),
        None => Command::Begin(game, captains),
    }
}

/// Throws one die for each captain, again and again while they are equal.
fn throw(chance: &mut impl Chance) -> BySeat<Die> {
    loop {
        let dice = BySeat::from_fn(|_| Die::ALL[chance.below(6) as usize]);
        if dice.leader().is_some() {
            return dice;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        ai::shanghaien::Level,
        model::{
            session::Effect,
            shanghaien::state::tests::{ROUND, state_after},
        },
        rules::SeededChance,
    };

    fn names() -> BySeat<String> {
        BySeat(["Zoë", "Yan"].map(String::from))
    }

    fn dealt(effects: Vec<Effect<crate::rules::shanghaien::Shanghaien>>, seed: u64) -> Command {
        let plans: Vec<Plan> = effects
            .into_iter()
            .filter_map(|effect| match effect {
                Effect::Deal(plan) => Some(plan),
                _ => None,
            })
            .collect();
        let [plan] = &plans[..] else { panic!("{plans:?}") };
        deal(plan.clone(), &mut SeededChance::from_number(seed))
    }

    #[test]
    fn a_new_game_has_the_names_and_settings_of_the_players_and_cards_by_lot() {
        let captains = BySeat([None, Some(Level::Captain)]);
        let (first, next_start) = (FirstStart::Seat(Seat::Two), NextStart::Alternate);
        let settings = Settings { captains, first, next_start, ..Settings::default() };
        let state = State::default().after(Command::Set(settings));
        let begun = |seed| match dealt(state.update(Command::Start(names())).1, seed) {
            Command::Begin(game, who) if who == captains => game,
            other => panic!("{other:?}"),
        };
        let game = begun(1);
        assert_eq!((game.players(), game.setup().first), (&names(), Seat::Two));
        assert_eq!(game.setup().next_start, NextStart::Alternate);
        assert_ne!(game.setup().deck, begun(2).setup().deck);
    }

    #[test]
    fn the_higher_die_starts_and_equal_dice_are_thrown_again() {
        for seed in 0..50 {
            let effects = State::default().update(Command::Start(names())).1;
            let Command::Table(TableCommand::Throw(Thrown { dice, game })) = dealt(effects, seed) else {
                panic!("a throw was planned");
            };
            assert_eq!(dice.leader(), Some(game.setup().first), "{dice:?}");
        }
    }

    #[test]
    fn a_rematch_is_the_same_game_with_the_other_player_first() {
        let mut state = state_after(&format!("{ROUND} ! ").repeat(8));
        state.computers = BySeat([Some(Level::FirstMate), None]);
        let old = state.record.clone().unwrap();
        let Command::Begin(game, captains) = dealt(state.update(Command::Rematch).1, 3) else {
            panic!("nothing is thrown");
        };
        assert_eq!((game.players(), captains), (old.players(), state.computers));
        assert_eq!(game.setup().first, old.setup().first.other());
    }

    #[test]
    fn there_is_no_rematch_in_the_middle_of_a_game_or_of_a_replay() {
        let running = state_after("r12");
        assert_eq!(running.update(Command::Rematch), (running.clone(), vec![]));
        let over = state_after(&format!("{ROUND} ! ").repeat(8));
        let replay = over.after(Command::Replay(over.record.clone().unwrap()));
        assert_eq!(replay.update(Command::Rematch), (replay.clone(), vec![]));
    }
}
