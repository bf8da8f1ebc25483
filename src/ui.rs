//! The page: a Yew component tree that shows the table and passes clicks on to the rules.

mod app;
mod entropy;

/// Puts the page into the document.
pub fn run() {
    yew::Renderer::<app::App>::new().render();
}
