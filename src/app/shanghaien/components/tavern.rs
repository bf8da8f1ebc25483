//! The tavern: six cards on the wooden table, and the captains who have come to it.

use std::rc::Rc;

use yew::prelude::*;

use super::{TavernCard, captain, player_area::berth};
use crate::{
    app::{
        shanghaien::{ViewContext, sheets::draw_report},
        view::{
            element::{El, el},
            renders::count,
        },
    },
    model::shanghaien::SlotModel,
    rules::{BySeat, Seat, shanghaien::Claim},
};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct TavernProps {
    pub(crate) context: ViewContext,
    pub(crate) names: Rc<BySeat<String>>,
    pub(crate) round: u8,
    /// The player whose side is at the bottom.
    pub(crate) near: Seat,
    pub(crate) mover: Option<Seat>,
    pub(crate) slots: Vec<SlotModel>,
    /// The die that was put down last: its player and its position on the table.
    pub(crate) fresh: Option<(Seat, usize)>,
    /// Whether the cards have just been dealt.
    pub(crate) dealt: bool,
    /// Whether a player's captain stands here because that player has played a trick.
    pub(crate) captain_out: BySeat<bool>,
    /// Who got which card, once the cards have been handed out.
    pub(crate) report: Option<Vec<(u8, Claim)>>,
    /// Whether the part that draws the report has loaded.
    pub(crate) has_sheets: bool,
}

/// Draws the tavern, or the report of the round that has ended.
#[component]
pub(crate) fn Tavern(props: &TavernProps) -> Html {
    count("Tavern");
    let table = el("div").class("tavern-box");
    match &props.report {
        Some(lines) => table.add(draw_report(&props.context, lines, &props.names)),
        None => table
            .add(edge(props, props.near.other(), "edge far"))
            .add(
                el("ol")
                    .class(if props.dealt { "tavern dealt" } else { "tavern" })
                    .each(props.slots.iter().map(|slot| card(props, slot))),
            )
            .add(edge(props, props.near, "edge near")),
    }
    .into()
}

fn card(props: &TavernProps, slot: &SlotModel) -> Html {
    let TavernProps { context, names, near, mover, round, fresh, .. } = props.clone();
    let fresh = fresh.filter(|(_, position)| *position == slot.position).map(|(seat, _)| seat);
    let key = [round.to_string(), slot.position.to_string()].join("-");
    html! { <TavernCard {key} {context} {names} {near} {mover} {fresh} slot={slot.clone()} /> }
}

/// Draws the edge of the tavern, where the captain of a player who has played a trick stands.
fn edge(props: &TavernProps, seat: Seat, class: &'static str) -> El {
    let edge = el("div").class(class);
    if props.captain_out[seat] {
        let played = props.context.words.played_trick(&props.names[seat]);
        edge.add(captain(seat)).add(el("span").text(played))
    } else {
        edge.add(berth(seat))
    }
}
