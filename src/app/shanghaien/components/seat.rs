//! A player's area.

use super::{
    captain,
    controls::controls,
    crew::crew,
    icon::trick_sign,
    part::{Part, TablePart},
    seat_class,
};
use crate::{
    app::{
        shanghaien::Cx,
        view::element::{El, el},
    },
    model::shanghaien::{Command, Sheet},
    rules::{
        Seat,
        shanghaien::{DICE, Trick},
    },
};

/// A player's area: name and forecast, crew, tricks and dice, and what can be done.
pub(super) fn seat_area(here: &TablePart, seat: Seat) -> El {
    let TablePart { cx, table, .. } = here;
    let (model, name) = (&table.seats[seat], &table.names[seat]);
    let player = seat_class(seat);
    let place = if seat == table.near { "near" } else { "far" };
    let mover = if table.mover == Some(seat) { "is-mover" } else { "" };
    let head = el("header")
        .class("seat-head")
        .add(if model.captain_out { berth(seat) } else { captain(seat) })
        .add(el("h2").text(name.clone()))
        .add(
            el("p")
                .class("forecast")
                .add(el("span").text(if table.looks_ahead {
                    cx.labels().forecast_after
                } else {
                    cx.labels().forecast
                }))
                .text(" ")
                .add(el("b").number(model.points)),
        );
    let supply = el("div")
        .class("supply")
        .attr("role", "img")
        .label(cx.words.dice_left(model.supply))
        .each((0..DICE).map(|place| supply_die(place, model.supply)));
    el("section")
        .class(format!("seat {player} {place} {mover}"))
        .label(name.clone())
        .add(head)
        .add(crew(cx, &model.crew))
        .add(el("div").class("seat-row").add(here.show(Part::Tricks(seat))).add(supply))
        .add(controls(cx, &table.controls[seat], seat, &table.names))
}

/// The empty place of a captain.
pub(crate) fn berth(seat: Seat) -> El {
    el("span").class(format!("berth {}", seat_class(seat)))
}

/// A die in the supply, or its empty place. It shows no pips: only a rolled die has a number.
fn supply_die(place: u8, supply: u8) -> El {
    el("i").class(if place < supply { "die" } else { "die used" })
}

/// A player's dirty tricks, or that there are none.
pub(super) fn tricks(cx: &Cx, tricks: &[(Trick, u8)], awake: bool) -> El {
    if tricks.is_empty() {
        return el("p").class("no-tricks").text(cx.labels().no_tricks);
    }
    let chip = |&(trick, count): &(Trick, u8)| {
        let button = el("button")
            .class(if awake { "chip awake" } else { "chip" })
            .label(cx.words.several(trick, count))
            .on_click(cx.dispatch.sends(Command::Open(Sheet::Trick(trick))))
            .add(trick_sign(trick))
            .add(el("span").text(cx.words.trick_short(trick)))
            .add_if(count > 1, || el("b").text(format!("×{count}")));
        el("li").add(button)
    };
    el("ul").class("tricks").each(tricks.iter().map(chip))
}
