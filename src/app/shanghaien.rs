//! Shanghaien: part of the first load, apart from its `sheets` and `tools`.

mod components;
mod keys;
mod pages;
mod records;
pub(super) mod sheets;

use yew::Html;

use super::{
    game_ui::{GameUi, ReplaceSheet},
    has_words::has_words,
    parts::Part,
    platform::storage::{Keys, SHANGHAIEN},
    tools::{ToolsSlot, tools},
};
pub(super) use crate::rules::shanghaien::Shanghaien;
use crate::{model::shanghaien::State, record::GameName};

pub(super) type ViewContext = super::context::ViewContext<Shanghaien>;
type Dispatch = super::dispatch::Dispatch<Shanghaien>;

has_words!(Shanghaien, shanghaien);

tools!(Shanghaien, "captain-loader.js");

impl GameUi for Shanghaien {
    const GAME: GameName = GameName::Shanghaien;
    const KEYS: &'static Keys = &SHANGHAIEN;
    const TOOLS: Part = Part::Tools;
    const TOOLS_HERE: ToolsSlot<Self> = &TOOLS_HERE;
    const SETUP: fn(&ViewContext, &State) -> Html = pages::setup;
    const TABLE: fn(&ViewContext, &State) -> Html = pages::table;
    const REPLACE_SHEET: ReplaceSheet<Self> = sheets::draw_replace_sheet;
    const PRESS: fn(&str, &State, &Dispatch) = keys::press;
}
