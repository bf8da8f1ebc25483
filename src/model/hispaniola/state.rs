//! The part of the session that only Hispaniola has, and how it changes with the game.

use super::{Plan, Settings, Sheet, Stage, curtain::Curtain, deal, lesson, pirates, replay};
use crate::{
    ai::{
        hispaniola::{Level, message::Question},
        message::Percent,
    },
    model::{
        Pace, Sound,
        session::{self, Auto, Playable, Session, lesson::Cue},
        standing,
    },
    record::hispaniola::Record,
    rules::{
        Chance, Game,
        hispaniola::{Action, BySeat, Event, Give, Hispaniola, Phase, Refusal, Seat, Step},
    },
};

/// The session of a game of Hispaniola.
pub type State = Session<Hispaniola>;

/// A command to that session.
pub type Command = session::Command<Hispaniola>;

/// A game that waits until the game on the table is given up.
pub type PendingGame = session::PendingGame<Hispaniola>;

/// The level of the computer pirate in each seat; `None` for persons.
pub type Pirates = BySeat<Option<Level>>;

/// The part of the session that only Hispaniola has.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TableState {
    /// The curtain over the cards.
    pub(super) curtain: Curtain,
    /// The action that the player to move has chosen.
    pub(super) chosen: Option<Action>,
    /// Why the action that the player tried to choose is not allowed.
    pub refused: Option<Refusal>,
    /// Whether the whole pile is given along with the trick.
    pub with_pile: bool,
    /// The action that the computer pirate to move has chosen.
    pub(super) answer: Option<Action>,
}

/// What can be done at the table besides moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableCommand {
    /// Opens the curtain: the player to move looks at their own cards.
    Look,
    /// Closes the curtain again.
    Cover,
    /// Chooses an action, or says why it is not allowed.
    Choose(Action),
    /// Sets whether the whole pile is given along with the trick.
    WithPile(bool),
    /// Goes on from the bids or the score.
    GoOn,
}

impl From<TableCommand> for Command {
    fn from(command: TableCommand) -> Self {
        Self::Table(command)
    }
}

/// The length of a leap through a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leap {
    /// To the next complete trick.
    Trick,
    /// To the next end of a hand.
    Hand,
}

impl Playable for Hispaniola {
    type Level = Level;
    type Computers = Pirates;
    type Settings = Settings;
    type Stage = Stage;
    type Table = TableState;
    type Sheet = Sheet;
    type TableCommand = TableCommand;
    type Leap = Leap;
    type Plan = Plan;
    type Query = Level;
    type Question = Question;

    fn mover(&self) -> Option<Seat> {
        self.table().to_move()
    }

    fn computers_line(pirates: Pirates) -> String {
        pirates::pirates_line(pirates)
    }

    fn computers_of(saved: &str) -> Pirates {
        pirates::pirates_of(saved)
    }

    fn standing_line(record: &Record) -> String {
        if record.game().is_over() {
            return String::new();
        }
        let table = record.table();
        let names: Vec<&str> = table.seats().all().map(|seat| record.shown_names()[seat].as_str()).collect();
        standing::line(&names.join(", "), &table.hand().to_string())
    }

    fn plan(settings: &Settings, players: BySeat<String>) -> Option<Plan> {
        Plan::new(settings, players)
    }

    fn deal(plan: Plan, chance: &mut impl Chance) -> Command {
        deal::deal(plan, chance)
    }

    fn first_stage(record: &Record) -> Stage {
        Stage::of(record)
    }

    fn has_changed(state: &mut State, event: Option<&Event>) {
        // Bids or scores are not shown again when the event after them is taken back.
        let shown = state.record.as_deref().filter(|_| event.is_some());
        state.stage = shown.map_or(Stage::Play, Stage::of);
        let curtain = state.table.curtain.after_change(state.mover(), state.stage);
        state.table = TableState { curtain, ..TableState::default() };
    }

    fn carry_out_table_command(state: &mut State, command: TableCommand) {
        match command {
            TableCommand::Look => {
                state.table.curtain = state.curtain().map_or(state.table.curtain, Curtain::Open);
            }
            TableCommand::Cover => {
                state.table.curtain = state.table.curtain.closed();
                state.table.chosen = None;
                state.table.refused = None;
            }
            TableCommand::Choose(action) => state.choose(action),
            TableCommand::WithPile(with_pile) => state.table.with_pile = with_pile,
            TableCommand::GoOn => state.stage = Stage::Play,
        }
    }

    fn can_undo(state: &State) -> bool {
        state.can_take_back()
    }

    fn stops(record: &Record, leap: Leap) -> Vec<usize> {
        replay::stops(record, leap)
    }

    fn section(state: &State) -> Option<&'static str> {
        state.section()
    }

    /// Returns the bell at the end of a hand, wood when a card or a pirate is put down.
    fn sound(record: &Record) -> Option<Sound> {
        match (record.events().last()?, Stage::of(record)) {
            (_, Stage::Score) => Some(Sound::Bell),
            (Step::Deal(_) | Step::Nothing, _) => None,
            _ => Some(Sound::Wood),
        }
    }

    fn auto(state: &State) -> Option<Auto<Self>> {
        let phase = state.record.as_ref()?.table().phase();
        match state.stage {
            Stage::Play if phase == Phase::Deal => Some(Auto::Act(Step::Deal(()))),
            Stage::Play => state.answer().map(Auto::Act),
            // Without persons the game goes on from the bids or the score by itself.
            Stage::Bids | Stage::Score if state.persons().next().is_none() => {
                Some(Auto::Go(TableCommand::GoOn))
            }
            Stage::Bids | Stage::Score => None,
        }
    }

    fn pause(state: &State, auto: &Auto<Self>) -> u32 {
        let pause = match state.pace {
            Pace::Off => 300,
            Pace::Fast => 500,
            Pace::Normal => 1100,
        };
        match auto {
            Auto::Act(Step::Deal(())) => 0,
            Auto::Act(_) => pause,
            // Players need time to read.
            Auto::Go(_) => pause * 4,
        }
    }

    fn query(state: &State) -> Option<Level> {
        let (_, level) = state.computer_to_move()?;
        state.answer().is_none().then_some(level)
    }

    fn question(state: &State, level: Level) -> Option<Question> {
        let (record, mover) = (state.record.as_ref()?, state.mover()?);
        Some(Question::new(level, record.game().view(mover)))
    }

    fn take_answer(state: &mut State, _: Level, answer: Vec<(Action, Percent)>) {
        state.table.answer = answer.first().map(|(action, _)| *action);
    }

    fn lesson_start() -> (usize, Pirates) {
        let mut pirates = Pirates::default();
        // These seats are marked as computer pirates, but the workers are not asked.
        for seat in [Seat::Two, Seat::Three] {
            pirates[seat] = Some(Level::Gunner);
        }
        // The lesson starts after the deal.
        (1, pirates)
    }

    fn wanted(state: &State, cue: Cue) -> Option<Command> {
        lesson::wanted(state, cue)
    }
}

impl State {
    fn choose(&mut self, action: Action) {
        let Some(record) = self.record.as_ref().filter(|_| self.computer_to_move().is_none()) else { return };
        let table = &mut self.table;
        match record.game().check(action) {
            Ok(()) => (table.chosen, table.refused) = (Some(action), None),
            Err(refusal) => table.refused = Some(refusal),
        }
    }

    /// Returns the action that the player to move has chosen. If only one is legal, it is that one.
    pub fn chosen(&self) -> Option<Action> {
        let record = self.record.as_ref().filter(|_| self.plays_on())?;
        let mover = self.mover().filter(|&seat| self.computers[seat].is_none())?;
        let needs_cards = matches!(record.table().phase(), Phase::Bid(_) | Phase::Play(_));
        if needs_cards && self.looker() != Some(mover) {
            return None;
        }
        match record.game().legal_actions().as_slice() {
            [only] => Some(*only),
            _ => self.table.chosen,
        }
    }

    /// Returns the action of the computer pirate to move, once it is known.
    pub fn answer(&self) -> Option<Action> {
        self.computer_to_move()?;
        match self.record.as_ref()?.game().legal_actions().as_slice() {
            [only] => Some(*only),
            _ => self.table.answer,
        }
    }

    /// Returns the action of giving the trick that way, with the pile if the player has chosen that.
    pub fn giving(&self, give: Give) -> Action {
        let pile = self.table.with_pile;
        Step::Give(match give {
            Give::Left { .. } => Give::Left { pile },
            Give::Right { .. } => Give::Right { pile },
            Give::Keep => Give::Keep,
        })
    }

    /// Returns the last action and its player, for the announcement. A bid that lies face down is secret.
    pub fn last_event(&self) -> Option<(Seat, Action)> {
        let record = self.record.as_ref()?;
        let action = record.events().last()?.map_deal(|_| ());
        (!matches!(action, Step::Bid(_))).then_some(())?;
        Some((self.last_mover()?, action))
    }
}

#[cfg(test)]
pub(in crate::model) mod tests;
