//! The promises that every game has to keep, checked over whole random games of both.

mod common;

use std::fmt::Display;

use common::{hispaniola_record, random_record, setup};
use proptest::prelude::*;
use shanghaien::{
    record::{Record, Recorded},
    rules::{
        Change, Die, Game, Roll, Seat, SeededChance, Turn, hispaniola,
        hispaniola::Hispaniola,
        shanghaien::{Action, Card, End, Nation, Position, Shanghaien, Step, Trick},
    },
};

/// Plays a game to its end and checks every state on the way.
fn keeps_its_promises<G: Game>(mut game: G, all_actions: &[G::Action], chance: &mut SeededChance)
where
    G::Action: Display,
{
    let mut steps = 0;
    loop {
        let legal = game.legal_actions();
        let notation: Vec<String> = legal.iter().map(ToString::to_string).collect();
        assert!(notation.is_sorted_by(|a, b| a < b), "sorted as text, without doubles: {notation:?}");
        assert_eq!(legal.is_empty(), game.turn() == Turn::Over, "a game that goes on offers something");
        for &action in all_actions {
            let mut same = [1, 1].map(SeededChance::from_number);
            let mut others = [2, 3].map(SeededChance::from_number);
            let is_left_open = game.draw(action, &mut same[0]) != game.draw(action, &mut others[0])
                || game.draw(action, &mut same[1]) != game.draw(action, &mut others[1]);
            assert_eq!(G::is_chance(action), is_left_open, "{action}: chance decides");
            assert_eq!(legal.contains(&action), game.is_legal(action), "{action}: listed = legal");
            let before = game.clone();
            let accepted = game.apply(before.draw(action, chance)).is_ok();
            assert_eq!(accepted, before.is_legal(action), "{action}: legal = accepted");
            assert!(accepted || game == before, "{action}: refused = unchanged");
            game = before;
        }
        drop(legal);
        if game.play_randomly(chance).is_none() {
            break;
        }
        steps += 1;
        assert!(steps < 4000, "a game ends");
    }
}

/// Returns every action that can be written down, legal or not.
fn shanghaien_actions() -> Vec<Action> {
    let ends = [None, Some(End::Left), Some(End::Right)];
    let dice = Die::ALL;
    let mut all = vec![Step::Roll(()), Step::Shanghai, Step::RollAgain];
    for end in ends {
        all.push(Step::AddBoth { end });
        all.extend(dice.map(|die| Step::Place { end, die }));
    }
    for die in dice {
        all.extend(Change::ALL.map(|change| Step::PlusMinus { die, change }));
    }
    for trick in Trick::ALL {
        all.extend(Nation::ALL.map(|nation| Step::TwoSailors { trick, nation }));
    }
    all
}

#[test]
fn shanghaien_keeps_the_promises() {
    let actions = shanghaien_actions();
    for seed in 0..200 {
        let mut chance = SeededChance::from_number(seed);
        let game = Shanghaien::new(&setup(&mut chance));
        keeps_its_promises(game, &actions, &mut chance);
    }
}

/// Returns every action that can be written down, legal or not.
fn hispaniola_actions() -> Vec<hispaniola::Action> {
    use hispaniola::{Card, Colour, Give, Side, Step};
    let cards = Colour::ALL.into_iter().flat_map(|colour| (1..=15).filter_map(move |n| Card::new(colour, n)));
    let mut all = vec![Step::Deal(()), Step::Nothing, Step::Board(None)];
    for side in Side::ALL {
        all.extend([Step::Board(Some(side)), Step::Swap(side)]);
    }
    all.extend(Give::ALL.map(Step::Give));
    all.extend(cards.flat_map(|card| [Step::Bid(card), Step::Play(card)]));
    all
}

#[test]
fn hispaniola_keeps_the_promises() {
    let actions = hispaniola_actions();
    for seed in 0..9 {
        let mut chance = SeededChance::from_number(seed);
        let game = Hispaniola::new(&common::hispaniola_setup(&mut chance));
        keeps_its_promises(game, &actions, &mut chance);
    }
}

#[test]
fn every_roll_is_accepted_where_a_roll_is_legal() {
    let game = Shanghaien::new(&setup(&mut SeededChance::from_number(1)));
    for (roll, _) in Roll::all() {
        let mut rolled = game;
        assert_eq!(rolled.apply(Step::Roll(roll)), Ok(()));
        assert_eq!(rolled.position().rolled(), Some(roll));
    }
}

#[test]
fn a_position_holds_no_card_that_nobody_has_seen() {
    let seen = |position: &Position| -> usize {
        let held = |seat| {
            let crew = Nation::ALL.into_iter().map(|nation| position.crew(seat).values(nation).count());
            let wilds = Nation::ALL.into_iter().map(|nation| usize::from(position.crew(seat).wilds(nation)));
            let tricks = Trick::ALL.into_iter().map(|trick| usize::from(position.tricks(seat, trick)));
            crew.chain(wilds).chain(tricks).sum::<usize>()
        };
        let removed: usize = Card::kinds().map(|card| usize::from(position.removed(card))).sum();
        let [one, two] = Seat::ALL.map(held);
        one + two + removed + position.tavern().len()
    };
    for position in random_record(3).positions() {
        assert_eq!(seen(&position), usize::from(position.round()) * 6);
    }
}

/// Returns whether every error in reading these bytes names a line.
fn names_the_line_of_an_error<G: Recorded>(bytes: &[u8]) -> bool {
    Record::<G>::read(bytes).err().is_none_or(|broken| broken.error.line >= 1)
}

proptest! {
    #[test]
    fn any_bytes_give_an_error_and_no_panic(bytes: Vec<u8>) {
        prop_assert!(Record::<Shanghaien>::read(&bytes).is_err());
        prop_assert!(Record::<Hispaniola>::read(&bytes).is_err());
    }

    #[test]
    fn a_damaged_record_never_panics(seed: u64, place: prop::sample::Index, byte: u8, cut in any::<bool>()) {
        let damaged = |text| common::damaged(text, |size| place.index(size), byte, cut);
        let shanghaien = damaged(random_record(seed).to_string());
        prop_assert!(names_the_line_of_an_error::<Shanghaien>(&shanghaien));
        let hispaniola = damaged(hispaniola_record(seed).to_string());
        prop_assert!(names_the_line_of_an_error::<Hispaniola>(&hispaniola));
    }
}
