//! The cards in the middle: the trick, the bids face down, or the bids shown.

use super::{card_face, points::signed, suit_word, token};
use crate::{
    app::{
        hispaniola::{Cx, drag::draggable},
        view::element::{El, el, text},
    },
    i18n::hispaniola::Names,
    model::hispaniola::{BidCard, PlayedCard, SeatModel, TableModel},
    rules::hispaniola::{Phase, Seat},
};

/// The cards in the middle, and what they mean.
pub(crate) fn trick_box(cx: &Cx, model: &TableModel, names: &Names, phase: Phase) -> El {
    let labels = cx.labels();
    let cards = el("ol");
    let (cards, because) = if let Some(bids) = &model.bids {
        let cards = cards.class("plays").each(bids.cards.iter().map(|bid| shown_bid(cx, bid, names)));
        (cards, el("p").class("because").text(cx.words.bids(bids, names)))
    } else if let Some(bids) = &model.face_down {
        let cards = cards
            .class("plays")
            .each(bids.iter().map(|&(seat, has_bid)| bid(cx, model, seat, has_bid, names)));
        // Whoever looks back has no need of the rule.
        let rule = model.look_back.is_none().then_some(labels.bid_rule);
        (cards, el("p").class("because").text(rule.unwrap_or_default()))
    } else if let Some(scored) = model.look_back.as_ref().and_then(|look| look.scored) {
        let gain = |seat: &SeatModel| {
            let (class, points) = match scored[seat.seat] {
                gain @ 1.. => ("", format!("+{gain}")),
                0 => ("", "0".into()),
                loss => ("loss", signed(loss)),
            };
            el("li").class("play gain").add(el("b").class(class).text(points)).add(by(seat.seat, names))
        };
        let cards = cards.class("plays").each(model.seats.iter().map(gain));
        (cards, el("p").class("because").text(labels.this_hand))
    } else {
        let can_give = matches!(phase, Phase::Give(_)) && model.seats.iter().any(|seat| seat.takes.is_some());
        let cards = cards
            .class(if can_give { "plays is-won" } else { "plays" })
            .each(model.trick.cards.iter().map(|card| play(cx, card, names)));
        let cards = if can_give { draggable(cards, &cx.dispatch) } else { cards };
        (cards, because(cx, model, names))
    };
    el("section").class("trickbox").label(labels.trick).add(cards).add(because)
}

fn because(cx: &Cx, model: &TableModel, names: &Names) -> El {
    let labels = cx.labels();
    let line = el("p").class("because");
    // What the boarding does is more interesting than why the trick was won.
    if let Some(boarding) = &model.sea.boarding {
        return line.text(cx.words.boarding(boarding, names).join(" "));
    }
    match (&model.trick.winning, model.trick.led) {
        (Some(winning), Some(led)) => line
            .text(labels.led)
            .add(text(" "))
            .add(suit_word(cx, led))
            .add(text(" · "))
            .text(cx.words.winning(winning, names)),
        _ => line.text(labels.new_trick),
    }
}

fn by(seat: Seat, names: &Names) -> El {
    el("span").class("by").add(token(seat)).add(el("span").text(names[seat].clone()))
}

fn crown(label: &'static str) -> El {
    el("svg").class("crown").attr("role", "img").label(label).add(el("use").attr("href", "#h-crown"))
}

/// A card of a trick, or the place for it.
pub(crate) fn play(cx: &Cx, model: &PlayedCard, names: &Names) -> El {
    let labels = cx.labels();
    let picture = || el("span").attr("role", "img");
    let new = if model.is_new { " is-new" } else { "" };
    let item = |class: &str| el("li").class(format!("{class}{new}")).key(model.seat.number().to_string());
    match model.card {
        Some(card) if model.is_winning => {
            item("play is-best").add(crown(labels.winning)).add(card_face(cx, picture(), card, ""))
        }
        Some(card) => item("play").add(card_face(cx, picture(), card, "")),
        None => item("play is-open").add(el("span").class("sr").text(labels.not_played)),
    }
    .add(by(model.seat, names))
}

/// A bid that lies face down, or the place for it.
fn bid(cx: &Cx, model: &TableModel, seat: Seat, has_bid: bool, names: &Names) -> El {
    let labels = cx.labels();
    let open = model.look_back.as_ref().and_then(|look| look.bids[seat]);
    let place = if let Some(card) = open {
        el("li").class("play").add(card_face(cx, el("span").attr("role", "img"), card, ""))
    } else if has_bid {
        let back = el("span").class("pcard back").attr("role", "img").label(labels.face_down);
        el("li").class("play").add(back)
    } else {
        el("li").class("play is-open").add(el("span").class("sr").text(labels.not_played))
    };
    place.add(by(seat, names))
}

fn shown_bid(cx: &Cx, bid: &BidCard, names: &Names) -> El {
    let labels = cx.labels();
    let face = card_face(cx, el("span").attr("role", "img"), bid.card, "");
    let item = if bid.names_trump {
        el("li").class("play is-best").add(crown(labels.winning)).add(face)
    } else if bid.is_cancelled {
        el("li").class("play is-out").add(face).add(el("span").class("sr").text(labels.cancelled))
    } else {
        el("li").class("play").add(face)
    };
    item.add(by(bid.seat, names))
}
