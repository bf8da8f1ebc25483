//! The computer captain. In a worker of the browser only: elsewhere the library is asked directly.

fn main() {
    #[cfg(target_arch = "wasm32")]
    shanghaien::worker::captain();
}
