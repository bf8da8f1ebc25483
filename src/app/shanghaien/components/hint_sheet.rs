//! What the computer would do, and why.

use super::{report::mini, sheet_frame};
use crate::{
    app::{
        shanghaien::Cx,
        view::element::{El, all, el},
    },
    model::shanghaien::{Command, HintLine, State, hint_lines},
    record::shanghaien::Record,
    rules::{
        Seat,
        shanghaien::{Card, ROUNDS},
    },
};

/// The best actions with their chances. Nothing in here carries one out.
pub(crate) fn hint_sheet(cx: &Cx, state: &State, record: &Record, mover: Seat, flip: bool) -> El {
    let labels = cx.labels();
    let position = record.position();
    let content = match &state.insight.hints {
        Some(weighed) => {
            let lines = hint_lines(position, weighed);
            let other = &record.players()[mover.other()];
            let exact = if position.round() == ROUNDS { labels.hint_exact } else { labels.hint_estimated };
            all([
                el("ol").class("hints").each(lines.iter().map(|hint| line(cx, hint, other))).into(),
                el("p").class("note").text(exact).into(),
            ])
        }
        None if state.insight.is_out_of_reach => el("p").text(labels.hint_missing).into(),
        None => el("p").attr("role", "status").text(labels.hint_waits).into(),
    };
    sheet_frame(cx, labels.hint, flip, &Command::Close, content)
}

fn line(cx: &Cx, hint: &HintLine, other: &str) -> El {
    let labels = cx.labels();
    let cards = |words: String, cards: &[Card]| {
        let card = |card: &Card| mini(*card).attr("role", "img").label(cx.words.card(*card));
        (!cards.is_empty()).then(|| el("span").text(words).each(cards.iter().map(card)))
    };
    let why: Vec<El> = [
        cards(labels.gains.to_owned(), &hint.gains),
        cards(cx.words.denies(other), &hint.denies),
        cards(cx.words.leaves_to(other), &hint.leaves),
    ]
    .into_iter()
    .flatten()
    .collect();
    let nothing = why.is_empty();
    el("li")
        .add(el("b").text(format!("{}\u{a0}%", hint.percent)))
        .add(el("strong").text(cx.words.advice(hint.action)))
        .add(el("p").each(why).add_if(nothing, || el("span").text(labels.no_card_moves)))
}
