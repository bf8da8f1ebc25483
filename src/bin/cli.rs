//! The command-line tool. Natively only: a page has no command line.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    shanghaien::cli::run()
}

#[cfg(target_arch = "wasm32")]
fn main() {}
