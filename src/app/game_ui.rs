//! What the page needs to know of a game beyond its rules and its session: its pages, words, keys and saved texts.

use std::rc::Rc;

use yew::Html;

use super::{
    context::ViewContext, dispatch::Dispatch, has_words::HasWords, parts::Part, platform::storage::Keys,
    tools::Place,
};
use crate::{
    i18n::GameWords,
    model::{
        Pace,
        session::{Offer, Playable, Session},
    },
    record::{GameName, Record},
};

/// A game with its pages.
pub(super) trait GameUi: Playable + HasWords<Words: GameWords> {
    /// The game's name.
    const GAME: GameName;
    /// The keys under which the game is saved.
    const KEYS: &'static Keys;
    /// The part of the program with its tools.
    const TOOLS: Part;

    /// Returns where the tools are, once they have come.
    fn tools() -> Place<Self>;

    /// Draws the set-up page.
    fn setup(context: &ViewContext<Self>, session: &Session<Self>) -> Html;
    /// Draws the table with everything on it and over it.
    fn table(context: &ViewContext<Self>, session: &Session<Self>) -> Html;
    /// Draws the question whether a new game may replace the current one.
    fn replace_sheet(
        context: &ViewContext<Self>,
        pace: Pace,
        present: &Rc<Record<Self>>,
        offered: &Offer<Self>,
    ) -> Html;
    /// Does what a key stands for at the table.
    fn press(key: &str, session: &Session<Self>, dispatch: &Dispatch<Self>);
}
