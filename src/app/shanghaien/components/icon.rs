//! The icons of Shanghaien.

use crate::{
    app::{view::element::El, view::widgets::glyph},
    rules::{
        Seat,
        shanghaien::{Nation, Trick},
    },
};

/// Draws the emblem of a nation.
pub(crate) fn emblem(nation: Nation) -> El {
    glyph(format!("e-{}", nation.code())).class("emblem")
}

/// Draws the symbol of a dirty trick.
pub(crate) fn trick_sign(trick: Trick) -> El {
    glyph(format!("t-{}", trick.code())).class("emblem")
}

/// Draws the symbol of 2 sailors.
pub(crate) fn wild_sign() -> El {
    glyph("t-W")
}

/// Draws a captain.
pub(crate) fn captain(seat: Seat) -> El {
    match seat {
        Seat::One => glyph("cap-1").class("captain p1"),
        Seat::Two => glyph("cap-2").class("captain p2"),
    }
}
