//! The page: one Yew component tree that shows the models and passes taps on to the rules.
//!
//! [`root`] has the home page and Shanghaien; what a first game can do without is loaded when it is wanted: [`parts`].
//! `platform` is all that talks to the browser, `view` is what pages are built of, `pages` belong to no single game.

mod context;
mod desk;
mod game_pages;
mod handover;
mod hispaniola;
mod language;
mod pages;
mod parts;
mod platform;
mod root;
mod router;
mod save;
mod shanghaien;
mod store;
mod view;

use yew::Renderer;

use platform::{crash, promise::spawn, tabs, theme};
use root::Root;
use shanghaien::Shanghaien;

/// Puts the page into the document, once its words are there and this tab has the game.
pub fn run() {
    theme::apply();
    theme::on_system(theme::apply);
    router::note_landing();
    crash::watch();
    spawn(async {
        let words = language::speak::<Shanghaien>(language::chosen()).await;
        // Where another tab has the game, nothing is shown and nothing written.
        if !tabs::has_game().await {
            return;
        }
        if words.is_silent() {
            return crash::not_loaded();
        }
        let place = gloo::utils::document().get_element_by_id("app").expect("index.html has it");
        Renderer::<Root>::with_root_and_props(place, root::Start { words }).render();
    });
}
