//! The coach of a lesson: a card that says what the step says, and a ring around what it is about. The words are
//! fetched when a lesson begins.

use std::{cell::Cell, rc::Rc};

use gloo::{events::EventListener, timers::callback::Timeout};
use wasm_bindgen::JsCast;
use web_sys::{FocusOptions, HtmlElement};
use yew::prelude::*;

use super::waiting::{loading_page, missing_page};
use crate::{
    app::{
        context::Cx,
        desk::Desk,
        language::spoken,
        platform::promise::{fetch, version},
        router::{Page, Route},
        view::{
            element::{El, el},
            widgets::{icon_button, icon_label},
        },
    },
    model::lesson::{Lesson, Step},
};

/// What the ring is drawn around.
const RINGED: &str = "data-ring";

/// Leads through a lesson.
pub(in crate::app) struct Coach {
    /// Whether the words could not be had.
    is_missing: Rc<Cell<bool>>,
    /// The step that was pointed at last.
    seen: Rc<Cell<Option<usize>>>,
    timer: Option<Timeout>,
    changed: Callback<()>,
    _resized: EventListener,
}

impl Coach {
    /// Tells when the words cannot be had.
    pub(in crate::app) fn new(changed: Callback<()>) -> Self {
        let resized = EventListener::new(&gloo::utils::window(), "resize", |_| {
            // A phone that is turned shows another part of the page.
            if let Some(target) = find("[data-ring]") {
                target.scroll_into_view_with_bool(false);
            }
            arrange();
        });
        Self { is_missing: Rc::default(), seen: Rc::default(), timer: None, changed, _resized: resized }
    }

    /// Begins the lesson, if that has not happened yet.
    pub(in crate::app) fn begin<D: Desk>(&self, cx: &Cx<D>) {
        if D::lesson(&cx.dispatch.state()).is_none() {
            ask(cx.clone(), Rc::clone(&self.is_missing), self.changed.clone());
        }
    }

    /// The page while the words are on their way, or if they cannot be had.
    pub(in crate::app) fn waits<D: Desk>(&self, cx: &Cx<D>) -> Html {
        if !self.is_missing.get() {
            return loading_page(cx, cx.house().learn);
        }
        let (cx, missing, changed) = (cx.clone(), Rc::clone(&self.is_missing), self.changed.clone());
        let again = {
            let cx = cx.clone();
            Callback::from(move |_| ask(cx.clone(), Rc::clone(&missing), changed.clone()))
        };
        missing_page(&cx, cx.house().learn, again)
    }

    /// After a change: the ring goes to what the step is about, and the keyboard with it.
    pub(in crate::app) fn point<D: Desk>(&mut self, state: &D::State) {
        let Some(lesson) = D::lesson(state) else {
            (self.seen, self.timer) = Default::default();
            return;
        };
        let (now, step) = (Some(lesson.progress().0), lesson.step());
        if self.seen.get() != now {
            unring();
        }
        let seen = Rc::clone(&self.seen);
        // Not in the middle of the change: the browser would have to lay the page out for it at once. A further change
        // may come before that, so the step is new until it has been pointed at.
        self.timer = Some(Timeout::new(0, move || point_at(step, seen.replace(now) != now)));
    }
}

fn ask<D: Desk>(cx: Cx<D>, is_missing: Rc<Cell<bool>>, changed: Callback<()>) {
    is_missing.set(false);
    changed.emit(());
    let file = spoken::<D>().lesson_file(D::NAME);
    let begin = move |text: Option<String>| {
        // The words of a lesson stay for good: few visits have more than one.
        match text.and_then(|text| D::teach(text.leak())) {
            // Who has walked away meanwhile did not want it.
            Some(teach) if Route::now() == Route::Of(D::GAME, Page::Lesson) => cx.dispatch.send(teach),
            Some(_) => {}
            None => {
                is_missing.set(true);
                changed.emit(());
            }
        }
    };
    fetch([&file, "?", &version()].concat(), Box::new(begin));
}

/// The first of these elements.
fn find(selector: &str) -> Option<HtmlElement> {
    let found = gloo::utils::document().query_selector(selector).ok().flatten()?;
    // All of them are HTML elements.
    Some(found.unchecked_into())
}

fn unring() {
    if let Some(old) = find("[data-ring]") {
        drop(old.remove_attribute(RINGED));
        drop(old.remove_attribute("aria-describedby"));
    }
}

fn point_at(step: Step, is_new: bool) {
    unring();
    let Some(target) = find(step.spot) else { return };
    drop(target.set_attribute(RINGED, if step.cue.is_tap() { "tap" } else { "look" }));
    drop(target.set_attribute("aria-describedby", "coach"));
    if is_new {
        target.scroll_into_view_with_bool(false);
        arrange();
        focus(&target);
    }
}

/// Puts the card where it does not cover what it is about.
fn arrange() {
    let (Some(target), Some(card)) = (find("[data-ring]"), find(".coach")) else { return };
    drop(card.remove_attribute("data-aside"));
    let (card_box, spot) = (card.get_bounding_client_rect(), target.get_bounding_client_rect());
    let is_apart = card_box.bottom() <= spot.top()
        || spot.bottom() <= card_box.top()
        || card_box.right() <= spot.left()
        || spot.right() <= card_box.left();
    if !is_apart {
        drop(card.set_attribute("data-aside", ""));
    }
}

/// The keyboard goes to what is to be tapped: on the table, or else the way on.
fn focus(target: &HtmlElement) {
    let way_on = find(".coach .btn").or_else(|| {
        let inner = target.query_selector("input").ok().flatten();
        Some(inner.map_or_else(|| target.clone(), JsCast::unchecked_into))
    });
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    drop(way_on.map(|element| element.focus_with_options(&options)));
}

/// The coach's card.
pub(in crate::app) fn coach<D: Desk>(cx: &Cx<D>, lesson: &Lesson<D::Game>) -> El {
    let (words, dispatch) = (lesson.words(), &cx.dispatch);
    let (at, of) = lesson.progress();
    let is_read = !lesson.step().cue.is_tap();
    // An invisible sign makes the same words be read out again.
    let stir = if lesson.nudges() % 2 == 1 { "\u{200b}" } else { "" };
    let said = el("div")
        .attr("id", "coach")
        .attr("role", "status")
        .add(el("p").text([lesson.step().line, stir].concat()))
        .add_if(lesson.nudges() > 0 && !is_read, || el("p").class("note").text(words.ring));
    let foot = el("footer")
        .add(icon_button("i-back", words.back, (at > 1).then(|| dispatch.sends(D::step_back()))))
        .add(el("small").text([&at.to_string(), " / ", &of.to_string()].concat()))
        .add(icon_button("i-close", words.leave, Some(Route::Home.goes())));
    let foot = if is_read && !lesson.is_done() {
        // A new step is a new button: a second tap never lands on what it did not mean.
        let next = el("button").key(at.to_string()).class("btn").on_click(dispatch.sends(D::next_step()));
        foot.add(next.text(words.next))
    } else {
        foot
    };
    let card = el("aside")
        .class("coach")
        .attr("data-nudges", lesson.nudges().min(lesson.nudges() % 2 + 1).to_string())
        .label(cx.house().learn)
        .add(said);
    let card = if lesson.is_done() { card.add(ways(cx, words.play)) } else { card };
    card.add(foot)
}

/// Where to go from the end of a lesson.
fn ways<D: Desk>(cx: &Cx<D>, play: &'static str) -> El {
    let to = |page| Route::Of(D::GAME, page).goes();
    el("div")
        .class("ways")
        .add(el("button").class("btn").on_click(to(Page::Setup)).text(play))
        .add(icon_label("i-rules", cx.house().rules, to(Page::Rules)))
        .add(icon_label("i-home", cx.house().home, Route::Home.goes()))
}
