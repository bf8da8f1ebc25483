//! What the menus of both games have in common.

use crate::app::view::element::{El, el};

/// Draws a list of keys and what they do. A dash between two keys is not a key.
pub(in crate::app) fn keys_list(keys: &[(&[&'static str], &'static str)]) -> El {
    let rows = keys.iter().flat_map(|(keys, meaning)| {
        let caps = keys.iter().map(|&key| el(if key == "–" { "span" } else { "kbd" }).text(key));
        [el("dt").each(caps), el("dd").text(*meaning)]
    });
    el("dl").class("keys").each(rows)
}
