# Versions and helpers shared by the other scripts. Sourced, not run.
# The wasm-bindgen version here must equal the one pinned in Cargo.toml.

TRUNK_VERSION=0.21.14
BINDGEN_VERSION=0.2.129
GECKODRIVER_VERSION=0.37.1

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
export PATH="${CARGO_HOME:-$HOME/.cargo}/bin:$PATH"
# Also where another toolchain was chosen for everything.
RUST_VERSION=$(sed -nE 's/^channel = "(.*)"$/\1/p' rust-toolchain.toml)
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

# "75 s", "2 min 5 s": a number of seconds in words.
in_words() {
    if [ "$1" -lt 100 ]; then echo "$1 s"; else echo "$(($1 / 60)) min $(($1 % 60)) s"; fi
}

# Runs Trunk so that only what is wrong is printed. It starts cargo once for each program, side by side; they wait for
# each other, which is nothing to tell.
quiet_trunk() { CARGO_TERM_QUIET=true RUST_LOG=error trunk "$@"; }

# True if dist/ holds a release build that is newer than all it was made of.
is_built() {
    [ -f dist/sw.js ] &&
        [ -z "$(find src static index.html Trunk.toml Cargo.toml Cargo.lock rust-toolchain.toml scripts/finish-build \
            -newer dist/sw.js -print -quit)" ]
}

# Builds dist/, unless it is there and nothing has changed.
build_if_changed() {
    if is_built; then
        echo "dist/ is up to date"
    else
        quiet_trunk build --release --locked --features split
    fi
}
