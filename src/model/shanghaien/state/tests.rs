//! Tests of Shanghaien's part of the session, and the games that other tests start from.

use super::*;
use crate::model::Notice;

/// Returns a game of Anna (first) and Bernd on a fixed deck after these moves. Its first tavern is A1 A2 A3 A4 C1
/// *B.
pub(crate) fn record_after(moves: &str) -> Record {
    let text = format!(
        "shanghaien 1\nplayers \"Anna\" \"Bernd\"\nfirst 1\ndeck A1 A2 A3 A4 C1 *B A3 C2 C3 C3 C4 *N \
         D1 D2 D3 D3 D4 *R F1 F2 F3 F3 F4 *B G1 G2 G3 G3 G4 *N I1 I2 I3 I3 I4 *R S1 S2 S3 S3 S4 *N \
         T1 T2 T3 T3 T4 *R\n{moves}\n"
    );
    Record::read(text.as_bytes()).unwrap_or_else(|broken| panic!("{:?}", broken.error))
}

pub(crate) fn state_after(moves: &str) -> State {
    State::default().after(Command::Begin(Rc::new(record_after(moves)), Captains::default()))
}

pub(crate) fn event(token: &str, moves: &str) -> Event {
    *record_after(&format!("{moves} {token}")).events().last().unwrap()
}

pub(crate) const ROUND: &str = "r11 L p1 r22 p2 r11 p1 r22 p2";

#[test]
fn what_the_rules_refuse_changes_nothing() {
    let state = state_after("r12");
    assert_eq!(state.after(Command::Happen(Step::Shanghai)), state);
}

#[test]
fn an_event_clears_what_was_half_done() {
    let state = state_after("r12").after(TableCommand::Pick(1)).after(Command::Open(Sheet::Spot(1)));
    assert_eq!(state.picked_die(), Die::new(2));
    let state = state.after(Command::Happen(event("L p2", "r12")));
    assert_eq!((state.table.picked, state.sheet), (None, None));
    assert_eq!(state.record.unwrap().events().len(), 2);
}

#[test]
fn closing_puts_away_what_lies_on_top_and_then_what_is_looked_at() {
    let state = state_after(ROUND).after(TableCommand::Show(Stage::WhatIf)).after(Command::Open(Sheet::Log));
    let closed = state.after(Command::Close);
    assert_eq!((closed.sheet, closed.stage), (None, Stage::WhatIf));
    let closed = closed.after(Command::Close);
    assert_eq!((closed.stage, closed.has_overlay()), (Stage::Play, false));
}

#[test]
fn choosing_a_die_again_lets_go_of_it() {
    let state = state_after("r12").after(TableCommand::Pick(0));
    assert_eq!(state.after(TableCommand::Pick(0)).table.picked, None);
    assert_eq!(state.after(TableCommand::Pick(1)).table.picked, Some(1));
}

#[test]
fn dice_roll_and_are_put_down_until_the_bell_rings() {
    let sounds = [
        ("", None),
        ("r11", Some(Sound::Dice)),
        ("r11 L p1", Some(Sound::Wood)),
        ("r11 L p1 r22 p2 r11 p1 r22 p2 !", Some(Sound::Bell)),
    ];
    for (moves, sound) in sounds {
        assert_eq!(Shanghaien::sound(&record_after(moves)), sound, "{moves}");
    }
}

#[test]
fn after_a_shanghai_the_cards_travel_one_by_one_from_the_table_as_it_was() {
    let mut state = state_after(ROUND).after(Command::Happen(Step::Shanghai));
    for gone in 0..TAVERN {
        assert_eq!(state.stage, Stage::Travel(gone));
        assert_eq!(state.shown_position().unwrap().round(), 1);
        state = state.after(state.auto().unwrap());
    }
    assert_eq!(state.stage, Stage::Report);
    state = state.after(TableCommand::Show(Stage::Play));
    assert_eq!(state.shown_position().unwrap().round(), 2);
}

#[test]
fn where_nothing_moves_the_report_comes_at_once() {
    let state = state_after(ROUND).after(Command::SetPace(Pace::Off)).after(Command::Happen(Step::Shanghai));
    assert_eq!(state.stage, Stage::Report);
}

#[test]
fn an_offered_game_never_pushes_one_in_progress_off_the_table() {
    let (here, there) = (state_after("r11"), Rc::new(record_after("r22")));
    let offer = PendingGame::Game(Rc::clone(&there));
    let asked = here.after(Command::Propose(Rc::clone(&there)));
    assert_eq!((&asked.record, asked.pending.as_ref()), (&here.record, Some(&offer)));
    assert_eq!(asked.after(Command::Decline), here);
    assert_eq!(asked.after(Command::Begin(Rc::clone(&there), Captains::default())).pending, None);
    let over = state_after(&format!("{ROUND} ! ").repeat(8));
    assert_eq!(over.after(Command::Propose(Rc::clone(&there))).record, Some(there));
}

#[test]
fn a_new_game_keeps_the_settings_and_nothing_else() {
    let settings = Settings { chances: true, ..Settings::default() };
    let state = state_after(ROUND)
        .after(Command::Set(settings.clone()))
        .after(Command::SetPace(Pace::Fast))
        .after(Command::Tell(Some(Notice::TooLarge)));
    let state = state.after(Command::Begin(Rc::new(record_after("")), Captains::default()));
    assert_eq!((state.settings, state.pace, state.notice), (settings, Pace::Fast, None));
}
