//! Cards, colours and the tokens of the bands.

use super::glyph;
use crate::{
    app::{
        hispaniola::ViewContext,
        view::element::{El, el, text},
    },
    i18n::hispaniola::Segment as Words,
    rules::hispaniola::{Card, Colour, Seat, Ship},
};

/// Returns the class with the colour of a ship and its cards.
pub(crate) fn suit_class(ship: Ship) -> String {
    format!("s-{}", ship.code())
}

/// Draws the symbol of a colour.
fn suit_sign(ship: Ship) -> El {
    glyph(format!("h-{}", ship.code()))
}

/// Draws a colour as a symbol and a word.
pub(crate) fn suit_word(context: &ViewContext, colour: Colour) -> El {
    let ship = Ship::Of(colour);
    el("span")
        .class(format!("suit {}", suit_class(ship)))
        .add(suit_sign(ship))
        .text(context.words.colour(colour))
}

/// Draws a sentence segment by segment: a colour in it with its sign.
pub(crate) fn sentence(context: &ViewContext, segments: Vec<Words>) -> El {
    let piece = |segment| match segment {
        Words::Text(words) => text(words),
        Words::Colour(colour) => suit_word(context, colour).into(),
    };
    el("span").each(segments.into_iter().map(piece))
}

/// Draws the token of a band.
pub(crate) fn token(seat: Seat) -> El {
    glyph(format!("h-b{}", seat.number())).class("token")
}

/// Draws a card's face on an element, a button or a picture. A 6 and a 9 are underlined.
pub(crate) fn card_face(context: &ViewContext, on: El, card: Card, state: &str) -> El {
    let ship = Ship::Of(card.colour());
    let line = if matches!(card.number(), 6 | 9) { "line" } else { "" };
    on.class(format!("pcard {} {line} {state}", suit_class(ship)))
        .label(context.words.card(card))
        .add(el("b").number(card.number()))
        .add(suit_sign(ship))
}
