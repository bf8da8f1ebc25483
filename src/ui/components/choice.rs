//! A choice of one out of a few, and the choices that stand in more than one place.

use yew::{prelude::*, virtual_dom::ListenerKind};

use super::glyph;
use crate::{
    model::{Command, Pace, Seating, Settings},
    ui::{
        cx::Cx,
        el::{El, el},
    },
};

/// One of the things to choose from: its words, a drawing, and what it does to the settings.
pub(crate) struct Choice<'a> {
    pub(crate) label: &'a str,
    pub(crate) glyph: Option<&'static str>,
    pub(crate) set: fn(&mut Settings),
}

/// Radio buttons side by side; the one that would change nothing is the one chosen.
pub(crate) fn segments(
    cx: &Cx,
    name: &'static str,
    legend: &'static str,
    now: &Settings,
    choices: &[Choice<'_>],
) -> El {
    let changed = |set: fn(&mut Settings), settings: &Settings| {
        let mut settings = settings.clone();
        set(&mut settings);
        settings
    };
    let choice = |choice: &Choice<'_>| {
        let (dispatch, set) = (cx.dispatch.clone(), choice.set);
        let choose = Callback::from(move |_: Event| {
            dispatch.send(Command::Set(changed(set, &dispatch.state().settings)));
        });
        let input = el("input")
            .attr("type", "radio")
            .attr("name", name)
            .checked(changed(set, now) == *now)
            .on(|| ListenerKind::onchange, choose);
        el("label").add(input).each(choice.glyph.map(glyph)).text(choice.label.to_owned())
    };
    el("fieldset")
        .class("field")
        .add(el("legend").text(legend))
        .add(el("div").class("segments").each(choices.iter().map(choice)))
}

/// Where the players sit.
pub(crate) fn seating_choice(cx: &Cx, now: &Settings) -> El {
    let labels = cx.labels();
    let choice = |label, glyph, set| Choice { label, glyph: Some(glyph), set };
    let choices = [
        choice(labels.seating_across, "i-across", |settings| settings.seating = Seating::Across),
        choice(labels.seating_same, "i-same", |settings| settings.seating = Seating::Same),
        choice(labels.seating_turning, "i-turning", |settings| settings.seating = Seating::Turning),
    ];
    segments(cx, "seating", labels.seating, now, &choices)
}

/// Whether chances are shown.
pub(crate) fn chances_choice(cx: &Cx, now: &Settings) -> El {
    let labels = cx.labels();
    let choice = |label, set| Choice { label, glyph: None, set };
    let choices = [
        choice(labels.hidden, |settings| settings.chances = false),
        choice(labels.shown, |settings| settings.chances = true),
    ];
    segments(cx, "chances", labels.chances, now, &choices)
}

/// How fast things move.
pub(crate) fn pace_choice(cx: &Cx, now: &Settings) -> El {
    let labels = cx.labels();
    let choice = |label, set| Choice { label, glyph: None, set };
    let choices = [
        choice(labels.pace_off, |settings| settings.pace = Pace::Off),
        choice(labels.pace_fast, |settings| settings.pace = Pace::Fast),
        choice(labels.pace_normal, |settings| settings.pace = Pace::Normal),
    ];
    segments(cx, "pace", labels.pace, now, &choices)
}
