//! The lower edge of a player's area: what can be done now, or a word about who does what.

use yew::prelude::*;

use super::{cube, icon_button};
use crate::{
    model::{Command, Controls, Stage},
    rules::{
        BySeat, Die, Seat,
        shanghaien::{Refusal, Step},
    },
    ui::cx::Cx,
};

/// What a player can do now, or is told.
pub(crate) fn controls(cx: &Cx, controls: &Controls, seat: Seat, names: &BySeat<String>) -> Html {
    let (labels, dispatch) = (cx.labels(), &cx.dispatch);
    match controls {
        Controls::Choose { roll, shanghai } => {
            let rank = |wanted: bool| if wanted { "btn" } else { "btn quiet" };
            let what_if = dispatch.sends(Command::Show(Stage::WhatIf));
            html! {
                <>
                    { choice(cx, labels.roll, rank(roll.is_none()), roll.as_ref(), dispatch.acts(Step::Roll(()))) }
                    { choice(cx, labels.shanghai, rank(roll.is_some()), shanghai.as_ref(), what_if) }
                </>
            }
        }
        Controls::Reroll => button(labels.roll_again, "btn", dispatch.acts(Step::Roll(()))),
        Controls::Place { dice, picked, hint } => html! {
            <>
                { rolled_dice(cx, *dice, *picked, seat) }
                <p class="hint">{ cx.words.hint(*hint) }</p>
            </>
        },
        Controls::WhatIf => html! {
            <>
                { button(labels.shanghai_now, "btn", dispatch.acts(Step::Shanghai)) }
                { button(labels.back, "btn quiet", dispatch.sends(Command::Show(Stage::Play))) }
            </>
        },
        Controls::Continue => button(labels.go_on, "btn", dispatch.sends(Command::Show(Stage::Play))),
        Controls::LookBack { at, of } => look_back(cx, *at, *of),
        Controls::Say(message) => html! { <p class="say">{ cx.words.message(message, names) }</p> },
    }
}

/// A button. Its words are its key: another button in its place is another element, so that the keyboard
/// and a second tap never land on something they did not mean.
fn button(label: &'static str, class: &'static str, onclick: Callback<MouseEvent>) -> Html {
    html! { <button key={label} {class} {onclick}>{ label }</button> }
}

/// A button that says why, if it cannot be pressed.
fn choice(
    cx: &Cx,
    label: &'static str,
    class: &'static str,
    refusal: Option<&Refusal>,
    onclick: Callback<MouseEvent>,
) -> Html {
    match refusal {
        None => button(label, class, onclick),
        Some(refusal) => html! {
            <button key={format!("no {label}")} {class} aria-disabled="true">
                { label }<small>{ cx.words.refusal_on_button(refusal) }</small>
            </button>
        },
    }
}

fn rolled_dice(cx: &Cx, dice: [Die; 2], picked: Option<usize>, seat: Seat) -> Html {
    let button = |(index, die): (usize, Die)| {
        let pressed = if picked == Some(index) { "true" } else { "false" };
        // The face belongs to the key: a die that changes tumbles anew.
        html! {
            <button key={format!("{index}-{}", die.pips())} class="roll-die" aria-pressed={pressed}
                aria-label={cx.words.die(die)} onclick={cx.dispatch.sends(Command::Pick(index))}>
                { cube(die, seat) }
            </button>
        }
    };
    html! { <div class="roll">{ for dice.into_iter().enumerate().map(button) }</div> }
}

/// The buttons to step through a game.
fn look_back(cx: &Cx, at: usize, of: usize) -> Html {
    let (labels, dispatch) = (cx.labels(), &cx.dispatch);
    let step = |to: usize| dispatch.sends(Command::Show(Stage::LookBack(to)));
    let round = |on: bool| dispatch.sends(Command::LookToRound(on));
    html! {
        <div class="replay-bar">
            { icon_button("i-first", labels.round_back, (at > 0).then(|| round(false))) }
            { icon_button("i-back", labels.step_back, (at > 0).then(|| step(at - 1))) }
            <p>{ cx.words.step_of(at, of) }</p>
            { icon_button("i-next", labels.step_on, (at < of).then(|| step(at + 1))) }
            { icon_button("i-last", labels.round_on, (at < of).then(|| round(true))) }
        </div>
    }
}
