//! The sheet with the actions that the computer recommends, and the reasons.

use super::{report::mini, sheet_frame};
use crate::{
    app::{
        shanghaien::ViewContext,
        view::element::{El, all, el},
    },
    model::shanghaien::{Command, HintLine, State, hint_lines},
    record::shanghaien::Record,
    rules::{
        Seat,
        shanghaien::{Card, ROUNDS},
    },
};

/// Draws the best actions with their chances. The sheet does not carry out any of them.
pub(crate) fn hint_sheet(
    context: &ViewContext,
    state: &State,
    record: &Record,
    mover: Seat,
    flip: bool,
) -> El {
    let labels = context.labels();
    let position = record.position();
    let body = match &state.table.hints {
        Some(weighed) => {
            let lines = hint_lines(position, weighed);
            let other = &record.shown_names()[mover.other()];
            let exact = if position.round() == ROUNDS { labels.hint_exact } else { labels.hint_estimated };
            all([
                el("ol").class("hints").each(lines.iter().map(|hint| line(context, hint, other))).into(),
                el("p").class("note").text(exact).into(),
            ])
        }
        None if state.is_out_of_reach => el("p").text(labels.hint_missing).into(),
        None => el("p").attr("role", "status").text(labels.hint_waits).into(),
    };
    sheet_frame(context, labels.hint, flip, &Command::Close, body)
}

fn line(context: &ViewContext, hint: &HintLine, other: &str) -> El {
    let labels = context.labels();
    let cards = |words: String, cards: &[Card]| {
        let card = |card: &Card| mini(*card).attr("role", "img").label(context.words.card(*card));
        (!cards.is_empty()).then(|| el("span").text(words).each(cards.iter().map(card)))
    };
    let why: Vec<El> = [
        cards(labels.gains.to_owned(), &hint.gains),
        cards(context.words.denies(other), &hint.denies),
        cards(context.words.leaves_to(other), &hint.leaves),
    ]
    .into_iter()
    .flatten()
    .collect();
    let nothing = why.is_empty();
    el("li")
        .add(el("b").text(format!("{}\u{a0}%", hint.percent)))
        .add(el("strong").text(context.words.advice(hint.action)))
        .add(el("p").each(why).add_if(nothing, || el("span").text(labels.no_card_moves)))
}
