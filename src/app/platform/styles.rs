//! Styles that are loaded later than the page.

use std::cell::RefCell;

use js_sys::Promise;
use wasm_bindgen::JsValue;
use web_sys::Element;

use super::promise::{resolved, version};

thread_local! {
    /// The styles that have been asked for: the file, its element, and the promise that it loads.
    static ASKED: RefCell<Vec<(&'static str, Element, Promise)>> = const { RefCell::new(Vec::new()) };
}

/// A style that is loading.
pub(in crate::app) struct PendingStyle(Option<Promise>);

/// Asks for a style, unless it has been asked for already.
pub(in crate::app) fn ask(file: &'static str) -> PendingStyle {
    let asked = ASKED.with_borrow(|asked| {
        asked.iter().find(|(name, ..)| *name == file).map(|(.., promise)| promise.clone())
    });
    PendingStyle(asked.or_else(|| add(file).ok()))
}

fn add(file: &'static str) -> Result<Promise, JsValue> {
    let link = gloo::utils::document().create_element("link")?;
    let promise = Promise::new(&mut |come, failed| {
        for (event, callback) in [("load", come), ("error", failed)] {
            // Adding a listener to a new element can't fail.
            drop(link.add_event_listener_with_callback(event, &callback));
        }
    });
    link.set_attribute("rel", "stylesheet")?;
    link.set_attribute("href", &[file, "?", &version()].concat())?;
    gloo::utils::head().append_child(&link)?;
    ASKED.with_borrow_mut(|asked| asked.push((file, link, promise.clone())));
    Ok(promise)
}

impl PendingStyle {
    /// Waits for the style and returns whether it has loaded. A style that has failed can be asked for again.
    pub(in crate::app) async fn has_come(self) -> bool {
        let Self(Some(promise)) = self else { return false };
        let has_come = resolved(promise.clone()).await.is_some();
        if !has_come {
            // The same style may have been asked for again meanwhile: that request stays.
            ASKED.with_borrow_mut(|asked| {
                if let Some(place) = asked.iter().position(|(.., asked)| js_sys::Object::is(asked, &promise))
                {
                    asked.swap_remove(place).1.remove();
                }
            });
        }
        has_come
    }
}
