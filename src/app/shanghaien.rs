//! Shanghaien: part of the first load, apart from its `sheets` and `tools`.

mod components;
mod keys;
mod pages;
mod records;
pub(super) mod sheets;

use std::rc::Rc;

use yew::Html;

use super::{
    game_ui::GameUi,
    has_words::has_words,
    parts::Part,
    platform::storage::{Keys, SHANGHAIEN},
    tools::{Place, tools},
};
pub(super) use crate::rules::shanghaien::Shanghaien;
use crate::{
    model::{
        Pace,
        shanghaien::{Offer, State},
    },
    record::{GameName, shanghaien::Record},
};

pub(super) type ViewContext = super::context::ViewContext<Shanghaien>;
type Dispatch = super::dispatch::Dispatch<Shanghaien>;

has_words!(Shanghaien, shanghaien);

tools!(Shanghaien, "captain-loader.js");

impl GameUi for Shanghaien {
    const GAME: GameName = GameName::Shanghaien;
    const KEYS: &'static Keys = &SHANGHAIEN;
    const TOOLS: Part = Part::Tools;

    fn tools() -> Place<Self> {
        &TOOLS_HERE
    }

    fn setup(context: &ViewContext, state: &State) -> Html {
        pages::setup(context, state)
    }

    fn table(context: &ViewContext, state: &State) -> Html {
        pages::table(context, state)
    }

    fn replace_sheet(context: &ViewContext, pace: Pace, present: &Rc<Record>, offered: &Offer) -> Html {
        sheets::draw_replace_sheet(context, pace, present, offered).into()
    }

    fn press(key: &str, state: &State, dispatch: &Dispatch) {
        keys::press(key, state, dispatch);
    }
}
