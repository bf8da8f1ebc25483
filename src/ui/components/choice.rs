//! A choice of one out of a few, and the choices that stand in more than one place.

use yew::prelude::*;

use super::glyph;
use crate::{
    model::{Command, Pace, Seating, Settings},
    ui::cx::Cx,
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
) -> Html {
    let choice = |choice: Choice| {
        html! {
            <label>
                <input type="radio" {name} checked={choice.settings == *now}
                    onchange={cx.dispatch.sends(Command::Set(choice.settings))} />
                { for choice.glyph.map(glyph) }
                { choice.label }
            </label>
        }
    };
    html! {
        <fieldset class="field">
            <legend>{ legend }</legend>
            <div class="segments">{ for choices.into_iter().map(choice) }</div>
        </fieldset>
    }
}

/// Where the players sit.
pub(crate) fn seating_choice(cx: &Cx, now: &Settings) -> Html {
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
pub(crate) fn pace_choice(cx: &Cx, now: &Settings) -> Html {
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
