//! The curtain that hides a player's cards until the player has the device.

use crate::{
    app::{
        hispaniola::ViewContext,
        view::element::{El, el},
    },
    i18n::hispaniola::Names,
    model::hispaniola::TableCommand,
    rules::hispaniola::Seat,
};

/// Draws the curtain. It is smaller if the player can act without seeing the cards.
pub(super) fn curtain(context: &ViewContext, seat: Seat, count: u8, is_needed: bool, names: &Names) -> El {
    let name = &names[seat];
    let open = el("button")
        .on_click(context.dispatch.sends(TableCommand::Look))
        .text(context.words.show_cards(name));
    if !is_needed {
        return el("div").class("curtain low").add(open.class("btn quiet"));
    }
    let backs = el("div")
        .class("backs")
        .attr("role", "img")
        .label(context.words.cards(count))
        .each((0..count).map(|_| el("span").class("pcard back")));
    el("div")
        .class("curtain")
        .add(backs)
        .add(el("p").text(context.words.hand_over(name)))
        .add(open.class("btn"))
}
