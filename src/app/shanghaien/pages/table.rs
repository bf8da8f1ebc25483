//! The table with everything that lies on it and over it.

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    app::{
        shanghaien::{
            ViewContext,
            components::{PlayerArea, Tavern, bar, toast},
            sheets::{are_here, draw_end, draw_sheet},
        },
        view::element::{all, el},
    },
    model::shanghaien::{Command, Controls, LogLine, Stage, State, TableCommand, TableModel},
    record::shanghaien::Record,
    rules::{
        BySeat, Seat,
        shanghaien::{Phase, Step},
    },
};

/// Draws the game on the table, or its end.
pub(crate) fn table(context: &ViewContext, state: &State) -> Html {
    let (Some(record), Some(model)) = (&state.record, TableModel::new(state).map(Rc::new)) else {
        return all([]);
    };
    if state.plays_on() && record.position().phase() == Phase::Over {
        return draw_end(context, state, record);
    }
    let covered = state.sheet.is_some() || state.pending.is_some();
    let names = Rc::new(model.names.clone());
    let middle =
        el("div").class("middle").add(bar(context, &model.bar, record)).add(tavern(context, &model, &names));
    let mut table = el("main")
        .class("table")
        .attr("data-seating", model.seating.word())
        .attr("data-mover", model.near.number().to_string())
        .attr("data-pace", state.pace.word())
        .attr_if(covered, "inert", "")
        .add(el("h1").class("sr").text(context.labels().title))
        .add(area(context, &model, &names, model.near.other()))
        .add(middle)
        .add(area(context, &model, &names, model.near));
    if matches!(state.stage, Stage::Travel(_)) {
        // A tap anywhere goes straight to the report.
        table = table.on_click(context.dispatch.sends(TableCommand::Show(Stage::Report)));
    }
    if state.computer_to_move().is_some() {
        // A tap anywhere lets the computer act at once.
        table = table.on_click(context.dispatch.sends(Command::Hurry));
    }
    let announced = announcement(context, state, record, &model);
    let mut layers = vec![
        table.into(),
        toast(context, state.notice.as_ref()).into(),
        el("p").class("sr").attr("aria-live", "polite").text(announced).into(),
    ];
    layers.extend(state.sheet.map(|open| draw_sheet(context, open, state, record, &model).into()));
    all(layers)
}

fn tavern(context: &ViewContext, model: &TableModel, names: &Rc<BySeat<String>>) -> Html {
    let &TableModel { round, near, mover, fresh, dealt, ref seats, .. } = model;
    let (slots, report) = (model.slots.clone(), model.report.clone());
    let captain_out = BySeat::from_fn(|seat| seats[seat].captain_out);
    // Only the report needs the sheets: without one, the tavern is not drawn again when they have loaded.
    let has_sheets = report.is_some() && are_here();
    html! {
        <Tavern context={context.clone()} names={Rc::clone(names)} {round} {near} {mover} {slots} {fresh} {dealt} {captain_out}
            {report} {has_sheets} />
    }
}

fn area(context: &ViewContext, model: &TableModel, names: &Rc<BySeat<String>>, seat: Seat) -> Html {
    let (is_near, is_mover) = (seat == model.near, model.mover == Some(seat));
    let looks_ahead = model.looks_ahead;
    let (controls, seat) = (model.controls[seat].clone(), model.seats[seat].clone());
    html! {
        <PlayerArea context={context.clone()} names={Rc::clone(names)} {seat} {is_near} {is_mover} {looks_ahead} {controls} />
    }
}

/// Returns what has happened, for screen readers.
fn announcement(context: &ViewContext, state: &State, record: &Record, model: &TableModel) -> String {
    let names = record.players();
    let to_move = record.position().to_move().map(|seat| context.words.to_move(&names[seat]));
    let words: Vec<String> = match (state.stage, &model.controls[Seat::One], state.last_event()) {
        _ if state.is_replay() => match &model.controls[model.near.other()] {
            Controls::Say(message) => vec![context.words.message(message, names)],
            _ => Vec::new(),
        },
        (Stage::Travel(_), Controls::Say(message), _) => vec![context.words.message(message, names)],
        (Stage::WhatIf, ..) => model.slots.iter().map(|slot| context.words.slot(slot, names)).collect(),
        (Stage::Play, _, Some((_, Step::Shanghai))) => {
            [context.words.round(model.round)].into_iter().chain(to_move).collect()
        }
        (_, _, Some((seat, event))) => {
            [context.words.log_line(&LogLine { seat, event }, names)].into_iter().chain(to_move).collect()
        }
        _ => to_move.into_iter().collect(),
    };
    let mut text = words.join(" ");
    // A screen reader would not read the same words twice: an invisible character makes them differ.
    let count = state.replay_step().unwrap_or(record.events().len());
    if count % 2 == 1 {
        text.push('\u{200b}');
    }
    text
}
