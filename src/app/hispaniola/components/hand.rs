//! The cards of who looks, or the curtain. While it is up, nothing of the cards is on the page.

use super::card_face;
use crate::{
    app::{
        hispaniola::Cx,
        view::element::{El, el},
    },
    i18n::hispaniola::Names,
    model::hispaniola::{Command, HandCard, HandModel, TableModel},
    rules::hispaniola::{HAND, Seat},
};

/// More cards than this lie in two rows.
const ONE_ROW: usize = 8;

/// The cards, the curtain, or nothing.
pub(crate) fn cards(cx: &Cx, model: &TableModel, names: &Names) -> El {
    match &model.cards {
        HandModel::Cards { seat, cards, .. } => {
            // Where there are buttons to choose from, the cards make room.
            let is_low = !model.choices.is_empty() && cards.iter().all(|card| card.action.is_none());
            fan(cx, cards, is_low, &names[*seat])
        }
        HandModel::Curtain { seat, count, is_needed } => curtain(cx, *seat, *count, *is_needed, names),
        HandModel::Nothing => el("div").class("nobody"),
    }
}

fn fan(cx: &Cx, cards: &[HandCard], is_low: bool, name: &str) -> El {
    let in_a_row = if cards.len() > ONE_ROW { cards.len().div_ceil(2) } else { ONE_ROW };
    el("ul")
        .class(match (is_low, cards.len()) {
            (true, _) => "fan low",
            (false, HAND) => "fan dealt",
            (false, _) => "fan",
        })
        .attr("data-row", in_a_row.to_string())
        .label(cx.words.cards_of(name))
        .each(cards.iter().map(|card| el("li").key(card.card.to_string()).add(hand_card(cx, card))))
}

fn hand_card(cx: &Cx, model: &HandCard) -> El {
    let Some(action) = model.action else {
        return card_face(cx, el("span").attr("role", "img"), model.card, "");
    };
    // A second tap on the chosen card plays it.
    let tapped =
        if model.is_chosen { cx.dispatch.acts(action) } else { cx.dispatch.sends(Command::Choose(action)) };
    let button = el("button")
        .attr("aria-pressed", if model.is_chosen { "true" } else { "false" })
        .attr_if(!model.is_playable, "aria-disabled", "true")
        .on_click(tapped);
    card_face(cx, button, model.card, if model.is_playable { "can" } else { "" })
}

/// The curtain before somebody's cards; smaller where what is to be done can be done without them.
fn curtain(cx: &Cx, seat: Seat, count: u8, is_needed: bool, names: &Names) -> El {
    let name = &names[seat];
    let open = el("button").on_click(cx.dispatch.sends(Command::Look)).text(cx.words.show_cards(name));
    if !is_needed {
        return el("div").class("curtain low").add(open.class("btn quiet"));
    }
    let backs = el("div")
        .class("backs")
        .attr("role", "img")
        .label(cx.words.cards(count))
        .each((0..count).map(|_| el("span").class("pcard back")));
    el("div").class("curtain").add(backs).add(el("p").text(cx.words.hand_over(name))).add(open.class("btn"))
}
