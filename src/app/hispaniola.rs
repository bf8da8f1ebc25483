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
    platform::storage::{HISPANIOLA, Keys},
    tools::{Place, tools},
};
pub(super) use crate::rules::hispaniola::Hispaniola;
use crate::{
    model::{
        Pace,
        hispaniola::{Offer, State},
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
        components::replace_sheet(context, pace, present, offered).into()
    }

    fn press(key: &str, state: &State, dispatch: &Dispatch) {
        keys::press(key, state, dispatch);
    }
}
