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

/// One of the things to choose from: its words, a drawing, and the settings it leads to.
pub(crate) struct Choice {
    pub(crate) label: String,
    pub(crate) glyph: Option<&'static str>,
    pub(crate) settings: Settings,
}

/// Radio buttons side by side; the one that changes nothing is the one chosen.
pub(crate) fn segments(
    cx: &Cx,
    name: &'static str,
    legend: &'static str,
    now: &Settings,
    choices: impl IntoIterator<Item = Choice>,
) -> El {
    let choice = |choice: Choice| {
        let input = el("input")
            .attr("type", "radio")
            .attr("name", name)
            .checked(choice.settings == *now)
            .on(|| ListenerKind::onchange, cx.dispatch.sends::<Event>(Command::Set(choice.settings)));
        el("label").add(input).each(choice.glyph.map(glyph)).text(choice.label)
    };
    el("fieldset")
        .class("field")
        .add(el("legend").text(legend))
        .add(el("div").class("segments").each(choices.into_iter().map(choice)))
}

/// Where the players sit.
pub(crate) fn seating_choice(cx: &Cx, now: &Settings) -> El {
    let labels = cx.labels();
    let choices = [
        (Seating::Across, "i-across", labels.seating_across),
        (Seating::Same, "i-same", labels.seating_same),
        (Seating::Turning, "i-turning", labels.seating_turning),
    ];
    let choices = choices.map(|(seating, glyph, label)| Choice {
        label: label.to_owned(),
        glyph: Some(glyph),
        settings: Settings { seating, ..now.clone() },
    });
    segments(cx, "seating", labels.seating, now, choices)
}

/// How fast things move.
pub(crate) fn pace_choice(cx: &Cx, now: &Settings) -> El {
    let labels = cx.labels();
    let choices =
        [(Pace::Off, labels.pace_off), (Pace::Fast, labels.pace_fast), (Pace::Normal, labels.pace_normal)];
    let choices = choices.map(|(pace, label)| Choice {
        label: label.to_owned(),
        glyph: None,
        settings: Settings { pace, ..now.clone() },
    });
    segments(cx, "pace", labels.pace, now, choices)
}
