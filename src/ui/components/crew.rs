//! A player's sailors by nation.

use yew::prelude::*;

use super::{emblem, icon::wild_sign, nation_class};
use crate::{
    model::{NationTile, Standing},
    ui::cx::Cx,
};

/// The eight nations of a crew.
pub(crate) fn crew(cx: &Cx, tiles: &[NationTile]) -> Html {
    html! { <ul class="crew">{ for tiles.iter().map(|nation| tile(cx, nation)) }</ul> }
}

fn tile(cx: &Cx, tile: &NationTile) -> Html {
    let (standing, gain) = match tile.standing {
        Standing::Empty => ("is-empty", None),
        Standing::Behind => ("is-behind", None),
        Standing::Even => ("is-even", Some("=".to_owned())),
        Standing::Ahead => ("is-ahead", Some(format!("+{}", tile.points))),
    };
    let label = cx.words.tile(tile.nation, tile.strength, tile.rival, tile.points);
    html! {
        <li class={format!("nation {} {standing}", nation_class(tile.nation))}>
            <div class="tile" role="img" aria-label={label}>
                { emblem(tile.nation) }
                <span class="letter">{ tile.nation.code() }</span>
                <b class="strength">{ number_or_dash(tile.strength) }</b>
                if tile.rival > 0 {
                    <span class="rival">{ tile.rival }</span>
                }
                { for gain.map(|gain| html! { <span class="gain">{ gain }</span> }) }
                if tile.strength > 0 {
                    <ol class="hand">
                        { for tile.values.iter().map(|value| html! { <li>{ value }</li> }) }
                        { for (0..tile.wilds).map(|_| html! { <li class="wild">{ wild_sign("") }{ 2 }</li> }) }
                    </ol>
                }
            </div>
        </li>
    }
}

/// A number, or a dash for nothing.
pub(crate) fn number_or_dash(number: u8) -> String {
    if number == 0 { "–".to_owned() } else { number.to_string() }
}
