//! The bar at the top: where the game stands, and the way to everything else.

use std::rc::Rc;

use super::{icon_button, suit_word};
use crate::{
    app::{
        hispaniola::Cx,
        pages::replay::leave,
        platform::share::shares,
        router::{Page, Route},
        view::element::{El, el, text},
    },
    model::{
        Sitting,
        hispaniola::{Command, HandModel, Sheet, State, TableModel},
    },
    record::GameName,
};

/// The bar.
pub(crate) fn bar(cx: &Cx, model: &TableModel, state: &State) -> El {
    let (labels, dispatch) = (cx.labels(), &cx.dispatch);
    let open = |sheet| Some(dispatch.sends(Command::Open(sheet)));
    let menu = || icon_button("i-menu", labels.house.menu, open(Sheet::Menu));
    let trump = match model.trump {
        Some(colour) => el("span").text(labels.trump).add(text(" ")).add(suit_word(cx, colour)),
        None => el("span").text(labels.no_trump),
    };
    let can_cover = matches!(model.cards, HandModel::Cards { can_cover: true, .. });
    let cover = || icon_button("h-cover", labels.cover, Some(dispatch.sends(Command::Cover)));
    let standing = el("p").add(el("b").text(cx.words.hand_of(model.hand))).add(trump);
    if let Some(record) = state.record.as_ref().filter(|_| state.sitting() == Sitting::Replay) {
        let share = Some(shares(cx, Rc::clone(record) as _));
        return el("header")
            .class("bar")
            .add(leave(cx))
            .add(menu())
            .add(standing)
            .add(icon_button("i-share", labels.house.replay.share, share))
            .add(icon_button("h-last", labels.last_trick, open(Sheet::LastTrick)));
    }
    el("header")
        .class("bar")
        .add(menu())
        .add(icon_button("i-undo", labels.house.undo, model.can_undo.then(|| dispatch.sends(Command::Undo))))
        .each(can_cover.then(cover))
        .add(standing)
        .add(icon_button("h-last", labels.last_trick, open(Sheet::LastTrick)))
        .add(icon_button(
            "i-rules",
            labels.house.rules,
            Some(Route::Of(GameName::Hispaniola, Page::Rules).goes()),
        ))
}
