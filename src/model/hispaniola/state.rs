//! All that the page knows, and how it changes. Pure: storage, timers and cards live elsewhere.

use std::rc::Rc;

use super::{Command, Lesson, Offer, Pirates, Settings, Sheet, Stage};
use crate::{
    model::{Notice, Sitting, Sound, lesson::Pupil},
    record::hispaniola::Record,
    rules::{
        Game,
        hispaniola::{Action, Event, Give, Phase, Refusal, Seat, Step},
    },
};

/// The curtain before the cards, since the game changed last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Curtain {
    /// Nobody has looked behind it.
    #[default]
    Closed,
    /// This player looks at the own cards.
    Open(Seat),
    /// Somebody has looked behind it, and closed it again.
    ClosedAgain,
}

impl Curtain {
    /// Who looks at the own cards.
    pub(super) const fn looker(self) -> Option<Seat> {
        match self {
            Self::Open(seat) => Some(seat),
            Self::Closed | Self::ClosedAgain => None,
        }
    }
}

/// Everything the page knows. The record and who plays is all that is saved of it, besides the settings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    /// What the players have chosen.
    pub settings: Settings,
    /// The game on the table.
    pub record: Option<Rc<Record>>,
    pub(super) sitting: Sitting,
    pub(super) lesson: Option<Lesson>,
    /// Who plays it.
    pub pirates: Pirates,
    /// Counts how often the game has changed: what was asked before is no longer of interest.
    pub changes: u32,
    /// What the table shows of it.
    pub stage: Stage,
    /// What the curtain hides.
    pub(super) curtain: Curtain,
    /// What the player to move wants to do.
    pub(super) chosen: Option<Action>,
    /// Why what the player wanted to do cannot be done.
    pub refused: Option<Refusal>,
    /// The whole pile is to go along with the trick.
    pub with_pile: bool,
    /// What the computer pirate to move wants to do.
    pub(super) answer: Option<Action>,
    /// The computer could not be reached: nothing is asked until somebody tries again.
    pub is_out_of_reach: bool,
    /// Somebody does not want to wait for what happens by itself.
    pub hurried: bool,
    /// What lies over the table.
    pub sheet: Option<Sheet>,
    /// What the players must be told.
    pub notice: Option<Notice>,
    /// The text of the rules, once somebody has asked for it.
    pub rules: Option<Rc<str>>,
    /// A game that waits for the present one to be given up.
    pub offered: Option<Offer>,
}

impl State {
    /// The state after a command. What the rules refuse changes nothing, nor what a lesson does not wait for.
    pub fn after(&self, command: Command) -> Self {
        match self.sitting() {
            Sitting::Lesson => self.guided(&command).unwrap_or_else(|| self.changed(command)),
            Sitting::Game | Sitting::Replay => self.changed(command),
        }
    }

    pub(super) fn changed(&self, command: Command) -> Self {
        let mut next = self.clone();
        // It is said until something else is done.
        next.notice.take_if(|notice| *notice == Notice::LinkCopied);
        match command {
            Command::Begin(record, pirates) => {
                let (settings, rules) = (self.settings.clone(), self.rules.clone());
                let (stage, changes) = (Stage::of(&record), self.changes + 1);
                let record = Some(record);
                next = Self { settings, record, pirates, changes, stage, rules, ..Self::default() };
            }
            Command::Sit(sitting, record) => {
                next = self.changed(Command::Begin(record, Pirates::default()));
                next.sitting = sitting;
                if sitting == Sitting::Replay {
                    next.stage = Stage::LookBack(next.first_look());
                }
            }
            Command::Teach(lesson) => return self.seated(*lesson),
            Command::Rise => {
                let (settings, rules) = (self.settings.clone(), self.rules.clone());
                next = Self { settings, rules, changes: self.changes + 1, ..Self::default() };
            }
            Command::LookBack(count) => next.look_back(count),
            Command::Leap(leap, on) => next.leap(leap, on),
            Command::Offer(offer) if self.in_progress() => {
                next.offered = Some(offer);
                next.sheet = None;
            }
            // A game from elsewhere is played by persons.
            Command::Offer(Offer::Game(record)) => {
                return self.after(Command::Begin(record, Pirates::default()));
            }
            // Nothing stands in the way of a new game; only a lesson has steps.
            Command::Offer(Offer::New) | Command::NextStep | Command::StepBack => {}
            Command::Decline => next.offered = None,
            Command::Happen(event) => next.happen(event),
            Command::Undo => next.undo(),
            Command::Look => next.curtain = self.curtain().map_or(self.curtain, Curtain::Open),
            Command::Cover => {
                if self.curtain != Curtain::Closed {
                    next.curtain = Curtain::ClosedAgain;
                }
                next.chosen = None;
                next.refused = None;
            }
            Command::Choose(action) => next.choose(action),
            Command::WithPile(with_pile) => next.with_pile = with_pile,
            Command::GoOn if self.looks_back() => {}
            Command::GoOn => next.stage = Stage::Play,
            Command::Open(sheet) => next.sheet = Some(sheet),
            Command::Close => next.sheet = None,
            Command::Set(settings) => next.settings = settings,
            Command::Tell(notice) => next.notice = notice,
            Command::Rules(Some(text)) => next.rules = Some(text.into()),
            Command::ForgetRules => next.rules = None,
            Command::Rules(None) => next.notice = Some(Notice::NoRules),
            Command::Learn(action) => next.answer = Some(action),
            Command::OutOfReach => {
                next.is_out_of_reach = true;
                next.notice = Some(Notice::NoAnswer);
            }
            Command::TryAgain | Command::TakeOver => {
                next.is_out_of_reach = false;
                next.notice = None;
                if let (Command::TakeOver, Some(mover)) = (command, self.mover()) {
                    next.pirates[mover] = None;
                }
            }
            Command::Hurry => next.hurried = true,
        }
        next
    }

    /// Why the game lies on the table.
    pub fn sitting(&self) -> Sitting {
        self.sitting
    }

    /// How far it has come as a lesson.
    pub fn lesson(&self) -> Option<&Lesson> {
        self.lesson.as_ref().filter(|_| self.sitting() == Sitting::Lesson)
    }

    pub(super) fn happen(&mut self, event: Event) {
        let Some(mut record) = self.record.clone().filter(|_| self.sitting() != Sitting::Replay) else {
            return;
        };
        if Rc::make_mut(&mut record).push(event).is_ok() {
            self.replace(record);
        }
    }

    /// Another state of the game: nothing of what was half done is left, and who is no longer to move no longer
    /// shows the own cards.
    pub(super) fn replace(&mut self, record: Rc<Record>) {
        self.stage = Stage::of(&record);
        self.record = Some(record);
        self.changes += 1;
        // Bids and scores are looked at by all.
        let looker = self.curtain.looker();
        let looker = looker.filter(|&seat| self.mover() == Some(seat) && self.stage == Stage::Play);
        self.curtain = looker.map_or(Curtain::Closed, Curtain::Open);
        self.chosen = None;
        self.refused = None;
        self.with_pile = false;
        self.answer = None;
        self.hurried = false;
        self.sheet = None;
    }

    fn choose(&mut self, action: Action) {
        let Some(record) = self.record.as_ref().filter(|_| self.thinker().is_none()) else { return };
        match record.game().check(action) {
            Ok(()) => (self.chosen, self.refused) = (Some(action), None),
            Err(refusal) => self.refused = Some(refusal),
        }
    }

    /// What the player to move wants to do. Where there is but one way to play or board, it is that.
    pub fn chosen(&self) -> Option<Action> {
        let record = self.record.as_ref().filter(|_| self.stage == Stage::Play)?;
        let mover = self.mover().filter(|&seat| self.pirates[seat].is_none())?;
        let needs_cards = matches!(record.table().phase(), Phase::Bid(_) | Phase::Play(_));
        if needs_cards && self.looker() != Some(mover) {
            return None;
        }
        match record.game().legal_actions().as_slice() {
            [only] => Some(*only),
            _ => self.chosen,
        }
    }

    /// The way to give the trick that a person has asked for: the pile goes along if that is wished.
    pub fn giving(&self, give: Give) -> Action {
        let pile = self.with_pile;
        Step::Give(match give {
            Give::Left { .. } => Give::Left { pile },
            Give::Right { .. } => Give::Right { pile },
            Give::Keep => Give::Keep,
        })
    }

    /// Whether something is shown that one can go back from to the game.
    pub fn is_aside(&self) -> bool {
        self.sheet.is_some()
    }

    /// Whether somebody looks back.
    pub fn looks_back(&self) -> bool {
        matches!(self.stage, Stage::LookBack(_))
    }

    /// Whether there is a game that has not ended.
    pub fn in_progress(&self) -> bool {
        self.record.as_ref().is_some_and(|record| record.table().phase() != Phase::Over)
    }

    /// What the last event sounds like: cards and pirates are put down, and the bell rings when a hand is over.
    pub fn sound(&self) -> Option<Sound> {
        let record = self.record.as_ref()?;
        match (record.events().last()?, Stage::of(record)) {
            (_, Stage::Score) => Some(Sound::Bell),
            (Step::Deal(_) | Step::Nothing, _) => None,
            _ => Some(Sound::Wood),
        }
    }

    /// What was done last, and by whom, for whoever must say so. A bid that lies face down is not told.
    pub fn last_event(&self) -> Option<(Seat, Action)> {
        let record = self.record.as_ref()?;
        let action = record.events().last()?.map_deal(|_| ());
        (!matches!(action, Step::Bid(_))).then_some(())?;
        Some((self.last_mover()?, action))
    }
}

impl Stage {
    /// What is to be shown first of a game: bids that have just been turned over, or the score of a hand.
    pub(super) fn of(record: &Record) -> Self {
        match (record.events().last(), record.table().phase()) {
            (Some(Step::Bid(_)), Phase::Play(_) | Phase::Bid(Seat::One)) => Self::Bids,
            (Some(_), Phase::Deal | Phase::Over) => Self::Score,
            _ => Self::Play,
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::rules::hispaniola::Colour;

    /// A game of Ada, Ben (who is the first player) and Cleo after these moves. Ada has B1 to B9 and G1 to G6,
    /// Ben G7 to G9, R1 to R9 and V1 to V3, Cleo V4 to V9 and Y1 to Y9.
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

    fn event(token: &str, moves: &str) -> Event {
        *record_after(&format!("{moves} {token}")).events().last().unwrap()
    }

    /// Trump is yellow; Cleo leads.
    pub(crate) const BIDS: &str = "tB1 tR2 tY9";
    /// Cleo has won the first trick.
    pub(crate) const TRICK: &str = "tB1 tR2 tY9\nV4 B2 V1";

    #[test]
    fn what_the_rules_refuse_changes_nothing_but_is_explained() {
        let state = state_after(&format!("{BIDS}\nV4 B2")).after(Command::GoOn).after(Command::Look);
        let red = Step::Play(crate::rules::hispaniola::Card::new(Colour::Red, 1).unwrap());
        let refused = state.after(Command::Choose(red));
        assert_eq!(refused.refused, Some(Refusal::MustFollow { led: Colour::Violet }));
        assert_eq!((refused.chosen(), &refused.record), (None, &state.record));
        assert_eq!(
            refused.after(Command::Choose(event("V2", &format!("{BIDS}\nV4 B2")).map_deal(|_| ()))).refused,
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
            state_after("tB1 tR2").after(Command::Look).after(Command::Happen(event("tY9", "tB1 tR2")));
        assert_eq!(looking.view(), None, "all look at the bids, so Cleo's cards are covered");
        assert_eq!(state.after(Command::GoOn).stage, Stage::Play);
        assert_eq!(state_after("tB2 tR2 tY2").stage, Stage::Bids, "also when nobody's stands alone");
    }

    #[test]
    fn cards_and_pirates_are_heard_when_they_are_put_down() {
        assert_eq!(state_after("").sound(), None, "cards are dealt in silence");
        for moves in ["tB1", BIDS, "tB1 tR2 tY9\nV4", TRICK, "tB1 tR2 tY9\nV4 B2 V1 ^"] {
            assert_eq!(state_after(moves).sound(), Some(Sound::Wood), "{moves}");
        }
        let text = include_str!("../../../tests/records/valid/hispaniola-hand-scored.txt");
        let scored = Rc::new(Record::read(text.as_bytes()).expect("a valid record"));
        let state = State::default().after(Command::Begin(scored, Pirates::default()));
        assert_eq!((state.stage, state.sound()), (Stage::Score, Some(Sound::Bell)));
    }

    #[test]
    fn where_there_is_one_way_only_it_is_chosen() {
        let state = state_after(TRICK);
        assert_eq!(state.chosen(), Some(Step::Board(None)));
        assert_eq!(state_after(BIDS).after(Command::GoOn).chosen(), None);
    }

    #[test]
    fn what_was_chosen_of_hidden_cards_is_not_told_when_they_are_covered() {
        let state = state_after("").after(Command::Look);
        let chosen = state.after(Command::Choose(event("tB5", "").map_deal(|_| ())));
        assert!(chosen.chosen().is_some());
        assert_eq!(chosen.after(Command::Cover).chosen(), None);
    }

    #[test]
    fn the_pile_goes_along_only_if_that_is_wished() {
        let moves = format!("{TRICK} ^ k\nV5 B3 V2 ^f");
        let state = state_after(&moves);
        assert_eq!(state.giving(Give::Left { pile: false }), Step::Give(Give::Left { pile: false }));
        let state = state.after(Command::WithPile(true));
        assert_eq!(state.giving(Give::Left { pile: false }), Step::Give(Give::Left { pile: true }));
        assert_eq!(state.giving(Give::Keep), Step::Give(Give::Keep));
        let given = state.after(Command::Happen(event("gl*", &moves)));
        assert!(!given.with_pile);
    }

    #[test]
    fn an_offered_game_never_pushes_one_in_progress_off_the_table() {
        let (here, there) = (state_after(BIDS), Rc::new(record_after(TRICK)));
        let asked = here.after(Command::Offer(Offer::Game(Rc::clone(&there))));
        assert_eq!((&asked.record, asked.offered.is_some()), (&here.record, true));
        assert_eq!(asked.after(Command::Decline), here);
        let empty = State::default().after(Command::Offer(Offer::Game(Rc::clone(&there))));
        assert_eq!(empty.record, Some(there));
    }

    #[test]
    fn a_bid_that_lies_face_down_is_not_told() {
        assert_eq!(state_after("tB1").last_event(), None);
        let boarded = state_after(&format!("{TRICK} ^"));
        assert_eq!(boarded.last_event(), Some((Seat::Three, Step::Board(None))));
    }
}
