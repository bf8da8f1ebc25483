//! The report of a round: who got which card, and why, in six lines.

use super::{emblem, icon::trick_sign, nation_class, tavern_card::mark};
use crate::{
    app::{
        shanghaien::ViewContext,
        view::element::{El, el},
    },
    rules::{
        BySeat,
        shanghaien::{Card, Claim},
    },
};

/// Draws the report of a round.
pub(crate) fn report(context: &ViewContext, lines: &[(u8, Claim)], names: &BySeat<String>) -> El {
    let line = |(number, claim): &(u8, Claim)| {
        let taker = match claim.verdict.taker() {
            Some(seat) => {
                el("span").class("taker").add(mark(Some(seat))).add(el("span").text(names[seat].clone()))
            }
            None => el("span").class("taker out").text(context.labels().leaves),
        };
        el("li")
            .add(el("span").class("no").number(*number))
            .add(mini(claim.card).attr("role", "img").label(context.words.card(claim.card)))
            .add(el("span").class("why").text(context.words.claim(claim)))
            .add(taker)
    };
    el("ol").class("report").each(lines.iter().map(line))
}

/// Draws a card as a small symbol.
pub(crate) fn mini(card: Card) -> El {
    match card {
        Card::Sailor(sailor) => el("span")
            .class(format!("mini {}", nation_class(sailor.nation())))
            .number(sailor.value())
            .add(emblem(sailor.nation())),
        Card::Trick(trick) => el("span").class("mini trick").add(trick_sign(trick)),
    }
}
