//! Shares links to games: with the device's share dialog, by the clipboard, or as text to be copied by hand.

use js_sys::{Object, Promise, Reflect};
use wasm_bindgen::JsCast;

use super::{
    link_codec::replay_address,
    promise::{call, field, resolved, spawn},
    theme::{TOUCHED, is_media},
};
use crate::{
    app::{dispatch::Dispatch, game_ui::GameUi},
    model::{Notice, session::Command},
    record::{GameName, Record},
};

/// Shares a link to a replay of this record. A notice says what has become of it.
pub(in crate::app) fn share<G: GameUi>(dispatch: &Dispatch<G>, record: &Record<G>) {
    let (dispatch, record) = (dispatch.clone(), record.to_string());
    spawn(async move {
        if let Some(notice) = pass_on(G::GAME, &record).await {
            dispatch.send(Command::Tell(Some(notice)));
        }
    });
}

/// Shares the link. Returns the notice to show, if there is one.
async fn pass_on(game: GameName, record: &str) -> Option<Notice> {
    let here = gloo::utils::window().location().href().ok()?;
    let page = here.split('#').next().unwrap_or_default();
    let link = page.to_owned() + &replay_address(game, record).await?;
    let shared = open_dialog(&link);
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
fn open_dialog(link: &str) -> Option<Promise> {
    let what = Object::new();
    for (name, value) in [("title", gloo::utils::document().title().as_str()), ("url", link)] {
        Reflect::set(&what, &name.into(), &value.into()).ok()?;
    }
    let navigator = gloo::utils::window().navigator();
    let can_share = is_media(TOUCHED) && call(&navigator, "canShare", &what)?.is_truthy();
    can_share.then(|| call(&navigator, "share", &what)).flatten().map(JsCast::unchecked_into)
}
