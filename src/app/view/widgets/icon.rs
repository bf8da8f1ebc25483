//! Drawings from the sprite, alone or on buttons.

use yew::prelude::*;

use crate::app::view::element::{El, el};

/// Draws a symbol from the sprite.
pub(in crate::app) fn glyph(name: impl Into<String>) -> El {
    let name: String = name.into();
    el("svg").attr("aria-hidden", "true").add(el("use").attr("href", format!("#{name}")))
}

/// Draws a button with a symbol only. Without a callback it can't be pressed.
pub(in crate::app) fn icon_button(
    name: &'static str,
    label: &'static str,
    onclick: Option<Callback<MouseEvent>>,
) -> El {
    el("button").class("icon").label(label).attr("title", label).on_click_if(onclick).add(glyph(name))
}

/// Draws a quiet button with a symbol and words.
pub(in crate::app) fn icon_label(
    name: &'static str,
    label: &'static str,
    onclick: Callback<MouseEvent>,
) -> El {
    el("button").class("btn side quiet").on_click(onclick).add(glyph(name)).text(label)
}
