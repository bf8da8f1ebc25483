//! The way to a further program: it is loaded when somebody goes there, and takes over from there on.

use std::{cell::Cell, rc::Rc};

use gloo::events::EventListener;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::{
    components::icon_button,
    cx::Cx,
    desk::Desk,
    el::{El, all, el},
    line::version,
    route::Route,
    signal,
};

/// How far the loading has come.
#[derive(Clone, Copy, Default, PartialEq)]
enum Progress {
    #[default]
    NotAsked,
    Loading,
    Here,
    Missing,
}

/// Loads a program and says how far that has come.
pub(super) struct Gangway {
    /// The program's name.
    program: &'static str,
    progress: Rc<Cell<Progress>>,
    /// Whether somebody waits for it: else nobody is told that it cannot be had.
    is_awaited: Rc<Cell<bool>>,
    /// How often it was tried: browsers remember a file that failed by its address.
    tries: Rc<Cell<u32>>,
    changed: Callback<()>,
    _listeners: [EventListener; 2],
}

impl Gangway {
    /// Tells when the loading has ended that somebody waits for.
    pub(super) fn new(program: &'static str, changed: Callback<()>) -> Self {
        let progress = Rc::<Cell<Progress>>::default();
        let is_awaited = Rc::<Cell<bool>>::default();
        let listen = |end: &str, outcome: Progress| {
            let (progress, is_awaited, changed) =
                (Rc::clone(&progress), Rc::clone(&is_awaited), changed.clone());
            EventListener::new(&gloo::utils::window(), [program, end].concat(), move |_| {
                let is_quiet = outcome == Progress::Missing && !is_awaited.get();
                progress.set(if is_quiet { Progress::NotAsked } else { outcome });
                if is_awaited.get() {
                    changed.emit(());
                }
            })
        };
        let listeners = [listen("-here", Progress::Here), listen("-missing", Progress::Missing)];
        Self { program, progress, is_awaited, tries: Rc::default(), changed, _listeners: listeners }
    }

    /// Somebody goes there.
    pub(super) fn enter(&self) {
        self.is_awaited.set(true);
        self.load_ahead();
    }

    /// Somebody may go there. If it cannot be had, that is soon enough to say so.
    pub(super) fn load_ahead(&self) {
        if self.progress.get() == Progress::NotAsked {
            load(self.program, &self.progress, &self.tries);
        }
    }

    /// What is shown on the way; nothing once the program is here, which then shows its own page.
    pub(super) fn view<D: Desk>(&self, cx: &Cx<D>, title: &'static str) -> Html {
        match self.progress.get() {
            Progress::NotAsked | Progress::Loading => loading_page(cx, title),
            Progress::Missing => {
                let (progress, tries) = (Rc::clone(&self.progress), Rc::clone(&self.tries));
                let (program, changed) = (self.program, self.changed.clone());
                let again = Callback::from(move |_: MouseEvent| {
                    load(program, &progress, &tries);
                    changed.emit(());
                });
                missing_page(cx, title, again)
            }
            Progress::Here => all([]),
        }
    }
}

fn waiting_page(title: &'static str, line: El) -> Html {
    el("main").class("page").add(el("h1").class("sr").text(title)).add(line).into()
}

/// The page while something is loaded.
pub(super) fn loading_page<D: Desk>(cx: &Cx<D>, title: &'static str) -> Html {
    waiting_page(title, el("p").class("note").attr("role", "status").text(cx.house().loading))
}

/// The page when it could not be loaded, with the way home and another try.
pub(super) fn missing_page<D: Desk>(cx: &Cx<D>, title: &'static str, again: Callback<MouseEvent>) -> Html {
    let line = el("div")
        .class("stack")
        .add(icon_button("i-home", cx.house().home, Some(Route::Home.goes())))
        .add(el("p").class("message").attr("role", "alert").text(cx.house().not_loaded))
        .add(el("button").class("btn").on_click(again).text(cx.house().try_again));
    waiting_page(title, line)
}

fn load(program: &'static str, progress: &Cell<Progress>, tries: &Cell<u32>) {
    tries.set(tries.get() + 1);
    let file = ["program-loader.js?", program, "&", &version(), "&", &tries.get().to_string()].concat();
    let is_asked = ask(program, &file).is_ok();
    progress.set(if is_asked { Progress::Loading } else { Progress::Missing });
}

/// Adds the loader to the page. A file that does not come at all is noticed here, the rest in the loader.
fn ask(program: &'static str, file: &str) -> Result<(), JsValue> {
    let script = gloo::utils::document().create_element("script")?;
    script.set_attribute("type", "module")?;
    script.set_attribute("src", file)?;
    let missing =
        EventListener::once(&script, "error", move |_| signal::send(&[program, "-missing"].concat()));
    missing.forget();
    gloo::utils::head().append_child(&script)?;
    Ok(())
}
