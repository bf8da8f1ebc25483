//! The players: points, pirates in reserve, tricks in the pile.

use super::{glyph, points::signed, token};
use crate::{
    app::{
        hispaniola::{Cx, drag::TAKES},
        view::element::{El, el},
    },
    model::hispaniola::{SeatModel, TableModel},
    rules::hispaniola::Step,
};

/// All players.
pub(crate) fn bands(cx: &Cx, model: &TableModel) -> El {
    el("ul").class("bands").label(cx.labels().players).each(model.seats.iter().map(|seat| band(cx, seat)))
}

fn band(cx: &Cx, seat: &SeatModel) -> El {
    let labels = cx.labels();
    let mut class = "band".to_owned();
    for (is_so, word) in [(seat.is_mover, " is-mover"), (seat.takes.is_some(), " can-take")] {
        if is_so {
            class += word;
        }
    }
    // What the eye reads as a number, the ear hears with its meaning.
    let said = |shown: String, meaning: String| {
        let number = el("span").attr("aria-hidden", "true").text(shown);
        el("span").add(number).add(el("span").class("sr").text(meaning))
    };
    let points = el("strong").add(said(signed(seat.points), cx.words.points(seat.points)));
    let stock = el("span")
        .class("stock")
        .add(glyph("h-pirate"))
        .add(said(seat.reserve.to_string(), cx.words.reserve(seat.reserve)))
        .add(glyph("h-pile"))
        .add(said(seat.pile.to_string(), cx.words.tricks(seat.pile)));
    let sign = |name: &'static str, label: &'static str| {
        el("svg").attr("role", "img").label(label).add(el("use").attr("href", name))
    };
    let signs = el("span")
        .class("signs")
        .add_if(seat.is_computer, || sign("#h-cpu", labels.computer))
        .add_if(seat.is_first, || sign("#h-first", labels.first_player).class("first"));
    let mut band = el("li")
        .class(class)
        .attr_if(seat.is_mover, "aria-current", "true")
        .add(token(seat.seat))
        .add(el("h2").attr("title", seat.name.clone()).text(seat.name.clone()))
        .add(points)
        .add(stock)
        .add(signs);
    if let Some(give) = seat.takes {
        let action = Step::Give(give);
        band = band.attr(TAKES, action.to_string()).on_click(cx.dispatch.acts(action));
    }
    band
}
