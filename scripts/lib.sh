# Versions and helpers for the other scripts. They source this file.
# The wasm-bindgen version here must equal the one in Cargo.toml.

TRUNK_VERSION=0.21.14
BINDGEN_VERSION=0.2.129
GECKODRIVER_VERSION=0.37.1
DENY_VERSION=0.20.2

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
export PATH="${CARGO_HOME:-$HOME/.cargo}/bin:$PATH"
# Takes precedence over a toolchain that the user has chosen for all projects.
RUST_VERSION=$(sed -nE 's/^channel = "(.*)"$/\1/p' rust-toolchain.toml)
export RUSTUP_TOOLCHAIN=$RUST_VERSION
# Removes the folders of the machine that builds the page from the program.
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

# Builds a tool from crates.io without much optimisation: it runs for seconds, but an optimised build would take many
# minutes. If cargo-binstall is installed, it tries to install a ready-made binary first.
install_tool() { # command, crate, version, minutes, further arguments…
    local command=$1 crate=$2 version=$3 minutes=$4
    shift 4
    is_version "$command" "$version" && return
    if have cargo-binstall && cargo binstall --no-confirm "$crate@$version" >/dev/null 2>&1 &&
        is_version "$command" "$version"; then
        return
    fi
    say "Building $crate $version, once for this machine (about $minutes minutes)"
    CARGO_PROFILE_DEV_DEBUG=0 cargo install --quiet --locked --force --debug "$crate" --version "$version" "$@"
}

# Prints a number of seconds as "75 s" or "2 min 5 s".
in_words() {
    if [ "$1" -lt 100 ]; then echo "$1 s"; else echo "$(($1 / 60)) min $(($1 % 60)) s"; fi
}

# Runs Trunk so that it prints errors only. Trunk starts one cargo for each program at the same time; they wait for each
# other, and their messages about that are hidden too.
quiet_trunk() { CARGO_TERM_QUIET=true RUST_LOG=error trunk "$@"; }

# Runs Trunk for a release build of the page. The standard library is compiled again for size, and a panic ends the
# program at once instead of formatting a message that nobody reads. Together they save an eighth of the first load.
release_trunk() { # Trunk's command, further arguments…
    local command=$1
    shift
    RUSTC_BOOTSTRAP=1 CARGO_UNSTABLE_BUILD_STD=std,panic_abort CARGO_UNSTABLE_BUILD_STD_FEATURES=optimize_for_size \
        CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="$CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS -Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none -Zfmt-debug=none" \
        quiet_trunk "$command" --release --locked "$@"
}

# True if dist/ holds a release build that is newer than all its sources.
is_built() {
    [ -f dist/sw.js ] &&
        [ -z "$(find src static index.html Trunk.toml Cargo.toml Cargo.lock rust-toolchain.toml scripts/finish-build \
            -newer dist/sw.js -print -quit)" ]
}

# Builds dist/, unless it is up to date.
build_if_changed() {
    if is_built; then
        echo "dist/ is up to date"
    else
        release_trunk build --features split
    fi
}
