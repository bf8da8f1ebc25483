//! A tavern card with the dice of both players.

use yew::prelude::*;

use super::{card_face, die_face, seat_class};
use crate::{
    model::{Command, Destination, Sheet, SlotModel, Spot, TableModel, tap},
    rules::{
        BySeat, Die, Seat,
        shanghaien::{Claim, Verdict},
    },
    ui::cx::Cx,
};

/// One place of the tavern.
pub(crate) fn slot(cx: &Cx, table: &TableModel, slot: &SlotModel) -> Html {
    let (card, face) = card_face(slot.card);
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
    let closed = onclick.is_none();
    let place = u8::try_from(slot.position + 1).unwrap_or_default();
    let label = cx.words.slot(place, slot.number, slot.card, slot.dice, &table.names);
    let (travel, goes) = travel(slot.travel.as_ref(), table.near);
    html! {
        <li key={format!("{}-{place}", table.round)} class={format!("slot {travel}")} data-goes={goes}>
            { pile(table, slot, table.near.other(), "pile far") }
            <button class={format!("{card} {light}")} aria-label={label} {onclick}
                aria-disabled={closed.then_some("true")} tabindex={closed.then_some("-1")}>
                { face }
                { for slot.claim.as_ref().map(|claim| claim_mark(cx, claim)) }
                { for slot.number.map(|number| html! { <span class="number">{ number.pips() }</span> }) }
            </button>
            { pile(table, slot, table.near, "pile near") }
        </li>
    }
}

/// The class and direction of a card that travels.
fn travel(travel: Option<&Destination>, near: Seat) -> (&'static str, Option<&'static str>) {
    let Some(travel) = travel else { return ("", None) };
    let class = match travel.order {
        std::cmp::Ordering::Less => "is-gone",
        std::cmp::Ordering::Equal => "is-now",
        std::cmp::Ordering::Greater => "",
    };
    let goes = match travel.taker {
        Some(seat) if seat == near => "near",
        Some(_) => "far",
        None => "out",
    };
    (class, Some(goes))
}

/// A player's dice at a card, and the outline of one that can come there.
fn pile(table: &TableModel, slot: &SlotModel, seat: Seat, class: &'static str) -> Html {
    let player = seat_class(seat);
    let fresh = table.fresh == Some((seat, slot.position));
    let ghost = matches!(slot.spot, Spot::Open { .. }) && table.mover == Some(seat);
    let count = slot.dice[seat];
    let die = |index: u8| {
        let newest = if fresh && index + 1 == count { "fresh" } else { "" };
        die_face(slot.number.unwrap_or(Die::ALL[0]), &format!("{player} {newest}"))
    };
    html! {
        <div {class}>
            { for (0..count).map(die) }
            if ghost {
                <i class="die ghost" />
            }
        </div>
    }
}

/// Who would take a card, and by which numbers.
fn claim_mark(cx: &Cx, claim: &Claim) -> Html {
    let ratio = |BySeat([one, two]): BySeat<u8>| format!("{one}:{two}");
    let pips = match claim.verdict {
        Verdict::MoreNeighbourPips { pips, .. } => Some(ratio(pips)),
        Verdict::EqualNeighbourPips { pips } => Some(ratio(BySeat([pips, pips]))),
        Verdict::NoDice | Verdict::MoreDice(_) => None,
    };
    let small = pips.map(|pips| html! { <small>{ pips }</small> });
    match claim.verdict.taker() {
        Some(seat) => html! {
            <span class={format!("verdict {}", seat_class(seat))}>
                { mark(Some(seat)) }<b>{ ratio(claim.dice) }</b>{ small }
            </span>
        },
        None => html! { <span class="verdict out"><b>{ cx.labels().leaves }</b>{ small }</span> },
    }
}

/// The sign of a player: a circle or a diamond in the player's colour.
pub(crate) fn mark(seat: Option<Seat>) -> Html {
    html! { <i class={format!("mark {}", seat.map_or("", seat_class))} /> }
}
