//! The computer pirates as a program for a worker of the browser. Native programs ask the library directly.

fn main() {
    #[cfg(target_arch = "wasm32")]
    shanghaien::worker::pirates();
}
