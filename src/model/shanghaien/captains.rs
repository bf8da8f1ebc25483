//! Who plays the seats, and what the computer captains among them do and are asked.

use super::{Sheet, Stage, State};
use crate::{
    ai::shanghaien::{
        Level,
        message::{CERTAIN, Percent, Wish},
    },
    record::shanghaien::Record,
    rules::{
        BySeat, Seat,
        shanghaien::{Action, Phase, Position},
    },
};

/// Who plays each seat: a computer captain of this level, or a person.
pub type Captains = BySeat<Option<Level>>;

/// What the computer has said about the game as it is now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Insight {
    /// What the computer captain to move wants to do.
    pub choice: Option<Action>,
    /// Every action with the chance to win after it, the best first.
    pub hints: Option<Vec<(Action, Percent)>>,
    /// Whether [`State::chance`] is that of this position.
    pub has_chance: bool,
    /// The computer could not be reached: nothing is asked until somebody tries again.
    pub is_out_of_reach: bool,
}

/// What happens next without anybody's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Errand {
    /// A computer captain does this.
    Act(Action),
    /// Two computer captains go on from the report of a round.
    GoOn,
}

const PERSON: &str = "person";

/// The word for who plays a seat: the code of the level, or one that is none.
pub(super) fn word(captain: Option<Level>) -> &'static str {
    captain.map_or(PERSON, Level::code)
}

/// The line before a saved record that says who plays. To a reader of records it is a comment.
const LINE: &str = "# captains ";

/// The line to save before a record; none where two persons play.
pub fn captains_line(captains: Captains) -> String {
    match captains {
        BySeat([None, None]) => String::new(),
        BySeat([one, two]) => [LINE, word(one), " ", word(two), "\n"].concat(),
    }
}

/// Who plays a saved game.
pub fn captains_of(saved: &str) -> Captains {
    let line = saved.lines().next().and_then(|line| line.strip_prefix(LINE));
    let mut words = line.unwrap_or_default().split(' ');
    BySeat::from_fn(|_| words.next().and_then(Level::from_code))
}

/// The one seat that a person has, when a computer has the other.
pub fn only_person(captains: Captains) -> Option<Seat> {
    match captains {
        BySeat([None, Some(_)]) => Some(Seat::One),
        BySeat([Some(_), None]) => Some(Seat::Two),
        BySeat([None, None] | [Some(_), Some(_)]) => None,
    }
}

impl State {
    fn position(&self) -> Option<&Position> {
        self.record.as_deref().map(Record::position)
    }

    /// The level of the computer captain whose turn it is.
    pub fn thinker(&self) -> Option<Level> {
        self.captains[self.position()?.to_move()?].filter(|_| self.stage == Stage::Play)
    }

    /// What the computer captain to move is going to do, once that is known.
    pub fn choice(&self) -> Option<Action> {
        self.thinker()?;
        match self.position()?.legal_actions().as_slice() {
            [only] => Some(*only),
            _ => self.insight.choice,
        }
    }

    /// Whether a person has something to decide that a hint could help with.
    pub fn can_hint(&self) -> bool {
        let undecided = |position: &Position| position.legal_actions().len() > 1;
        self.stage == Stage::Play && self.thinker().is_none() && self.position().is_some_and(undecided)
    }

    /// What to ask the computer next.
    pub fn wish(&self) -> Option<Wish> {
        let position = self.position()?;
        let shown = matches!(self.stage, Stage::Play | Stage::WhatIf) && position.phase() != Phase::Over;
        // In a lesson all is settled.
        if self.insight.is_out_of_reach || !shown || self.lesson().is_some() {
            return None;
        }
        match self.thinker() {
            Some(level) if self.choice().is_none() => return Some(Wish::Move(level)),
            _ => {}
        }
        if self.sheet == Some(Sheet::Hint) && self.insight.hints.is_none() {
            return Some(Wish::Hint);
        }
        (self.settings.chances && !self.insight.has_chance).then_some(Wish::Chance)
    }

    /// What happens next by itself. Nothing does while somebody looks at something else.
    pub fn errand(&self) -> Option<Errand> {
        if self.sheet.is_some() || self.offered.is_some() || self.lesson().is_some() {
            return None;
        }
        match self.stage {
            Stage::Play => self.choice().map(Errand::Act),
            Stage::Report if self.captains.0.iter().all(Option::is_some) => Some(Errand::GoOn),
            _ => None,
        }
    }

    /// Takes in what the computer has said. Chances are those of the player to move.
    pub(super) fn learn(&mut self, wish: Wish, weighed: Vec<(Action, Percent)>) {
        let (Some(mover), Some(&(best, value))) =
            (self.position().and_then(Position::to_move), weighed.first())
        else {
            return;
        };
        match wish {
            Wish::Move(_) => self.insight.choice = Some(best),
            Wish::Hint => self.insight.hints = Some(weighed),
            Wish::Chance => {
                self.insight.has_chance = true;
                self.chance = Some(if mover == Seat::One { value } else { CERTAIN - value });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        model::{
            Notice,
            shanghaien::{Command, Settings, state::tests::record_after},
        },
        rules::shanghaien::Step,
    };

    const LEVEL: Level = Level::Boatswain;
    const ROUND: &str = "r11 L p1 r22 p2 r11 p1 r22 p2";

    fn played_by(captains: Captains, moves: &str) -> State {
        State::default().after(Command::Begin(record_after(moves).into(), captains))
    }

    /// Anna is a person, Bernd a computer captain.
    fn against_bernd(moves: &str) -> State {
        played_by(BySeat([None, Some(LEVEL)]), moves)
    }

    fn learnt(state: &State, wish: Wish, values: &[Percent]) -> State {
        let actions = state.position().unwrap().legal_actions();
        state.after(Command::Learn(wish, actions.iter().copied().zip(values.iter().copied()).collect()))
    }

    #[test]
    fn the_line_before_a_save_tells_who_plays_and_is_no_part_of_the_record() {
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
            assert_eq!((state.wish(), state.errand()), (None, None));
        }
    }

    #[test]
    fn a_computer_captain_is_asked_and_then_acts() {
        let state = against_bernd("r11 L p1 r25");
        assert_eq!((state.wish(), state.errand()), (Some(Wish::Move(LEVEL)), None));
        let state = learnt(&state, Wish::Move(LEVEL), &[0]);
        let place = state.position().unwrap().legal_actions()[0];
        assert_eq!((state.wish(), state.errand()), (None, Some(Errand::Act(place))));
        assert_eq!(against_bernd("r11 L p1 r25 p2").thinker(), None, "then Anna is to move");
    }

    #[test]
    fn what_cannot_be_helped_is_not_asked() {
        let state = against_bernd("r11 L p1");
        assert_eq!((state.wish(), state.errand()), (None, Some(Errand::Act(Step::Roll(())))));
    }

    #[test]
    fn the_computer_waits_while_something_else_is_looked_at() {
        let state = against_bernd("r11 L p1");
        for command in [
            Command::Open(Sheet::Menu),
            Command::Show(Stage::LookBack(0)),
            Command::Show(Stage::Report),
            Command::Offer(crate::model::shanghaien::Offer::New),
        ] {
            assert_eq!(state.after(command.clone()).errand(), None, "{command:?}");
        }
    }

    #[test]
    fn the_report_waits_for_a_person_and_not_for_two_computers() {
        let report = |captains| {
            let state = played_by(captains, ROUND).after(Command::Happen(Step::Shanghai));
            state.after(Command::Show(Stage::Report)).errand()
        };
        assert_eq!(report(BySeat([None, Some(LEVEL)])), None);
        assert_eq!(report(BySeat([Some(LEVEL); 2])), Some(Errand::GoOn));
    }

    #[test]
    fn an_event_makes_all_that_was_said_old() {
        let state = learnt(&against_bernd("r11 L p1 r25"), Wish::Move(LEVEL), &[0]);
        let Some(Errand::Act(action)) = state.errand() else { panic!("{state:?}") };
        let after = state.after(Command::Happen(action.map_roll(|()| unreachable!())));
        assert_eq!(after.insight, Insight::default());
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
        assert_eq!(state.wish(), Some(Wish::Hint));
        let state = learnt(&state, Wish::Hint, &[60, 50]);
        assert_eq!((state.wish(), state.insight.hints.map(|hints| hints.len())), (None, Some(2)));
    }

    #[test]
    fn the_chance_is_that_of_seat_one_and_stays_until_the_next_is_known() {
        let chances = Settings { chances: true, ..Settings::default() };
        let state = played_by(BySeat::default(), "r11 L p1").after(Command::Set(chances));
        assert_eq!(state.wish(), Some(Wish::Chance));
        let state = learnt(&state, Wish::Chance, &[25]);
        assert_eq!((state.wish(), state.chance), (None, Some(75)), "Bernd is to move");
        let state = state.after(Command::Happen(Step::Roll(crate::rules::Roll::new(
            crate::rules::Die::ALL[1],
            crate::rules::Die::ALL[2],
        ))));
        assert_eq!((state.wish(), state.chance), (Some(Wish::Chance), Some(75)));
    }

    #[test]
    fn who_cannot_be_reached_is_not_asked_until_somebody_tries_again() {
        let state = against_bernd("r11 L p1 r25").after(Command::OutOfReach);
        assert_eq!((state.wish(), state.notice.as_ref()), (None, Some(&Notice::NoAnswer)));
        let again = state.after(Command::TryAgain);
        assert_eq!((again.wish(), again.notice.as_ref()), (Some(Wish::Move(LEVEL)), None));
        let by_hand = state.after(Command::TakeOver);
        assert_eq!((by_hand.captains, by_hand.wish()), (BySeat([None, None]), None));
        assert_eq!(by_hand.record, state.record, "the game is kept");
    }
}
