//! What the page needs to know of a game beyond its rules and its session: its pages, words, keys and saved texts.

use std::rc::Rc;

use yew::Html;

use super::{
    context::ViewContext, dispatch::Dispatch, has_words::HasWords, parts::Part, platform::storage::Keys,
    tools::ToolsSlot, view::element::El,
};
use crate::{
    i18n::GameWords,
    model::{
        Pace,
        session::{PendingGame, Playable, Session},
    },
    record::{GameName, Record},
};

/// Draws the question whether a new game may replace the current one.
pub(super) type ReplaceSheet<G> = fn(&ViewContext<G>, Pace, &Rc<Record<G>>, &PendingGame<G>) -> El;

/// A game with its pages.
pub(super) trait GameUi: Playable + HasWords<Words: GameWords> {
    /// The game's name.
    const GAME: GameName;
    /// The keys under which the game is saved.
    const KEYS: &'static Keys;
    /// The part of the program with its tools.
    const TOOLS: Part;

    /// Where the tools are, once they have come.
    const TOOLS_HERE: ToolsSlot<Self>;
    /// Draws the set-up page.
    const SETUP: fn(&ViewContext<Self>, &Session<Self>) -> Html;
    /// Draws the table with everything on it and over it.
    const TABLE: fn(&ViewContext<Self>, &Session<Self>) -> Html;
    /// Draws the question whether a new game may replace the current one.
    const REPLACE_SHEET: ReplaceSheet<Self>;
    /// Does what a key stands for at the table.
    const PRESS: fn(&str, &Session<Self>, &Dispatch<Self>);
}
