//! What can be done to the state, and what it can show.

use std::rc::Rc;

use super::{Captains, Lesson, Settings};
use crate::{
    ai::shanghaien::message::{Percent, Wish},
    model::{Notice, Sitting},
    record::shanghaien::Record,
    rules::{
        BySeat, Die,
        shanghaien::{Action, Event, Trick},
    },
};

/// What the table shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// The game as it is.
    #[default]
    Play,
    /// Who would get each card if the round ended.
    WhatIf,
    /// The round has ended: so many of its cards have travelled.
    Travel(usize),
    /// The round has ended: who got what and why.
    Report,
    /// The game after so many events.
    LookBack(usize),
}

/// Something that lies over the table until it is dealt with or closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The uses of a dirty trick.
    Trick(Trick),
    /// The ways to put a die at the card at this table position.
    Spot(usize),
    /// The menu.
    Menu,
    /// What has happened.
    Log,
    /// What the computer would do.
    Hint,
}

/// What waits for the game on the table to be given up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Offer {
    /// This game.
    Game(Rc<Record>),
    /// A new one, still to be thrown for and dealt.
    New,
}

/// What can be done to the state.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Puts a game on the table, with who plays it.
    Begin(Rc<Record>, Captains),
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
    /// Puts a game on the table, unless that would end one in progress: then it waits.
    Offer(Offer),
    /// Takes the game off the table.
    Clear,
    /// Nobody looks at the table: the dice lie still and no sheet is open.
    Settle,
    /// The captains have thrown for who starts, or do not want to know.
    Throw(Option<BySeat<Die>>),
    /// The text of the rules has come, or cannot be had.
    Rules(Option<String>),
    /// The text of the rules is no longer in the language of the page.
    ForgetRules,
    /// Lets go of the game that waits.
    Decline,
    /// Something happens in the game.
    Happen(Event),
    /// Takes the last event back, if it has shown nothing new.
    Undo,
    /// Chooses a rolled die, or lets go of it.
    Pick(usize),
    /// Opens a sheet.
    Open(Sheet),
    /// Closes it; without one, goes back from looking ahead to the game.
    Close,
    /// Changes what the table shows.
    Show(Stage),
    /// While looking back: to the end of the next round, or of the one before.
    LookToRound(bool),
    /// The next card travels; after the last one comes the report.
    Advance,
    /// Changes the settings.
    Set(Settings),
    /// Tells something, or nothing any more.
    Tell(Option<Notice>),
    /// The computer has answered: actions with the chances of the player to move, the best first.
    Learn(Wish, Vec<(Action, Percent)>),
    /// The computer does not answer.
    OutOfReach,
    /// It is asked once more.
    TryAgain,
    /// The computer captain to move is replaced by a person.
    TakeOver,
    /// What happens by itself next happens now.
    Hurry,
}
