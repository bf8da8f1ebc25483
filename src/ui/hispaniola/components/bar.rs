//! The bar at the top: where the game stands, and the way to everything else.

use super::{icon_button, suit_word};
use crate::{
    model::hispaniola::{Command, HandModel, Sheet, TableModel},
    record::GameName,
    ui::{
        el::{El, el, text},
        hispaniola::Cx,
        route::{Page, Route},
    },
};

/// The bar.
pub(crate) fn bar(cx: &Cx, model: &TableModel) -> El {
    let (labels, dispatch) = (cx.labels(), &cx.dispatch);
    let open = |sheet| Some(dispatch.sends(Command::Open(sheet)));
    let trump = match model.trump {
        Some(colour) => el("span").text(labels.trump).add(text(" ")).add(suit_word(cx, colour)),
        None => el("span").text(labels.no_trump),
    };
    let can_cover = matches!(model.cards, HandModel::Cards { can_cover: true, .. });
    let cover = || icon_button("h-cover", labels.cover, Some(dispatch.sends(Command::Cover)));
    el("header")
        .class("bar")
        .add(icon_button("i-menu", labels.house.menu, open(Sheet::Menu)))
        .add(icon_button("i-undo", labels.house.undo, model.can_undo.then(|| dispatch.sends(Command::Undo))))
        .each(can_cover.then(cover))
        .add(el("p").add(el("b").text(cx.words.hand_of(model.hand))).add(trump))
        .add(icon_button("h-last", labels.last_trick, open(Sheet::LastTrick)))
        .add(icon_button(
            "i-rules",
            labels.house.rules,
            Some(Route::Of(GameName::Hispaniola, Page::Rules).goes()),
        ))
}
