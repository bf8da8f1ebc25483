//! A tavern card with the dice of both players.

use std::{cmp::Ordering, rc::Rc};

use yew::prelude::*;

use super::{card_face, die_face, seat_class};
use crate::{
    app::{
        shanghaien::ViewContext,
        view::{
            element::{El, el},
            renders::count,
        },
    },
    model::shanghaien::{Command, Destination, Sheet, SlotModel, Spot, tap},
    rules::{
        BySeat, Die, Seat,
        shanghaien::{Claim, Step, Verdict},
    },
};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct TavernCardProps {
    pub(crate) context: ViewContext,
    pub(crate) names: Rc<BySeat<String>>,
    /// The player whose side is at the bottom.
    pub(crate) near: Seat,
    pub(crate) mover: Option<Seat>,
    /// The player whose die was put down last, if that was here.
    pub(crate) fresh: Option<Seat>,
    pub(crate) slot: SlotModel,
}

/// Draws one place of the tavern.
#[component]
pub(crate) fn TavernCard(props: &TavernCardProps) -> Html {
    count("TavernCard");
    let TavernCardProps { context, names, near, slot, .. } = props;
    let light = match &slot.spot {
        Spot::Idle => "",
        Spot::Closed => "dimmed",
        Spot::Open { chosen: false, .. } => "can",
        Spot::Open { chosen: true, .. } => "can chosen",
    };
    let onclick = tap(&slot.spot).map(|meant| match meant {
        Ok(action) => context.dispatch.acts(action),
        Err(_) => context.dispatch.sends(Command::Open(Sheet::Spot(slot.position))),
    });
    let card = card_face("button", slot.card, light)
        .label(context.words.slot(slot, names))
        .attr_if(onclick.is_none(), "tabindex", "-1")
        .on_click_if(onclick)
        .each(slot.claim.as_ref().map(|claim| claim_mark(context, claim)))
        .each(slot.number.map(|number| el("span").class("number").number(number.pips())));
    let (step, goes) = travel(slot.travel.as_ref(), *near);
    el("li")
        .class(format!("slot {step}"))
        .attr("data-goes", goes)
        .add(pile(props, near.other(), "pile far"))
        .add(card)
        .add(pile(props, *near, "pile near"))
        .into()
}

/// Returns the class and the direction of a card that moves to a player.
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

/// Draws a player's dice at a card, and an outline for each die that can come there.
fn pile(TavernCardProps { slot, fresh, mover, .. }: &TavernCardProps, seat: Seat, class: &'static str) -> El {
    let player = seat_class(seat);
    let fresh = *fresh == Some(seat);
    let count = slot.dice[seat];
    let die = |index: u8| {
        let newest = if fresh && index + 1 == count { "fresh" } else { "" };
        die_face(slot.number.unwrap_or(Die::ALL[0]), &format!("{player} {newest}"))
    };
    let pile = el("div").class(class).each((0..count).map(die));
    match &slot.spot {
        Spot::Open { actions, .. } if *mover == Some(seat) => {
            pile.each(actions.iter().filter_map(|action| match action {
                Step::Place { die, .. } => Some(die_face(*die, "ghost")),
                _ => None,
            }))
        }
        _ => pile,
    }
}

/// Draws who would take a card, and the numbers of dice or pips that decide it.
fn claim_mark(context: &ViewContext, claim: &Claim) -> El {
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
        None => el("span").class("verdict out").add(el("b").text(context.labels().leaves)),
    };
    mark.each(small.map(|small| el("small").text(small)))
}

/// Draws the mark of a player: a circle or a diamond in the player's colour.
pub(crate) fn mark(seat: Option<Seat>) -> El {
    el("i").class(format!("mark {}", seat.map_or("", seat_class)))
}
