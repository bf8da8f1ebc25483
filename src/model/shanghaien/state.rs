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
    record::{Broken, shanghaien::Record},
    rules::{
        BySeat, Chance, Die, Seat,
        shanghaien::{Action, Event, Phase, Position, Shanghaien, Step, TAVERN},
    },
};

/// The session of a game of Shanghaien.
pub type State = Session<Shanghaien>;

/// A command to that session.
pub type Command = session::Command<Shanghaien>;

/// A game that waits until the game on the table is given up.
pub type Offer = session::Offer<Shanghaien>;

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
    pub(super) choice: Option<Action>,
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

    fn is_over(&self) -> bool {
        self.position().phase() == Phase::Over
    }

    fn read(record: &[u8]) -> Result<Record, Box<Broken<Self>>> {
        Record::read(record)
    }

    fn write(record: &Record) -> String {
        record.to_string()
    }

    fn computers_line(captains: Captains) -> String {
        captains::captains_line(captains)
    }

    fn computers_of(saved: &str) -> Captains {
        captains::captains_of(saved)
    }

    fn settings_text(settings: &Settings) -> String {
        settings.to_text()
    }

    fn settings_of(text: &str) -> Settings {
        Settings::from_text(text)
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

    fn obey(session: &mut State, command: TableCommand) {
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
            Stage::Play => state.choice().map(Auto::Act),
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

    fn learn(state: &mut State, query: Query, answer: Vec<(Action, Percent)>) {
        captains::learn(state, query, answer);
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
        match (self.looks_back(), self.stage) {
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
pub(in crate::model) mod tests {
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
        let state =
            state_after(ROUND).after(TableCommand::Show(Stage::WhatIf)).after(Command::Open(Sheet::Log));
        let closed = state.after(Command::Close);
        assert_eq!((closed.sheet, closed.stage), (None, Stage::WhatIf));
        let closed = closed.after(Command::Close);
        assert_eq!((closed.stage, closed.is_aside()), (Stage::Play, false));
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
        let state =
            state_after(ROUND).after(Command::SetPace(Pace::Off)).after(Command::Happen(Step::Shanghai));
        assert_eq!(state.stage, Stage::Report);
    }

    #[test]
    fn an_offered_game_never_pushes_one_in_progress_off_the_table() {
        let (here, there) = (state_after("r11"), Rc::new(record_after("r22")));
        let offer = Offer::Game(Rc::clone(&there));
        let asked = here.after(Command::Offer(Rc::clone(&there)));
        assert_eq!((&asked.record, asked.offered.as_ref()), (&here.record, Some(&offer)));
        assert_eq!(asked.after(Command::Decline), here);
        assert_eq!(asked.after(Command::Begin(Rc::clone(&there), Captains::default())).offered, None);
        let over = state_after(&format!("{ROUND} ! ").repeat(8));
        assert_eq!(over.after(Command::Offer(Rc::clone(&there))).record, Some(there));
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
}
