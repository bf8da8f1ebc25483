//! The throw for the start: each captain a die, the higher one begins. After a while, or a tap, the game starts.

use yew::prelude::*;

use super::setup::begin_thrown;

use crate::{
    app::{
        shanghaien::Cx,
        shanghaien::components::{captain, cube, seat_class},
        view::element::el,
    },
    model::shanghaien::{Seating, Settings},
    rules::{BySeat, Die, Seat},
};

/// Shows the dice, who starts, and the way to the table.
pub(super) fn throw_page(cx: &Cx, names: &BySeat<String>, dice: BySeat<Die>, settings: &Settings) -> Html {
    let seating = settings.seating_with(settings.captains);
    let labels = cx.labels();
    let starter = dice.leader().unwrap_or(Seat::One);
    // The button is on the side of who starts, and never where nobody sits.
    let presses = if seating == Seating::Across { starter } else { Seat::One };
    let thrower = |seat: Seat, place: &'static str| {
        let below = if seat == presses {
            let cx = cx.clone();
            let start = Callback::from(move |_| begin_thrown(&cx));
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
        .attr("data-pace", settings.pace.word())
        .add(el("h1").class("sr").text(labels.who_starts))
        .add(thrower(Seat::Two, "far"))
        .add(el("p").attr("aria-live", "polite").text(cx.words.throw_result(names, dice)))
        .add(thrower(Seat::One, "near"))
        .into()
}
