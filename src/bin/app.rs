//! The page. In the browser only: elsewhere there is nothing to show it on.

/// Smaller than the default allocator; the page does not need what it leaves out.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static MEMORY: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn main() {
    #[cfg(target_arch = "wasm32")]
    shanghaien::app::run();
}
