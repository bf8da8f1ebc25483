//! Who plays the seats, who may look at cards, and what computer pirates do.

use super::{Stage, State};
use crate::{
    ai::hispaniola::Level,
    rules::{
        Game,
        hispaniola::{Action, BySeat, Phase, Seat, Seats, Step, View},
    },
};

/// Who plays each seat: a computer pirate of this level, or a person.
pub type Pirates = BySeat<Option<Level>>;

/// What happens next without anybody's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Errand {
    /// A computer pirate does this, or the cards are dealt.
    Act(Action),
    /// Where nobody plays, the game goes on from what was shown.
    GoOn,
}

const PERSON: &str = "person";

/// The word for who plays a seat: the code of the level, or one that is none.
pub(super) fn word(pirate: Option<Level>) -> &'static str {
    pirate.map_or(PERSON, Level::code)
}

/// The line before a saved record that says who plays. To a reader of records it is a comment.
const LINE: &str = "# pirates ";

/// The line to save before a record.
pub fn pirates_line(pirates: Pirates) -> String {
    [LINE, &pirates.0.map(word).join(" "), "\n"].concat()
}

/// Who plays a saved game.
pub fn pirates_of(saved: &str) -> Pirates {
    let line = saved.lines().next().and_then(|line| line.strip_prefix(LINE));
    let mut words = line.unwrap_or_default().split(' ');
    BySeat::from_fn(|_| words.next().and_then(Level::from_code))
}

impl State {
    fn persons(&self) -> impl Iterator<Item = Seat> {
        let seats = self.record.as_ref().map(|record| record.setup().seats);
        seats.into_iter().flat_map(Seats::all).filter(|&seat| self.pirates[seat].is_none())
    }

    /// The one person at the table, who needs no curtain.
    pub fn only_person(&self) -> Option<Seat> {
        let mut persons = self.persons();
        persons.next().filter(|_| persons.next().is_none())
    }

    /// Who is to move.
    pub fn mover(&self) -> Option<Seat> {
        self.record.as_ref()?.table().to_move()
    }

    /// Whose cards lie open on the screen: the only person's, or those of who has opened the curtain and is
    /// still to move.
    pub fn looker(&self) -> Option<Seat> {
        let looker = self.curtain.looker();
        let open = looker.filter(|&seat| self.mover() == Some(seat) && self.pirates[seat].is_none());
        self.only_person().or(open)
    }

    /// What that player sees.
    pub fn view(&self) -> Option<View> {
        Some(self.record.as_ref()?.game().view(self.looker()?))
    }

    /// Whose curtain is up: a person is to move who does not see the own cards yet.
    pub fn curtain(&self) -> Option<Seat> {
        let mover = self.mover().filter(|&seat| self.pirates[seat].is_none() && self.looker() != Some(seat));
        mover.filter(|_| self.stage == Stage::Play)
    }

    /// The computer pirate whose turn it is.
    pub fn thinker(&self) -> Option<(Seat, Level)> {
        let mover = self.mover()?;
        Some((mover, self.pirates[mover]?)).filter(|_| self.stage == Stage::Play)
    }

    /// What the computer pirate to move is going to do, once that is known.
    pub fn answer(&self) -> Option<Action> {
        self.thinker()?;
        match self.record.as_ref()?.game().legal_actions().as_slice() {
            [only] => Some(*only),
            _ => self.answer,
        }
    }

    /// Whom to ask, and what that pirate sees. Nothing is asked before the last one's act has been seen.
    pub fn question(&self) -> Option<(Level, View)> {
        let (seat, level) = self.thinker()?;
        // In a lesson all is settled.
        let asks = self.answer().is_none() && !self.is_out_of_reach && self.lesson().is_none();
        asks.then(|| Some((level, self.record.as_ref()?.game().view(seat)))).flatten()
    }

    /// What happens next by itself. Nothing does while somebody looks at something else.
    pub fn errand(&self) -> Option<Errand> {
        if self.sheet.is_some() || self.offered.is_some() || self.lesson().is_some() {
            return None;
        }
        let table = self.record.as_ref()?.table();
        match self.stage {
            Stage::Play if table.phase() == Phase::Deal => Some(Errand::Act(Step::Deal(()))),
            Stage::Play => self.answer().map(Errand::Act),
            Stage::Bids | Stage::Score if self.persons().next().is_none() => Some(Errand::GoOn),
            Stage::Bids | Stage::Score | Stage::LookBack(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::hispaniola::{Command, state::tests::state_after};

    fn with_computers(mut state: State, seats: &[Seat]) -> State {
        for &seat in seats {
            state.pirates[seat] = Some(Level::Gunner);
        }
        state
    }

    #[test]
    fn who_plays_comes_back_with_a_saved_game() {
        let mut pirates = Pirates::default();
        pirates[Seat::Two] = Some(Level::Buccaneer);
        pirates[Seat::Five] = Some(Level::CabinBoy);
        let saved = pirates_line(pirates) + "hispaniola 1\n";
        assert_eq!(pirates_of(&saved), pirates);
        assert_eq!(pirates_of("hispaniola 1\n"), Pirates::default());
    }

    #[test]
    fn among_several_persons_nobody_sees_cards_before_the_curtain_opens() {
        let state = state_after("");
        assert_eq!((state.curtain(), state.looker(), state.view()), (Some(Seat::One), None, None));
        let open = state.after(Command::Look);
        assert_eq!((open.curtain(), open.looker()), (None, Some(Seat::One)));
        assert_eq!(open.view().map(|view| view.seat()), Some(Seat::One));
        let covered = open.after(Command::Cover);
        assert_eq!((covered.curtain(), covered.view()), (Some(Seat::One), None));
    }

    #[test]
    fn the_curtain_falls_as_soon_as_somebody_else_is_to_move() {
        let open = state_after("").after(Command::Look);
        let bid = *open.view().unwrap().legal_actions().first().unwrap();
        let Step::Bid(card) = bid else { panic!("{bid:?}") };
        let next = open.after(Command::Happen(Step::Bid(card)));
        assert_eq!((next.curtain(), next.view()), (Some(Seat::Two), None));
    }

    #[test]
    fn the_only_person_always_sees_the_own_cards_and_no_others() {
        let state = with_computers(state_after(""), &[Seat::One, Seat::Three]);
        assert_eq!((state.curtain(), state.looker()), (None, Some(Seat::Two)));
        assert_eq!(state.question().map(|(_, view)| view.seat()), Some(Seat::One));
    }

    #[test]
    fn watchers_see_no_cards_and_the_game_goes_on_by_itself() {
        let state = with_computers(state_after("tB1 tR2 tY9"), &[Seat::One, Seat::Two, Seat::Three]);
        assert_eq!((state.view(), state.curtain()), (None, None));
        assert_eq!((state.stage, state.errand()), (Stage::Bids, Some(Errand::GoOn)));
        let with_person = with_computers(state_after("tB1 tR2 tY9"), &[Seat::One, Seat::Two]);
        assert_eq!(with_person.errand(), None, "a person goes on by hand");
    }

    #[test]
    fn a_computer_pirate_is_asked_once_and_does_what_it_says() {
        let state = with_computers(state_after(""), &[Seat::One]);
        let answer = *state.question().unwrap().1.legal_actions().last().unwrap();
        let told = state.after(Command::Learn(answer));
        assert_eq!((told.question(), told.errand()), (None, Some(Errand::Act(answer))));
        let gone = state.after(Command::OutOfReach);
        assert_eq!((gone.question(), gone.errand()), (None, None));
        assert!(gone.after(Command::TryAgain).question().is_some());
        assert_eq!(gone.after(Command::TakeOver).curtain(), Some(Seat::One));
    }
}
