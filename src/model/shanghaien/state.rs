//! All that the page knows, and how it changes. Pure: storage, timers and dice live elsewhere.

use std::rc::Rc;

use super::{Captains, Command, Insight, Lesson, Offer, Settings, Sheet, Stage};
use crate::{
    ai::shanghaien::message::Percent,
    model::{Notice, Pace, Sitting, Sound, lesson::Pupil},
    record::shanghaien::Record,
    rules::{
        BySeat, Die, Seat,
        shanghaien::{Event, Phase, Position, Step, TAVERN},
    },
};

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
    pub captains: Captains,
    /// What the computer has said about it as it is now.
    pub insight: Insight,
    /// The chance of seat one as it was known last.
    pub chance: Option<Percent>,
    /// Counts how often the game has changed: what was asked before is no longer of interest.
    pub changes: u32,
    /// Somebody does not want to wait for what happens by itself.
    pub hurried: bool,
    /// What the table shows of it.
    pub stage: Stage,
    /// Which of the two rolled dice has been chosen.
    pub picked: Option<usize>,
    /// What lies over the table.
    pub sheet: Option<Sheet>,
    /// What the players must be told.
    pub notice: Option<Notice>,
    /// The dice thrown for who starts the game that is being set up.
    pub thrown: Option<BySeat<Die>>,
    /// The text of the rules, once somebody has asked for it.
    pub rules: Option<Rc<str>>,
    /// A game that waits for the present one to be given up.
    pub offered: Option<Offer>,
    /// The dice have just been rolled: they tumble.
    pub tumbling: bool,
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
            Command::Begin(record, captains) => {
                let (settings, rules) = (self.settings.clone(), self.rules.clone());
                let changes = self.changes + 1;
                next = Self { settings, rules, changes, captains, record: Some(record), ..Self::default() };
            }
            Command::Sit(sitting, record) => {
                next = self.changed(Command::Begin(record, Captains::default()));
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
            Command::Offer(offer) if self.in_progress() => {
                next.offered = Some(offer);
                next.sheet = None;
            }
            // A game from elsewhere is played by persons.
            Command::Offer(Offer::Game(record)) => {
                return self.after(Command::Begin(record, Captains::default()));
            }
            Command::Clear => {
                next.record = None;
                next.offered = None;
            }
            Command::Settle => {
                next.tumbling = false;
                next.sheet = None;
            }
            Command::Decline => next.offered = None,
            Command::Rules(Some(text)) => next.rules = Some(text.into()),
            Command::ForgetRules => next.rules = None,
            Command::Rules(None) => next.notice = Some(Notice::NoRules),
            Command::Throw(dice) => next.thrown = dice,
            Command::Happen(event) => next.happen(event),
            Command::Undo => next.undo(),
            Command::Pick(index) => {
                next.picked = if self.picked == Some(index) { None } else { Some(index) };
            }
            Command::Open(sheet) => {
                next.sheet = Some(sheet);
                // Whoever asks again means it.
                next.insight.is_out_of_reach &= sheet != Sheet::Hint;
            }
            Command::Close if self.sheet.is_some() => next.sheet = None,
            Command::Close if self.is_aside() => next.stage = Stage::Play,
            // Nothing lies open, nothing stands in the way of a new game, only a lesson has steps.
            Command::Close | Command::Offer(Offer::New) | Command::NextStep | Command::StepBack => {}
            Command::Show(stage) => next.stage = stage,
            Command::LookToRound(on) => next.look_to_round(on),
            Command::Advance => {
                next.stage = match self.stage {
                    Stage::Travel(gone) if gone + 1 < TAVERN => Stage::Travel(gone + 1),
                    Stage::Travel(_) => Stage::Report,
                    other => other,
                };
            }
            Command::Set(settings) => next.settings = settings,
            Command::Tell(notice) => next.notice = notice,
            Command::Learn(wish, weighed) => next.learn(wish, weighed),
            Command::OutOfReach => {
                next.insight.is_out_of_reach = true;
                next.notice = Some(Notice::NoAnswer);
            }
            Command::TryAgain | Command::TakeOver => {
                next.insight.is_out_of_reach = false;
                next.notice = None;
                let mover = self.record.as_ref().and_then(|record| record.position().to_move());
                if let (Command::TakeOver, Some(mover)) = (command, mover) {
                    next.captains[mover] = None;
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
            self.record = Some(record);
            self.reset_table();
            self.tumbling = matches!(event, Step::Roll(_));
            if event == Step::Shanghai {
                // Where nothing moves the report comes at once, and where everything waits to be read.
                let is_still = self.settings.pace == Pace::Off || self.lesson().is_some();
                self.stage = if is_still { Stage::Report } else { Stage::Travel(0) };
            }
        }
    }

    pub(super) fn reset_table(&mut self) {
        self.insight = Insight::default();
        self.changes += 1;
        self.hurried = false;
        self.stage = Stage::Play;
        self.picked = None;
        self.sheet = None;
    }

    /// The position that the table shows.
    pub fn shown_position(&self) -> Option<Position> {
        let record = self.record.as_deref()?;
        let after = |count: usize| record.positions().nth(count);
        match self.stage {
            Stage::Play | Stage::WhatIf => Some(*record.position()),
            Stage::Travel(_) | Stage::Report => after(record.events().len().saturating_sub(1)),
            Stage::LookBack(count) => after(count.min(record.events().len())),
        }
    }

    /// The chosen die.
    pub fn picked_die(&self) -> Option<Die> {
        let roll = self.shown_position()?.rolled()?;
        [roll.low(), roll.high()].get(self.picked?).copied()
    }

    /// Whether something is shown that one can go back from to the game.
    pub fn is_aside(&self) -> bool {
        // A lesson has its own way back.
        self.lesson().is_none() && (self.sheet.is_some() || self.stage == Stage::WhatIf)
    }

    /// Whether there is a game that has not ended.
    pub fn in_progress(&self) -> bool {
        self.record.as_ref().is_some_and(|record| record.position().phase() != Phase::Over)
    }

    /// Whether something is shown that the first rolls of a game do not need: the page loads it later.
    pub fn needs_sheets(&self) -> bool {
        self.sheet.is_some()
            || self.offered.is_some()
            || self.stage == Stage::Report
            || (self.record.is_some() && !self.in_progress())
    }

    /// What the last event sounds like.
    pub fn sound(&self) -> Option<Sound> {
        Some(match self.record.as_ref()?.events().last()? {
            Step::Roll(_) => Sound::Dice,
            Step::Shanghai => Sound::Bell,
            _ => Sound::Wood,
        })
    }

    /// Who made the last move, for whoever must say so.
    pub fn last_event(&self) -> Option<(Seat, Event)> {
        let record = self.record.as_deref()?;
        let event = *record.events().last()?;
        let before = record.positions().nth(record.events().len() - 1)?;
        Some((before.to_move()?, event))
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A game of Anna (first) and Bernd on a fixed deck after these moves; its first tavern is
    /// A1 A2 A3 A4 C1 *B.
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
        let state = state_after("r12").after(Command::Pick(1)).after(Command::Open(Sheet::Spot(1)));
        assert_eq!(state.picked_die(), Die::new(2));
        let state = state.after(Command::Happen(event("L p2", "r12")));
        assert_eq!((state.picked, state.sheet), (None, None));
        assert_eq!(state.record.unwrap().events().len(), 2);
    }

    #[test]
    fn closing_puts_away_what_lies_on_top_and_then_what_is_looked_at() {
        let state = state_after(ROUND).after(Command::Show(Stage::WhatIf)).after(Command::Open(Sheet::Log));
        let closed = state.after(Command::Close);
        assert_eq!((closed.sheet, closed.stage), (None, Stage::WhatIf));
        let closed = closed.after(Command::Close);
        assert_eq!((closed.stage, closed.is_aside()), (Stage::Play, false));
    }

    #[test]
    fn choosing_a_die_again_lets_go_of_it() {
        let state = state_after("r12").after(Command::Pick(0));
        assert_eq!(state.after(Command::Pick(0)).picked, None);
        assert_eq!(state.after(Command::Pick(1)).picked, Some(1));
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
            assert_eq!(state_after(moves).sound(), sound, "{moves}");
        }
    }

    #[test]
    fn after_a_shanghai_the_cards_travel_one_by_one_from_the_table_as_it_was() {
        let mut state = state_after(ROUND).after(Command::Happen(Step::Shanghai));
        for gone in 0..TAVERN {
            assert_eq!(state.stage, Stage::Travel(gone));
            assert_eq!(state.shown_position().unwrap().round(), 1);
            state = state.after(Command::Advance);
        }
        assert_eq!(state.stage, Stage::Report);
        state = state.after(Command::Show(Stage::Play));
        assert_eq!(state.shown_position().unwrap().round(), 2);
    }

    #[test]
    fn where_nothing_moves_the_report_comes_at_once() {
        let still = Settings { pace: Pace::Off, ..Settings::default() };
        let state = state_after(ROUND).after(Command::Set(still)).after(Command::Happen(Step::Shanghai));
        assert_eq!(state.stage, Stage::Report);
    }

    #[test]
    fn an_offered_game_never_pushes_one_in_progress_off_the_table() {
        let (here, there) = (state_after("r11"), Rc::new(record_after("r22")));
        let offer = Offer::Game(Rc::clone(&there));
        let asked = here.after(Command::Offer(offer.clone()));
        assert_eq!((&asked.record, asked.offered.as_ref()), (&here.record, Some(&offer)));
        assert_eq!(asked.after(Command::Decline), here);
        assert_eq!(asked.after(Command::Begin(Rc::clone(&there), Captains::default())).offered, None);
        let over = state_after(&format!("{ROUND} ! ").repeat(8));
        assert_eq!(over.after(Command::Offer(offer)).record, Some(there));
        assert!(here.after(Command::Offer(Offer::New)).offered.is_some());
        assert_eq!(here.after(Command::Clear).record, None);
    }

    #[test]
    fn a_new_game_keeps_the_settings_and_nothing_else() {
        let settings = Settings { pace: Pace::Off, ..Settings::default() };
        let state = state_after(ROUND)
            .after(Command::Set(settings.clone()))
            .after(Command::Tell(Some(Notice::TooLarge)));
        let state = state.after(Command::Begin(Rc::new(record_after("")), Captains::default()));
        assert_eq!((state.settings, state.notice), (settings, None));
    }
}
