//! Passes on links to games: by what the device has for it, by the clipboard, or to be copied by hand.

use std::{fmt::Display, rc::Rc};

use js_sys::{Object, Promise, Reflect};
use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::{
    link_codec::replay_address,
    promise::{call, field, kept, spawn},
    theme::{TOUCHED, is_media},
};
use crate::{
    app::{context::Cx, desk::Desk},
    model::Notice,
    record::GameName,
};

/// A callback that passes on a link to this record.
pub(in crate::app) fn shares<D: Desk>(cx: &Cx<D>, record: Rc<dyn Display>) -> Callback<MouseEvent> {
    let dispatch = cx.dispatch.clone();
    Callback::from(move |_| {
        let (dispatch, record) = (dispatch.clone(), Rc::clone(&record));
        spawn(async move {
            if let Some(notice) = pass_on(D::GAME, &record.to_string()).await {
                dispatch.send(D::tell(Some(notice)));
            }
        });
    })
}

/// Passes the link on; what is to be told about it.
async fn pass_on(game: GameName, record: &str) -> Option<Notice> {
    let here = gloo::utils::window().location().href().ok()?;
    let page = here.split('#').next().unwrap_or_default();
    let link = page.to_owned() + &replay_address(game, record).await?;
    let shared = share(&link);
    let is_shared = shared.is_some();
    let is_done = match shared.or_else(|| copy(&link)) {
        Some(promise) => kept(promise).await.is_some(),
        None => false,
    };
    match (is_done, is_shared) {
        (true, true) => None,
        (true, false) => Some(Notice::LinkCopied),
        // Also for who has changed their mind: then it is there to be copied.
        (false, _) => Some(Notice::Link(link)),
    }
}

/// Puts the link where it can be pasted from.
fn copy(link: &str) -> Option<Promise> {
    let clipboard = field(&gloo::utils::window().navigator(), "clipboard")?;
    call(&clipboard, "writeText", &link.into()).map(JsCast::unchecked_into)
}

/// Opens what a device that is touched has for sharing.
fn share(link: &str) -> Option<Promise> {
    let what = Object::new();
    for (name, value) in [("title", gloo::utils::document().title().as_str()), ("url", link)] {
        Reflect::set(&what, &name.into(), &value.into()).ok()?;
    }
    let navigator = gloo::utils::window().navigator();
    let can_share = is_media(TOUCHED) && call(&navigator, "canShare", &what)?.is_truthy();
    can_share.then(|| call(&navigator, "share", &what)).flatten().map(JsCast::unchecked_into)
}
