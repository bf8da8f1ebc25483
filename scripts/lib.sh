# Versions and helpers shared by setup, play, test and build. Sourced, not run.
# The wasm-bindgen version here must equal the one pinned in Cargo.toml.

RUST_VERSION=1.95.0
TRUNK_VERSION=0.21.14
BINDGEN_VERSION=0.2.129
GECKODRIVER_VERSION=0.37.1

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
export PATH="${CARGO_HOME:-$HOME/.cargo}/bin:$PATH"
export RUSTUP_TOOLCHAIN=$RUST_VERSION
# The page names no folder of the machine that built it.
short_paths=
for folder in "${CARGO_HOME:-$HOME/.cargo}/registry/src/" "${CARGO_HOME:-$HOME/.cargo}"/registry/src/*/; do
    short_paths+=" --remap-path-prefix=$folder="
done
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS=$short_paths

say() { printf '\033[1m== %s\033[0m\n' "$*"; }
die() {
    printf 'error: %s\n' "$*" >&2
    exit 1
}
have() { command -v "$1" >/dev/null 2>&1; }

# True if "$1 --version" names version $2.
is_version() { have "$1" && [[ "$("$1" --version 2>/dev/null)" == *" $2"* ]]; }
