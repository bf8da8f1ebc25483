//! Asks before one game takes the place of another.

use std::rc::Rc;

use yew::prelude::*;

use super::sheet_frame;
use crate::{
    model::{Captains, Command, Offer},
    record::shanghaien::Record,
    ui::{
        cx::Cx,
        el::{El, all, el},
        files,
        pages::start,
        route::Route,
    },
};

/// Keep the game on the table, or replace it; it can be saved before.
pub(crate) fn replace_sheet(cx: &Cx, present: &Rc<Record>, offered: &Offer) -> El {
    let labels = cx.labels();
    let replace = {
        let (cx, offered) = (cx.clone(), offered.clone());
        Callback::from(move |_: MouseEvent| match &offered {
            Offer::Game(record) => {
                cx.dispatch.send(Command::Begin(Rc::clone(record), Captains::default()));
                Route::Table.go();
            }
            Offer::New => {
                cx.dispatch.send(Command::Clear);
                start(&cx);
            }
        })
    };
    let game = cx.words.game_in_progress(present.players(), present.position().round());
    let button = |label: &'static str, class: &'static str, onclick| {
        el("button").class(class).on_click(onclick).text(label)
    };
    let menu = el("div")
        .class("stack")
        .add(button(labels.keep_game, "btn", cx.dispatch.sends(Command::Decline)))
        .add(button(labels.save_record, "btn quiet", files::saves(present)))
        .add(button(labels.replace, "btn quiet", replace));
    sheet_frame(
        cx,
        labels.replace_game,
        false,
        &Command::Decline,
        all([el("p").text(game).into(), menu.into()]),
    )
}
