//! The lessons and replays of Shanghaien. In the browser only: elsewhere there is nothing to show them on.

/// Smaller than the standard one by what a page can do with.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static MEMORY: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn main() {
    #[cfg(target_arch = "wasm32")]
    shanghaien::ui::run_study();
}
