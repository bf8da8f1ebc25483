//! The frame of everything that lies over the table.

use yew::{prelude::*, virtual_dom::ListenerKind};

use super::icon_button;
use crate::app::{
    context::Cx,
    desk::Desk,
    view::element::{El, el},
};

/// A sheet with a title and a way to close it: by its button, beside it, or with Escape. With `flip` it is
/// turned towards the player at the far side.
pub(in crate::app) fn sheet_frame<D: Desk>(
    cx: &Cx<D>,
    title: &'static str,
    flip: bool,
    close: &D::Command,
    content: Html,
) -> El {
    let escape = {
        let (dispatch, close) = (cx.dispatch.clone(), close.clone());
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                dispatch.send(close.clone());
            }
        })
    };
    let head = el("header")
        .class("sheet-head")
        .add(el("h2").attr("id", "sheet-title").text(title))
        .add(icon_button("i-close", cx.house().close, Some(cx.dispatch.sends(close.clone()))));
    let sheet = el("div")
        .class("sheet")
        .attr("role", "dialog")
        .attr("aria-modal", "true")
        .attr("aria-labelledby", "sheet-title")
        .on_click(Callback::from(|event: MouseEvent| event.stop_propagation()))
        .add(head)
        // What can be scrolled can be reached by keyboard.
        .add(el("div").class("sheet-body").attr("tabindex", "0").add(content));
    el("div")
        .class(if flip { "veil flip" } else { "veil" })
        .attr("data-pace", cx.pace().word())
        .on_click(cx.dispatch.sends(close.clone()))
        .on(|| ListenerKind::onkeydown, escape)
        .add(sheet)
}
