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
    tools::{Place, tools},
};
pub(super) use crate::rules::hispaniola::Hispaniola;
use crate::{
    i18n::hispaniola::at_table,
    model::{
        hispaniola::{Offer, State},
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

    fn tools() -> Place<Self> {
        &TOOLS_HERE
    }

    fn setup(context: &ViewContext, state: &State) -> Html {
        pages::setup(context, state)
    }

    fn table(context: &ViewContext, state: &State) -> Html {
        pages::table(context, state)
    }

    fn replace_sheet(context: &ViewContext, present: &Rc<Record>, offered: &Offer) -> Html {
        components::replace_sheet(context, present, offered).into()
    }

    fn press(key: &str, state: &State, dispatch: &Dispatch) {
        keys::press(key, state, dispatch);
    }

    /// Saves a line for the home page, which can't read records of this game.
    fn was_saved(record: &Record) {
        let table = record.table();
        if record.game().is_over() {
            storage::forget(HISPANIOLA_STANDING);
        } else {
            let names = at_table(record.shown_names(), table.seats());
            let standing = format!("{names}{STANDING_HAND}{}", table.hand());
            // If the line can't be saved, the home page does not offer to continue the game.
            drop(storage::save(HISPANIOLA_STANDING, &standing));
        }
    }
}
