//! The pages: Yew component trees that show the models and pass taps on to the rules.
//!
//! Two programs are made of this. The first one has the home page and Shanghaien; the second one has
//! Hispaniola and is loaded when somebody wants to play it. `store` holds a program's state and saves it;
//! everything below gets data and sends commands back. What both programs need is here, the rest is in a room
//! for each game.

mod components;
mod cx;
mod desk;
mod el;
mod entropy;
mod files;
mod focus;
mod hispaniola;
mod keys;
mod line;
mod promise;
mod route;
mod rules_page;
mod shanghaien;
mod storage;
mod store;
mod trouble;

/// Puts the home page and Shanghaien into the document.
pub fn run() {
    show::<shanghaien::App>("app", storage::SHANGHAIEN.game);
}

/// Puts Hispaniola into the document. Its kept game is not shown when it breaks down: it has everybody's cards.
pub fn run_hispaniola() {
    let body = gloo::utils::body();
    // The drawings are our own, not anybody's input.
    assert!(body.insert_adjacent_html("afterbegin", hispaniola::SPRITE).is_ok(), "a body takes drawings");
    show::<hispaniola::App>("hispaniola", storage::HISPANIOLA_STANDING);
}

/// Puts a program's page into its place. If the program breaks down, what is kept under this key is shown.
fn show<A: yew::BaseComponent<Properties = ()>>(place: &str, kept: &'static str) {
    trouble::watch(kept);
    let root = gloo::utils::document().get_element_by_id(place).expect("index.html has it");
    yew::Renderer::<A>::with_root(root).render();
}
