//! The drawings of Shanghaien.

use crate::{
    app::{view::element::El, view::widgets::glyph},
    rules::{
        Seat,
        shanghaien::{Nation, Trick},
    },
};

/// The emblem of a nation.
pub(crate) fn emblem(nation: Nation) -> El {
    glyph(format!("e-{}", nation.code())).class("emblem")
}

/// The sign of a trick.
pub(crate) fn trick_sign(trick: Trick) -> El {
    glyph(format!("t-{}", trick.code())).class("emblem")
}

/// The sign of 2 sailors.
pub(crate) fn wild_sign() -> El {
    glyph("t-W")
}

/// The figure of a captain.
pub(crate) fn captain(seat: Seat) -> El {
    match seat {
        Seat::One => glyph("cap-1").class("captain p1"),
        Seat::Two => glyph("cap-2").class("captain p2"),
    }
}
