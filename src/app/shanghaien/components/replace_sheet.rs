//! Asks before one game takes the place of another.

use std::rc::Rc;

use yew::prelude::*;

use super::sheet_frame;
use crate::{
    app::{
        router::Route,
        shanghaien::Cx,
        shanghaien::pages::start,
        shanghaien::records,
        view::element::{El, all, el},
    },
    model::shanghaien::{Captains, Command, Offer},
    record::shanghaien::Record,
};

/// Keep the game on the table, or replace it; it can be saved before.
pub(crate) fn replace_sheet(cx: &Cx, present: &Rc<Record>, offered: &Offer) -> El {
    let labels = cx.labels();
    let replace = {
        let (cx, offered) = (cx.clone(), offered.clone());
        Callback::from(move |_: MouseEvent| match &offered {
            Offer::Game(record) => {
                cx.dispatch.send(Command::Begin(Rc::clone(record), Captains::default()));
                Route::TABLE.go();
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
        .add(button(labels.house.keep_game, "btn", cx.dispatch.sends(Command::Decline)))
        .add(button(labels.house.save_record, "btn quiet", records::saves(present)))
        .add(button(labels.house.replace, "btn quiet", replace));
    sheet_frame(
        cx,
        labels.house.replace_game,
        false,
        &Command::Decline,
        all([el("p").text(game).into(), menu.into()]),
    )
}
