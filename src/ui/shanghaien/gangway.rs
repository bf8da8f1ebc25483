//! The way to Hispaniola: its program is loaded when somebody goes there, and takes over from there on.

use std::{cell::Cell, rc::Rc};

use gloo::events::EventListener;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::Cx;
use crate::ui::{
    components::icon_button,
    el::{El, all, el},
    line::version,
    route::Route,
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

/// Loads the program of Hispaniola and says how far that has come.
pub(super) struct Gangway {
    progress: Rc<Cell<Progress>>,
    /// How often it was tried: browsers remember a file that failed by its address.
    tries: Rc<Cell<u32>>,
    changed: Callback<()>,
    _listeners: [EventListener; 2],
}

impl Gangway {
    /// Tells when the loading has ended.
    pub(super) fn new(changed: Callback<()>) -> Self {
        let progress = Rc::<Cell<Progress>>::default();
        let listen = |event: &'static str, outcome: Progress| {
            let (progress, changed) = (Rc::clone(&progress), changed.clone());
            EventListener::new(&gloo::utils::window(), event, move |_| {
                progress.set(outcome);
                changed.emit(());
            })
        };
        let listeners =
            [listen("hispaniola-here", Progress::Here), listen("hispaniola-missing", Progress::Missing)];
        Self { progress, tries: Rc::default(), changed, _listeners: listeners }
    }

    /// Somebody goes to Hispaniola.
    pub(super) fn enter(&self) {
        if self.progress.get() == Progress::NotAsked {
            load(&self.progress, &self.tries);
        }
    }

    /// What is shown on the way; nothing once the program is here, which then shows its own page.
    pub(super) fn view(&self, cx: &Cx) -> Html {
        let heading = || el("h1").class("sr").text(cx.labels().hispaniola);
        let page = |line: El| el("main").class("page").add(heading()).add(line).into();
        match self.progress.get() {
            Progress::NotAsked | Progress::Loading => {
                page(el("p").class("note").attr("role", "status").text(cx.labels().loading))
            }
            Progress::Missing => page(self.missing(cx)),
            Progress::Here => all([]),
        }
    }

    fn missing(&self, cx: &Cx) -> El {
        let (progress, tries, changed) =
            (Rc::clone(&self.progress), Rc::clone(&self.tries), self.changed.clone());
        let again = Callback::from(move |_: MouseEvent| {
            load(&progress, &tries);
            changed.emit(());
        });
        el("div")
            .class("stack")
            .add(icon_button("i-home", cx.house().home, Some(Route::Home.goes())))
            .add(el("p").class("message").attr("role", "alert").text(cx.labels().not_loaded))
            .add(el("button").class("btn").on_click(again).text(cx.house().try_again))
    }
}

fn load(progress: &Cell<Progress>, tries: &Cell<u32>) {
    tries.set(tries.get() + 1);
    let is_asked = ask(&format!("hispaniola-loader.js?{}&{}", version(), tries.get())).is_ok();
    progress.set(if is_asked { Progress::Loading } else { Progress::Missing });
}

/// Adds the loader to the page. A file that does not come at all is noticed here, the rest in the loader.
fn ask(file: &str) -> Result<(), JsValue> {
    let script = gloo::utils::document().create_element("script")?;
    script.set_attribute("type", "module")?;
    script.set_attribute("src", file)?;
    let missing = EventListener::once(&script, "error", |_| {
        let told = web_sys::Event::new("hispaniola-missing");
        // A page that cannot even tell itself has other troubles.
        drop(told.map(|event| gloo::utils::window().dispatch_event(&event)));
    });
    missing.forget();
    gloo::utils::head().append_child(&script)?;
    Ok(())
}
