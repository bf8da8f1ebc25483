//! The promises that every game has to keep, checked over whole random games of both.

mod common;

use std::fmt::Display;

use common::setup;
use shanghaien::rules::{
    Change, Die, Game, Roll, Seat, SeededChance, Turn, hispaniola,
    shanghaien::{Action, Card, End, Nation, Position, Shanghaien, Step, Trick},
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
        let game = hispaniola::Hispaniola::new(&common::hispaniola_setup(&mut chance));
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
    for position in common::random_record(3).positions() {
        assert_eq!(seen(&position), usize::from(position.round()) * 6);
    }
}
