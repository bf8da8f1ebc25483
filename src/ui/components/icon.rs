//! Drawings from the sprite, alone or on buttons.

use yew::prelude::*;

use crate::rules::{
    Seat,
    shanghaien::{Nation, Trick},
};

/// A drawing from the sprite.
pub(crate) fn glyph(name: &str) -> Html {
    glyph_in(name, "")
}

fn glyph_in(name: &str, class: &'static str) -> Html {
    html! { <svg {class} aria-hidden="true"><use href={format!("#{name}")} /></svg> }
}

/// The emblem of a nation.
pub(crate) fn emblem(nation: Nation) -> Html {
    glyph_in(&format!("e-{}", nation.code()), "emblem")
}

/// The sign of a trick.
pub(crate) fn trick_sign(trick: Trick) -> Html {
    glyph_in(&format!("t-{}", trick.code()), "emblem")
}

/// The sign of 2 sailors.
pub(crate) fn wild_sign(class: &'static str) -> Html {
    glyph_in("t-W", class)
}

/// The figure of a captain.
pub(crate) fn captain(seat: Seat) -> Html {
    match seat {
        Seat::One => glyph_in("cap-1", "captain p1"),
        Seat::Two => glyph_in("cap-2", "captain p2"),
    }
}

/// A button that is only a drawing; without a callback it cannot be pressed.
pub(crate) fn icon_button(name: &str, label: &'static str, onclick: Option<Callback<MouseEvent>>) -> Html {
    let disabled = onclick.is_none().then_some("true");
    html! {
        <button class="icon" aria-label={label} title={label} aria-disabled={disabled} {onclick}>
            { glyph(name) }
        </button>
    }
}

/// A quiet button with a drawing and words.
pub(crate) fn icon_label(name: &str, label: &'static str, onclick: Callback<MouseEvent>) -> Html {
    html! { <button class="btn side quiet" {onclick}>{ glyph(name) }{ label }</button> }
}
