//! The scores: of one hand line by line, and of all hands so far.

use yew::prelude::*;

use super::{icon_label, points_head, points_row, sheet_frame, total_row};
use crate::{
    app::{
        hispaniola::{ViewContext, records},
        view::element::{El, all, el},
    },
    model::hispaniola::{Command, HandReport, State, TableCommand, hand_reports},
    record::hispaniola::Record,
    rules::hispaniola::{BySeat, HandScore, Phase},
};

/// Draws the score of the hand that has just ended, with the button to go on.
pub(crate) fn score_sheet(context: &ViewContext, state: &State, record: &Record) -> Option<El> {
    let (labels, seats) = (context.labels(), record.setup().seats);
    let report = hand_reports(record).pop()?;
    let scores = |of: fn(&HandScore) -> i16| BySeat::from_fn(|seat| of(&report.scores[seat]));
    let row = |title: &'static str, of| points_row(title.into(), seats, scores(of), "");
    let rows = el("tbody")
        .add(row(labels.captains, |score| i16::from(score.captains) * HandScore::CAPTAIN))
        .add(row(labels.fore_and_aft, |score| i16::from(score.beside) * HandScore::BESIDE))
        .add(row(labels.islands, HandScore::island_points))
        .add(row(labels.piles, |score| score.pile_loss.points()))
        .add(points_row(labels.this_hand.into(), seats, scores(HandScore::total), "sum"))
        .add(total_row(labels.shared.total, seats, report.totals));
    let source = el("span").class("sr").text(labels.source);
    let table = el("table").class("points").add(points_head(source, seats, record.shown_names())).add(rows);
    let reasons = el("ul")
        .class("reasons")
        .add(el("li").text(labels.score_rule))
        .add(el("li").text(context.words.captains(&report, seats, record.shown_names())))
        .add(el("li").text(context.words.castaways(&report, record.shown_names())))
        .add(el("li").text(context.words.pile_losses(&report, seats, record.shown_names())));
    let is_over = record.table().phase() == Phase::Over;
    let on = el("button")
        .class("btn")
        .on_click(context.dispatch.sends(TableCommand::GoOn))
        .text(if is_over { labels.to_the_result } else { labels.next_hand });
    let title = el("h3").text(context.words.hand_of((report.hand, record.setup().hands())));
    // No player holds cards now, so the record reveals nothing.
    let save = records::saves(state).map(|saves| icon_label("i-save", labels.shared.save_record, saves));
    let menu = el("div").class("menu").each(save);
    let body = all([title.into(), table.into(), reasons.into(), on.into(), menu.into()]);
    Some(sheet_frame(context, labels.scores, false, &TableCommand::GoOn.into(), body))
}

/// Draws the scores of all hands so far.
pub(crate) fn scores_sheet(context: &ViewContext, record: &Record) -> El {
    let reports = hand_reports(record);
    let body: Html = if reports.is_empty() {
        el("p").class("note").text(context.labels().no_scores).into()
    } else {
        hands_table(context, record, &reports).into()
    };
    sheet_frame(context, context.labels().scores, false, &Command::Close, body)
}

/// Draws a table with a row for each hand.
pub(crate) fn hands_table(context: &ViewContext, record: &Record, reports: &[HandReport]) -> El {
    let (labels, seats) = (context.labels(), record.setup().seats);
    let row = |report: &HandReport| {
        let points = BySeat::from_fn(|seat| report.scores[seat].total());
        points_row(report.hand.to_string(), seats, points, "")
    };
    let totals = BySeat::from_fn(|seat| record.table().points(seat));
    el("table")
        .class("points")
        .add(points_head(el("span").text(labels.hand), seats, record.shown_names()))
        .add(el("tbody").each(reports.iter().map(row)).add(total_row(labels.shared.total, seats, totals)))
}
