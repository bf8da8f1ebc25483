//! Asks before one game replaces another.

use std::rc::Rc;

use yew::prelude::*;

use super::sheet_frame;
use crate::{
    app::{
        hispaniola::{ViewContext, pages::begin},
        router::{Page, Route},
        view::element::{El, all, el},
    },
    model::hispaniola::{Command, PendingGame, Pirates},
    record::{GameName, hispaniola::Record},
};

/// Draws the choice to keep the game on the table or to replace it.
pub(crate) fn replace_sheet(context: &ViewContext, present: &Rc<Record>, pending: &PendingGame) -> El {
    let shared = context.shared();
    let replace = {
        let (context, pending) = (context.clone(), pending.clone());
        Callback::from(move |_: MouseEvent| match &pending {
            PendingGame::Game(record) => {
                context.dispatch.send(Command::Begin(Rc::clone(record), Pirates::default()));
                Route::Of(GameName::Hispaniola, Page::Table).go();
            }
            PendingGame::New => begin(&context),
        })
    };
    let (seats, hand) = (present.setup().seats, present.table().hand());
    let game = context.words.game_in_progress(present.players(), seats, hand);
    let button = |label: &'static str, class: &'static str, onclick| {
        el("button").class(class).on_click(onclick).text(label)
    };
    let menu = el("div")
        .class("stack")
        .add(button(shared.keep_game, "btn", context.dispatch.sends(Command::Decline)))
        .add(button(shared.replace, "btn quiet", replace));
    let body = all([el("p").text(game).into(), menu.into()]);
    sheet_frame(context, shared.replace_game, false, &Command::Decline, body)
}
