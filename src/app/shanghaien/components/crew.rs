//! A player's sailors by nation.

use super::{emblem, icon::wild_sign, nation_class};
use crate::{
    app::{
        shanghaien::Cx,
        view::element::{El, el},
    },
    model::shanghaien::{NationTile, Standing},
};

/// The eight nations of a crew.
pub(crate) fn crew(cx: &Cx, tiles: &[NationTile]) -> El {
    el("ul").class("crew").each(tiles.iter().map(|nation| tile(cx, nation)))
}

fn tile(cx: &Cx, tile: &NationTile) -> El {
    let (standing, gain) = match tile.standing {
        Standing::Empty => ("is-empty", None),
        Standing::Behind => ("is-behind", None),
        Standing::Even => ("is-even", Some("=".to_owned())),
        Standing::Ahead => ("is-ahead", Some(format!("+{}", tile.points))),
    };
    let content = el("div")
        .class("tile")
        .attr("role", "img")
        .label(cx.words.tile(tile.nation, tile.strength, tile.rival, tile.points))
        .add(emblem(tile.nation))
        .add(el("span").class("letter").text(tile.nation.code().to_string()))
        .add(el("b").class("strength").text(number_or_dash(tile.strength)))
        .add_if(tile.rival > 0, || el("span").class("rival").number(tile.rival))
        .each(gain.map(|gain| el("span").class("gain").text(gain)))
        .add_if(tile.strength > 0, || {
            el("ol")
                .class("hand")
                .each(tile.values.iter().map(|&value| el("li").number(value)))
                .each((0..tile.wilds).map(|_| el("li").class("wild").add(wild_sign()).text("2")))
        });
    el("li").class(format!("nation {} {standing}", nation_class(tile.nation))).add(content)
}

/// A number, or a dash for nothing.
pub(crate) fn number_or_dash(number: u8) -> String {
    if number == 0 { "–".to_owned() } else { number.to_string() }
}
