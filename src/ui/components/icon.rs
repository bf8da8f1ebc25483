//! Drawings from the sprite, alone or on buttons.

use yew::prelude::*;

use crate::{
    rules::{
        Seat,
        shanghaien::{Nation, Trick},
    },
    ui::el::{El, el},
};

/// A drawing from the sprite.
pub(crate) fn glyph(name: impl Into<String>) -> El {
    let name: String = name.into();
    el("svg").attr("aria-hidden", "true").add(el("use").attr("href", format!("#{name}")))
}

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

/// A button that is only a drawing; without a callback it cannot be pressed.
pub(crate) fn icon_button(
    name: &'static str,
    label: &'static str,
    onclick: Option<Callback<MouseEvent>>,
) -> El {
    el("button").class("icon").label(label).attr("title", label).on_click_if(onclick).add(glyph(name))
}

/// A quiet button with a drawing and words.
pub(crate) fn icon_label(name: &'static str, label: &'static str, onclick: Callback<MouseEvent>) -> El {
    el("button").class("btn side quiet").on_click(onclick).add(glyph(name)).text(label)
}
