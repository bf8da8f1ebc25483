//! A tavern card with the dice of both players.

use std::cmp::Ordering;

use super::{card_face, die_face, seat_class};
use crate::{
    app::{
        shanghaien::Cx,
        view::element::{El, el},
    },
    model::shanghaien::{Command, Destination, Sheet, SlotModel, Spot, TableModel, tap},
    rules::{
        BySeat, Die, Seat,
        shanghaien::{Claim, Step, Verdict},
    },
};

/// One place of the tavern.
pub(crate) fn slot(cx: &Cx, table: &TableModel, slot: &SlotModel) -> El {
    let light = match &slot.spot {
        Spot::Idle => "",
        Spot::Closed => "dimmed",
        Spot::Open { chosen: false, .. } => "can",
        Spot::Open { chosen: true, .. } => "can chosen",
    };
    let onclick = tap(&slot.spot).map(|meant| match meant {
        Ok(action) => cx.dispatch.acts(action),
        Err(_) => cx.dispatch.sends(Command::Open(Sheet::Spot(slot.position))),
    });
    let place = u8::try_from(slot.position + 1).unwrap_or_default();
    let card = card_face("button", slot.card, light)
        .label(cx.words.slot(slot, &table.names))
        .attr_if(onclick.is_none(), "tabindex", "-1")
        .on_click_if(onclick)
        .each(slot.claim.as_ref().map(|claim| claim_mark(cx, claim)))
        .each(slot.number.map(|number| el("span").class("number").number(number.pips())));
    let (step, goes) = travel(slot.travel.as_ref(), table.near);
    el("li")
        .key(format!("{}-{place}", table.round))
        .class(format!("slot {step}"))
        .attr("data-goes", goes)
        .add(pile(table, slot, table.near.other(), "pile far"))
        .add(card)
        .add(pile(table, slot, table.near, "pile near"))
}

/// The class and direction of a card that travels.
fn travel(travel: Option<&Destination>, near: Seat) -> (&'static str, &'static str) {
    let Some(travel) = travel else { return ("", "") };
    let step = match travel.order {
        Ordering::Less => "is-gone",
        Ordering::Equal => "is-now",
        Ordering::Greater => "",
    };
    let goes = match travel.taker {
        Some(seat) if seat == near => "near",
        Some(_) => "far",
        None => "out",
    };
    (step, goes)
}

/// A player's dice at a card, and the outline of each that can come there.
fn pile(table: &TableModel, slot: &SlotModel, seat: Seat, class: &'static str) -> El {
    let player = seat_class(seat);
    let fresh = table.fresh == Some((seat, slot.position));
    let count = slot.dice[seat];
    let die = |index: u8| {
        let newest = if fresh && index + 1 == count { "fresh" } else { "" };
        die_face(slot.number.unwrap_or(Die::ALL[0]), &format!("{player} {newest}"))
    };
    let pile = el("div").class(class).each((0..count).map(die));
    match &slot.spot {
        Spot::Open { actions, .. } if table.mover == Some(seat) => {
            pile.each(actions.iter().filter_map(|action| match action {
                Step::Place { die, .. } => Some(die_face(*die, "ghost")),
                _ => None,
            }))
        }
        _ => pile,
    }
}

/// Who would take a card, and by which numbers.
fn claim_mark(cx: &Cx, claim: &Claim) -> El {
    let ratio = |BySeat([one, two]): BySeat<u8>| format!("{one}:{two}");
    let small = match claim.verdict {
        Verdict::MoreNeighbourPips { pips, .. } => Some(ratio(pips)),
        Verdict::EqualNeighbourPips { pips } => {
            Some(format!("{} · {}", ratio(claim.dice), ratio(BySeat([pips, pips]))))
        }
        Verdict::NoDice | Verdict::MoreDice(_) => None,
    };
    let mark = match claim.verdict.taker() {
        Some(seat) => el("span")
            .class(format!("verdict {}", seat_class(seat)))
            .add(mark(Some(seat)))
            .add(el("b").text(ratio(claim.dice))),
        None => el("span").class("verdict out").add(el("b").text(cx.labels().leaves)),
    };
    mark.each(small.map(|small| el("small").text(small)))
}

/// The sign of a player: a circle or a diamond in the player's colour.
pub(crate) fn mark(seat: Option<Seat>) -> El {
    el("i").class(format!("mark {}", seat.map_or("", seat_class)))
}
