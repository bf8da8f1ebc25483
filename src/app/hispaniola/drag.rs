//! Gives the trick by dragging it to a player. Only a picture moves; the place where it is dropped decides.

use std::{cell::RefCell, rc::Rc};

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};
use yew::{prelude::*, virtual_dom::ListenerKind};

use crate::app::view::element::El;

/// The attribute of a player's tile with the number of the seat.
pub(super) const SEAT: &str = "data-seat";

/// Where the pointer took hold of the cards, while it drags them.
pub(super) type Hold = Rc<RefCell<Option<(i32, i32)>>>;

/// Lets an element be dragged to an element with [`SEAT`]. `dropped` gets the number of that seat.
pub(super) fn draggable(element: El, hold: &Hold, dropped: Callback<u8>) -> El {
    let with = |act: fn(&Hold, &PointerEvent)| {
        let hold = Rc::clone(hold);
        Callback::from(move |event: PointerEvent| act(&hold, &event))
    };
    let drop_it = {
        let hold = Rc::clone(hold);
        Callback::from(move |event: PointerEvent| {
            let taker = picture(&event).and_then(|picture| seat_under(&event, &picture));
            let_go(&hold, &event);
            if let Some(taker) = taker {
                dropped.emit(taker);
            }
        })
    };
    element
        .on(|| ListenerKind::onpointerdown, with(grab))
        .on(|| ListenerKind::onpointermove, with(follow))
        .on(|| ListenerKind::onpointerup, drop_it)
        .on(|| ListenerKind::onpointercancel, with(let_go))
}

fn picture(event: &PointerEvent) -> Option<HtmlElement> {
    event.target()?.dyn_into::<Element>().ok()?.closest(".plays").ok()??.dyn_into().ok()
}

fn grab(hold: &Hold, event: &PointerEvent) {
    if let Some(picture) = picture(event) {
        // The picture gets the pointer's events even outside of it.
        drop(picture.set_pointer_capture(event.pointer_id()));
        hold.replace(Some((event.client_x(), event.client_y())));
    }
}

fn follow(hold: &Hold, event: &PointerEvent) {
    if let Some(picture) = picture(event)
        && let Some((x, y)) = *hold.borrow()
    {
        let (right, down) = (event.client_x() - x, event.client_y() - y);
        carry(&picture, &format!("translate({right}px,{down}px)"));
    }
}

fn let_go(hold: &Hold, event: &PointerEvent) {
    if let Some(picture) = picture(event) {
        carry(&picture, "");
        hold.take();
    }
}

fn carry(picture: &HtmlElement, transform: &str) {
    drop(picture.style().set_property("transform", transform));
}

/// Returns the seat whose tile is under the pointer. The picture is hidden for the search, because it lies on top.
fn seat_under(event: &PointerEvent, picture: &HtmlElement) -> Option<u8> {
    drop(picture.style().set_property("visibility", "hidden"));
    let [x, y] =
        [event.client_x(), event.client_y()].map(|pixels| f32::from(i16::try_from(pixels).unwrap_or(0)));
    let under = gloo::utils::document().element_from_point(x, y);
    drop(picture.style().remove_property("visibility"));
    under?.closest(&format!("[{SEAT}]")).ok()??.get_attribute(SEAT)?.parse().ok()
}
