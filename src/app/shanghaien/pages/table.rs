//! The table with everything that lies on it and over it.

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    app::{
        shanghaien::{
            Cx,
            components::{Part, TablePart, bar, toast},
            sheets::{draw_end, draw_sheet},
        },
        view::element::{all, el},
    },
    model::shanghaien::{Command, Controls, LogLine, Stage, State, TableModel},
    record::shanghaien::Record,
    rules::{
        Seat,
        shanghaien::{Phase, Step},
    },
};

/// The game on the table, or its end.
pub(crate) fn table(cx: &Cx, state: &State) -> Html {
    let (Some(record), Some(model)) = (&state.record, TableModel::new(state).map(Rc::new)) else {
        return all([]);
    };
    if state.stage == Stage::Play && record.position().phase() == Phase::Over {
        return draw_end(cx, state, record);
    }
    let covered = state.sheet.is_some() || state.offered.is_some();
    let parts = TablePart { cx: cx.clone(), table: Rc::clone(&model), part: Part::Tavern };
    let middle = el("div").class("middle").add(bar(cx, &model, state)).add(parts.show(Part::Tavern));
    let mut table = el("main")
        .class("table")
        .attr("data-seating", model.seating.word())
        .attr("data-mover", model.near.number().to_string())
        .attr("data-pace", state.settings.pace.word())
        .attr_if(covered, "inert", "")
        .add(el("h1").class("sr").text(cx.labels().title))
        .add(parts.show(Part::Area(model.near.other())))
        .add(middle)
        .add(parts.show(Part::Area(model.near)));
    if matches!(state.stage, Stage::Travel(_)) {
        // A tap anywhere goes straight to the report.
        table = table.on_click(cx.dispatch.sends(Command::Show(Stage::Report)));
    }
    if state.thinker().is_some() {
        // A tap anywhere lets the computer go on at once.
        table = table.on_click(cx.dispatch.sends(Command::Hurry));
    }
    let announced = announcement(cx, state, record, &model);
    let mut layers = vec![
        table.into(),
        toast(cx, state.notice.as_ref()).into(),
        el("p").class("sr").attr("aria-live", "polite").text(announced).into(),
    ];
    layers.extend(state.sheet.map(|open| draw_sheet(cx, open, state, record, &model).into()));
    all(layers)
}

/// What has happened, for who listens instead of looking.
fn announcement(cx: &Cx, state: &State, record: &Record, model: &TableModel) -> String {
    let names = record.players();
    let to_move = record.position().to_move().map(|seat| cx.words.to_move(&names[seat]));
    let words: Vec<String> = match (state.stage, &model.controls[Seat::One], state.last_event()) {
        (Stage::LookBack(_), ..) => match &model.controls[model.near.other()] {
            Controls::Say(message) => vec![cx.words.message(message, names)],
            _ => Vec::new(),
        },
        (Stage::Travel(_), Controls::Say(message), _) => vec![cx.words.message(message, names)],
        (Stage::WhatIf, ..) => model.slots.iter().map(|slot| cx.words.slot(slot, names)).collect(),
        (Stage::Play, _, Some((_, Step::Shanghai))) => {
            [cx.words.round(model.round)].into_iter().chain(to_move).collect()
        }
        (_, _, Some((seat, event))) => {
            [cx.words.log_line(&LogLine { seat, event }, names)].into_iter().chain(to_move).collect()
        }
        _ => to_move.into_iter().collect(),
    };
    let mut text = words.join(" ");
    // The same words twice would not be read out a second time: an invisible sign makes them differ.
    let count = match state.stage {
        Stage::LookBack(at) => at,
        _ => record.events().len(),
    };
    if count % 2 == 1 {
        text.push('\u{200b}');
    }
    text
}
