//! What happens by itself: questions to the computer, and pauses.

use std::rc::Rc;

use super::{
    AGAINST_BERND, BOATSWAIN, GUNNER, after_a_hand, captain, done, effects, on, pirate, record, visit,
};
use crate::{
    ai,
    model::{
        Pace,
        hispaniola::{self, fixtures as cards},
        session::{Auto, Command, Effect, Page, Playable, Session},
        shanghaien::{
            self, Stage, TableCommand, Thrown,
            fixtures::{self as dice, ROUND},
        },
    },
    record::Record,
    rules::{
        BySeat, Die,
        hispaniola::Seat,
        shanghaien::{Shanghaien, Step},
    },
};

/// Returns, for each change of what happens by itself, the pause in milliseconds and the step, or `None` for nothing.
fn waits<G: Playable>(effects: Vec<Effect<G>>) -> Vec<Option<(u32, Auto<G>)>> {
    let waits = effects.into_iter().filter_map(|effect| match effect {
        Effect::Wait(wait) => Some(wait.map(|wait| (wait.millis, wait.auto))),
        _ => None,
    });
    waits.collect()
}

#[test]
fn the_computer_is_asked_at_the_table_and_let_go_of_when_another_page_is_shown() {
    fn is_asked<G: Playable>(session: &Session<G>, query: G::Query, question: &G::Question) {
        for page in [Page::Setup, Page::Rules, Page::Lesson, Page::Replay] {
            assert_eq!(session.update(visit(page)).1, [], "{page:?}");
        }
        let asks = [Effect::Ask(Some((query, question.clone())))];
        assert_eq!(session.update(visit(Page::Table)).1, asks);
        let asked = on(Page::Table, session);
        assert_eq!(asked.update(visit(Page::Table)).1, [], "it has been asked");
        for page in [Some(Page::Rules), Some(Page::Setup), None] {
            assert_eq!(asked.update(visit(page)).1, [Effect::Ask(None)], "{page:?}");
            assert_eq!(asked.after(visit(page)).update(visit(Page::Table)).1, asks, "and back");
        }
    }
    let (state, query) = (captain("r11 L p1 r25"), ai::shanghaien::message::Query::Move(BOATSWAIN));
    let question = ai::shanghaien::message::Question::new(query, record(&state).position());
    is_asked(&state, query, &question);
    let state = pirate(Seat::One, "");
    let question = ai::hispaniola::message::Question::new(GUNNER, record(&state).game().view(Seat::One));
    is_asked(&state, GUNNER, &question);
}

#[test]
fn the_computer_is_asked_as_soon_as_its_turn_comes() {
    fn is_asked<G: Playable>(before: &Session<G>, event: G::Event) {
        let (before, happen) = (on(Page::Table, before), Command::Happen(event));
        let after = before.after(happen.clone());
        let query = after.query().unwrap();
        let asks = Effect::Ask(Some((query, G::question(&after, query).unwrap())));
        let effects = effects(&before, happen);
        let place = effects.iter().position(|effect| *effect == asks);
        assert_eq!(place, Some(2), "after what is saved and heard: {effects:?}");
    }
    is_asked(&captain("r11 L p1"), dice::event("r25", "r11 L p1"));
    is_asked(&pirate(Seat::Two, ""), cards::event("tB1", ""));
}

#[test]
fn taking_over_from_the_computer_is_saved_and_ends_its_questions() {
    fn is_let_go_of<G: Playable>(session: &Session<G>) {
        let session = on(Page::Table, session).after(Command::OutOfReach);
        let (after, effects) = (session.after(Command::TakeOver), done(&session, Command::TakeOver));
        assert_eq!(effects, [Effect::Save(record(&session), G::Computers::default())]);
        assert_eq!(after.query(), None);
        assert!(matches!(session.update(Command::TryAgain).1[..], [Effect::Ask(Some(_))]));
    }
    is_let_go_of(&captain("r11 L p1 r25"));
    is_let_go_of(&pirate(Seat::One, ""));
}

#[test]
fn the_computers_action_comes_after_a_pause_or_at_once_if_the_player_hurries() {
    fn acts_after_a_pause<G: Playable>(session: &Session<G>) {
        let asked = on(Page::Table, session);
        let (query, action) =
            (asked.query().unwrap(), *record(session).game().legal_actions().last().unwrap());
        let answered = Command::Answer(query, vec![(action, 50)]);
        let told = asked.after(answered.clone());
        let auto = Auto::Act(action);
        let pause = G::pause(&told, &auto);
        assert!(pause > 0);
        assert_eq!(waits(effects(&asked, answered)), [Some((pause, auto.clone()))]);
        assert_eq!(waits(effects(&told, Command::Hurry)), [Some((0, auto.clone()))]);
        assert_eq!(effects(&told, auto), [Effect::Draw(action)]);
    }
    acts_after_a_pause(&captain("r11 L p1 r25"));
    acts_after_a_pause(&pirate(Seat::One, ""));
}

#[test]
fn another_pace_counts_at_once_and_is_not_saved_with_the_game() {
    fn counts<G: Playable>(session: &Session<G>) {
        let asked = on(Page::Table, session);
        let (query, action) =
            (asked.query().unwrap(), *record(session).game().legal_actions().last().unwrap());
        let told = asked.after(Command::Answer(query, vec![(action, 50)]));
        let auto = Auto::Act(action);
        let mut last = G::pause(&told, &auto);
        for pace in [Pace::Fast, Pace::Off] {
            let effects = told.update(Command::SetPace(pace)).1;
            let pause = G::pause(&told.after(Command::SetPace(pace)), &auto);
            assert!(pause < last, "{pace:?}");
            assert_eq!((effects.len(), waits(effects)), (1, vec![Some((pause, auto.clone()))]), "{pace:?}");
            last = pause;
        }
        assert_eq!(told.update(Command::SetPace(Pace::Normal)).1, [], "it was that");
    }
    counts(&captain("r11 L p1 r25"));
    counts(&pirate(Seat::One, ""));
}

#[test]
fn hurry_is_over_when_something_has_happened() {
    let hurried = on(Page::Table, &captain("r11 L p1")).after(Command::Hurry);
    let happen = Command::Happen(dice::event("r22", "r11 L p1"));
    assert!(hurried.hurried && !hurried.after(happen).hurried);
    let hurried = on(Page::Table, &pirate(Seat::Two, "")).after(Command::Hurry);
    assert!(hurried.hurried && !hurried.after(Command::Happen(cards::event("tB1", ""))).hurried);
}

#[test]
fn nothing_happens_by_itself_behind_a_sheet_or_a_question_or_on_another_page() {
    fn waits_behind<G: Playable>(session: &Session<G>, sheet: G::Sheet) {
        let session = on(Page::Table, session);
        let (open, offer) = (Command::Open(sheet), Command::Propose(record(&session)));
        for (go, back) in
            [(open, Command::Close), (offer, Command::Decline), (visit(None), visit(Page::Table))]
        {
            assert_eq!(waits(effects(&session, go.clone())), [None], "{go:?}");
            assert!(matches!(waits(effects(&session.after(go), back))[..], [Some(_)]));
        }
    }
    waits_behind(&captain("r11 L p1"), shanghaien::Sheet::Menu);
    waits_behind(&after_a_hand().after(hispaniola::TableCommand::GoOn), hispaniola::Sheet::Menu);
}

#[test]
fn in_another_game_the_same_is_asked_and_waited_for_anew() {
    fn comes_again<G: Playable>(session: &Session<G>) {
        let before = on(Page::Table, session);
        let again = Command::Begin(record(session), session.computers);
        let (after, effects) = before.update(again);
        assert_eq!((after.query(), after.auto()), (before.query(), before.auto()));
        let asks = effects.iter().any(|effect| matches!(effect, Effect::Ask(Some(_))));
        assert_eq!(asks, before.query().is_some());
        let waits = waits(effects).into_iter().flatten().map(|(_, auto)| auto);
        assert!(waits.eq(before.auto()));
    }
    comes_again(&captain("r11 L p1"));
    comes_again(&captain("r11 L p1 r25"));
    comes_again(&pirate(Seat::One, ""));
}

#[test]
fn cards_travel_one_by_one_and_then_the_report_waits_for_a_person() {
    let mut state = on(Page::Table, &dice::state_after(ROUND));
    let mut commands = vec![Command::Happen(Step::Shanghai)];
    let mut stages = Vec::new();
    while let Some(command) = commands.pop() {
        let (after, effects) = state.update(command);
        commands.extend(waits(effects).into_iter().flatten().map(|(_, auto)| auto.into()));
        stages.push(after.stage);
        state = after;
    }
    let travels = (0..6).map(Stage::Travel);
    assert_eq!(stages, travels.chain([Stage::Report]).collect::<Vec<_>>());
}

#[test]
fn a_card_takes_its_time_to_travel_and_the_last_thing_to_wait_for_is_the_report() {
    let state = on(Page::Table, &dice::state_after(ROUND)).after(Command::Happen(Step::Shanghai));
    let last = state.after(TableCommand::Show(Stage::Travel(5)));
    let report = Auto::Go(TableCommand::Show(Stage::Report));
    let wait = waits(effects(&state, TableCommand::Show(Stage::Travel(5))));
    assert!(matches!(&wait[..], [Some((1.., auto))] if *auto == report), "{wait:?}");
    assert_eq!(waits(effects(&last, report)), [None], "then a person goes on");
}

#[test]
fn whoever_wants_nothing_to_move_reads_the_report_at_once() {
    let state = dice::state_after(ROUND).after(Command::Visit { page: Some(Page::Table), is_still: true });
    let (report, effects) = state.update(Command::Happen(Step::Shanghai));
    assert_eq!((report.stage, waits(effects)), (Stage::Report, vec![]));
}

/// Returns the set-up page with the dice thrown for who starts, and the game that begins then.
fn thrown() -> (shanghaien::State, Rc<Record<Shanghaien>>) {
    let game = Rc::new(dice::record_after(""));
    let captains = shanghaien::Settings { captains: AGAINST_BERND, ..Default::default() };
    let state = on(Page::Setup, &shanghaien::State::default().after(Command::Set(captains)));
    let throw = Thrown { dice: BySeat([Die::ALL[5], Die::ALL[0]]), game: Rc::clone(&game) };
    (state.after(TableCommand::Throw(throw)), game)
}

#[test]
fn the_game_begins_that_was_thrown_for() {
    let (state, game) = thrown();
    let auto = Auto::Go(TableCommand::BeginThrown);
    let throw = TableCommand::Throw(state.table.thrown.clone().unwrap());
    assert_eq!(waits(effects(&state.after(Command::Leave), throw)), [Some((3000, auto.clone()))]);
    let (begun, effects) = state.update(auto);
    assert_eq!(effects[..2], [Effect::Save(Rc::clone(&game), AGAINST_BERND), Effect::ShowTable]);
    assert_eq!((begun.record, begun.table.thrown, waits(effects)), (Some(game), None, vec![None]));
}

#[test]
fn whoever_walks_away_from_the_throw_does_not_get_that_game() {
    let (state, _) = thrown();
    assert_eq!(waits(effects(&state, visit(Page::Setup))), [], "it is still waited for");
    for page in [Some(Page::Table), Some(Page::Rules), None] {
        assert_eq!(waits(effects(&state, visit(page))), [None], "{page:?}");
        assert_eq!(state.after(visit(page)).after(TableCommand::BeginThrown).record, None, "{page:?}");
    }
}
