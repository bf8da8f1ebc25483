//! Shares links to games: with the device's share dialog, by the clipboard, or as text to be copied by hand.

use std::{fmt::Display, rc::Rc};

use js_sys::{Object, Promise, Reflect};
use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::{
    link_codec::replay_address,
    promise::{call, field, resolved, spawn},
    theme::{TOUCHED, is_media},
};
use crate::{
    app::{context::ViewContext, game_ui::GameUi},
    model::{Notice, session::Command},
    record::GameName,
};

/// Returns a callback that shares a link to this record.
pub(in crate::app) fn shares<G: GameUi>(
    context: &ViewContext<G>,
    record: Rc<dyn Display>,
) -> Callback<MouseEvent> {
    let dispatch = context.dispatch.clone();
    Callback::from(move |_| {
        let (dispatch, record) = (dispatch.clone(), Rc::clone(&record));
        spawn(async move {
            if let Some(notice) = pass_on(G::GAME, &record.to_string()).await {
                dispatch.send(Command::Tell(Some(notice)));
            }
        });
    })
}

/// Shares the link. Returns the notice to show, if there is one.
async fn pass_on(game: GameName, record: &str) -> Option<Notice> {
    let here = gloo::utils::window().location().href().ok()?;
    let page = here.split('#').next().unwrap_or_default();
    let link = page.to_owned() + &replay_address(game, record).await?;
    let shared = share(&link);
    let is_shared = shared.is_some();
    let is_done = match shared.or_else(|| copy(&link)) {
        Some(promise) => resolved(promise).await.is_some(),
        None => false,
    };
    match (is_done, is_shared) {
        (true, true) => None,
        (true, false) => Some(Notice::LinkCopied),
        // Also when the visitor has closed the share dialog: then the link is shown to be copied.
        (false, _) => Some(Notice::Link(link)),
    }
}

/// Copies the link to the clipboard.
fn copy(link: &str) -> Option<Promise> {
    let clipboard = field(&gloo::utils::window().navigator(), "clipboard")?;
    call(&clipboard, "writeText", &link.into()).map(JsCast::unchecked_into)
}

/// Opens the share dialog of a touch device.
fn share(link: &str) -> Option<Promise> {
    let what = Object::new();
    for (name, value) in [("title", gloo::utils::document().title().as_str()), ("url", link)] {
        Reflect::set(&what, &name.into(), &value.into()).ok()?;
    }
    let navigator = gloo::utils::window().navigator();
    let can_share = is_media(TOUCHED) && call(&navigator, "canShare", &what)?.is_truthy();
    can_share.then(|| call(&navigator, "share", &what)).flatten().map(JsCast::unchecked_into)
}
