//! The scores: of one hand line by line, and of all hands so far.

use yew::prelude::*;

use super::{icon_label, points_head, points_row, sheet_frame, total_row};
use crate::{
    app::{
        hispaniola::{ViewContext, records},
        view::element::{El, all, el},
    },
    i18n::hispaniola::Names,
    model::{
        Pace,
        hispaniola::{Command, HandsModel, ScoreModel, TableCommand},
    },
    rules::hispaniola::BySeat,
};

/// Draws the score of the hand that has just ended, with the button to go on.
pub(crate) fn score_sheet(context: &ViewContext, model: &ScoreModel, names: &Names, pace: Pace) -> El {
    let (labels, seats, report) = (context.labels(), model.seats, &model.report);
    let titles = [labels.captains, labels.fore_and_aft, labels.islands, labels.piles];
    let lines = titles.into_iter().zip(model.lines);
    let rows = el("tbody")
        .each(lines.map(|(title, points)| points_row(title.into(), seats, points, "")))
        .add(points_row(labels.this_hand.into(), seats, model.sum, "sum"))
        .add(total_row(labels.shared.total, seats, report.totals));
    let source = el("span").class("sr").text(labels.source);
    let table = el("table").class("points").add(points_head(source, seats, names)).add(rows);
    let reasons = el("ul")
        .class("reasons")
        .add(el("li").text(labels.score_rule))
        .add(el("li").text(context.words.captains(report, seats, names)))
        .add(el("li").text(context.words.castaways(report, names)))
        .add(el("li").text(context.words.pile_losses(report, seats, names)));
    let on = el("button")
        .class("btn")
        .on_click(context.dispatch.sends(TableCommand::GoOn))
        .text(if model.is_over { labels.to_the_result } else { labels.next_hand });
    let title = el("h3").text(context.words.hand_of((report.hand, model.hands)));
    let save = icon_label("i-save", labels.shared.save_record, records::saves(&model.record));
    let menu = el("div").class("menu").add(save);
    let body = all([title.into(), table.into(), reasons.into(), on.into(), menu.into()]);
    sheet_frame(context, labels.scores, pace.into(), &TableCommand::GoOn.into(), body)
}

/// Draws the scores of all hands so far.
pub(crate) fn scores_sheet(context: &ViewContext, model: &HandsModel, names: &Names, pace: Pace) -> El {
    let body: Html = if model.hands.is_empty() {
        el("p").class("note").text(context.labels().no_scores).into()
    } else {
        hands_table(context, model, names).into()
    };
    sheet_frame(context, context.labels().scores, pace.into(), &Command::Close, body)
}

/// Draws a table with a row for each hand.
pub(crate) fn hands_table(context: &ViewContext, model: &HandsModel, names: &Names) -> El {
    let (labels, seats) = (context.labels(), model.seats);
    let row = |&(hand, points): &(u8, BySeat<i16>)| points_row(hand.to_string(), seats, points, "");
    el("table").class("points").add(points_head(el("span").text(labels.hand), seats, names)).add(
        el("tbody").each(model.hands.iter().map(row)).add(total_row(
            labels.shared.total,
            seats,
            model.totals,
        )),
    )
}
