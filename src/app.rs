//! The page: one Yew component tree. It shows the models and passes the players' input on to the rules.
//!
//! [`root`] draws the home page and Shanghaien. The [`parts`] that a first game does not need are loaded later.
//! `platform` talks to the browser, `view` has the building blocks of all pages, and `pages` has the pages that belong
//! to neither game.

mod computer;
mod context;
mod dispatch;
mod effects;
mod game_pages;
mod game_ui;
mod handover;
mod has_words;
mod hispaniola;
mod language;
mod pages;
mod parts;
mod platform;
mod root;
mod router;
mod shanghaien;
mod tools;
mod view;

use yew::Renderer;

use platform::{
    crash,
    promise::spawn,
    storage::{self, SHANGHAIEN},
    tabs, theme,
};
use root::Root;
use shanghaien::Shanghaien;

/// Starts the page, once its words have loaded and this tab may write the saved game.
pub fn run() {
    theme::apply();
    theme::on_system(theme::apply);
    router::note_landing();
    crash::watch();
    spawn(async {
        let words = language::load_and_declare::<Shanghaien>(language::chosen()).await;
        // If another tab has the game open, this tab draws nothing and saves nothing.
        if !tabs::has_game().await {
            return;
        }
        storage::begin().await;
        storage::move_pace();
        if words.is_missing() {
            return crash::not_started();
        }
        // The saved game is read before the page is drawn, so that nobody starts a new game over it.
        if storage::has(SHANGHAIEN.game) && !tools::load::<Shanghaien>().await {
            return crash::not_started();
        }
        let place = gloo::utils::document().get_element_by_id("app").expect("index.html has it");
        Renderer::<Root>::with_root_and_props(place, root::Start { words }).render();
    });
}
