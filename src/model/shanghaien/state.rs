//! The part of the session that only Shanghaien has, and how it changes with the game.

use std::rc::Rc;

use super::{Plan, Settings, Sheet, Stage, captains, deal, lesson};
use crate::{
    ai::message::Percent,
    ai::shanghaien::{
        Level,
        message::{Query, Question},
    },
    model::{
        Pace, Sound,
        session::{self, Auto, Page, Playable, Session, lesson::Cue},
    },
    record::shanghaien::Record,
    rules::{
        BySeat, Chance, Die, Seat,
        shanghaien::{Action, Event, Position, Shanghaien, Step, TAVERN},
    },
};

/// The session of a game of Shanghaien.
pub type State = Session<Shanghaien>;

/// A command to that session.
pub type Command = session::Command<Shanghaien>;

/// A game that waits until the game on the table is given up.
pub type PendingGame = session::PendingGame<Shanghaien>;

/// The level of the computer captain in each seat; `None` for persons.
pub type Captains = BySeat<Option<Level>>;

/// The part of the session that only Shanghaien has.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TableState {
    /// The index of the chosen one of the two rolled dice.
    pub picked: Option<usize>,
    /// Whether the dice have just been rolled, so that they tumble.
    pub tumbling: bool,
    /// The action that the computer captain to move has chosen.
    pub(super) answer: Option<Action>,
    /// Every action with the chance to win after it, the best first.
    pub hints: Option<Vec<(Action, Percent)>>,
    /// The last known chance of seat one.
    pub chance: Option<Percent>,
    /// Whether that is the chance in the current position.
    pub(super) has_chance: bool,
    /// The dice thrown for who starts.
    pub thrown: Option<Thrown>,
}

/// The dice thrown for who starts, and the game that begins then.
#[derive(Clone, Debug, PartialEq)]
pub struct Thrown {
    /// Each captain's die.
    pub dice: BySeat<Die>,
    /// The game that begins after the players have seen the dice.
    pub game: Rc<Record>,
}

/// What can be done at the table besides moves.
#[derive(Clone, Debug, PartialEq)]
pub enum TableCommand {
    /// Shows the dice thrown for who starts.
    Throw(Thrown),
    /// Begins the game after the throw.
    BeginThrown,
    /// Chooses a rolled die, or drops the choice.
    Pick(usize),
    /// Changes what the table shows.
    Show(Stage),
}

impl From<TableCommand> for Command {
    fn from(command: TableCommand) -> Self {
        Self::Table(command)
    }
}

/// The length of a leap through a replay: to the end of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round;

/// Returns the milliseconds for each card that moves to its taker: long enough to read the reason.
const fn per_card(pace: Pace) -> u32 {
    match pace {
        Pace::Off | Pace::Fast => 600,
        Pace::Normal => 1500,
    }
}

/// The milliseconds for which the throw is shown.
const THROW: u32 = 3000;

impl Playable for Shanghaien {
    type Level = Level;
    type Computers = Captains;
    type Settings = Settings;
    type Stage = Stage;
    type Table = TableState;
    type Sheet = Sheet;
    type TableCommand = TableCommand;
    type Leap = Round;
    type Plan = Plan;
    type Query = Query;
    type Question = Question;

    fn mover(&self) -> Option<Seat> {
        self.position().to_move()
    }

    fn computers_line(captains: Captains) -> String {
        captains::captains_line(captains)
    }

    fn computers_of(saved: &str) -> Captains {
        captains::captains_of(saved)
    }

    fn plan(settings: &Settings, players: BySeat<String>) -> Option<Plan> {
        Some(Plan::new(settings, players))
    }

    fn rematch(state: &State) -> Option<Plan> {
        Plan::rematch(state)
    }

    fn deal(plan: Plan, chance: &mut impl Chance) -> Command {
        deal::deal(plan, chance)
    }

    fn first_stage(_: &Record) -> Stage {
        Stage::Play
    }

    fn has_changed(state: &mut State, event: Option<&Event>) {
        // The old chance is shown until the new one is known.
        let chance = state.table.chance;
        let tumbling = matches!(event, Some(Step::Roll(_)));
        state.table = TableState { tumbling, chance, ..TableState::default() };
        // Without animations, and in a lesson, the report comes at once.
        let is_still = state.pace == Pace::Off || state.is_still || state.lesson().is_some();
        state.stage = match event {
            Some(Step::Shanghai) if is_still => Stage::Report,
            Some(Step::Shanghai) => Stage::Travel(0),
            _ => Stage::Play,
        };
    }

    fn carry_out_table_command(session: &mut State, command: TableCommand) {
        match command {
            TableCommand::Throw(thrown) => session.table.thrown = Some(thrown),
            TableCommand::BeginThrown => {
                if let Some(thrown) = session.table.thrown.take() {
                    let captains = session.settings.captains;
                    *session = session.after(Command::Begin(thrown.game, captains));
                }
            }
            TableCommand::Pick(index) => {
                let picked = Some(index);
                session.table.picked = if session.table.picked == picked { None } else { picked };
            }
            TableCommand::Show(stage) => session.stage = stage,
        }
    }

    fn has_opened(state: &mut State) {
        // A player who opens the hint again wants another try.
        state.is_out_of_reach &= state.sheet != Some(Sheet::Hint);
    }

    fn settle(state: &mut State) {
        state.table.tumbling = false;
        if state.page != Some(Page::Setup) {
            // A player who left the set-up page does not want the thrown game.
            state.table.thrown = None;
        }
    }

    fn looks_ahead(state: &State) -> bool {
        state.stage == Stage::WhatIf
    }

    fn can_undo(state: &State) -> bool {
        state.can_take_back()
    }

    fn stops(record: &Record, _: Round) -> Vec<usize> {
        // Just before its shanghai, a whole round is on the table.
        let events = record.events().iter().enumerate();
        events.filter(|(_, event)| **event == Step::Shanghai).map(|(count, _)| count).collect()
    }

    fn section(state: &State) -> Option<&'static str> {
        state.section()
    }

    fn sound(record: &Record) -> Option<Sound> {
        Some(match record.events().last()? {
            Step::Roll(_) => Sound::Dice,
            Step::Shanghai => Sound::Bell,
            _ => Sound::Wood,
        })
    }

    fn auto(state: &State) -> Option<Auto<Self>> {
        match state.stage {
            Stage::Play => state.answer().map(Auto::Act),
            Stage::Travel(gone) if gone + 1 < TAVERN => Some(Stage::Travel(gone + 1).comes()),
            Stage::Travel(_) => Some(Stage::Report.comes()),
            Stage::Report if state.computers.0.iter().all(Option::is_some) => Some(Stage::Play.comes()),
            Stage::Report | Stage::WhatIf => None,
        }
    }

    fn auto_before(state: &State) -> Option<Auto<Self>> {
        state.table.thrown.as_ref().map(|_| Auto::Go(TableCommand::BeginThrown))
    }

    fn pause(state: &State, auto: &Auto<Self>) -> u32 {
        let pace = state.pace;
        let pause = match pace {
            Pace::Off => 400,
            Pace::Fast => 700,
            Pace::Normal => 1500,
        };
        match (auto, state.stage) {
            (Auto::Act(_), _) => pause,
            (Auto::Go(TableCommand::BeginThrown), _) => THROW,
            (Auto::Go(_), Stage::Travel(_)) => per_card(pace),
            // The report has six lines to read.
            (Auto::Go(_), _) => pause * 4,
        }
    }

    fn query(state: &State) -> Option<Query> {
        captains::query(state)
    }

    fn question(state: &State, query: Query) -> Option<Question> {
        Some(Question::new(query, state.record.as_ref()?.position()))
    }

    fn take_answer(state: &mut State, query: Query, answer: Vec<(Action, Percent)>) {
        captains::take_answer(state, query, answer);
    }

    fn lesson_start() -> (usize, Captains) {
        // The coach's seat is marked as a computer captain, but the worker is not asked.
        (0, BySeat([None, Some(Level::Boatswain)]))
    }

    fn wanted(state: &State, cue: Cue) -> Option<Command> {
        lesson::wanted(state, cue)
    }

    fn is_opened(state: &State) -> bool {
        state.sheet.is_some() || state.stage == Stage::WhatIf
    }
}

impl Stage {
    /// Returns the automatic step to this stage.
    const fn comes(self) -> Auto<Shanghaien> {
        Auto::Go(TableCommand::Show(self))
    }
}

impl State {
    /// Returns the position that the table shows.
    pub fn shown_position(&self) -> Option<Position> {
        let record = self.record.as_deref()?;
        let after = |count: usize| record.positions().nth(count);
        match (self.replay_step(), self.stage) {
            (Some(count), _) => after(count.min(record.events().len())),
            (None, Stage::Play | Stage::WhatIf) => Some(*record.position()),
            (None, Stage::Travel(_) | Stage::Report) => after(record.events().len().saturating_sub(1)),
        }
    }

    /// Returns the chosen die.
    pub fn picked_die(&self) -> Option<Die> {
        let roll = self.shown_position()?.rolled()?;
        [roll.low(), roll.high()].get(self.table.picked?).copied()
    }

    /// Returns whether something is shown that the page loads later, because the first rolls of a game do not need it.
    pub fn needs_sheets(&self) -> bool {
        self.is_covered() || self.stage == Stage::Report || (self.record.is_some() && !self.in_progress())
    }

    /// Returns the last event and its player, for the announcement.
    pub fn last_event(&self) -> Option<(Seat, Event)> {
        Some((self.last_mover()?, *self.record.as_deref()?.events().last()?))
    }
}

#[cfg(test)]
pub(in crate::model) mod tests;
