//! Who plays the seats, and the questions to computer captains.

use std::rc::Rc;

use super::{Captains, Sheet, Stage, State};
use crate::{
    ai::{
        message::{CERTAIN, Percent},
        shanghaien::{Level, message::Query},
    },
    record::shanghaien::Record,
    rules::{BySeat, Seat, shanghaien::Action},
};

const PERSON: &str = "person";

/// Returns the word for the player of a seat: the code of the level, or `person`.
pub(super) fn word(captain: Option<Level>) -> &'static str {
    captain.map_or(PERSON, Level::code)
}

/// The start of the line before a saved record that says who plays. Readers of records take it for a comment.
const LINE: &str = "# captains ";

/// Returns the line to save before a record; empty for two persons.
pub fn captains_line(captains: Captains) -> String {
    match captains {
        BySeat([None, None]) => String::new(),
        BySeat([one, two]) => [LINE, word(one), " ", word(two), "\n"].concat(),
    }
}

/// Reads who plays a saved game.
pub fn captains_of(saved: &str) -> Captains {
    let line = saved.lines().next().and_then(|line| line.strip_prefix(LINE));
    let mut words = line.unwrap_or_default().split(' ');
    BySeat::from_fn(|_| words.next().and_then(Level::from_code))
}

/// Returns the only person's seat, if a computer has the other one.
pub fn only_person(captains: Captains) -> Option<Seat> {
    match captains {
        BySeat([None, Some(_)]) => Some(Seat::One),
        BySeat([Some(_), None]) => Some(Seat::Two),
        BySeat([None, None] | [Some(_), Some(_)]) => None,
    }
}

impl State {
    /// Returns the action of the computer captain to move, once it is known.
    pub fn answer(&self) -> Option<Action> {
        self.computer_to_move()?;
        match self.record.as_ref()?.position().legal_actions().as_slice() {
            [only] => Some(*only),
            _ => self.table.answer,
        }
    }

    /// Returns whether a person has a decision for which a hint could help.
    pub fn can_hint(&self) -> bool {
        let undecided = |record: &Rc<Record>| record.position().legal_actions().len() > 1;
        self.plays_on() && self.computer_to_move().is_none() && self.record.as_ref().is_some_and(undecided)
    }
}

/// Returns the next query for the computer.
pub(super) fn query(state: &State) -> Option<Query> {
    if !matches!(state.stage, Stage::Play | Stage::WhatIf) || !state.in_progress() {
        return None;
    }
    match state.computer_to_move() {
        Some((_, level)) if state.answer().is_none() => return Some(Query::Move(level)),
        _ => {}
    }
    if state.sheet == Some(Sheet::Hint) && state.table.hints.is_none() {
        return Some(Query::Hint);
    }
    (state.settings.chances && !state.table.has_chance).then_some(Query::Chance)
}

/// Takes in the computer's answer. Its chances are those of the player to move.
pub(super) fn take_answer(state: &mut State, query: Query, weighed: Vec<(Action, Percent)>) {
    let (Some(mover), Some(&(best, value))) = (state.mover(), weighed.first()) else { return };
    match query {
        Query::Move(_) => state.table.answer = Some(best),
        Query::Hint => state.table.hints = Some(weighed),
        Query::Chance => {
            state.table.has_chance = true;
            state.table.chance = Some(if mover == Seat::One { value } else { CERTAIN - value });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        model::{
            Notice,
            session::Auto,
            shanghaien::{Command, Settings, TableCommand, TableState, state::tests::record_after},
        },
        rules::shanghaien::{Actions, Step},
    };

    const LEVEL: Level = Level::Boatswain;
    const ROUND: &str = "r11 L p1 r22 p2 r11 p1 r22 p2";

    fn played_by(captains: Captains, moves: &str) -> State {
        State::default().after(Command::Begin(record_after(moves).into(), captains))
    }

    /// Returns a game of Anna, a person, against Bernd, a computer captain.
    fn against_bernd(moves: &str) -> State {
        played_by(BySeat([None, Some(LEVEL)]), moves)
    }

    fn legal(state: &State) -> Actions {
        state.record.as_ref().unwrap().position().legal_actions()
    }

    fn learnt(state: &State, query: Query, values: &[Percent]) -> State {
        let actions = legal(state);
        state.after(Command::Answer(query, actions.iter().copied().zip(values.iter().copied()).collect()))
    }

    #[test]
    fn the_line_before_a_save_names_the_computer_players_and_is_no_part_of_the_record() {
        for captains in [BySeat([None, None]), BySeat([None, Some(LEVEL)]), BySeat([Some(Level::Captain); 2])]
        {
            let saved = captains_line(captains) + &record_after("r12").to_string();
            assert_eq!(captains_of(&saved), captains);
            assert_eq!(Record::read(saved.as_bytes()).unwrap(), record_after("r12"));
        }
        assert_eq!(captains_of("# captains admiral\nshanghaien 1"), BySeat([None, None]));
    }

    #[test]
    fn nothing_is_asked_where_two_persons_play() {
        for moves in ["", "r12", ROUND] {
            let state = played_by(BySeat::default(), moves);
            assert_eq!((state.query(), state.auto()), (None, None));
        }
    }

    #[test]
    fn a_computer_captain_is_asked_and_then_acts() {
        let state = against_bernd("r11 L p1 r25");
        assert_eq!((state.query(), state.auto()), (Some(Query::Move(LEVEL)), None));
        let state = learnt(&state, Query::Move(LEVEL), &[0]);
        let place = legal(&state)[0];
        assert_eq!((state.query(), state.auto()), (None, Some(Auto::Act(place))));
        assert_eq!(against_bernd("r11 L p1 r25 p2").computer_to_move(), None, "then Anna is to move");
    }

    #[test]
    fn what_cannot_be_helped_is_not_asked() {
        let state = against_bernd("r11 L p1");
        assert_eq!((state.query(), state.auto()), (None, Some(Auto::Act(Step::Roll(())))));
    }

    #[test]
    fn the_computer_waits_while_something_else_is_looked_at() {
        let state = against_bernd("r11 L p1");
        for command in [
            Command::Open(Sheet::Menu),
            Command::Replay(state.record.clone().unwrap()),
            TableCommand::Show(Stage::Report).into(),
            Command::Start(BySeat::default()),
        ] {
            assert_eq!(state.after(command.clone()).auto(), None, "{command:?}");
        }
    }

    #[test]
    fn the_report_waits_for_a_person_and_not_for_two_computers() {
        let report = |captains| {
            let state = played_by(captains, ROUND).after(Command::Happen(Step::Shanghai));
            state.after(TableCommand::Show(Stage::Report)).auto()
        };
        assert_eq!(report(BySeat([None, Some(LEVEL)])), None);
        assert_eq!(report(BySeat([Some(LEVEL); 2])), Some(Auto::Go(TableCommand::Show(Stage::Play))));
    }

    #[test]
    fn an_event_makes_all_that_was_said_old() {
        let state = learnt(&against_bernd("r11 L p1 r25"), Query::Move(LEVEL), &[0]);
        let Some(Auto::Act(action)) = state.auto() else { panic!("{state:?}") };
        let after = state.after(Command::Happen(action.map_roll(|()| unreachable!())));
        assert_eq!((after.table, after.is_out_of_reach), (TableState::default(), false));
    }

    #[test]
    fn a_person_can_take_back_the_own_die_but_not_what_the_computer_did() {
        assert!(against_bernd("r11 L p1").can_undo(), "Bernd has not rolled yet");
        assert!(!against_bernd("r11 L p1 r22 p2").can_undo());
        let over = format!("{ROUND} ! ").repeat(8);
        assert!(played_by(BySeat::default(), &over).can_undo());
        assert!(!played_by(BySeat([Some(LEVEL); 2]), &over).can_undo());
    }

    #[test]
    fn hints_are_for_persons_who_have_a_choice() {
        assert!(against_bernd("r25").can_hint());
        assert!(!against_bernd("").can_hint(), "nothing but a roll");
        assert!(!against_bernd("r11 L p1 r25").can_hint(), "Bernd decides");
        let state = against_bernd("r25").after(Command::Open(Sheet::Hint));
        assert_eq!(state.query(), Some(Query::Hint));
        let state = learnt(&state, Query::Hint, &[60, 50]);
        assert_eq!((state.query(), state.table.hints.map(|hints| hints.len())), (None, Some(2)));
    }

    #[test]
    fn the_chance_is_that_of_seat_one_and_stays_until_the_next_is_known() {
        let chances = Settings { chances: true, ..Settings::default() };
        let state = played_by(BySeat::default(), "r11 L p1").after(Command::Set(chances));
        assert_eq!(state.query(), Some(Query::Chance));
        let state = learnt(&state, Query::Chance, &[25]);
        assert_eq!((state.query(), state.table.chance), (None, Some(75)), "Bernd is to move");
        let state = state.after(Command::Happen(Step::Roll(crate::rules::Roll::new(
            crate::rules::Die::ALL[1],
            crate::rules::Die::ALL[2],
        ))));
        assert_eq!((state.query(), state.table.chance), (Some(Query::Chance), Some(75)));
    }

    #[test]
    fn a_captain_out_of_reach_is_not_asked_until_the_player_tries_again() {
        let state = against_bernd("r11 L p1 r25").after(Command::OutOfReach);
        assert_eq!((state.query(), state.notice.as_ref()), (None, Some(&Notice::NoAnswer)));
        let again = state.after(Command::TryAgain);
        assert_eq!((again.query(), again.notice.as_ref()), (Some(Query::Move(LEVEL)), None));
        let by_hand = state.after(Command::TakeOver);
        assert_eq!((by_hand.computers, by_hand.query()), (BySeat([None, None]), None));
        assert_eq!(by_hand.record, state.record, "the game is kept");
    }
}
