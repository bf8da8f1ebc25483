//! The page: a Yew component tree that shows the models and passes taps on to the rules.
//!
//! `store` holds the state and saves it; everything below gets data and sends commands back.

mod app;
mod captain;
mod clock;
mod components;
mod cx;
mod el;
mod entropy;
mod files;
mod focus;
mod keys;
mod pages;
mod promise;
mod route;
mod storage;
mod store;
mod trouble;

/// Puts the page into the document.
pub fn run() {
    trouble::watch();
    let root = gloo::utils::document().get_element_by_id("app").expect("index.html has it");
    yew::Renderer::<app::App>::with_root(root).render();
}
