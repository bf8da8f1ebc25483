//! The page. In the browser only: elsewhere there is nothing to show it on.

fn main() {
    #[cfg(target_arch = "wasm32")]
    shanghaien::ui::run();
}
