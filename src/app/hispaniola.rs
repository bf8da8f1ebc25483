//! Hispaniola: a part of the program, loaded when a page needs it.

mod components;
mod drag;
mod keys;
mod pages;
mod part;
mod records;

use yew::Html;

use super::{
    game_ui::{GameUi, ReplaceSheet},
    has_words::has_words,
    parts::Part,
    platform::storage::{HISPANIOLA, Keys},
    tools::{ToolsSlot, tools},
};
pub(super) use crate::rules::hispaniola::Hispaniola;
use crate::{model::hispaniola::State, record::GameName};
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
    const REPLACE_SHEET: ReplaceSheet<Self> = components::replace_sheet;
    const PRESS: fn(&str, &State, &Dispatch) = keys::press;
}
