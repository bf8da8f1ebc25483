//! Asks before one game replaces another.

use std::rc::Rc;

use yew::prelude::*;

use super::sheet_frame;
use crate::{
    app::{
        router::Route,
        shanghaien::ViewContext,
        shanghaien::pages::start,
        shanghaien::records,
        view::element::{El, all, el},
    },
    model::shanghaien::{Captains, Command, PendingGame},
    record::shanghaien::Record,
};

/// Draws the choice to keep the game on the table, to save it, or to replace it.
pub(crate) fn replace_sheet(context: &ViewContext, present: &Rc<Record>, pending: &PendingGame) -> El {
    let labels = context.labels();
    let replace = {
        let (context, pending) = (context.clone(), pending.clone());
        Callback::from(move |_: MouseEvent| match &pending {
            PendingGame::Game(record) => {
                context.dispatch.send(Command::Begin(Rc::clone(record), Captains::default()));
                Route::TABLE.go();
            }
            PendingGame::New => {
                context.dispatch.send(Command::Clear);
                start(&context);
            }
        })
    };
    let game = context.words.game_in_progress(present.players(), present.position().round());
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
        false,
        &Command::Decline,
        all([el("p").text(game).into(), menu.into()]),
    )
}
