//! How a command changes a session.

use std::rc::Rc;

use super::{Command, Mode, Page, PendingGame, Playable, Session};
use crate::{model::Notice, record::Record};

impl<G: Playable> Session<G> {
    /// Returns the session after a command, without regard to a lesson.
    pub(super) fn changed(&self, command: Command<G>) -> Self {
        let mut next = self.carried_out(command);
        // This notice disappears as soon as something else changes.
        if self.notice == Some(Notice::LinkCopied) && next.notice == self.notice && next != *self {
            next.notice = None;
        }
        next
    }

    fn carried_out(&self, command: Command<G>) -> Self {
        let mut next = self.clone();
        match command {
            Command::Begin(record, computers) => {
                next = self.cleared();
                next.stage = G::first_stage(&record);
                (next.record, next.computers) = (Some(record), computers);
            }
            Command::Replay(record) => {
                next = self.cleared();
                // A finished game starts at its beginning, an unfinished one at its end.
                let start = if record.game().is_over() { 0 } else { record.events().len() };
                (next.record, next.mode) = (Some(record), Mode::Replay(start));
            }
            Command::Teach(lesson) => return self.taught(lesson),
            Command::Leave => next = self.cleared(),
            Command::ShowStep(count) => next.show_step(count),
            Command::Leap(leap, on) => next.leap(leap, on),
            Command::Propose(record) if self.in_progress() => next.offer(PendingGame::Game(record)),
            Command::Propose(record) => return self.begun_by_persons(record),
            Command::Start(players) if self.in_progress() => {
                if let Some(plan) = G::plan(&self.settings, players) {
                    next.offer(PendingGame::New(plan));
                }
            }
            Command::Decline => next.pending = None,
            Command::Replace => match next.pending.take() {
                Some(PendingGame::Game(record)) => return self.begun_by_persons(record),
                Some(PendingGame::New(_)) => next.record = None,
                None => {}
            },
            // These change nothing here: steps belong to lessons, and `update` has the effects of the others.
            Command::Start(_)
            | Command::Rematch
            | Command::Share
            | Command::SharePosition
            | Command::NextStep
            | Command::StepBack
            | Command::Act(_) => {}
            Command::Happen(event) => next.happen(&event),
            Command::Undo => next.undo(),
            Command::Table(command) => G::carry_out_table_command(&mut next, command),
            Command::Open(sheet) => {
                next.sheet = Some(sheet);
                G::has_opened(&mut next);
            }
            Command::Close => match self.sheet {
                Some(_) => next.sheet = None,
                None if self.has_overlay() => next.stage = G::Stage::default(),
                None => {}
            },
            Command::Set(settings) => next.settings = settings,
            Command::SetPace(pace) => next.pace = pace,
            Command::Tell(notice) => next.notice = notice,
            Command::Rules(Some(text)) => next.rules = Some(text.into()),
            Command::Rules(None) => next.notice = Some(Notice::NoRules),
            Command::ForgetRules => next.rules = None,
            Command::Answer(query, answer) => G::take_answer(&mut next, query, answer),
            Command::OutOfReach => {
                next.is_out_of_reach = true;
                next.notice = Some(Notice::NoAnswer);
            }
            Command::TryAgain | Command::TakeOver => {
                next.is_out_of_reach = false;
                next.notice = None;
                if let (Command::TakeOver, Some(mover)) = (command, self.mover()) {
                    next.computers[mover] = None;
                }
            }
            Command::Hurry => next.hurried = true,
            Command::Visit { page, is_still } => {
                (next.page, next.is_still) = (page, is_still);
                if page != Some(Page::Table) {
                    // When players come back, they see the game itself.
                    next.sheet = None;
                }
                G::settle(&mut next);
            }
        }
        next
    }

    /// Returns the plan of the game that has to be dealt after a command.
    pub(super) fn dealt(&self, command: &Command<G>) -> Option<G::Plan> {
        match command {
            Command::Start(players) if !self.in_progress() => G::plan(&self.settings, players.clone()),
            Command::Rematch => G::rematch(self),
            Command::Replace => match &self.pending {
                Some(PendingGame::New(plan)) => Some(plan.clone()),
                Some(PendingGame::Game(_)) | None => None,
            },
            _ => None,
        }
    }

    /// Returns the session with a game from elsewhere. It is played by persons only.
    fn begun_by_persons(&self, record: Rc<Record<G>>) -> Self {
        self.after(Command::Begin(record, G::Computers::default()))
    }

    fn offer(&mut self, offer: PendingGame<G>) {
        self.pending = Some(offer);
        self.sheet = None;
    }

    /// Returns a session without a game, with the same settings and page.
    fn cleared(&self) -> Self {
        Self {
            settings: self.settings.clone(),
            pace: self.pace,
            rules: self.rules.clone(),
            changes: self.changes + 1,
            page: self.page,
            is_still: self.is_still,
            ..Self::default()
        }
    }

    pub(super) fn happen(&mut self, event: &G::Event) {
        let Some(mut record) = self.record.clone().filter(|_| !self.is_replay()) else { return };
        if Rc::make_mut(&mut record).push(event.clone()).is_ok() {
            self.replace(record, Some(event));
        }
    }

    fn undo(&mut self) {
        if let Some(record) = self.record.as_ref().filter(|_| self.can_undo()) {
            let before = record.prefix(record.events().len() - 1);
            self.replace(Rc::new(before), None);
        }
    }

    /// Replaces the game after an event, or after one was taken back (`None`), and clears all that was half done.
    fn replace(&mut self, record: Rc<Record<G>>, event: Option<&G::Event>) {
        self.record = Some(record);
        self.changes += 1;
        self.is_out_of_reach = false;
        self.hurried = false;
        self.sheet = None;
        G::has_changed(self, event);
    }
}
