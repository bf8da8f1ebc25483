//! The table with everything that lies on it and over it.

use std::rc::Rc;

use yew::prelude::*;

use super::end::end;
use crate::{
    app::{
        hispaniola::{
            ViewContext,
            components::{
                Middle, Sea, Trick, bands, bar, dock, last_trick_sheet, menu_sheet, replay_dock, score_sheet,
                scores_sheet, toast, told,
            },
        },
        view::element::{El, all, el},
    },
    model::hispaniola::{Command, Sheet, Stage, State, TableModel},
    record::hispaniola::Record,
    rules::hispaniola::Phase,
};

/// Draws the game on the table, or its end.
pub(crate) fn table(context: &ViewContext, state: &State) -> Html {
    let (Some(record), Some(model)) = (&state.shown_record(), TableModel::new(state)) else { return all([]) };
    let phase = record.table().phase();
    if state.plays_on() && phase == Phase::Over {
        return end(context, state, record);
    }
    let (names, sea) = (Rc::new(record.players().clone()), model.sea.clone());
    let middle = Middle::of(&model, phase);
    let sea = html! { <Sea context={context.clone()} names={Rc::clone(&names)} {sea} /> };
    let trick = html! { <Trick context={context.clone()} names={Rc::clone(&names)} {middle} /> };
    let sheet = sheet(context, state, record);
    let is_covered = sheet.is_some() || state.pending.is_some();
    let mut table = el("main")
        .class("his")
        .attr("data-phase", phase_word(state, phase))
        .attr("data-pace", state.pace.word())
        .attr_if(is_covered, "inert", "")
        .add(el("h1").class("sr").text(context.labels().title))
        .add(bar(context, &model, state))
        .add(bands(context, &model.seats))
        .add(sea)
        .add(trick)
        .add(match &model.replay {
            Some(replay) => replay_dock(context, replay, record),
            None => dock(context, &model, &names),
        });
    if state.computer_to_move().is_some() {
        // A tap anywhere lets the computer act at once.
        table = table.on_click(context.dispatch.sends(Command::Hurry));
    }
    let mut layers = vec![
        table.into(),
        toast(context, state.notice.as_ref()).into(),
        el("p")
            .class("sr")
            .attr("aria-live", "polite")
            .text(announcement(context, state, record, &model))
            .into(),
    ];
    layers.extend(sheet.map(Into::into));
    all(layers)
}

/// Returns a word for the current phase, for the styles and the tests.
fn phase_word(state: &State, phase: Phase) -> &'static str {
    match (state.stage, phase) {
        (Stage::Bids, _) => "bids",
        (Stage::Score, _) => "score",
        _ if state.is_replay() => "look-back",
        (_, Phase::Deal) => "deal",
        (_, Phase::Bid(_)) => "bid",
        (_, Phase::Play(_)) => "play",
        (_, Phase::Board(_)) => "board",
        (_, Phase::Give(_)) => "give",
        (_, Phase::Over) => "over",
    }
}

fn sheet(context: &ViewContext, state: &State, record: &Rc<Record>) -> Option<El> {
    match (state.sheet, state.stage) {
        (Some(Sheet::Menu), _) => Some(menu_sheet(context, state)),
        (Some(Sheet::LastTrick), _) => Some(last_trick_sheet(context, record)),
        (Some(Sheet::Scores), _) => Some(scores_sheet(context, record)),
        (None, Stage::Score) => score_sheet(context, state, record),
        (None, Stage::Play | Stage::Bids) => None,
    }
}

/// Returns what has happened, for screen readers. It reveals nothing of a player's cards.
fn announcement(context: &ViewContext, state: &State, record: &Record, model: &TableModel) -> String {
    let done = || {
        let (seat, action) = state.last_event()?;
        Some(context.words.done(seat, action, record.players()))
    };
    let mut text = match &model.replay {
        Some(replay) => told(context, replay, record),
        None => done().unwrap_or_default(),
    };
    // A screen reader would not read the same words twice: an invisible character makes them differ.
    if record.events().len() % 2 == 1 {
        text.push('\u{200b}');
    }
    text
}
