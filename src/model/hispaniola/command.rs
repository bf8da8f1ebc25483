//! What can be done to the state, and what it can show.

use std::rc::Rc;

use super::{Leap, Lesson, Pirates, Settings};
use crate::{
    model::{Notice, Sitting},
    record::hispaniola::Record,
    rules::hispaniola::{Action, Event},
};

/// What the table shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// The game as it is.
    #[default]
    Play,
    /// The bids that have just been shown.
    Bids,
    /// The hand has ended: what everybody scores.
    Score,
    /// The game after so many events.
    LookBack(usize),
}

/// Something that lies over the table until it is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The menu.
    Menu,
    /// The trick that was won last.
    LastTrick,
    /// The scores of all hands so far.
    Scores,
}

/// What waits for the game on the table to be given up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Offer {
    /// This game.
    Game(Rc<Record>),
    /// A new one, still to be dealt.
    New,
}

/// What can be done to the state.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Puts a game on the table, with who plays it.
    Begin(Rc<Record>, Pirates),
    /// Puts a game on the table that is not played.
    Sit(Sitting, Rc<Record>),
    /// Begins a lesson.
    Teach(Box<Lesson>),
    /// In a lesson: what was said has been read.
    NextStep,
    /// In a lesson: back to what was said before.
    StepBack,
    /// Takes it off again.
    Rise,
    /// Looks at the game after so many events, if it was played before.
    LookBack(usize),
    /// While looking back: on to the next such place, or back to the one before.
    Leap(Leap, bool),
    /// Puts a game on the table, unless that would end one in progress: then it waits.
    Offer(Offer),
    /// Lets go of the game that waits.
    Decline,
    /// Something happens in the game.
    Happen(Event),
    /// Takes the last event back, if it has shown nothing new.
    Undo,
    /// The curtain opens: the player to move looks at the own cards.
    Look,
    /// The curtain closes again.
    Cover,
    /// Chooses what to do, or says why that cannot be done.
    Choose(Action),
    /// Whether the whole pile goes along with the trick.
    WithPile(bool),
    /// Goes on from what was shown: the bids, or the score.
    GoOn,
    /// Opens a sheet.
    Open(Sheet),
    /// Closes it.
    Close,
    /// Changes the settings.
    Set(Settings),
    /// Tells something, or nothing any more.
    Tell(Option<Notice>),
    /// The text of the rules has come, or cannot be had.
    Rules(Option<String>),
    /// The text of the rules is no longer in the language of the page.
    ForgetRules,
    /// The computer pirate to move has chosen.
    Learn(Action),
    /// The computer does not answer.
    OutOfReach,
    /// It is asked once more.
    TryAgain,
    /// The computer pirate to move is replaced by a person.
    TakeOver,
    /// What happens by itself next happens now.
    Hurry,
}
