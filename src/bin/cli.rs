//! The command-line tool. It does something in native builds only.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    shanghaien::cli::run()
}

#[cfg(target_arch = "wasm32")]
fn main() {}
