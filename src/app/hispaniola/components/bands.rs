//! The players' tiles: points, pirates in reserve, tricks in the pile.

use yew::prelude::*;

use super::{glyph, points::signed, token};
use crate::{
    app::{
        hispaniola::{ViewContext, drag::SEAT},
        view::{
            element::{El, el},
            renders::count,
        },
    },
    model::hispaniola::SeatModel,
    rules::hispaniola::Step,
};

/// Draws the tiles of all players.
pub(crate) fn bands(context: &ViewContext, seats: &[SeatModel]) -> El {
    let band = |seat: &SeatModel| html! { <Band context={context.clone()} seat={seat.clone()} /> };
    el("ul").class("bands").label(context.labels().players).each(seats.iter().map(band))
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct BandProps {
    pub(crate) context: ViewContext,
    pub(crate) seat: SeatModel,
}

/// Draws the tile of one player.
#[component]
fn Band(BandProps { context, seat }: &BandProps) -> Html {
    count("Band");
    let labels = context.labels();
    let mut class = "band".to_owned();
    for (is_so, word) in [(seat.is_mover, " is-mover"), (seat.takes.is_some(), " can-take")] {
        if is_so {
            class += word;
        }
    }
    // A screen reader reads the number with its meaning.
    let said = |shown: String, meaning: String| {
        let number = el("span").attr("aria-hidden", "true").text(shown);
        el("span").add(number).add(el("span").class("sr").text(meaning))
    };
    let points = el("strong").add(said(signed(seat.points), context.words.points(seat.points)));
    let stock = el("span")
        .class("stock")
        .add(glyph("h-pirate"))
        .add(said(seat.reserve.to_string(), context.words.reserve(seat.reserve)))
        .add(glyph("h-pile"))
        .add(said(seat.pile.to_string(), context.words.tricks(seat.pile)));
    let sign = |name: &'static str, label: &'static str| {
        el("svg").attr("role", "img").label(label).add(el("use").attr("href", name))
    };
    let signs = el("span")
        .class("signs")
        .add_if(seat.is_computer, || sign("#h-cpu", labels.computer))
        .add_if(seat.is_first, || sign("#h-first", labels.first_player).class("first"));
    let mut band = el("li")
        .class(class)
        .attr(SEAT, seat.seat.number().to_string())
        .attr_if(seat.is_mover, "aria-current", "true")
        .add(token(seat.seat))
        .add(el("h2").attr("title", seat.name.clone()).text(seat.name.clone()))
        .add(points)
        .add(stock)
        .add(signs);
    if let Some(give) = seat.takes {
        let action = Step::Give(give);
        band = band.on_click(context.dispatch.acts(action));
    }
    band.into()
}
