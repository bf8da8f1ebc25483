//! The throw for the start: one die for each captain, and the higher one begins. The game starts after a while, or
//! after a tap.

use yew::prelude::*;

use crate::{
    app::{
        shanghaien::ViewContext,
        shanghaien::components::{captain, cube, seat_class},
        view::element::el,
    },
    model::shanghaien::{Seating, State, TableCommand},
    rules::{BySeat, Die, Seat},
};

/// Draws the dice, who starts, and the button to the table.
pub(super) fn throw_page(
    context: &ViewContext,
    names: &BySeat<String>,
    dice: BySeat<Die>,
    state: &State,
) -> Html {
    let settings = &state.settings;
    let seating = settings.seating_with(settings.captains);
    let labels = context.labels();
    let starter = dice.leader().unwrap_or(Seat::One);
    // The button is on the side of the player who starts, but never on a side where nobody sits.
    let presses = if seating == Seating::Across { starter } else { Seat::One };
    let thrower = |seat: Seat, place: &'static str| {
        let below = if seat == presses {
            let start = context.dispatch.sends(TableCommand::BeginThrown);
            el("button").class("btn").on_click(start).text(labels.to_the_table)
        } else {
            el("p").class("say").text(labels.throw_rule)
        };
        el("section")
            .class(format!("thrower {} {place}", seat_class(seat)))
            .add(el("h2").add(captain(seat)).text(names[seat].clone()))
            .add(el("div").class("well").add(cube(dice[seat], seat, true)))
            .add(below)
    };
    el("main")
        .class("throw")
        .attr("data-seating", seating.word())
        .attr("data-pace", state.pace.word())
        .add(el("h1").class("sr").text(labels.who_starts))
        .add(thrower(Seat::Two, "far"))
        .add(el("p").attr("aria-live", "polite").text(context.words.throw_result(names, dice)))
        .add(thrower(Seat::One, "near"))
        .into()
}
