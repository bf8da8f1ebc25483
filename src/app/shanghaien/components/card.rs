//! The face of a tavern card.

use super::icon::{emblem, trick_sign, wild_sign};
use crate::{
    app::view::element::{El, el},
    rules::{
        Seat,
        shanghaien::{Card, Nation},
    },
};

/// Returns the class with a nation's colour.
pub(crate) fn nation_class(nation: Nation) -> String {
    format!("n-{}", nation.code())
}

/// Returns the class with a player's colour and shape.
pub(crate) fn seat_class(seat: Seat) -> &'static str {
    match seat {
        Seat::One => "p1",
        Seat::Two => "p2",
    }
}

/// Draws a card on an element with this tag, with additional classes.
pub(crate) fn card_face(tag: &'static str, card: Card, class: &str) -> El {
    match card {
        Card::Sailor(sailor) => el(tag)
            .class(format!("card sailor {} {class}", nation_class(sailor.nation())))
            .add(el("span").class("value").number(sailor.value()))
            .add(el("span").class("letter").text(sailor.nation().code().to_string()))
            .add(emblem(sailor.nation())),
        Card::Trick(trick) => {
            el(tag).class(format!("card trick {class}")).add(wild_sign().class("or")).add(trick_sign(trick))
        }
    }
}
