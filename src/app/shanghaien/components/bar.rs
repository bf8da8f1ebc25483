//! The bar between the players: where the game stands, and the way to everything else.

use super::{icon_button, seat_class, slot::mark};
use crate::{
    app::{
        pages::replay::leave,
        router::Route,
        shanghaien::{Cx, sheets::draw_share},
        view::element::{El, el},
    },
    model::{
        Sitting,
        shanghaien::{Command, Sheet, Stage, State, TableModel},
    },
    rules::{BySeat, Seat},
};

/// The bar.
pub(crate) fn bar(cx: &Cx, model: &TableModel, state: &State) -> El {
    let (labels, dispatch) = (cx.labels(), &cx.dispatch);
    let open = |sheet| Some(dispatch.sends(Command::Open(sheet)));
    let menu = || icon_button("i-menu", labels.house.menu, open(Sheet::Menu));
    let undo =
        || icon_button("i-undo", labels.house.undo, model.can_undo.then(|| dispatch.sends(Command::Undo)));
    let is_replay = state.sitting() == Sitting::Replay;
    let [first, second] = if is_replay { [leave(cx), menu()] } else { [menu(), undo()] };
    let third = match &state.record {
        Some(record) if is_replay => draw_share(cx, record),
        _ => icon_button(
            "i-hint",
            labels.hint,
            state.can_hint().then(|| dispatch.sends(Command::Open(Sheet::Hint))),
        ),
    };
    let chance = model.chance.filter(|_| matches!(state.stage, Stage::Play | Stage::WhatIf | Stage::Report));
    let note = match state.stage {
        _ if chance.is_some() => String::new(),
        _ if is_replay => labels.looking_back.to_owned(),
        Stage::Travel(_) => labels.house.tap_to_skip.to_owned(),
        _ => cx.words.cards_left(model.cards_left),
    };
    el("div")
        .class("bar")
        .add(first)
        .add(second)
        .add(
            el("p")
                .add(el("b").text(cx.words.round(model.round)))
                .text(" ")
                .text(note)
                .each(chance.map(|chance| chances(cx, model, chance))),
        )
        .add(third)
        .add(icon_button("i-log", labels.house.log, open(Sheet::Log)))
        .add(icon_button("i-rules", labels.house.rules, Some(Route::RULES.goes())))
}

/// The chances of both players as numbers, and as the share of a bar.
fn chances(cx: &Cx, model: &TableModel, chance: u8) -> El {
    let chances = BySeat([chance, 100 - chance]);
    let side = |seat: Seat| el("span").add(mark(Some(seat))).number(chances[seat]);
    // A drawing, because its width is no style: the page's policy forbids those in attributes.
    let share =
        el("rect").class(seat_class(Seat::One)).attr("width", format!("{chance}%")).attr("height", "100%");
    el("span")
        .class("odds")
        .attr("role", "img")
        .label(cx.words.chances(&model.names, chances))
        .add(side(Seat::One))
        .add(el("svg").class("scale p2").add(share))
        .add(side(Seat::Two))
}
