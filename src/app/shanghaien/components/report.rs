//! Who got which card, and why, in six lines.

use super::{emblem, icon::trick_sign, nation_class, slot::mark};
use crate::{
    app::{
        shanghaien::Cx,
        view::element::{El, el},
    },
    rules::{
        BySeat,
        shanghaien::{Card, Claim},
    },
};

/// The report of a round.
pub(crate) fn report(cx: &Cx, lines: &[(u8, Claim)], names: &BySeat<String>) -> El {
    let line = |(number, claim): &(u8, Claim)| {
        let taker = match claim.verdict.taker() {
            Some(seat) => {
                el("span").class("taker").add(mark(Some(seat))).add(el("span").text(names[seat].clone()))
            }
            None => el("span").class("taker out").text(cx.labels().leaves),
        };
        el("li")
            .add(el("span").class("no").number(*number))
            .add(mini(claim.card).attr("role", "img").label(cx.words.card(claim.card)))
            .add(el("span").class("why").text(cx.words.claim(claim)))
            .add(taker)
    };
    el("ol").class("report").each(lines.iter().map(line))
}

/// A card as a small sign.
pub(crate) fn mini(card: Card) -> El {
    match card {
        Card::Sailor(sailor) => el("span")
            .class(format!("mini {}", nation_class(sailor.nation())))
            .number(sailor.value())
            .add(emblem(sailor.nation())),
        Card::Trick(trick) => el("span").class("mini trick").add(trick_sign(trick)),
    }
}
