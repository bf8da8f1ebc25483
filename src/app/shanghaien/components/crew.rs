//! A player's sailors by nation.

use yew::prelude::*;

use super::{emblem, icon::wild_sign, nation_class};
use crate::{
    app::{
        shanghaien::ViewContext,
        view::{
            element::{El, el},
            renders::count,
        },
    },
    model::shanghaien::{NationTile, Standing},
};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct CrewProps {
    pub(crate) context: ViewContext,
    pub(crate) tiles: [NationTile; 8],
}

/// Draws the eight nations of a crew.
#[component]
pub(crate) fn Crew(CrewProps { context, tiles }: &CrewProps) -> Html {
    count("Crew");
    el("ul").class("crew").each(tiles.iter().map(|nation| tile(context, nation))).into()
}

fn tile(context: &ViewContext, tile: &NationTile) -> El {
    let (standing, gain) = match tile.standing {
        Standing::Empty => ("is-empty", None),
        Standing::Behind => ("is-behind", None),
        Standing::Even => ("is-even", Some("=".to_owned())),
        Standing::Ahead => ("is-ahead", Some(format!("+{}", tile.points))),
    };
    let body = el("div")
        .class("tile")
        .attr("role", "img")
        .label(context.words.tile(tile.nation, tile.strength, tile.rival, tile.points))
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
    el("li").class(format!("nation {} {standing}", nation_class(tile.nation))).add(body)
}

/// Returns the number, or a dash for zero.
pub(crate) fn number_or_dash(number: u8) -> String {
    if number == 0 { "–".to_owned() } else { number.to_string() }
}
