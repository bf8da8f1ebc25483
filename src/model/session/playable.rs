//! What a session needs from a game beyond its rules and records.

use std::{
    fmt::{Debug, Display},
    ops::IndexMut,
};

use serde::{Serialize, de::DeserializeOwned};

use super::{Auto, Command, Session, lesson::Cue};
use crate::{
    ai::message::Percent,
    model::Sound,
    record::{Record, Recorded},
    rules::{Chance, Turn},
};

/// The settings of a game, which are saved as lines of text.
pub trait SavedSettings: Clone + Default + PartialEq + Debug {
    /// Returns the settings as lines of text, for the store.
    fn to_text(&self) -> String;
    /// Reads the settings. A line that is missing or unknown leaves the default, because it may come from an older or a
    /// newer version.
    fn from_text(text: &str) -> Self;
}

/// A game that can be played on the page.
pub trait Playable: Recorded<Action: Display + DeserializeOwned + 'static> + Eq + 'static {
    /// How well a computer player plays.
    type Level: Copy + PartialEq + Debug;
    /// Which seats computer players have, and of which level.
    type Computers: IndexMut<Self::Seat, Output = Option<Self::Level>> + Copy + Default + PartialEq + Debug;
    /// The settings that are saved between games.
    type Settings: SavedSettings;
    /// What the table shows of the game; by default its current state.
    type Stage: Copy + Default + PartialEq + Debug;
    /// The state that only this table has.
    type Table: Clone + Default + PartialEq + Debug;
    /// The sheets that can lie over the table.
    type Sheet: Copy + PartialEq + Debug;
    /// The commands of the table that are not moves.
    type TableCommand: Clone + PartialEq + Debug;
    /// The length of a leap through a replay.
    type Leap: Copy + PartialEq + Debug;
    /// What the players have agreed on for a new game. Chance adds the rest.
    type Plan: Clone + Eq + Debug;
    /// A query to the computer.
    type Query: Copy + PartialEq + Debug;
    /// A query with what must be known for the answer: a position or a view, never the whole game.
    type Question: Serialize + Clone + PartialEq + Debug;

    /// Returns the player to move.
    fn mover(&self) -> Option<Self::Seat>;
    /// Returns whether the game has ended.
    fn is_over(&self) -> bool {
        matches!(self.turn(), Turn::Over)
    }

    /// Returns the line before a saved game that names the computer players.
    fn computers_line(computers: Self::Computers) -> String;
    /// Reads the computer players of a saved game.
    fn computers_of(saved: &str) -> Self::Computers;
    /// Returns the line before a saved game that says how it stands, if the home page can't read the record.
    fn standing_line(_record: &Record<Self>) -> String {
        String::new()
    }
    /// Returns a game as it is saved: lines for the page, then the record.
    fn saved_text(record: &Record<Self>, computers: Self::Computers) -> String {
        [Self::computers_line(computers), Self::standing_line(record), record.to_string()].concat()
    }

    /// Returns the plan of a new game with these settings; `None` if the rules have no such game.
    fn plan(settings: &Self::Settings, players: Self::Players) -> Option<Self::Plan>;
    /// Returns the plan of another game of the same players after one that has ended, if this game offers that.
    fn rematch(_session: &Session<Self>) -> Option<Self::Plan> {
        None
    }
    /// Draws by lot what a plan leaves open. Returns the command that begins the game.
    fn deal(plan: Self::Plan, chance: &mut impl Chance) -> Command<Self>;

    /// Returns what is shown first of a game.
    fn first_stage(record: &Record<Self>) -> Self::Stage;
    /// Updates the stage and the table after the game has changed, by an event or because one was taken back (`None`).
    fn has_changed(session: &mut Session<Self>, event: Option<&Self::Event>);
    /// Carries out a command of the table.
    fn carry_out_table_command(session: &mut Session<Self>, command: Self::TableCommand);
    /// Called after a sheet was opened.
    fn has_opened(_session: &mut Session<Self>) {}
    /// Called when the page changes and when a lesson goes back: ends what is still moving.
    fn settle(_session: &mut Session<Self>) {}
    /// Returns whether the table shows a preview, from which the players can go back to the game.
    fn looks_ahead(_session: &Session<Self>) -> bool {
        false
    }
    /// Returns whether the last event can be taken back: only if it has revealed nothing new.
    fn can_undo(session: &Session<Self>) -> bool;
    /// Returns the numbers of events at which a leap stops.
    fn stops(record: &Record<Self>, leap: Self::Leap) -> Vec<usize>;
    /// Returns the id of the section of the rules that concerns the current state.
    fn section(session: &Session<Self>) -> Option<&'static str>;
    /// Returns the sound of the last event.
    fn sound(record: &Record<Self>) -> Option<Sound>;

    /// Returns what happens next by itself at the table.
    fn auto(session: &Session<Self>) -> Option<Auto<Self>>;
    /// Returns what happens next by itself before there is a game.
    fn auto_before(_session: &Session<Self>) -> Option<Auto<Self>> {
        None
    }
    /// Returns the pause before that, in milliseconds: long enough to see the last event.
    fn pause(session: &Session<Self>, auto: &Auto<Self>) -> u32;

    /// Returns the next query for the computer.
    fn query(session: &Session<Self>) -> Option<Self::Query>;
    /// Returns the question for a query.
    fn question(session: &Session<Self>, query: Self::Query) -> Option<Self::Question>;
    /// Takes in the computer's answer.
    fn take_answer(session: &mut Session<Self>, query: Self::Query, answer: Vec<(Self::Action, Percent)>);

    /// Returns the number of events before a lesson begins, and the seats that the coach plays.
    fn lesson_start() -> (usize, Self::Computers);
    /// Returns the tap on the table that a step of a lesson waits for.
    fn wanted(session: &Session<Self>, cue: Cue) -> Option<Command<Self>>;
    /// Returns whether a step of a lesson has opened something over the table.
    fn is_opened(_session: &Session<Self>) -> bool {
        false
    }
}
