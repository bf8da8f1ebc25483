//! Dice: flat ones at cards and in the supply, tumbling ones in the hand.

use yew::prelude::*;

use super::seat_class;
use crate::rules::{Die, Seat};

/// One face of a die.
pub(crate) fn die_face(die: Die, class: &str) -> Html {
    html! { <i class={format!("die v{} {class}", die.pips())} /> }
}

/// A whole die that tumbles when it appears and lands on its face.
pub(crate) fn cube(die: Die, seat: Seat) -> Html {
    html! {
        <span class={format!("cube tumble show-{} {}", die.pips(), seat_class(seat))}>
            { for Die::ALL.map(|die| die_face(die, "")) }
        </span>
    }
}
