//! Asks before one game replaces another.

use std::rc::Rc;

use yew::prelude::*;

use super::sheet_frame;
use crate::{
    app::{
        hispaniola::ViewContext,
        router::{Page, Route},
        view::element::{El, all, el},
    },
    model::{
        Pace,
        hispaniola::{Command, PendingGame},
    },
    record::{GameName, hispaniola::Record},
};

/// Draws the choice to keep the game on the table or to replace it.
pub(crate) fn replace_sheet(
    context: &ViewContext,
    pace: Pace,
    present: &Rc<Record>,
    offered: &PendingGame,
) -> El {
    let shared = context.shared();
    let replace = {
        let (dispatch, is_from_elsewhere) =
            (context.dispatch.clone(), matches!(offered, PendingGame::Game(_)));
        Callback::from(move |_: MouseEvent| {
            dispatch.send(Command::Replace);
            if is_from_elsewhere {
                Route::Of(GameName::Hispaniola, Page::Table).go();
            }
        })
    };
    let (seats, hand) = (present.setup().seats, present.table().hand());
    let game = context.words.game_in_progress(present.shown_names(), seats, hand);
    let button = |label: &'static str, class: &'static str, onclick| {
        el("button").class(class).on_click(onclick).text(label)
    };
    let menu = el("div")
        .class("stack")
        .add(button(shared.keep_game, "btn", context.dispatch.sends(Command::Decline)))
        .add(button(shared.replace, "btn quiet", replace));
    let body = all([el("p").text(game).into(), menu.into()]);
    sheet_frame(context, shared.replace_game, pace.into(), &Command::Decline, body)
}
