//! The lower edge of a player's area: what can be done now, or a word about who does what.

use yew::prelude::*;

use super::{cube, icon_button};
use crate::{
    app::{
        shanghaien::Cx,
        view::element::{El, el},
    },
    model::shanghaien::{Command, Controls, Stage},
    rules::{
        BySeat, Die, Seat,
        shanghaien::{Refusal, Step},
    },
};

/// What a player can do now, or is told.
pub(crate) fn controls(cx: &Cx, controls: &Controls, seat: Seat, names: &BySeat<String>) -> El {
    let (labels, dispatch) = (cx.labels(), &cx.dispatch);
    let edge = el("div").class("actions");
    match controls {
        Controls::Choose { roll, shanghai } => {
            let rank = |wanted: bool| if wanted { "btn" } else { "btn quiet" };
            let what_if = dispatch.sends(Command::Show(Stage::WhatIf));
            edge.add(choice(
                cx,
                labels.roll,
                rank(roll.is_none()),
                roll.as_ref(),
                dispatch.acts(Step::Roll(())),
            ))
            .add(choice(cx, labels.shanghai, rank(roll.is_some()), shanghai.as_ref(), what_if))
        }
        Controls::Reroll => edge.add(button(labels.roll_again, "btn", dispatch.acts(Step::Roll(())))),
        Controls::Place { dice, picked, hint } => edge
            .add(rolled_dice(cx, *dice, *picked, seat))
            .add(el("p").key("hint").class("hint").text(cx.words.hint(*hint))),
        Controls::WhatIf => edge
            .add(button(labels.shanghai_now, "btn", dispatch.acts(Step::Shanghai)))
            .add(button(labels.house.back, "btn quiet", dispatch.sends(Command::Show(Stage::Play)))),
        Controls::Continue { last } => {
            let label = if *last { labels.to_the_score } else { labels.house.go_on };
            edge.add(button(label, "btn", dispatch.sends(Command::Show(Stage::Play))))
        }
        Controls::LookBack { at, of } => edge.add(look_back(cx, *at, *of)),
        Controls::Dice(dice) => edge.add(el("div").key("roll").class("roll").each(
            dice.map(|die| el("span").class("roll-die").add(cube(die, seat, dispatch.state().tumbling))),
        )),
        Controls::OutOfReach => edge
            .add(button(labels.house.try_again, "btn", dispatch.sends(Command::TryAgain)))
            .add(button(labels.house.by_hand, "btn quiet", dispatch.sends(Command::TakeOver))),
        Controls::Say(message) => {
            edge.add(el("p").key("say").class("say").text(cx.words.message(message, names)))
        }
    }
}

/// A button. Its words are its key: another button in its place is another element, so that the keyboard
/// and a second tap never land on something they did not mean.
fn button(label: &'static str, class: &'static str, onclick: Callback<MouseEvent>) -> El {
    el("button").key(label).class(class).on_click(onclick).text(label)
}

/// A button that says why, if it cannot be pressed.
fn choice(
    cx: &Cx,
    label: &'static str,
    class: &'static str,
    refusal: Option<&Refusal>,
    onclick: Callback<MouseEvent>,
) -> El {
    match refusal {
        None => button(label, class, onclick),
        Some(refusal) => el("button")
            .key(format!("no {label}"))
            .class(class)
            .on_click_if(None)
            .text(label)
            .add(el("small").text(cx.words.refusal_on_button(refusal))),
    }
}

fn rolled_dice(cx: &Cx, dice: [Die; 2], picked: Option<usize>, seat: Seat) -> El {
    let tumbling = cx.dispatch.state().tumbling;
    let button = |(index, die): (usize, Die)| {
        el("button")
            .key(format!("{index}-{}", die.pips()))
            .class("roll-die")
            .attr("aria-pressed", if picked == Some(index) { "true" } else { "false" })
            .label(cx.words.die(die))
            .on_click(cx.dispatch.sends(Command::Pick(index)))
            .add(cube(die, seat, tumbling))
    };
    el("div").key("roll").class("roll").each(dice.into_iter().enumerate().map(button))
}

/// The buttons to step through a game.
fn look_back(cx: &Cx, at: usize, of: usize) -> El {
    let (labels, dispatch) = (cx.labels(), &cx.dispatch);
    let step = |to: usize| dispatch.sends(Command::Show(Stage::LookBack(to)));
    let round = |on: bool| dispatch.sends(Command::LookToRound(on));
    el("div")
        .key("look")
        .class("replay-bar")
        .add(icon_button("i-first", labels.round_back, (at > 0).then(|| round(false))))
        .add(icon_button("i-back", labels.house.replay.step_back, (at > 0).then(|| step(at - 1))))
        .add(el("p").text(cx.words.step_of(at, of)))
        .add(icon_button("i-next", labels.house.replay.step_on, (at < of).then(|| step(at + 1))))
        .add(icon_button("i-last", labels.round_on, (at < of).then(|| round(true))))
}
