//! The captain's cabin: logbook and settings. In the browser only: elsewhere there is nothing to show it on.

/// Smaller than the standard one by what a page can do with.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static MEMORY: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn main() {
    #[cfg(target_arch = "wasm32")]
    shanghaien::ui::run_cabin();
}
