//! Dice: flat ones at cards and in the supply, cubes for a roll.

use super::seat_class;
use crate::{
    app::view::element::{El, el},
    rules::{Die, Seat},
};

/// Draws one face of a die.
pub(crate) fn die_face(die: Die, class: &str) -> El {
    el("i").class(format!("die v{} {class}", die.pips()))
}

/// Draws a cube. If it was just rolled, it tumbles and lands on its face.
pub(crate) fn cube(die: Die, seat: Seat, tumbling: bool) -> El {
    let tumble = if tumbling { "tumble" } else { "" };
    el("span")
        .class(format!("cube {tumble} show-{} {}", die.pips(), seat_class(seat)))
        .each(Die::ALL.map(|die| die_face(die, "")))
}
