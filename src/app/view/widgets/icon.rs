//! Drawings from the sprite, alone or on buttons.

use yew::prelude::*;

use crate::app::view::element::{El, el};

/// A drawing from the sprite.
pub(in crate::app) fn glyph(name: impl Into<String>) -> El {
    let name: String = name.into();
    el("svg").attr("aria-hidden", "true").add(el("use").attr("href", format!("#{name}")))
}

/// A button that is only a drawing; without a callback it cannot be pressed.
pub(in crate::app) fn icon_button(
    name: &'static str,
    label: &'static str,
    onclick: Option<Callback<MouseEvent>>,
) -> El {
    el("button").class("icon").label(label).attr("title", label).on_click_if(onclick).add(glyph(name))
}

/// A quiet button with a drawing and words.
pub(in crate::app) fn icon_label(
    name: &'static str,
    label: &'static str,
    onclick: Callback<MouseEvent>,
) -> El {
    el("button").class("btn side quiet").on_click(onclick).add(glyph(name)).text(label)
}
