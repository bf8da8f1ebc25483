//! What both games offer, so that the same tests and the same driver work for either.

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

/// A game in progress: the table, and cards that may be hidden.
///
/// An *action* is a move that is possible; a roll or deal in it has no result yet. An *event* is an action with the
/// result that chance gave it. A record is a list of events.
pub trait Game: Clone + PartialEq + Debug {
    /// A player.
    type Seat: Copy + Eq + Debug;
    /// A possible move.
    type Action: Copy + Eq + Debug;
    /// A move that has happened.
    type Event: Clone + Eq + Debug;
    /// The rule that forbids an action.
    type Refusal: Copy + Eq + Debug;
    /// A list of actions.
    type Actions: Deref<Target = [Self::Action]>;

    /// Returns the action of an event, without the result of chance.
    fn action_of(event: &Self::Event) -> Self::Action;

    /// Returns who acts next.
    fn turn(&self) -> Turn<Self::Seat>;

    /// Returns every legal action, in the order of their notation; empty only when the game is over.
    fn legal_actions(&self) -> Self::Actions;

    /// Checks whether the rules allow this action now.
    ///
    /// # Errors
    /// The rule it would break.
    fn check(&self, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Returns whether chance decides what happens by this action: whether it is a roll or a deal.
    fn is_chance(action: Self::Action) -> bool;

    /// Returns the event of an action: draws the roll or deal that the action leaves open.
    fn draw(&self, action: Self::Action, chance: &mut impl Chance) -> Self::Event;

    /// Carries out an event.
    ///
    /// # Errors
    /// The rule it would break; the game is then as it was.
    fn apply(&mut self, event: Self::Event) -> Result<(), Self::Refusal>;

    /// Returns whether the rules allow this action now.
    fn is_legal(&self, action: Self::Action) -> bool {
        self.check(action).is_ok()
    }

    /// Plays one legal action, all equally likely, and returns its event; `None` when the game is over.
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
