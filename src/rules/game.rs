//! What every game of this house offers, so that one battery of tests and one driver fit all.

use std::{fmt::Debug, ops::Deref};

use super::Chance;

/// Who acts next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn<S> {
    /// A player decides.
    Seat(S),
    /// Nobody decides: a roll or a deal is due.
    Chance,
    /// The game has ended.
    Over,
}

/// A game in progress: a deck or deal that may be hidden, and what lies on the table.
///
/// An *action* is what somebody may do; a roll or deal in it has no result yet. An *event* is an
/// action with the result that chance gave it. Events are what a record keeps.
pub trait Game: Clone + PartialEq + Debug {
    /// Who plays.
    type Seat: Copy + Eq + Debug;
    /// What may be done.
    type Action: Copy + Eq + Debug;
    /// What has been done.
    type Event: Clone + Eq + Debug;
    /// Which rule forbids an action.
    type Refusal: Copy + Eq + Debug;
    /// A list of actions.
    type Actions: Deref<Target = [Self::Action]>;

    /// Who acts next.
    fn turn(&self) -> Turn<Self::Seat>;

    /// Every legal action, in the order of their notation; empty only when the game is over.
    fn legal_actions(&self) -> Self::Actions;

    /// Whether the rules allow this action now.
    ///
    /// # Errors
    /// The rule it would break.
    fn check(&self, action: Self::Action) -> Result<(), Self::Refusal>;

    /// The action of an event: the same without what chance gave.
    fn action_of(event: &Self::Event) -> Self::Action;

    /// The event an action becomes when chance is asked for what the action leaves open.
    fn draw(&self, action: Self::Action, chance: &mut impl Chance) -> Self::Event;

    /// Carries an event out.
    ///
    /// # Errors
    /// The rule it would break; the game is then as it was.
    fn apply(&mut self, event: Self::Event) -> Result<(), Self::Refusal>;

    /// Whether the rules allow this action now.
    fn is_legal(&self, action: Self::Action) -> bool {
        self.check(action).is_ok()
    }

    /// Plays one legal action, all equally likely, and returns what happened; `None` when over.
    fn play_randomly(&mut self, chance: &mut impl Chance) -> Option<Self::Event> {
        let actions = self.legal_actions();
        let count = u32::try_from(actions.len()).expect("few actions");
        if count == 0 {
            return None;
        }
        let event = self.draw(actions[chance.below(count) as usize], chance);
        drop(actions);
        self.apply(event.clone()).expect("a legal action is accepted");
        Some(event)
    }
}
