//! The program of the page. It does something in the browser only.

/// The allocator. It is smaller than the default one, and the page does not need what it lacks.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static MEMORY: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn main() {
    #[cfg(target_arch = "wasm32")]
    shanghaien::app::run();
}
