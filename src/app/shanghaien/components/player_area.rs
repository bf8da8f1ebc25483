//! A player's area.

use std::rc::Rc;

use yew::prelude::*;

use super::{Crew, DiceTray, DirtyTricks, captain, seat_class};
use crate::{
    app::{
        shanghaien::ViewContext,
        view::{
            element::{El, el},
            renders::count,
        },
    },
    model::shanghaien::{Controls, SeatModel},
    rules::{BySeat, Seat, shanghaien::DICE},
};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PlayerAreaProps {
    pub(crate) context: ViewContext,
    pub(crate) names: Rc<BySeat<String>>,
    /// What the player has.
    pub(crate) seat: SeatModel,
    /// Whether the area is at the bottom.
    pub(crate) is_near: bool,
    pub(crate) is_mover: bool,
    /// Whether crew and points are shown as they will be after the round.
    pub(crate) looks_ahead: bool,
    /// What the player can do or is told.
    pub(crate) controls: Controls,
}

/// Draws a player's area: name and forecast, crew, tricks and dice, and what the player can do.
#[component]
pub(crate) fn PlayerArea(props: &PlayerAreaProps) -> Html {
    count("PlayerArea");
    let PlayerAreaProps { context, names, seat: model, controls, .. } = props.clone();
    let seat = model.seat;
    let forecast =
        if props.looks_ahead { context.labels().forecast_after } else { context.labels().forecast };
    let head = el("header")
        .class("seat-head")
        .add(if model.captain_out { berth(seat) } else { captain(seat) })
        .add(el("h2").text(names[seat].clone()))
        .add(
            el("p")
                .class("forecast")
                .add(el("span").text(forecast))
                .text(" ")
                .add(el("b").number(model.points)),
        );
    let supply = el("div")
        .class("supply")
        .attr("role", "img")
        .label(context.words.dice_left(model.supply))
        .each((0..DICE).map(|place| supply_die(place, model.supply)));
    let tricks =
        html! { <DirtyTricks context={context.clone()} tricks={model.tricks} awake={model.awake} /> };
    let place = if props.is_near { "near" } else { "far" };
    let mover = if props.is_mover { "is-mover" } else { "" };
    el("section")
        .class(format!("seat {} {place} {mover}", seat_class(seat)))
        .label(names[seat].clone())
        .add(head)
        .add(html! { <Crew context={context.clone()} tiles={model.crew} /> })
        .add(el("div").class("seat-row").add(tricks).add(supply))
        .add(html! { <DiceTray {context} {names} {seat} {controls} /> })
        .into()
}

/// Draws the empty place of a captain.
pub(crate) fn berth(seat: Seat) -> El {
    el("span").class(format!("berth {}", seat_class(seat)))
}

/// Draws a die in the supply, or its empty place. It has no pips: only a rolled die has a number.
fn supply_die(place: u8, supply: u8) -> El {
    el("i").class(if place < supply { "die" } else { "die used" })
}
