//! The table with everything that lies on it and over it.

use std::rc::Rc;

use yew::prelude::*;

use super::end::end;
use crate::{
    model::shanghaien::{
        Command, Controls, LogLine, Seating, Sheet, SlotModel, Spot, Stage, State, TableModel, TrickModel,
        round_logs,
    },
    record::shanghaien::Record,
    rules::{
        Seat,
        shanghaien::{Phase, Step},
    },
    ui::{
        el::{El, all, el},
        shanghaien::Cx,
        shanghaien::components::{
            Part, TablePart, bar, hint_sheet, log_sheet, menu_sheet, spot_sheet, toast, trick_sheet,
        },
    },
};

/// The game on the table, or its end.
pub(crate) fn table(cx: &Cx, state: &State) -> Html {
    let (Some(record), Some(model)) = (&state.record, TableModel::new(state).map(Rc::new)) else {
        return all([]);
    };
    if state.stage == Stage::Play && record.position().phase() == Phase::Over {
        return end(cx, state, record);
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
    layers.extend(state.sheet.map(|open| sheet(cx, open, state, record, &model).into()));
    all(layers)
}

fn sheet(cx: &Cx, open: Sheet, state: &State, record: &Rc<Record>, model: &TableModel) -> El {
    let position = record.position();
    let mover = position.to_move().unwrap_or(Seat::One);
    // Across the table, what concerns the far player lies on the far side.
    let flip = model.seating == Seating::Across && mover == Seat::Two;
    match open {
        Sheet::Trick(trick) => {
            let awake = model.seats[mover].awake && position.tricks(mover, trick) > 0;
            let uses = TrickModel::new(record.game(), mover, trick);
            trick_sheet(cx, &uses, mover, position.rolled(), awake, flip)
        }
        Sheet::Spot(place) => {
            let row = SlotModel::row(position, state.picked_die());
            let actions = match row.into_iter().nth(place).map(|slot| slot.spot) {
                Some(Spot::Open { actions, .. }) => actions,
                _ => Vec::new(),
            };
            spot_sheet(cx, &actions, mover, flip)
        }
        Sheet::Menu => menu_sheet(cx, state, record, flip),
        Sheet::Hint => hint_sheet(cx, state, record, mover, flip),
        Sheet::Log => {
            // Whoever looks at a game step by step does not want to know how it ends.
            let shown = state.shown_record();
            log_sheet(cx, &round_logs(shown.as_ref().unwrap_or(record)), record.players(), flip)
        }
    }
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
