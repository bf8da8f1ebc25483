//! The cards in the middle: the trick, the bids face down, or the bids face up.

use std::rc::Rc;

use yew::prelude::*;

use super::{card_face, points::signed, suit_word, token};
use crate::{
    app::{
        hispaniola::{ViewContext, drag::draggable},
        view::{
            element::{El, el, text},
            renders::count,
        },
    },
    i18n::hispaniola::Names,
    model::hispaniola::{BidCard, BidsModel, Boarding, PlayedCard, TableModel, TrickModel},
    rules::hispaniola::{BySeat, Card, Phase, Seat},
};

/// What lies in the middle.
#[derive(Clone, PartialEq)]
pub(crate) enum Middle {
    /// The bids face up.
    Bids(BidsModel),
    /// The bids face down. In a replay they lie open.
    FaceDown { bids: Vec<(Seat, bool)>, open: Option<BySeat<Option<Card>>> },
    /// What the last hand brought each player.
    Scored(Vec<(Seat, i16)>),
    /// The trick. It can be dragged to the player who gets it.
    Trick { trick: TrickModel, boarding: Option<Boarding>, can_give: bool },
}

impl Middle {
    /// Returns what lies in the middle of this table.
    pub(crate) fn of(model: &TableModel, phase: Phase) -> Self {
        let replay = model.replay.as_ref();
        if let Some(bids) = &model.bids {
            return Self::Bids(bids.clone());
        }
        if let Some(bids) = &model.face_down {
            return Self::FaceDown { bids: bids.clone(), open: replay.map(|replay| replay.bids) };
        }
        if let Some(scored) = replay.and_then(|replay| replay.scored) {
            return Self::Scored(model.seats.iter().map(|seat| (seat.seat, scored[seat.seat])).collect());
        }
        let can_give = matches!(phase, Phase::Give(_)) && model.seats.iter().any(|seat| seat.takes.is_some());
        Self::Trick { trick: model.trick.clone(), boarding: model.sea.boarding, can_give }
    }
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct TrickProps {
    pub(crate) context: ViewContext,
    pub(crate) names: Rc<Names>,
    pub(crate) middle: Middle,
}

/// Draws the cards in the middle, and what they mean.
#[component]
pub(crate) fn Trick(TrickProps { context, names, middle }: &TrickProps) -> Html {
    count("Trick");
    let labels = context.labels();
    let (cards, line) = (el("ol").class("plays"), el("p").class("because"));
    let (cards, because) = match middle {
        Middle::Bids(bids) => (
            cards.each(bids.cards.iter().map(|bid| shown_bid(context, bid, names))),
            line.text(context.words.bids(bids, names)),
        ),
        Middle::FaceDown { bids, open } => (
            cards.each(bids.iter().map(|&(seat, has_bid)| {
                let card = open.and_then(|open| open[seat]);
                bid(context, seat, card, has_bid, names)
            })),
            // A replay does not need the rule.
            line.text(if open.is_none() { labels.bid_rule } else { "" }),
        ),
        Middle::Scored(gains) => (
            cards.each(gains.iter().map(|&(seat, gain)| gained(seat, gain, names))),
            line.text(labels.this_hand),
        ),
        Middle::Trick { trick, boarding, can_give } => {
            let cards = cards.each(trick.cards.iter().map(|card| play(context, card, names)));
            let cards =
                if *can_give { draggable(cards.class("plays is-won"), &context.dispatch) } else { cards };
            (cards, because(context, trick, boarding.as_ref(), names))
        }
    };
    el("section").class("trickbox").label(labels.trick).add(cards).add(because).into()
}

/// Draws what a hand brought a player.
fn gained(seat: Seat, gain: i16, names: &Names) -> El {
    let (class, points) = match gain {
        1.. => ("", format!("+{gain}")),
        0 => ("", "0".into()),
        loss => ("loss", signed(loss)),
    };
    el("li").class("play gain").add(el("b").class(class).text(points)).add(by(seat, names))
}

fn because(context: &ViewContext, trick: &TrickModel, boarding: Option<&Boarding>, names: &Names) -> El {
    let labels = context.labels();
    let line = el("p").class("because");
    // What the boarding does is more interesting than why the trick was won.
    if let Some(boarding) = boarding {
        return line.text(context.words.boarding(boarding, names).join(" "));
    }
    match (&trick.winning, trick.led) {
        (Some(winning), Some(led)) => line
            .text(labels.led)
            .add(text(" "))
            .add(suit_word(context, led))
            .add(text(" · "))
            .text(context.words.winning(winning, names)),
        _ => line.text(labels.new_trick),
    }
}

fn by(seat: Seat, names: &Names) -> El {
    el("span").class("by").add(token(seat)).add(el("span").text(names[seat].clone()))
}

fn crown(label: &'static str) -> El {
    el("svg").class("crown").attr("role", "img").label(label).add(el("use").attr("href", "#h-crown"))
}

/// Draws a card of a trick, or the empty place for it.
pub(crate) fn play(context: &ViewContext, model: &PlayedCard, names: &Names) -> El {
    let labels = context.labels();
    let picture = || el("span").attr("role", "img");
    let new = if model.is_new { " is-new" } else { "" };
    let item = |class: &str| el("li").class(format!("{class}{new}")).key(model.seat.number().to_string());
    match model.card {
        Some(card) if model.is_winning => {
            item("play is-best").add(crown(labels.winning)).add(card_face(context, picture(), card, ""))
        }
        Some(card) => item("play").add(card_face(context, picture(), card, "")),
        None => item("play is-open").add(el("span").class("sr").text(labels.not_played)),
    }
    .add(by(model.seat, names))
}

/// Draws a bid face down, an open bid, or the empty place for it.
fn bid(context: &ViewContext, seat: Seat, open: Option<Card>, has_bid: bool, names: &Names) -> El {
    let labels = context.labels();
    let place = if let Some(card) = open {
        el("li").class("play").add(card_face(context, el("span").attr("role", "img"), card, ""))
    } else if has_bid {
        let back = el("span").class("pcard back").attr("role", "img").label(labels.face_down);
        el("li").class("play").add(back)
    } else {
        el("li").class("play is-open").add(el("span").class("sr").text(labels.not_played))
    };
    place.add(by(seat, names))
}

fn shown_bid(context: &ViewContext, bid: &BidCard, names: &Names) -> El {
    let labels = context.labels();
    let face = card_face(context, el("span").attr("role", "img"), bid.card, "");
    let item = if bid.names_trump {
        el("li").class("play is-best").add(crown(labels.winning)).add(face)
    } else if bid.is_cancelled {
        el("li").class("play is-out").add(face).add(el("span").class("sr").text(labels.cancelled))
    } else {
        el("li").class("play").add(face)
    };
    item.add(by(bid.seat, names))
}
