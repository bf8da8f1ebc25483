//! The rules to look up. Their text is not part of the program: it is fetched when somebody wants to read it.

use wasm_bindgen::JsCast;
use web_sys::Response;
use yew::{platform::spawn_local, prelude::*};

use crate::{
    model::{Command, State},
    ui::{
        components::{icon_button, notice_line},
        cx::Cx,
        el::el,
        promise::kept,
        route::go_back,
    },
};

/// The rules page.
pub(crate) fn rules(cx: &Cx, state: &State) -> Html {
    let labels = cx.labels();
    let head = el("header")
        .class("article-head")
        .add(icon_button("i-back", labels.back, Some(Callback::from(|_| go_back()))))
        .add(el("h1").text(labels.rules));
    let page = el("main").class("article").add(head);
    let page = match &state.rules {
        // Our own file, not anybody's input.
        Some(text) => page.add(Html::from_html_unchecked(AttrValue::from(text.clone()))),
        None => page.add(notice_line(cx, state.notice.as_ref())),
    };
    page.into()
}

/// Fetches the text, if it is not there yet.
pub(crate) fn fetch_rules(cx: &Cx, state: &State) {
    if state.rules.is_none() {
        let cx = cx.clone();
        spawn_local(async move { cx.dispatch.send(Command::Rules(read(cx.labels().rules_file).await)) });
    }
}

async fn read(file: &str) -> Option<String> {
    let response: Response = kept(gloo::utils::window().fetch_with_str(file)).await?.unchecked_into();
    if response.ok() { kept(response.text().ok()?).await?.as_string() } else { None }
}
