//! The lower edge of a player's area: what the player can do now, or a line about who does what.

use std::rc::Rc;

use yew::prelude::*;

use super::{cube, icon_button};
use crate::{
    app::{
        shanghaien::ViewContext,
        view::{
            element::{El, el},
            renders::count,
        },
    },
    model::shanghaien::{Command, Controls, Rolled, Round, Stage, TableCommand},
    rules::{
        BySeat, Die, Seat,
        shanghaien::{Refusal, Step},
    },
};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct DiceTrayProps {
    pub(crate) context: ViewContext,
    pub(crate) names: Rc<BySeat<String>>,
    /// The player of this area.
    pub(crate) seat: Seat,
    pub(crate) controls: Controls,
}

/// Draws what the player can do now, or is told.
#[component]
pub(crate) fn DiceTray(DiceTrayProps { context, names, seat, controls }: &DiceTrayProps) -> Html {
    count("DiceTray");
    let (labels, dispatch) = (context.labels(), &context.dispatch);
    let seat = *seat;
    let edge = el("div").class("actions");
    match controls {
        Controls::Choose { roll, shanghai } => {
            let rank = |wanted: bool| if wanted { "btn" } else { "btn quiet" };
            let what_if = dispatch.sends(TableCommand::Show(Stage::WhatIf));
            edge.add(choice(
                context,
                labels.roll,
                rank(roll.is_none()),
                roll.as_ref(),
                dispatch.acts(Step::Roll(())),
            ))
            .add(choice(
                context,
                labels.shanghai,
                rank(roll.is_some()),
                shanghai.as_ref(),
                what_if,
            ))
        }
        Controls::Reroll => edge.add(button(labels.roll_again, "btn", dispatch.acts(Step::Roll(())))),
        Controls::Place { dice, picked, instruction } => edge
            .add(rolled_dice(context, *dice, *picked, seat))
            .add(el("p").key("hint").class("hint").text(context.words.instruction(*instruction))),
        Controls::WhatIf => edge
            .add(button(labels.shanghai_now, "btn", dispatch.acts(Step::Shanghai)))
            .add(button(labels.shared.back, "btn quiet", dispatch.sends(Command::Close))),
        Controls::Continue { last } => {
            let label = if *last { labels.to_the_score } else { labels.shared.go_on };
            edge.add(button(label, "btn", dispatch.sends(TableCommand::Show(Stage::Play))))
        }
        Controls::Replay { at, of } => edge.add(replay_steps(context, *at, *of)),
        Controls::Dice(Rolled { dice, tumbling }) => edge.add(
            el("div")
                .key("roll")
                .class("roll")
                .each(dice.map(|die| el("span").class("roll-die").add(cube(die, seat, *tumbling)))),
        ),
        Controls::OutOfReach => edge
            .add(button(labels.shared.try_again, "btn", dispatch.sends(Command::TryAgain)))
            .add(button(labels.shared.by_hand, "btn quiet", dispatch.sends(Command::TakeOver))),
        Controls::Say(message) => {
            edge.add(el("p").key("say").class("say").text(context.words.message(message, names)))
        }
    }
    .into()
}

/// Draws a button. Its words are its key: a button with other words is a new element, so that neither the focus nor a
/// second tap ends up on a button the player did not mean.
fn button(label: &'static str, class: &'static str, onclick: Callback<MouseEvent>) -> El {
    el("button").key(label).class(class).on_click(onclick).text(label)
}

/// Draws a button. If it can't be pressed, it says why.
fn choice(
    context: &ViewContext,
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
            .add(el("small").text(context.words.refusal_on_button(refusal))),
    }
}

fn rolled_dice(
    context: &ViewContext,
    Rolled { dice, tumbling }: Rolled,
    picked: Option<usize>,
    seat: Seat,
) -> El {
    let button = |(index, die): (usize, Die)| {
        el("button")
            .key(format!("{index}-{}", die.pips()))
            .class("roll-die")
            .attr("aria-pressed", if picked == Some(index) { "true" } else { "false" })
            .label(context.words.die(die))
            .on_click(context.dispatch.sends(TableCommand::Pick(index)))
            .add(cube(die, seat, tumbling))
    };
    el("div").key("roll").class("roll").each(dice.into_iter().enumerate().map(button))
}

/// Draws the buttons to step through a replay.
fn replay_steps(context: &ViewContext, at: usize, of: usize) -> El {
    let (labels, dispatch) = (context.labels(), &context.dispatch);
    let step = |to: usize| dispatch.sends(Command::ShowStep(to));
    let round = |on: bool| dispatch.sends(Command::Leap(Round, on));
    el("div")
        .key("replay")
        .class("replay-bar")
        .add(icon_button("i-first", labels.round_back, (at > 0).then(|| round(false))))
        .add(icon_button("i-back", labels.shared.replay.step_back, (at > 0).then(|| step(at - 1))))
        .add(el("p").text(context.words.step_of(at, of)))
        .add(icon_button("i-next", labels.shared.replay.step_on, (at < of).then(|| step(at + 1))))
        .add(icon_button("i-last", labels.round_on, (at < of).then(|| round(true))))
}
