//! The bar between the players: where the game stands, and the way to everything else.

use super::{icon_button, seat_class, slot::mark};
use crate::{
    model::shanghaien::{Command, Sheet, Stage, State, TableModel},
    rules::{BySeat, Seat},
    ui::{
        el::{El, el},
        route::Route,
        shanghaien::Cx,
    },
};

/// The bar.
pub(crate) fn bar(cx: &Cx, model: &TableModel, state: &State) -> El {
    let looking_back = matches!(state.stage, Stage::LookBack(_));
    let (labels, dispatch) = (cx.labels(), &cx.dispatch);
    let open = |sheet| Some(dispatch.sends(Command::Open(sheet)));
    let first = if looking_back {
        icon_button("i-close", labels.leave, Some(dispatch.sends(Command::Show(Stage::Play))))
    } else {
        icon_button("i-menu", labels.house.menu, open(Sheet::Menu))
    };
    let chance = model.chance.filter(|_| matches!(state.stage, Stage::Play | Stage::WhatIf | Stage::Report));
    let note = match state.stage {
        _ if chance.is_some() => String::new(),
        Stage::LookBack(_) => labels.looking_back.to_owned(),
        Stage::Travel(_) => labels.house.tap_to_skip.to_owned(),
        Stage::Play | Stage::WhatIf | Stage::Report => cx.words.cards_left(model.cards_left),
    };
    el("div")
        .class("bar")
        .add(first)
        .add(icon_button("i-undo", labels.house.undo, model.can_undo.then(|| dispatch.sends(Command::Undo))))
        .add(
            el("p")
                .add(el("b").text(cx.words.round(model.round)))
                .text(" ")
                .text(note)
                .each(chance.map(|chance| chances(cx, model, chance))),
        )
        .add(icon_button(
            "i-hint",
            labels.hint,
            state.can_hint().then(|| dispatch.sends(Command::Open(Sheet::Hint))),
        ))
        .add(icon_button("i-log", labels.house.log, open(Sheet::Log)))
        .add(icon_button("i-rules", labels.house.rules, Some(Route::RULES.goes())))
}

/// The chances of both players as numbers, and as the share of a bar.
fn chances(cx: &Cx, model: &TableModel, chance: u8) -> El {
    let chances = BySeat([chance, 100 - chance]);
    let side = |seat: Seat| el("span").add(mark(Some(seat))).number(chances[seat]);
    let share = el("i").class(seat_class(Seat::One)).attr("style", format!("width:{chance}%"));
    el("span")
        .class("odds")
        .attr("role", "img")
        .label(cx.words.chances(&model.names, chances))
        .add(side(Seat::One))
        .add(el("span").class("scale p2").add(share))
        .add(side(Seat::Two))
}
