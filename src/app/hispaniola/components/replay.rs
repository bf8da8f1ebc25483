//! The bottom of the table in a replay: the last action, the buttons to step through the game, all players' cards.

use super::{card_face, icon_button, token};
use crate::{
    app::{
        hispaniola::ViewContext,
        view::element::{El, el},
    },
    i18n::hispaniola::Names,
    model::hispaniola::{Command, Leap, ReplayModel},
    rules::hispaniola::{Card, Seat},
};

/// Draws the bottom of the table.
pub(crate) fn replay_dock(context: &ViewContext, look: &ReplayModel, names: &Names) -> El {
    let hands = look.hands.iter().map(|(seat, cards)| hand(context, *seat, cards, look.mover, names));
    el("section")
        .class("dock looks")
        .add(el("p").class("prompt").text(told(context, look, names)))
        .add(steps(context, look))
        .add(el("ul").class("hands").each(hands))
}

/// Returns the last action up to the position shown in words, and the result if the game is over there.
pub(crate) fn told(context: &ViewContext, look: &ReplayModel, names: &Names) -> String {
    let did = match (look.did, &look.given) {
        (_, Some(trick)) => context.words.given(trick, names),
        (Some((seat, action)), None) => context.words.done_openly(seat, action, names),
        (None, None) => context.words.dealing().to_owned(),
    };
    match &look.result {
        Some(winners) => [&did, " ", &context.words.result(winners, names)].concat(),
        None => did,
    }
}

fn steps(context: &ViewContext, replay: &ReplayModel) -> El {
    let (labels, words, dispatch) = (context.labels(), &context.shared().replay, &context.dispatch);
    let (can_back, can_on) = (replay.at > 0, replay.at < replay.of);
    let step = |can: bool, to: usize| can.then(|| dispatch.sends(Command::ShowStep(to)));
    let leap = |on: bool, way: Leap| {
        let can = if on { can_on } else { can_back };
        can.then(|| dispatch.sends(Command::Leap(way, on)))
    };
    el("div")
        .class("leaps")
        .add(icon_button("i-first", labels.hand_back, leap(false, Leap::Hand)))
        .add(icon_button("h-rewind", labels.trick_back, leap(false, Leap::Trick)))
        .add(icon_button("i-back", words.step_back, step(can_back, replay.at.saturating_sub(1))))
        .add(el("p").text(format!("{} / {}", replay.at, replay.of)))
        .add(icon_button("i-next", words.step_on, step(can_on, replay.at + 1)))
        .add(icon_button("h-forward", labels.trick_on, leap(true, Leap::Trick)))
        .add(icon_button("i-last", labels.hand_on, leap(true, Leap::Hand)))
}

fn hand(context: &ViewContext, seat: Seat, cards: &[Card], mover: Option<Seat>, names: &Names) -> El {
    let card = |card: &Card| el("li").add(card_face(context, el("span").attr("role", "img"), *card, ""));
    el("li")
        .class(if mover == Some(seat) { "is-mover" } else { "" })
        .add(token(seat))
        .add(el("ul").label(context.words.cards_of(&names[seat])).each(cards.iter().map(card)))
}
