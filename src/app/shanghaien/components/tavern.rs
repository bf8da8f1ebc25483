//! The tavern: six cards on the wooden table, and the captains who have come to it.

use super::{captain, seat::berth, slot::slot};
use crate::{
    app::{
        shanghaien::{Cx, sheets::draw_report},
        view::element::{El, el},
    },
    model::shanghaien::TableModel,
    rules::Seat,
};

/// The tavern, or the report of the round that has ended.
pub(super) fn tavern(cx: &Cx, model: &TableModel) -> El {
    let table = el("div").class("tavern-box");
    match &model.report {
        Some(lines) => table.add(draw_report(cx, lines, &model.names)),
        None => table
            .add(edge(cx, model, model.near.other(), "edge far"))
            .add(
                el("ol")
                    .class(if model.dealt { "tavern dealt" } else { "tavern" })
                    .each(model.slots.iter().map(|card| slot(cx, model, card))),
            )
            .add(edge(cx, model, model.near, "edge near")),
    }
}

/// The edge where a captain stands who has played a trick.
fn edge(cx: &Cx, model: &TableModel, seat: Seat, class: &'static str) -> El {
    let edge = el("div").class(class);
    if model.seats[seat].captain_out {
        let played = cx.words.played_trick(&model.names[seat]);
        edge.add(captain(seat)).add(el("span").text(played))
    } else {
        edge.add(berth(seat))
    }
}
