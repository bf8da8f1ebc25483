//! The build script: a program that is to be cut into parts keeps what the linker knows of its functions.

fn main() {
    println!("cargo::rerun-if-changed=src/build.rs");
    if std::env::var_os("CARGO_FEATURE_SPLIT").is_some() {
        println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
    }
}
