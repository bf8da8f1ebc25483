//! Cards, colours and the tokens of the bands.

use super::glyph;
use crate::{
    app::{
        hispaniola::Cx,
        view::element::{El, el},
    },
    rules::hispaniola::{Card, Colour, Seat, Ship},
};

/// The class that brings the colour of a ship and its cards.
pub(crate) fn suit_class(ship: Ship) -> String {
    format!("s-{}", ship.code())
}

/// The sign of a colour.
fn suit_sign(ship: Ship) -> El {
    glyph(format!("h-{}", ship.code()))
}

/// A colour as a sign and a word.
pub(crate) fn suit_word(cx: &Cx, colour: Colour) -> El {
    let ship = Ship::Of(colour);
    el("span").class(format!("suit {}", suit_class(ship))).add(suit_sign(ship)).text(cx.words.colour(colour))
}

/// The token of a band.
pub(crate) fn token(seat: Seat) -> El {
    glyph(format!("h-b{}", seat.number())).class("token")
}

/// A card's face on an element: a button or a picture. A 6 and a 9 are underlined.
pub(crate) fn card_face(cx: &Cx, on: El, card: Card, state: &str) -> El {
    let ship = Ship::Of(card.colour());
    let line = if matches!(card.number(), 6 | 9) { "line" } else { "" };
    on.class(format!("pcard {} {line} {state}", suit_class(ship)))
        .label(cx.words.card(card))
        .add(el("b").number(card.number()))
        .add(suit_sign(ship))
}
