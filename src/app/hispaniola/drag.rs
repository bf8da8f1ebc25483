//! Gives the trick by dragging it to a player. Only a picture moves; the place where it is dropped decides.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};
use yew::{prelude::*, virtual_dom::ListenerKind};

use super::Dispatch;
use crate::{
    app::view::element::El,
    model::hispaniola::Command,
    rules::{Game, hispaniola::Step},
};

/// The attribute of a player who can take the trick. Its value is the action.
pub(super) const TAKES: &str = "data-takes";

/// Lets an element be dragged to an element with [`TAKES`].
pub(super) fn draggable(element: El, dispatch: &Dispatch) -> El {
    let dropped = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: PointerEvent| {
            if let Some(picture) = picture(&event) {
                let taker = taker_under(&event, &picture);
                carry(&picture, "");
                drop(picture.remove_attribute("data-from"));
                if let Some(taker) = taker {
                    give(&dispatch, &taker);
                }
            }
        })
    };
    element
        .on(|| ListenerKind::onpointerdown, Callback::from(|event| grab(&event)))
        .on(|| ListenerKind::onpointermove, Callback::from(|event| follow(&event)))
        .on(|| ListenerKind::onpointerup, dropped)
        .on(|| ListenerKind::onpointercancel, Callback::from(|event| let_go(&event)))
}

fn picture(event: &PointerEvent) -> Option<HtmlElement> {
    event.target()?.dyn_into::<Element>().ok()?.closest(".plays").ok()??.dyn_into().ok()
}

fn grab(event: &PointerEvent) {
    if let Some(picture) = picture(event) {
        // The picture gets the pointer's events even outside of it.
        drop(picture.set_pointer_capture(event.pointer_id()));
        drop(picture.set_attribute("data-from", &format!("{} {}", event.client_x(), event.client_y())));
    }
}

fn follow(event: &PointerEvent) {
    if let Some(picture) = picture(event)
        && let Some(from) = picture.get_attribute("data-from")
        && let Some((x, y)) = from.split_once(' ')
    {
        let moved = |now: i32, from: &str| now - from.parse().unwrap_or(now);
        let (right, down) = (moved(event.client_x(), x), moved(event.client_y(), y));
        carry(&picture, &format!("translate({right}px,{down}px)"));
    }
}

fn let_go(event: &PointerEvent) {
    if let Some(picture) = picture(event) {
        carry(&picture, "");
        drop(picture.remove_attribute("data-from"));
    }
}

fn carry(picture: &HtmlElement, transform: &str) {
    drop(picture.style().set_property("transform", transform));
}

/// Returns the action of the player under the pointer. The picture is hidden for the search, because it lies on top.
fn taker_under(event: &PointerEvent, picture: &HtmlElement) -> Option<String> {
    drop(picture.style().set_property("visibility", "hidden"));
    let [x, y] =
        [event.client_x(), event.client_y()].map(|pixels| f32::from(i16::try_from(pixels).unwrap_or(0)));
    let under = gloo::utils::document().element_from_point(x, y);
    drop(picture.style().remove_property("visibility"));
    under?.closest(&format!("[{TAKES}]")).ok()??.get_attribute(TAKES)
}

fn give(dispatch: &Dispatch, taker: &str) {
    let state = dispatch.session();
    let legal = state.record.as_ref().map(|record| record.game().legal_actions());
    let action = legal.into_iter().flatten().find(|action| action.to_string() == taker);
    if let Some(action @ Step::Give(_)) = action {
        dispatch.send(Command::Act(action));
    }
}
