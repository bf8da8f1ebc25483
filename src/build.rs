//! The build script. With the feature `split` the linker keeps relocations, which cutting the program into parts needs.

fn main() {
    println!("cargo::rerun-if-changed=src/build.rs");
    let is_wasm = std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    if is_wasm && std::env::var_os("CARGO_FEATURE_SPLIT").is_some() {
        println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
    }
}
