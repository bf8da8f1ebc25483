//! Asks which die the player means where two dice can reach the same card.

use super::{Look, die_face, seat_class, sheet_frame};
use crate::{
    app::{
        shanghaien::ViewContext,
        view::element::{El, el},
    },
    model::shanghaien::Command,
    rules::{
        Die, Seat,
        shanghaien::{Action, End, Step, TAVERN},
    },
};

/// Draws the ways to reach a card.
pub(crate) fn spot_sheet(context: &ViewContext, actions: &[Action], seat: Seat, look: Look) -> El {
    let option = |&action: &Action| {
        let Step::Place { end: Some(end), die } = action else { return None };
        let button = el("button")
            .class("option")
            .on_click(context.dispatch.acts(action))
            .add(die_face(die, ""))
            .add(el("span").class("sr").text(context.words.option(action)));
        Some(el("li").add(end_choice(context, button, end, &[die])))
    };
    let options = el("ul").class(format!("options wide {}", seat_class(seat)));
    sheet_frame(
        context,
        context.labels().two_dice_reach,
        look,
        &Command::Close,
        options.each(actions.iter().filter_map(option)).into(),
    )
}

/// Adds to a button which end would be the 1: in words, and as the row of numbers with the places of these dice marked.
pub(crate) fn end_choice(context: &ViewContext, button: El, end: End, dice: &[Die]) -> El {
    let labels = context.labels();
    let place = |position: usize| {
        let number = end.number_at(position);
        el("i").class(if dice.contains(&number) { "here" } else { "" }).number(number.pips())
    };
    button
        .add(el("span").text(if end == End::Left { labels.one_is_left } else { labels.one_is_right }))
        .add(el("span").class("ends").attr("aria-hidden", "true").each((0..TAVERN).map(place)))
}
