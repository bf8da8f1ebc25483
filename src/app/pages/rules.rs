//! The rules to look up. Their text is not part of the program: it is fetched when somebody wants to read it.

use std::cell::Cell;

use gloo::events::EventListener;
use yew::prelude::*;

use crate::app::{
    context::Cx,
    desk::Desk,
    platform::promise::fetch,
    router::{Page, Route, go_back},
    view::{
        element::el,
        widgets::{icon_button, icon_label, notice_line},
    },
};

/// Where the rules open: at the part that concerns the moment in which they are looked up, else at the top.
#[derive(Default)]
pub(in crate::app) struct Bookmark(Option<&'static str>);

thread_local! {
    /// The part of the rules that concerns what is learnt or looked at.
    static NOTED: Cell<&'static str> = const { Cell::new(TOP) };
}

/// Notes the part of the rules that concerns what is learnt or looked at, for when they are opened.
pub(in crate::app) fn note(section: Option<&'static str>) {
    NOTED.set(section.unwrap_or(TOP));
}

impl Bookmark {
    /// Somebody goes to the rules, from this page of the game. What concerns its table is said.
    pub(in crate::app) fn set(&mut self, from: Option<Page>, section: Option<&'static str>) {
        let section = match from {
            Some(Page::Table) => section,
            Some(Page::Lesson | Page::Replay) => Some(NOTED.get()),
            Some(Page::Setup | Page::Rules) | None => None,
        };
        self.0 = Some(section.unwrap_or(TOP));
    }

    /// After a change: opens them there, once the text is on the page, and again once its styles are.
    pub(in crate::app) fn open(&mut self) {
        let document = gloo::utils::document();
        let Some(part) = self.0.and_then(|section| document.get_element_by_id(section)) else { return };
        part.scroll_into_view();
        self.0 = None;
        if let Some(styles) = document.query_selector(".article link").ok().flatten() {
            EventListener::once(&styles, "load", move |_| part.scroll_into_view()).forget();
        }
    }
}

/// The id of the whole page.
const TOP: &str = "rules";

/// The rules page.
pub(in crate::app) fn rules_page<D: Desk>(cx: &Cx<D>, state: &D::State) -> Html {
    let head = el("header")
        .class("article-head")
        .add(icon_button("i-back", cx.house().back, Some(Callback::from(|_| go_back()))))
        .add(el("h1").text(cx.house().rules));
    let learn = icon_label("i-hint", cx.house().learn, Route::Of(D::GAME, Page::Lesson).goes());
    // As many parts before the text has come as after: else the head would be replaced, and a tap on it lost.
    let page = el("main").class("article").attr("id", TOP).add(head).add(learn);
    let page = match D::rules(state) {
        // Our own file, not anybody's input.
        Some(text) => page.add(Html::from_html_unchecked(AttrValue::from(text.clone()))),
        None => page.add(notice_line(cx, D::notice(state))),
    };
    page.into()
}

/// Fetches the text, if it is not there yet.
pub(in crate::app) fn fetch_rules<D: Desk>(cx: &Cx<D>, state: &D::State) {
    if D::rules(state).is_none() {
        let dispatch = cx.dispatch.clone();
        let learn = move |text| dispatch.send(D::learn_rules(text));
        fetch(D::rules_file(cx.labels()).to_owned(), Box::new(learn));
    }
}
