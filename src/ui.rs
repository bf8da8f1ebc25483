//! The pages: Yew component trees that show the models and pass taps on to the rules.
//!
//! Four programs are made of this. The first one has the home page and Shanghaien; Hispaniola and the lessons and
//! replays of Shanghaien are loaded when somebody wants them, the captain's cabin with the logbook and the settings a
//! while after the start. `store` holds a program's state and saves it; everything below gets data and sends commands
//! back. What all programs need is here, the rest is in a room for each.

mod cabin;
mod coach;
mod components;
mod cx;
mod desk;
mod el;
mod entropy;
mod files;
mod focus;
mod gangway;
mod hispaniola;
mod keys;
mod language;
mod line;
mod look;
mod offer;
mod parcel;
mod promise;
mod replay;
mod route;
mod rules_page;
mod save;
mod shanghaien;
mod share;
mod signal;
mod sound;
mod storage;
mod store;
mod study;
mod tabs;
mod trouble;

use yew::{BaseComponent, Renderer};

use cabin::Cabin;
use desk::Speaker;
use hispaniola::Hispaniola;
use language::Start;
use shanghaien::Shanghaien;
use storage::{HISPANIOLA, Keys, SHANGHAIEN};
use study::Study;

/// Puts the home page and Shanghaien into the document.
pub fn run() {
    look::dress();
    look::on_system(look::dress);
    route::land();
    let words = language::speak::<Shanghaien>(language::chosen());
    let ready = async {
        let has_words = words.await;
        // Where another tab has the game, nothing is shown and nothing written.
        if tabs::has_game::<Shanghaien>().await { has_words } else { std::future::pending().await }
    };
    show::<Shanghaien>("", &SHANGHAIEN, ready, |start| mount::<shanghaien::App>("app", start));
}

/// Puts the lessons and replays of Shanghaien into the document.
pub fn run_study() {
    let words = language::speak::<Shanghaien>(language::of_document());
    show::<Shanghaien>("study", &SHANGHAIEN, words, |start| mount::<Study<Shanghaien>>("study", start));
}

/// Puts Hispaniola into the document.
pub fn run_hispaniola() {
    let words = language::speak::<Hispaniola>(language::of_document());
    show::<Hispaniola>("hispaniola", &HISPANIOLA, words, |start| {
        hang_up(hispaniola::SPRITE);
        mount::<hispaniola::App>("hispaniola", start);
        mount::<Study<Hispaniola>>("hispaniola-study", start);
    });
}

/// Puts the captain's cabin into the document.
pub fn run_cabin() {
    // It comes in silence.
    let words = language::learn::<Cabin>(language::of_document());
    show::<Cabin>("cabin", &SHANGHAIEN, words, |start| {
        hang_up(cabin::SPRITE);
        mount::<cabin::App>("cabin", start);
    });
}

/// Adds a program's drawings to the document.
fn hang_up(sprite: &str) {
    // They are our own, not anybody's input.
    assert!(gloo::utils::body().insert_adjacent_html("afterbegin", sprite).is_ok(), "a body takes drawings");
}

/// Puts a program's pages into their places when its words are there. If the program breaks down, the game that is kept
/// under these keys is offered. A further program has a name: the first one, which has none, waits to hear of it.
fn show<S: Speaker>(
    program: &'static str,
    keys: &'static Keys,
    words: impl Future<Output = bool> + 'static,
    mount: fn(Start),
) {
    trouble::watch::<S>(keys);
    promise::spawn(async move {
        let is_wordless = !words.await;
        let is_silent = language::is_silent::<S>();
        if !is_silent {
            mount(Start { is_wordless });
        } else if program.is_empty() {
            trouble::not_loaded();
        }
        if !program.is_empty() {
            signal::send(&[program, if is_silent { "-missing" } else { "-here" }].concat());
        }
    });
}

fn mount<A: BaseComponent<Properties = Start>>(place: &str, start: Start) {
    let root = gloo::utils::document().get_element_by_id(place).expect("index.html has it");
    Renderer::<A>::with_root_and_props(root, start).render();
}
