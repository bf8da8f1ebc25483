//! The table with everything that lies on it and over it.

use std::rc::Rc;

use yew::prelude::*;

use super::end::end;
use crate::{
    app::{
        hispaniola::{
            Cx,
            components::{
                bands, bar, dock, last_trick_sheet, look_back_dock, menu_sheet, score_sheet, scores_sheet,
                sea, toast, told, trick_box,
            },
        },
        view::element::{El, all, el},
    },
    model::hispaniola::{Command, Sheet, Stage, State, TableModel},
    record::hispaniola::Record,
    rules::hispaniola::Phase,
};

/// The game on the table, or its end.
pub(crate) fn table(cx: &Cx, state: &State) -> Html {
    let (Some(record), Some(model)) = (&state.shown_record(), TableModel::new(state)) else { return all([]) };
    let phase = record.table().phase();
    if state.stage == Stage::Play && phase == Phase::Over {
        return end(cx, state, record);
    }
    let names = record.players();
    let sheet = sheet(cx, state, record);
    let is_covered = sheet.is_some() || state.offered.is_some();
    let mut table = el("main")
        .class("his")
        .attr("data-phase", phase_word(state, phase))
        .attr("data-pace", state.settings.pace.word())
        .attr_if(is_covered, "inert", "")
        .add(el("h1").class("sr").text(cx.labels().title))
        .add(bar(cx, &model, state))
        .add(bands(cx, &model))
        .add(sea(cx, &model.sea, names))
        .add(trick_box(cx, &model, names, phase))
        .add(match &model.look_back {
            Some(look) => look_back_dock(cx, look, record),
            None => dock(cx, &model, names),
        });
    if state.thinker().is_some() {
        // A tap anywhere lets the computer go on at once.
        table = table.on_click(cx.dispatch.sends(Command::Hurry));
    }
    let mut layers = vec![
        table.into(),
        toast(cx, state.notice.as_ref()).into(),
        el("p").class("sr").attr("aria-live", "polite").text(announcement(cx, state, record, &model)).into(),
    ];
    layers.extend(sheet.map(Into::into));
    all(layers)
}

/// The word for what goes on, for the styles and the tests.
fn phase_word(state: &State, phase: Phase) -> &'static str {
    match (state.stage, phase) {
        (Stage::Bids, _) => "bids",
        (Stage::Score, _) => "score",
        (Stage::LookBack(_), _) => "look-back",
        (_, Phase::Deal) => "deal",
        (_, Phase::Bid(_)) => "bid",
        (_, Phase::Play(_)) => "play",
        (_, Phase::Board(_)) => "board",
        (_, Phase::Give(_)) => "give",
        (_, Phase::Over) => "over",
    }
}

fn sheet(cx: &Cx, state: &State, record: &Rc<Record>) -> Option<El> {
    match (state.sheet, state.stage) {
        (Some(Sheet::Menu), _) => Some(menu_sheet(cx, state)),
        (Some(Sheet::LastTrick), _) => Some(last_trick_sheet(cx, record)),
        (Some(Sheet::Scores), _) => Some(scores_sheet(cx, record)),
        (None, Stage::Score) => score_sheet(cx, state, record),
        (None, Stage::Play | Stage::Bids | Stage::LookBack(_)) => None,
    }
}

/// What has happened, for who listens instead of looking. Nothing of anybody's hand is in it.
fn announcement(cx: &Cx, state: &State, record: &Record, model: &TableModel) -> String {
    let done = || {
        let (seat, action) = state.last_event()?;
        Some(cx.words.done(seat, action, record.players()))
    };
    let mut text = match &model.look_back {
        Some(look) => told(cx, look, record),
        None => done().unwrap_or_default(),
    };
    // The same words twice would not be read out a second time: an invisible sign makes them differ.
    if record.events().len() % 2 == 1 {
        text.push('\u{200b}');
    }
    text
}
