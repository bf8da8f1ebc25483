//! Tests of the effects of commands. What concerns both games is tested with both.

mod by_itself;

use std::rc::Rc;

use super::{
    Command, Effect, Page, PendingGame, Playable, Session,
    lesson::{Lesson, tests as guide},
};
use crate::{
    ai,
    i18n::{Language, lesson::files},
    model::{
        Notice, Sound,
        hispaniola::{
            self, Pirates,
            fixtures::{self as cards, BIDS, TRICK},
        },
        shanghaien::{
            self, Captains,
            fixtures::{self as dice, ROUND},
        },
        standing,
    },
    record::Record,
    rules::{
        BySeat, SeededChance,
        hispaniola::{Hispaniola, Seat},
        shanghaien::{Shanghaien, Step},
    },
};

const BOATSWAIN: ai::shanghaien::Level = ai::shanghaien::Level::Boatswain;
const GUNNER: ai::hispaniola::Level = ai::hispaniola::Level::Gunner;
/// Anna is a person, Bernd a computer captain.
const AGAINST_BERND: Captains = BySeat([None, Some(BOATSWAIN)]);

fn visit<G: Playable>(page: impl Into<Option<Page>>) -> Command<G> {
    Command::Visit { page: page.into(), is_still: false }
}

/// Returns the session after a visit to this page.
fn on<G: Playable>(page: Page, session: &Session<G>) -> Session<G> {
    session.after(visit(page))
}

/// Returns the effects of a command.
fn done<G: Playable>(session: &Session<G>, command: impl Into<Command<G>>) -> Vec<Effect<G>> {
    session.update(command).1
}

/// Returns the same without the one that stops asking if nothing was being asked.
fn effects<G: Playable>(session: &Session<G>, command: impl Into<Command<G>>) -> Vec<Effect<G>> {
    let all = done(session, command).into_iter();
    all.filter(|effect| session.query().is_some() || *effect != Effect::Ask(None)).collect()
}

fn record<G: Playable>(session: &Session<G>) -> Rc<Record<G>> {
    session.record.clone().expect("a game on the table")
}

/// Returns a game of Anna against the computer captain Bernd.
fn captain(moves: &str) -> shanghaien::State {
    let game = Rc::new(dice::record_after(moves));
    shanghaien::State::default().after(Command::Begin(game, AGAINST_BERND))
}

/// Returns a game of Ada, Ben and Cleo in which this one is a computer pirate.
fn pirate(seat: Seat, moves: &str) -> hispaniola::State {
    let mut state = cards::state_after(moves);
    state.computers[seat] = Some(GUNNER);
    state
}

/// Returns whole games: eight rounds of dice; eight hands of cards.
fn whole_games() -> (Rc<Record<Shanghaien>>, Rc<Record<Hispaniola>>) {
    let hands = include_str!("../../../tests/records/valid/hispaniola-seed-2008.txt");
    let rounds = format!("{ROUND} ! ").repeat(8);
    (Rc::new(dice::record_after(&rounds)), Rc::new(Record::<Hispaniola>::read(hands.as_bytes()).unwrap()))
}

/// Returns a game whose hand has been scored and whose next one is to be dealt.
fn after_a_hand() -> hispaniola::State {
    let hand = include_str!("../../../tests/records/valid/hispaniola-hand-scored.txt");
    let game = Rc::new(Record::<Hispaniola>::read(hand.as_bytes()).unwrap());
    hispaniola::State::default().after(Command::Begin(game, Pirates::default()))
}

fn action<G: Playable>(event: &G::Event) -> Command<G> {
    Command::Act(G::action_of(event))
}

#[test]
fn an_act_that_the_rules_refuse_does_nothing() {
    fn is_refused<G: Playable>(session: &Session<G>, event: &G::Event) {
        let nothing = (session.clone(), vec![]);
        assert_eq!(session.update(action(event)), nothing);
        assert_eq!(session.update(Command::Happen(event.clone())), nothing);
    }
    is_refused(&dice::state_after("r12"), &Step::Shanghai);
    is_refused(&dice::state_after("r12 L p1"), &dice::event("L p2", "r12"));
    is_refused(&shanghaien::State::default(), &dice::event("r12", ""));
    is_refused(&cards::state_after("tB1"), &cards::event("tB1", ""));
    is_refused(&hispaniola::State::default(), &cards::event("tB1", ""));
}

#[test]
fn chance_is_asked_for_what_the_rules_allow_and_nothing_happens_before_it_has_spoken() {
    fn is_drawn<G: Playable>(session: &Session<G>) {
        let game = record(session);
        for action in game.game().legal_actions().iter() {
            let asked = (session.clone(), vec![Effect::Draw(*action)]);
            assert_eq!(session.update(Command::Act(*action)), asked);
        }
    }
    is_drawn(&dice::state_after(ROUND));
    is_drawn(&captain("r12"));
    is_drawn(&cards::state_after("tB1"));
    is_drawn(&after_a_hand());
}

#[test]
fn what_happens_is_saved_first_and_then_heard() {
    fn is_saved_and_heard<G: Playable>(before: &Session<G>, event: G::Event, sound: Sound) {
        let (after, effects) =
            (before.after(Command::Happen(event.clone())), effects(before, Command::Happen(event)));
        assert_eq!(effects, [Effect::Save(record(&after), before.computers), Effect::Play(sound)]);
        assert_eq!(record(&after).events().len(), record(before).events().len() + 1);
    }
    is_saved_and_heard(&dice::state_after("r12"), dice::event("L p2", "r12"), Sound::Wood);
    is_saved_and_heard(&captain(""), dice::event("r12", ""), Sound::Dice);
    is_saved_and_heard(&cards::state_after("tB1"), cards::event("tR2", "tB1"), Sound::Wood);
    is_saved_and_heard(&pirate(Seat::Three, "tB1"), cards::event("tR2", "tB1"), Sound::Wood);
}

#[test]
fn what_is_taken_back_is_saved_and_not_heard() {
    fn is_saved<G: Playable>(before: &Session<G>) {
        let saved = Effect::Save(record(&before.after(Command::Undo)), before.computers);
        assert_eq!(effects(before, Command::Undo), [saved]);
    }
    is_saved(&dice::state_after("r12 L p1"));
    is_saved(&cards::state_after(&format!("{TRICK} ^")));
}

#[test]
fn a_line_about_a_game_of_cards_is_saved_with_it_because_the_home_page_cannot_read_its_record() {
    let text = |record: &Record<Hispaniola>| Hispaniola::saved_text(record, Pirates::default());
    let running = record(&cards::state_after("tB1"));
    assert_eq!(standing::of_saved(&text(&running)), Some("Ada, Ben, Cleo#1"));
    assert_eq!(Record::<Hispaniola>::read(text(&running).as_bytes()).unwrap(), *running);
    let (dice, over) = whole_games();
    assert_eq!(standing::of_saved(&text(&over)), None);
    assert_eq!(standing::of_saved(&Shanghaien::saved_text(&dice, Captains::default())), None);
}

#[test]
fn what_is_shared_is_the_game_or_what_a_replay_shows_of_it() {
    fn is_shared<G: Playable>(session: &Session<G>) {
        let share = |session: &Session<G>, command| session.update(command);
        let shared = |session: &Session<G>, record| (session.clone(), vec![Effect::Share(record)]);
        assert_eq!(share(session, Command::Share), shared(session, record(session)));
        let replay = session.after(Command::Replay(record(session))).after(Command::ShowStep(1));
        assert_eq!(share(&replay, Command::Share), shared(&replay, record(session)));
        let position = Rc::new(record(session).prefix(1));
        assert_eq!(share(&replay, Command::SharePosition), shared(&replay, position));
        assert_eq!(share(&Session::default(), Command::Share).1, [], "there is no game");
    }
    is_shared(&dice::state_after("r12 L p1"));
    is_shared(&cards::state_after(TRICK));
}

#[test]
fn a_link_that_was_copied_is_told_until_something_changes() {
    fn is_told<G: Playable>(session: &Session<G>, event: G::Event, sheet: G::Sheet) {
        let told = session.after(Command::Tell(Some(Notice::LinkCopied)));
        assert_eq!(told.notice, Some(Notice::LinkCopied));
        for refused in [Command::Undo, Command::Close, Command::Decline, Command::ShowStep(0)] {
            assert_eq!(told.after(refused.clone()), told, "{refused:?}");
        }
        for change in [Command::Happen(event), Command::Open(sheet), Command::Tell(None)] {
            assert_eq!(told.after(change.clone()).notice, None, "{change:?}");
        }
        let other = session.after(Command::Tell(Some(Notice::NotSaved)));
        assert_eq!(other.after(Command::Open(sheet)).notice, other.notice, "others stay");
    }
    is_told(&dice::state_after(""), dice::event("r12", ""), shanghaien::Sheet::Menu);
    is_told(&cards::state_after(""), cards::event("tB1", ""), hispaniola::Sheet::Menu);
}

#[test]
fn settings_are_saved_when_they_change_and_only_then() {
    fn is_saved_once<G: Playable>(session: &Session<G>, settings: &G::Settings, others: Vec<Command<G>>) {
        let set = Command::Set(settings.clone());
        assert_eq!(effects(session, set.clone()), [Effect::SaveSettings(settings.clone())]);
        let session = session.after(set.clone());
        for command in others.into_iter().chain([set, Command::Leave, Command::Undo]) {
            let effects = effects(&session, command.clone());
            assert!(!effects.iter().any(|it| matches!(it, Effect::SaveSettings(_))), "{command:?}");
        }
    }
    let settings = shanghaien::Settings { chances: true, ..Default::default() };
    let others = vec![Command::Happen(Step::Shanghai), Command::Open(shanghaien::Sheet::Menu)];
    is_saved_once(&dice::state_after(ROUND), &settings, others);
    let settings = hispaniola::Settings { rounds: 5, ..Default::default() };
    let others = vec![Command::Happen(cards::event("tB1", "")), Command::Open(hispaniola::Sheet::Menu)];
    is_saved_once(&cards::state_after(""), &settings, others);
}

#[test]
fn the_end_of_a_game_is_told_once_and_that_it_was_taken_back() {
    fn ends_once<G: Playable>(whole: &Rc<Record<G>>) {
        let last = whole.events().last().unwrap().clone();
        let start = Rc::new(whole.prefix(whole.events().len() - 1));
        let (begin, end) =
            (Command::Begin(Rc::clone(&start), G::Computers::default()), Command::Happen(last));
        let before = Session::default().after(begin);
        let saved = |record: &Rc<Record<G>>| Effect::Save(Rc::clone(record), G::Computers::default());
        let finished = Effect::Finish(Rc::clone(whole));
        assert_eq!(
            effects(&before, end.clone()),
            [saved(whole), finished.clone(), Effect::Play(Sound::Bell)]
        );
        let over = before.after(end.clone());
        for command in [end.clone(), visit(Page::Table), Command::Close, Command::Hurry] {
            assert!(!effects(&over, command.clone()).contains(&finished), "{command:?}");
        }
        assert_eq!(effects(&over, Command::Undo), [saved(&start), Effect::TakeBack(Rc::clone(whole))]);
        let again = over.after(Command::Undo);
        assert_eq!(again.record.as_ref(), Some(&start));
        assert!(effects(&again, end).contains(&finished), "it ends as if for the first time");
        let another = Command::Begin(Rc::clone(&start), G::Computers::default());
        assert_eq!(effects(&over, another), [saved(&start)], "another game takes back no end");
    }
    let (dice, cards) = whole_games();
    ends_once(&dice);
    ends_once(&cards);
}

#[test]
fn a_game_that_was_over_when_it_came_has_not_ended_here() {
    fn is_only_saved<G: Playable>(whole: Rc<Record<G>>) {
        let begin = Command::Begin(Rc::clone(&whole), G::Computers::default());
        assert_eq!(effects(&Session::default(), begin), [Effect::Save(whole, G::Computers::default())]);
    }
    let (dice, cards) = whole_games();
    is_only_saved(dice);
    is_only_saved(cards);
}

#[test]
fn a_lesson_saves_nothing_asks_nobody_and_takes_its_own_dice_and_cards() {
    fn is_left_alone<G: Playable>(settings: G::Settings, lesson: Lesson<G>) {
        // At the table with chances on, a played game would ask the computer.
        let session = on(Page::Table, &Session::default().after(Command::Set(settings)));
        let teach = Command::Teach(Box::new(lesson));
        assert_eq!(effects(&session, teach.clone()), []);
        let steps = guide::steps(session.after(teach));
        let mut graduations = Vec::new();
        for (step, next) in steps.iter().zip(&steps[1..]) {
            let wanted = guide::wanted(step);
            for effect in effects(step, wanted.clone()) {
                match effect {
                    Effect::Play(_) => assert!(matches!(wanted, Command::Happen(_))),
                    Effect::Graduate => graduations.push(next.lesson().unwrap().is_done()),
                    effect => panic!("{effect:?} by {wanted:?}"),
                }
            }
            if let Command::Happen(event) = &wanted {
                assert_eq!(step.update(action(event)), step.update(wanted.clone()), "without chance");
            }
        }
        assert_eq!(graduations, [true], "at the end");
        assert_eq!(effects(steps.last().unwrap(), Command::NextStep), [], "and once");
    }
    let [(_, dice), (_, cards)] = files(Language::English);
    let chances = shanghaien::Settings { chances: true, ..Default::default() };
    is_left_alone(chances, shanghaien::Lesson::read(dice.leak()).unwrap());
    is_left_alone(hispaniola::Settings::default(), hispaniola::Lesson::read(cards.leak()).unwrap());
}

#[test]
fn a_replay_neither_saves_nor_asks_nor_goes_on_by_itself() {
    fn is_only_looked_at<G: Playable>(settings: G::Settings, record: &Rc<Record<G>>, leap: G::Leap) {
        let session = on(Page::Table, &Session::default().after(Command::Set(settings)));
        let replay = Command::Replay(Rc::clone(record));
        assert_eq!(effects(&session, replay.clone()), []);
        let session = session.after(replay);
        let action = record.game().legal_actions()[0];
        let event = record.game().draw(action, &mut SeededChance::from_number(1));
        let commands = [
            Command::ShowStep(0),
            Command::Leap(leap, true),
            Command::Leap(leap, false),
            Command::Act(action),
            Command::Happen(event),
            Command::Undo,
            Command::Hurry,
            visit(Page::Table),
        ];
        for command in commands {
            assert_eq!(session.update(command.clone()).1, [], "{command:?}");
        }
    }
    let chances = shanghaien::Settings { chances: true, ..Default::default() };
    is_only_looked_at(chances, &Rc::new(dice::record_after("r11 L p1 r25 p2")), shanghaien::Round);
    is_only_looked_at(hispaniola::Settings::default(), &record(&after_a_hand()), hispaniola::Leap::Trick);
}

#[test]
fn a_new_game_is_dealt_at_once_or_when_the_one_in_progress_is_given_up() {
    fn waits<G: Playable<Players: Default>>(running: &Session<G>) {
        let start = Command::Start(G::Players::default());
        let plan = G::plan(&running.settings, G::Players::default()).unwrap();
        let deal = Effect::Deal(plan.clone());
        let empty = Session::<G>::default();
        assert_eq!(empty.update(start.clone()), (empty.clone(), vec![deal.clone()]));
        let (asked, nothing) = (running.after(start.clone()), vec![]);
        assert_eq!(effects(running, start), nothing);
        assert_eq!((&asked.record, &asked.pending), (&running.record, &Some(PendingGame::New(plan))));
        assert_eq!(effects(&asked, Command::Decline), nothing);
        let (replaced, effects) = asked.update(Command::Replace);
        assert_eq!((replaced.record, replaced.pending), (None, None));
        assert_eq!(effects.last(), Some(&deal));
    }
    waits(&dice::state_after("r12"));
    waits(&cards::state_after(BIDS));
}

#[test]
fn a_game_that_waits_replaces_the_one_in_progress_and_nothing_is_drawn() {
    fn replaces<G: Playable>(running: &Session<G>, other: &Rc<Record<G>>) {
        let asked = running.after(Command::Propose(Rc::clone(other)));
        let saved = [Effect::Save(Rc::clone(other), G::Computers::default())];
        assert_eq!(effects(&asked, Command::Replace), saved);
        assert_eq!(effects(running, Command::Replace), [], "nothing waits");
    }
    replaces(&dice::state_after("r12"), &Rc::new(dice::record_after("r11")));
    replaces(&cards::state_after(BIDS), &Rc::new(cards::record_after(TRICK)));
}

#[test]
fn a_game_that_is_begun_where_it_was_set_up_shows_the_table() {
    fn shows_the_table<G: Playable>(session: &Session<G>) {
        let begin = Command::Begin(record(session), session.computers);
        let save_only = [Effect::Save(record(session), session.computers)];
        let save_and_show = [save_only[0].clone(), Effect::ShowTable];
        let before = |page| on(page, &Session::default());
        assert_eq!(effects(&before(Page::Setup), begin.clone()), save_and_show);
        let offer = Command::Propose(record(session));
        assert_eq!(effects(&before(Page::Setup), offer), save_and_show);
        for elsewhere in [before(Page::Table), before(Page::Rules), Session::default()] {
            assert_eq!(effects(&elsewhere, begin.clone()), save_only, "{:?}", elsewhere.page);
        }
    }
    shows_the_table(&dice::state_after("r12"));
    shows_the_table(&cards::state_after(BIDS));
}

#[test]
fn what_else_happens_where_games_are_set_up_does_not_show_the_table() {
    fn stays<G: Playable>(session: &Session<G>, event: G::Event) {
        let session = on(Page::Setup, session);
        let offer = Command::Propose(record(&session));
        let replay = Command::Replay(record(&session));
        let commands =
            [Command::Happen(event), Command::Undo, Command::TakeOver, Command::Decline, offer, replay];
        for command in commands {
            assert!(!effects(&session, command.clone()).contains(&Effect::ShowTable), "{command:?}");
        }
    }
    stays(&captain("r11 L p1"), dice::event("r22", "r11 L p1"));
    stays(&pirate(Seat::Three, &format!("{TRICK} ^")), cards::event("k", &format!("{TRICK} ^")));
}
