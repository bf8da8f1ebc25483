//! The rules page. The text of the rules is not part of the program: it is fetched when a player opens the page.

use std::cell::Cell;

use gloo::events::EventListener;
use yew::prelude::*;

use crate::{
    app::{
        context::ViewContext,
        game_ui::GameUi,
        platform::promise::fetch,
        router::{Page, Route, go_back},
        view::{
            element::el,
            widgets::{icon_button, icon_label, notice_line},
        },
    },
    i18n::GameWords,
    model::session::{Command, Session},
};

/// Where the rules open: at the section about the current situation in the game, else at the top.
#[derive(Default)]
pub(in crate::app) struct Bookmark(Option<&'static str>);

thread_local! {
    /// The section of the rules about the current lesson or replay.
    static NOTED: Cell<&'static str> = const { Cell::new(TOP) };
}

/// Notes the section of the rules about the current lesson or replay, for when the player opens the rules.
pub(in crate::app) fn note(section: Option<&'static str>) {
    NOTED.set(section.unwrap_or(TOP));
}

impl Bookmark {
    /// Sets the section to open at. `from` is the page the player comes from, `section` the one about the game's table.
    pub(in crate::app) fn set(&mut self, from: Option<Page>, section: Option<&'static str>) {
        let section = match from {
            Some(Page::Table) => section,
            Some(Page::Lesson | Page::Replay) => Some(NOTED.get()),
            Some(Page::Setup | Page::Rules) | None => None,
        };
        self.0 = Some(section.unwrap_or(TOP));
    }

    /// Scrolls to the section once the text is on the page, and again once its styles have loaded.
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

/// Draws the rules page.
pub(in crate::app) fn rules_page<G: GameUi>(context: &ViewContext<G>, state: &Session<G>) -> Html {
    let head = el("header")
        .class("article-head")
        .add(icon_button("i-back", context.shared().back, Some(Callback::from(|_| go_back()))))
        .add(el("h1").text(context.shared().rules));
    let learn = icon_label("i-hint", context.shared().learn, Route::Of(G::GAME, Page::Lesson).goes());
    // The page has as many elements before the text has come as after it. Else Yew would replace the head, and a tap on
    // it would be lost.
    let page = el("main").class("article").attr("id", TOP).add(head).add(learn);
    let page = match state.rules.as_ref() {
        // The text is a file of our own, not a visitor's input.
        Some(text) => page.add(Html::from_html_unchecked(AttrValue::from(text.clone()))),
        None => page.add(notice_line(context, state.notice.as_ref())),
    };
    page.into()
}

/// Fetches the text of the rules, unless it is there.
pub(in crate::app) fn fetch_rules<G: GameUi>(context: &ViewContext<G>, state: &Session<G>) {
    if state.rules.as_ref().is_none() {
        let dispatch = context.dispatch.clone();
        let loaded = move |text| dispatch.send(Command::Rules(text));
        fetch(context.words.rules_file().to_owned(), Box::new(loaded));
    }
}
