//! The bar between the players: the round and a note, and the buttons to everything else.

use super::{icon_button, menu_button, seat_class, tavern_card::mark};
use crate::{
    app::{
        pages::replay::leave,
        router::Route,
        shanghaien::ViewContext,
        view::element::{El, el},
    },
    model::shanghaien::{BarModel, BarNote, BarTools, Command, Sheet},
    rules::{BySeat, Seat},
};

/// Draws the bar.
pub(crate) fn bar(context: &ViewContext, bar: &BarModel, names: &BySeat<String>) -> El {
    let (labels, dispatch) = (context.labels(), &context.dispatch);
    let open = |sheet| dispatch.sends(Command::Open(sheet));
    let menu = menu_button(context, open(Sheet::Menu));
    let [first, second, third] = match bar.tools {
        BarTools::Replay => {
            let share = Some(dispatch.sends(Command::Share));
            [leave(context), menu, icon_button("i-share", context.shared().replay.share, share)]
        }
        BarTools::Play { can_undo, can_hint } => [
            menu,
            icon_button("i-undo", labels.shared.undo, can_undo.then(|| dispatch.sends(Command::Undo))),
            icon_button("i-hint", labels.hint, can_hint.then(|| open(Sheet::Hint))),
        ],
    };
    let standing = el("p").add(el("b").text(context.words.round(bar.round))).text(" ");
    let standing = match bar.note {
        BarNote::Chance(chance) => standing.add(chances(context, names, chance)),
        BarNote::Replay => standing.text(labels.replay_shown),
        BarNote::TapToSkip => standing.text(labels.shared.tap_to_skip),
        BarNote::CardsLeft(cards) => standing.text(context.words.cards_left(cards)),
    };
    el("div")
        .class("bar")
        .add(first)
        .add(second)
        .add(standing)
        .add(third)
        .add(icon_button("i-log", labels.shared.log, Some(open(Sheet::Log))))
        .add(icon_button("i-rules", labels.shared.rules, Some(Route::RULES.goes())))
}

/// Draws both players' chances as numbers and as shares of a line.
fn chances(context: &ViewContext, names: &BySeat<String>, chance: u8) -> El {
    let chances = BySeat([chance, 100 - chance]);
    let side = |seat: Seat| el("span").add(mark(Some(seat))).number(chances[seat]);
    // The share is an SVG, because its width changes and the page's security policy forbids styles in attributes.
    let share =
        el("rect").class(seat_class(Seat::One)).attr("width", format!("{chance}%")).attr("height", "100%");
    el("span")
        .class("odds")
        .attr("role", "img")
        .label(context.words.chances(names, chances))
        .add(side(Seat::One))
        .add(el("svg").class("scale p2").add(share))
        .add(side(Seat::Two))
}
