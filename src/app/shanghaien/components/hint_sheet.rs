//! The sheet with the actions that the computer recommends, and the reasons.

use super::{Look, report::mini, sheet_frame};
use crate::{
    app::{
        shanghaien::ViewContext,
        view::element::{El, all, el},
    },
    model::shanghaien::{Command, HintLine, HintModel},
    rules::shanghaien::Card,
};

/// Draws the best actions with their chances. The sheet does not carry out any of them.
pub(crate) fn hint_sheet(context: &ViewContext, hint: &HintModel, other: &str, look: Look) -> El {
    let labels = context.labels();
    let body = match hint {
        HintModel::Lines { lines, is_exact } => {
            let exact = if *is_exact { labels.hint_exact } else { labels.hint_estimated };
            all([
                el("ol").class("hints").each(lines.iter().map(|hint| line(context, hint, other))).into(),
                el("p").class("note").text(exact).into(),
            ])
        }
        HintModel::Missing => el("p").text(labels.hint_missing).into(),
        HintModel::Waits => el("p").attr("role", "status").text(labels.hint_waits).into(),
    };
    sheet_frame(context, labels.hint, look, &Command::Close, body)
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
