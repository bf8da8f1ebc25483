//! The tavern: six cards on the wooden table, and the captains who have come to it.

use yew::prelude::*;

use super::{captain, report, seat::berth, seat_class, slot::slot};
use crate::{
    model::TableModel,
    rules::Seat,
    ui::cx::{Cx, use_cx},
};

#[derive(Properties, PartialEq)]
pub(crate) struct TavernProps {
    pub(crate) model: TableModel,
}

/// The tavern, or the report of the round that has ended.
#[component]
pub(crate) fn Tavern(TavernProps { model }: &TavernProps) -> Html {
    let cx = use_cx();
    if let Some(lines) = &model.report {
        return report(&cx, lines, &model.names);
    }
    html! {
        <>
            { edge(&cx, model, model.near.other(), "edge far") }
            <ol class={if model.dealt { "tavern dealt" } else { "tavern" }}>
                { for model.slots.iter().map(|card| slot(&cx, model, card)) }
            </ol>
            { edge(&cx, model, model.near, "edge near") }
        </>
    }
}

/// The edge where a captain stands who has played a trick.
fn edge(cx: &Cx, model: &TableModel, seat: Seat, class: &'static str) -> Html {
    let stands = if model.seats[seat].captain_out {
        html! {
            <>
                { captain(seat) }
                <span>{ format!("{} {}", model.names[seat], cx.labels().played_trick) }</span>
            </>
        }
    } else {
        berth(seat_class(seat))
    };
    html! { <div {class}>{ stands }</div> }
}
