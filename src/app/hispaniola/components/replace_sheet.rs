//! Asks before one game takes the place of another.

use std::rc::Rc;

use yew::prelude::*;

use super::sheet_frame;
use crate::{
    app::{
        hispaniola::{Cx, pages::begin},
        router::{Page, Route},
        view::element::{El, all, el},
    },
    model::hispaniola::{Command, Offer, Pirates},
    record::{GameName, hispaniola::Record},
};

/// Keep the game on the table, or replace it.
pub(crate) fn replace_sheet(cx: &Cx, present: &Rc<Record>, offered: &Offer) -> El {
    let house = cx.house();
    let replace = {
        let (cx, offered) = (cx.clone(), offered.clone());
        Callback::from(move |_: MouseEvent| match &offered {
            Offer::Game(record) => {
                cx.dispatch.send(Command::Begin(Rc::clone(record), Pirates::default()));
                Route::Of(GameName::Hispaniola, Page::Table).go();
            }
            Offer::New => begin(&cx),
        })
    };
    let (seats, hand) = (present.setup().seats, present.table().hand());
    let game = cx.words.game_in_progress(present.players(), seats, hand);
    let button = |label: &'static str, class: &'static str, onclick| {
        el("button").class(class).on_click(onclick).text(label)
    };
    let menu = el("div")
        .class("stack")
        .add(button(house.keep_game, "btn", cx.dispatch.sends(Command::Decline)))
        .add(button(house.replace, "btn quiet", replace));
    let content = all([el("p").text(game).into(), menu.into()]);
    sheet_frame(cx, house.replace_game, false, &Command::Decline, content)
}
