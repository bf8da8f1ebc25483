//! The bar between the players: where the game stands, and the way to everything else.

use super::icon_button;
use crate::{
    model::{Command, Sheet, Stage, TableModel},
    ui::{
        cx::Cx,
        el::{El, el},
        route::Route,
    },
};

/// The bar.
pub(crate) fn bar(cx: &Cx, model: &TableModel, stage: Stage) -> El {
    let looking_back = matches!(stage, Stage::LookBack(_));
    let (labels, dispatch) = (cx.labels(), &cx.dispatch);
    let open = |sheet| Some(dispatch.sends(Command::Open(sheet)));
    let first = if looking_back {
        icon_button("i-close", labels.leave, Some(dispatch.sends(Command::Show(Stage::Play))))
    } else {
        icon_button("i-menu", labels.menu, open(Sheet::Menu))
    };
    let note = match stage {
        Stage::LookBack(_) => labels.looking_back.to_owned(),
        Stage::Travel(_) => labels.tap_to_skip.to_owned(),
        Stage::Play | Stage::WhatIf | Stage::Report => cx.words.cards_left(model.cards_left),
    };
    el("div")
        .class("bar")
        .add(first)
        .add(icon_button("i-undo", labels.undo, model.can_undo.then(|| dispatch.sends(Command::Undo))))
        .add(el("p").add(el("b").text(cx.words.round(model.round))).text(" ").text(note))
        .add(icon_button("i-log", labels.log, open(Sheet::Log)))
        .add(icon_button("i-rules", labels.rules, Some(Route::Rules.goes())))
}
