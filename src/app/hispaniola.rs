//! Hispaniola: a part of the program, loaded when a page needs it.

mod components;
mod drag;
mod keys;
mod pages;
mod part;
mod records;

use std::rc::Rc;

use yew::Html;

use super::{
    game_ui::GameUi,
    has_words::has_words,
    parts::Part,
    platform::storage::{self, HISPANIOLA, HISPANIOLA_STANDING, Keys, STANDING_HAND},
    tools::{ToolsSlot, tools},
    view::element::El,
};
pub(super) use crate::rules::hispaniola::Hispaniola;
use crate::{
    i18n::hispaniola::at_table,
    model::{
        hispaniola::{PendingGame, State},
        session::Playable,
    },
    record::{GameName, hispaniola::Record},
};
pub(super) use part::PART;

type ViewContext = super::context::ViewContext<Hispaniola>;
type Dispatch = super::dispatch::Dispatch<Hispaniola>;

has_words!(Hispaniola, hispaniola);

tools!(Hispaniola, "pirates-loader.js");

impl GameUi for Hispaniola {
    const GAME: GameName = GameName::Hispaniola;
    const KEYS: &'static Keys = &HISPANIOLA;
    const TOOLS: Part = Part::HispaniolaTools;
    const TOOLS_HERE: ToolsSlot<Self> = &TOOLS_HERE;
    const SETUP: fn(&ViewContext, &State) -> Html = pages::setup;
    const TABLE: fn(&ViewContext, &State) -> Html = pages::table;
    const REPLACE_SHEET: fn(&ViewContext, &Rc<Record>, &PendingGame) -> El = components::replace_sheet;
    const PRESS: fn(&str, &State, &Dispatch) = keys::press;

    /// Saves a line for the home page, which can't read records of this game.
    fn was_saved(record: &Record) {
        let table = record.table();
        if record.game().is_over() {
            storage::forget(HISPANIOLA_STANDING);
        } else {
            let names = at_table(record.players(), table.seats());
            let standing = format!("{names}{STANDING_HAND}{}", table.hand());
            // If the line can't be saved, the home page does not offer to continue the game.
            drop(storage::save(HISPANIOLA_STANDING, &standing));
        }
    }
}
