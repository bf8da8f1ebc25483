//! Tests of Hispaniola's part of the session, and the games that other tests start from.

use std::rc::Rc;

use super::*;
use crate::rules::hispaniola::Colour;

/// Returns a game of Ada, Ben (the first player) and Cleo after these moves. Ada has B1 to B9 and G1 to G6, Ben G7
/// to G9, R1 to R9 and V1 to V3, Cleo V4 to V9 and Y1 to Y9.
pub(crate) fn record_after(moves: &str) -> Record {
    let cards = |colours: &str| -> String {
        let words = colours.split(' ').map(|word| {
            let (colour, numbers) = word.split_at(1);
            let (first, last) = numbers.split_once('-').unwrap();
            let (first, last): (u8, u8) = (first.parse().unwrap(), last.parse().unwrap());
            (first..=last).map(|number| format!("{colour}{number} ")).collect::<Vec<_>>().concat()
        });
        words.collect()
    };
    let text = format!(
        "hispaniola 1\nplayers \"Ada\" \"Ben\" \"Cleo\"\nfirst 2\nrounds 1\ndeal {}| {}| {}\n{moves}\n",
        cards("B1-9 G1-6"),
        cards("G7-9 R1-9 V1-3"),
        cards("V4-9 Y1-9"),
    );
    Record::read(text.as_bytes()).unwrap_or_else(|broken| panic!("{:?}", broken.error))
}

pub(crate) fn state_after(moves: &str) -> State {
    State::default().after(Command::Begin(Rc::new(record_after(moves)), Pirates::default()))
}

pub(crate) fn event(token: &str, moves: &str) -> Event {
    *record_after(&format!("{moves} {token}")).events().last().unwrap()
}

/// Trump is yellow; Cleo leads.
pub(crate) const BIDS: &str = "tB1 tR2 tY9";
/// Cleo has won the first trick.
pub(crate) const TRICK: &str = "tB1 tR2 tY9\nV4 B2 V1";

#[test]
fn what_the_rules_refuse_changes_nothing_but_is_explained() {
    let state = state_after(&format!("{BIDS}\nV4 B2")).after(TableCommand::GoOn).after(TableCommand::Look);
    let red = Step::Play(crate::rules::hispaniola::Card::new(Colour::Red, 1).unwrap());
    let refused = state.after(TableCommand::Choose(red));
    assert_eq!(refused.table.refused, Some(Refusal::MustFollow { led: Colour::Violet }));
    assert_eq!((refused.chosen(), &refused.record), (None, &state.record));
    assert_eq!(
        refused
            .after(TableCommand::Choose(event("V2", &format!("{BIDS}\nV4 B2")).map_deal(|_| ())))
            .table
            .refused,
        None
    );
}

#[test]
fn bids_are_shown_before_the_game_goes_on() {
    assert_eq!(state_after("tB1 tR2").stage, Stage::Play);
    let state = state_after("tB1 tR2").after(Command::Happen(event("tY9", "tB1 tR2")));
    assert_eq!(state.stage, Stage::Bids);
    assert_eq!((state.curtain(), state.chosen()), (None, None));
    let looking =
        state_after("tB1 tR2").after(TableCommand::Look).after(Command::Happen(event("tY9", "tB1 tR2")));
    assert_eq!(looking.view(), None, "all look at the bids, so Cleo's cards are covered");
    assert_eq!(state.after(TableCommand::GoOn).stage, Stage::Play);
    assert_eq!(state_after("tB2 tR2 tY2").stage, Stage::Bids, "also when nobody's stands alone");
}

fn sound(state: &State) -> Option<Sound> {
    Hispaniola::sound(state.record.as_ref()?)
}

#[test]
fn cards_and_pirates_are_heard_when_they_are_put_down() {
    assert_eq!(sound(&state_after("")), None, "cards are dealt in silence");
    for moves in ["tB1", BIDS, "tB1 tR2 tY9\nV4", TRICK, "tB1 tR2 tY9\nV4 B2 V1 ^"] {
        assert_eq!(sound(&state_after(moves)), Some(Sound::Wood), "{moves}");
    }
    let text = include_str!("../../../../tests/records/valid/hispaniola-hand-scored.txt");
    let scored = Rc::new(Record::read(text.as_bytes()).expect("a valid record"));
    let state = State::default().after(Command::Begin(scored, Pirates::default()));
    assert_eq!((state.stage, sound(&state)), (Stage::Score, Some(Sound::Bell)));
}

#[test]
fn where_there_is_one_way_only_it_is_chosen() {
    let state = state_after(TRICK);
    assert_eq!(state.chosen(), Some(Step::Board(None)));
    assert_eq!(state_after(BIDS).after(TableCommand::GoOn).chosen(), None);
}

#[test]
fn what_was_chosen_of_hidden_cards_is_not_told_when_they_are_covered() {
    let state = state_after("").after(TableCommand::Look);
    let chosen = state.after(TableCommand::Choose(event("tB5", "").map_deal(|_| ())));
    assert!(chosen.chosen().is_some());
    assert_eq!(chosen.after(TableCommand::Cover).chosen(), None);
}

#[test]
fn the_pile_goes_along_only_if_that_is_wished() {
    let moves = format!("{TRICK} ^ k\nV5 B3 V2 ^f");
    let state = state_after(&moves);
    assert_eq!(state.giving(Give::Left { pile: false }), Step::Give(Give::Left { pile: false }));
    let state = state.after(TableCommand::WithPile(true));
    assert_eq!(state.giving(Give::Left { pile: false }), Step::Give(Give::Left { pile: true }));
    assert_eq!(state.giving(Give::Keep), Step::Give(Give::Keep));
    let given = state.after(Command::Happen(event("gl*", &moves)));
    assert!(!given.table.with_pile);
}

#[test]
fn an_offered_game_never_pushes_one_in_progress_off_the_table() {
    let (here, there) = (state_after(BIDS), Rc::new(record_after(TRICK)));
    let asked = here.after(Command::Propose(Rc::clone(&there)));
    assert_eq!((&asked.record, asked.pending.is_some()), (&here.record, true));
    assert_eq!(asked.after(Command::Decline), here);
    let empty = State::default().after(Command::Propose(Rc::clone(&there)));
    assert_eq!(empty.record, Some(there));
}

#[test]
fn a_bid_that_lies_face_down_is_not_told() {
    assert_eq!(state_after("tB1").last_event(), None);
    let boarded = state_after(&format!("{TRICK} ^"));
    assert_eq!(boarded.last_event(), Some((Seat::Three, Step::Board(None))));
}
