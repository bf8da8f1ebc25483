//! The part of the session that only Hispaniola has, and how it changes with the game.

use super::{Plan, Settings, Sheet, Stage, curtain::Curtain, deal, lesson, look_back, pirates};
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
    record::{Broken, hispaniola::Record},
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
pub type Offer = session::Offer<Hispaniola>;

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

    fn is_over(&self) -> bool {
        self.table().phase() == Phase::Over
    }

    fn read(record: &[u8]) -> Result<Record, Box<Broken<Self>>> {
        Record::read(record)
    }

    fn write(record: &Record) -> String {
        record.to_string()
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
        let names: Vec<&str> = table.seats().all().map(|seat| record.players()[seat].as_str()).collect();
        standing::line(&names.join(", "), &table.hand().to_string())
    }

    fn settings_text(settings: &Settings) -> String {
        settings.to_text()
    }

    fn settings_of(text: &str) -> Settings {
        Settings::from_text(text)
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

    fn obey(state: &mut State, command: TableCommand) {
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
        look_back::stops(record, leap)
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
        let (_, level) = state.thinker()?;
        state.answer().is_none().then_some(level)
    }

    fn question(state: &State, level: Level) -> Option<Question> {
        let (record, mover) = (state.record.as_ref()?, state.mover()?);
        Some(Question::new(level, record.game().view(mover)))
    }

    fn learn(state: &mut State, _: Level, answer: Vec<(Action, Percent)>) {
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
        let Some(record) = self.record.as_ref().filter(|_| self.thinker().is_none()) else { return };
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
        self.thinker()?;
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
pub(in crate::model) mod tests {
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
        let state =
            state_after(&format!("{BIDS}\nV4 B2")).after(TableCommand::GoOn).after(TableCommand::Look);
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
        let text = include_str!("../../../tests/records/valid/hispaniola-hand-scored.txt");
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
        let asked = here.after(Command::Offer(Rc::clone(&there)));
        assert_eq!((&asked.record, asked.offered.is_some()), (&here.record, true));
        assert_eq!(asked.after(Command::Decline), here);
        let empty = State::default().after(Command::Offer(Rc::clone(&there)));
        assert_eq!(empty.record, Some(there));
    }

    #[test]
    fn a_bid_that_lies_face_down_is_not_told() {
        assert_eq!(state_after("tB1").last_event(), None);
        let boarded = state_after(&format!("{TRICK} ^"));
        assert_eq!(boarded.last_event(), Some((Seat::Three, Step::Board(None))));
    }
}
