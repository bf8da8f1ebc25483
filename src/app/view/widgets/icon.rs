//! Drawings from the sprite, alone or on buttons.

use yew::prelude::*;

use crate::app::{
    context::ViewContext,
    game_ui::GameUi,
    platform::storage,
    view::element::{El, el},
};

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

/// Draws the button that opens the menu. It has a mark while something is only in memory, and the menu says so.
pub(in crate::app) fn menu_button<G: GameUi>(context: &ViewContext<G>, open: Callback<MouseEvent>) -> El {
    let shared = context.shared();
    let button = icon_button("i-menu", shared.menu, Some(open));
    if storage::is_all_saved() {
        return button;
    }
    button.class("icon unsaved").attr("title", shared.errors.unsaved)
}
