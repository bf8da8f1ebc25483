//! The rules to look up. Their text is not part of the program: it is fetched when somebody wants to read it.

use wasm_bindgen::JsCast;
use web_sys::Response;
use yew::{platform::spawn_local, prelude::*};

use super::{
    components::{icon_button, notice_line},
    cx::Cx,
    desk::Desk,
    el::el,
    promise::kept,
    route::go_back,
};

/// The rules page.
pub(super) fn rules_page<D: Desk>(cx: &Cx<D>, state: &D::State) -> Html {
    let head = el("header")
        .class("article-head")
        .add(icon_button("i-back", cx.house().back, Some(Callback::from(|_| go_back()))))
        .add(el("h1").text(cx.house().rules));
    let page = el("main").class("article").add(head);
    let page = match D::rules(state) {
        // Our own file, not anybody's input.
        Some(text) => page.add(Html::from_html_unchecked(AttrValue::from(text.clone()))),
        None => page.add(notice_line(cx, D::notice(state))),
    };
    page.into()
}

/// Fetches the text, if it is not there yet.
pub(super) fn fetch_rules<D: Desk>(cx: &Cx<D>, state: &D::State) {
    if D::rules(state).is_none() {
        let cx = cx.clone();
        spawn_local(async move {
            let text = read(D::rules_file(cx.labels())).await;
            cx.dispatch.send(D::learn_rules(text));
        });
    }
}

async fn read(file: &str) -> Option<String> {
    let response: Response = kept(gloo::utils::window().fetch_with_str(file)).await?.unchecked_into();
    if response.ok() { kept(response.text().ok()?).await?.as_string() } else { None }
}
