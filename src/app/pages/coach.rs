//! The coach of a lesson: a card with the text of the current step, and a ring around what the step is about. The text
//! of a lesson is fetched when the lesson begins.

use std::{cell::Cell, rc::Rc};

use gloo::{events::EventListener, timers::callback::Timeout};
use wasm_bindgen::JsCast;
use web_sys::{FocusOptions, HtmlElement};
use yew::prelude::*;

use super::loading::{loading_page, missing_page};
use crate::{
    app::{
        context::ViewContext,
        game_ui::GameUi,
        language::current_language,
        platform::promise::{fetch, version},
        router::{Page, Route},
        view::{
            element::{El, el},
            widgets::{icon_button, icon_label, stirred},
        },
    },
    model::session::{
        Command, Session,
        lesson::{Lesson, LessonStep},
    },
};

/// The attribute of the element with the ring.
const RINGED: &str = "data-ring";

/// Leads through a lesson.
pub(in crate::app) struct Coach {
    /// Whether the lesson could not be loaded.
    is_missing: Rc<Cell<bool>>,
    /// The step that got the ring last.
    seen: Rc<Cell<Option<usize>>>,
    timer: Option<Timeout>,
    changed: Callback<()>,
    _resized: EventListener,
}

impl Coach {
    /// Returns a coach without a lesson. It calls `changed` when the fetch of a lesson starts or fails.
    pub(in crate::app) fn new(changed: Callback<()>) -> Self {
        let resized = EventListener::new(&gloo::utils::window(), "resize", |_| {
            // Turning a phone moves other parts of the page into view.
            if let Some(target) = find("[data-ring]") {
                target.scroll_into_view_with_bool(false);
            }
            arrange();
        });
        Self { is_missing: Rc::default(), seen: Rc::default(), timer: None, changed, _resized: resized }
    }

    /// Begins the lesson, if it has not begun yet.
    pub(in crate::app) fn begin<G: GameUi>(&self, context: &ViewContext<G>) {
        if context.dispatch.session().lesson().is_none() {
            ask(context.clone(), Rc::clone(&self.is_missing), self.changed.clone());
        }
    }

    /// Draws the page for a lesson that is loading or could not be loaded.
    pub(in crate::app) fn waits<G: GameUi>(&self, context: &ViewContext<G>) -> Html {
        if !self.is_missing.get() {
            return loading_page(context, context.shared().learn);
        }
        let (context, missing, changed) =
            (context.clone(), Rc::clone(&self.is_missing), self.changed.clone());
        let again = {
            let context = context.clone();
            Callback::from(move |_| ask(context.clone(), Rc::clone(&missing), changed.clone()))
        };
        missing_page(&context, context.shared().learn, again)
    }

    /// Moves the ring and the keyboard focus to what the current step is about, after each drawing.
    pub(in crate::app) fn point<G: GameUi>(&mut self, state: &Session<G>) {
        let Some(lesson) = state.lesson() else {
            (self.seen, self.timer) = Default::default();
            return;
        };
        let (now, step) = (Some(lesson.progress().0), lesson.step());
        if self.seen.get() != now {
            unring();
        }
        let seen = Rc::clone(&self.seen);
        // Waits until the drawing is done: else the browser would have to compute the layout in the middle of it.
        // Another drawing may come first, so a step counts as new until it has got its ring.
        self.timer = Some(Timeout::new(0, move || point_at(step, seen.replace(now) != now)));
    }
}

fn ask<G: GameUi>(context: ViewContext<G>, is_missing: Rc<Cell<bool>>, changed: Callback<()>) {
    is_missing.set(false);
    changed.emit(());
    let file = current_language::<G>().lesson_file(G::NAME);
    let begin = move |text: Option<String>| {
        // The text of a lesson is leaked on purpose: few visits have more than one lesson.
        match text.and_then(|text| Lesson::read(text.leak())) {
            // If the player has left the lesson meanwhile, it does not begin.
            Some(lesson) if Route::now() == Route::Of(G::GAME, Page::Lesson) => {
                context.dispatch.send(Command::Teach(Box::new(lesson)));
            }
            Some(_) => {}
            None => {
                is_missing.set(true);
                changed.emit(());
            }
        }
    };
    fetch([&file, "?", &version()].concat(), Box::new(begin));
}

/// Returns the first element that matches the selector.
fn find(selector: &str) -> Option<HtmlElement> {
    let found = gloo::utils::document().query_selector(selector).ok().flatten()?;
    // All the selectors name HTML elements.
    Some(found.unchecked_into())
}

fn unring() {
    if let Some(old) = find("[data-ring]") {
        drop(old.remove_attribute(RINGED));
        drop(old.remove_attribute("aria-describedby"));
    }
}

fn point_at(step: LessonStep, is_new: bool) {
    unring();
    let Some(target) = find(step.target) else { return };
    drop(target.set_attribute(RINGED, if step.cue.is_tap() { "tap" } else { "look" }));
    drop(target.set_attribute("aria-describedby", "coach"));
    if is_new {
        target.scroll_into_view_with_bool(false);
        arrange();
        focus(&target);
    }
}

/// Moves the coach's card if it covers what the step is about.
fn arrange() {
    let (Some(target), Some(card)) = (find("[data-ring]"), find(".coach")) else { return };
    drop(card.remove_attribute("data-aside"));
    let (card_box, target_box) = (card.get_bounding_client_rect(), target.get_bounding_client_rect());
    let is_apart = card_box.bottom() <= target_box.top()
        || target_box.bottom() <= card_box.top()
        || card_box.right() <= target_box.left()
        || target_box.right() <= card_box.left();
    if !is_apart {
        drop(card.set_attribute("data-aside", ""));
    }
}

/// Focuses what the player has to use next: the button on the card, or else the element with the ring.
fn focus(target: &HtmlElement) {
    let way_on = find(".coach .btn").or_else(|| {
        let inner = target.query_selector("input").ok().flatten();
        Some(inner.map_or_else(|| target.clone(), JsCast::unchecked_into))
    });
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    drop(way_on.map(|element| element.focus_with_options(&options)));
}

/// Draws the coach's card.
pub(in crate::app) fn coach<G: GameUi>(context: &ViewContext<G>, lesson: &Lesson<G>) -> El {
    let (words, dispatch) = (lesson.words(), &context.dispatch);
    let (at, of) = lesson.progress();
    let is_read = !lesson.step().cue.is_tap();
    // A wrong try makes a screen reader read the same words again.
    let line = stirred(lesson.step().line.to_owned(), lesson.nudges() as usize);
    let said = el("div")
        .attr("id", "coach")
        .attr("role", "status")
        .add(el("p").text(line))
        .add_if(lesson.nudges() > 0 && !is_read, || el("p").class("note").text(words.ring));
    let foot = el("footer")
        .add(icon_button("i-back", words.back, (at > 1).then(|| dispatch.sends(Command::StepBack))))
        .add(el("small").text([&at.to_string(), " / ", &of.to_string()].concat()))
        .add(icon_button("i-close", words.leave, Some(Route::Home.goes())));
    let foot = if is_read && !lesson.is_done() {
        // A new step has a new button, so that a double tap can't press the button of the next step.
        let next = el("button").key(at.to_string()).class("btn").on_click(dispatch.sends(Command::NextStep));
        foot.add(next.text(words.next))
    } else {
        foot
    };
    let card = el("aside")
        .class("coach")
        .attr("data-nudges", lesson.nudges().min(lesson.nudges() % 2 + 1).to_string())
        .label(context.shared().learn)
        .add(said);
    let card = if lesson.is_done() { card.add(ways(context, words.play)) } else { card };
    card.add(foot)
}

/// Draws the buttons at the end of a lesson.
fn ways<G: GameUi>(context: &ViewContext<G>, play: &'static str) -> El {
    let to = |page| Route::Of(G::GAME, page).goes();
    el("div")
        .class("ways")
        .add(el("button").class("btn").on_click(to(Page::Setup)).text(play))
        .add(icon_label("i-rules", context.shared().rules, to(Page::Rules)))
        .add(icon_label("i-home", context.shared().home, Route::Home.goes()))
}
