//! Who got which card, and why, in six lines.

use yew::prelude::*;

use super::{emblem, icon::trick_sign, nation_class, slot::mark};
use crate::{
    rules::{
        BySeat,
        shanghaien::{Card, Claim},
    },
    ui::cx::Cx,
};

/// The report of a round.
pub(crate) fn report(cx: &Cx, lines: &[(u8, Claim)], names: &BySeat<String>) -> Html {
    let line = |(number, claim): &(u8, Claim)| {
        let taker = match claim.verdict.taker() {
            Some(seat) => {
                html! { <span class="taker">{ mark(Some(seat)) }<span>{ &names[seat] }</span></span> }
            }
            None => html! { <span class="taker out">{ cx.labels().leaves }</span> },
        };
        html! {
            <li>
                <span class="no">{ number }</span>
                { mini(claim.card) }
                <span class="why">{ cx.words.claim(claim) }</span>
                { taker }
            </li>
        }
    };
    html! { <ol class="report">{ for lines.iter().map(line) }</ol> }
}

fn mini(card: Card) -> Html {
    match card {
        Card::Sailor(sailor) => html! {
            <span class={format!("mini {}", nation_class(sailor.nation()))}>
                { sailor.value() }{ emblem(sailor.nation()) }
            </span>
        },
        Card::Trick(trick) => html! { <span class="mini trick">{ trick_sign(trick) }</span> },
    }
}
