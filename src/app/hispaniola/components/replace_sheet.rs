//! Asks before one game replaces another.

use std::rc::Rc;

use super::sheet_frame;
use crate::{
    app::{
        game_pages::replaces,
        hispaniola::ViewContext,
        view::element::{El, all, el},
    },
    model::{
        Pace,
        hispaniola::{Command, PendingGame},
    },
    record::hispaniola::Record,
};

/// Draws the choice to keep the game on the table or to replace it.
pub(crate) fn replace_sheet(
    context: &ViewContext,
    pace: Pace,
    present: &Rc<Record>,
    offered: &PendingGame,
) -> El {
    let shared = context.shared();
    let replace = replaces(&context.dispatch, offered);
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
