//! Asks before one game replaces another.

use std::rc::Rc;

use super::sheet_frame;
use crate::{
    app::{
        game_pages::replaces,
        shanghaien::{ViewContext, records},
        view::element::{El, all, el},
    },
    model::{
        Pace,
        shanghaien::{Command, PendingGame},
    },
    record::shanghaien::Record,
};

/// Draws the choice to keep the game on the table, to save it, or to replace it.
pub(crate) fn replace_sheet(
    context: &ViewContext,
    pace: Pace,
    present: &Rc<Record>,
    offered: &PendingGame,
) -> El {
    let labels = context.labels();
    let replace = replaces(&context.dispatch, offered);
    let game = context.words.game_in_progress(present.shown_names(), present.position().round());
    let button = |label: &'static str, class: &'static str, onclick| {
        el("button").class(class).on_click(onclick).text(label)
    };
    let menu = el("div")
        .class("stack")
        .add(button(labels.shared.keep_game, "btn", context.dispatch.sends(Command::Decline)))
        .add(button(labels.shared.save_record, "btn quiet", records::saves(present)))
        .add(button(labels.shared.replace, "btn quiet", replace));
    sheet_frame(
        context,
        labels.shared.replace_game,
        pace.into(),
        &Command::Decline,
        all([el("p").text(game).into(), menu.into()]),
    )
}
