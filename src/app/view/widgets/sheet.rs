//! The frame of everything that lies over the table.

use yew::{prelude::*, virtual_dom::ListenerKind};

use super::icon_button;
use crate::{
    app::{
        context::ViewContext,
        game_ui::GameUi,
        view::element::{El, el},
    },
    model::{Pace, session::Command},
};

/// How a sheet comes and lies.
#[derive(Clone, Copy)]
pub(in crate::app) struct Look {
    pub(in crate::app) pace: Pace,
    /// Whether it is turned towards the player on the far side.
    pub(in crate::app) flip: bool,
}

impl From<Pace> for Look {
    /// Returns the look of a sheet that is not turned.
    fn from(pace: Pace) -> Self {
        Self { pace, flip: false }
    }
}

/// Draws a sheet with a title. Its button, a tap beside it or Escape close it.
pub(in crate::app) fn sheet_frame<G: GameUi>(
    context: &ViewContext<G>,
    title: &'static str,
    look: Look,
    close: &Command<G>,
    body: Html,
) -> El {
    let escape = {
        let (dispatch, close) = (context.dispatch.clone(), close.clone());
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                dispatch.send(close.clone());
            }
        })
    };
    let head = el("header")
        .class("sheet-head")
        .add(el("h2").attr("id", "sheet-title").text(title))
        .add(icon_button("i-close", context.shared().close, Some(context.dispatch.sends(close.clone()))));
    let sheet = el("div")
        .class("sheet")
        .attr("role", "dialog")
        .attr("aria-modal", "true")
        .attr("aria-labelledby", "sheet-title")
        .on_click(Callback::from(|event: MouseEvent| event.stop_propagation()))
        .add(head)
        // A body that scrolls has to be within reach of the keyboard.
        .add(el("div").class("sheet-body").attr("tabindex", "0").add(body));
    el("div")
        .class(if look.flip { "veil flip" } else { "veil" })
        .attr("data-pace", look.pace.word())
        .on_click(context.dispatch.sends(close.clone()))
        .on(|| ListenerKind::onkeydown, escape)
        .add(sheet)
}
