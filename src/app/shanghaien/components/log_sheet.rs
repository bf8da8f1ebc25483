//! The log: what has happened in words, the latest round first.

use super::{Look, seat_class, sheet_frame};
use crate::{
    app::{
        shanghaien::ViewContext,
        view::element::{El, all, el},
    },
    model::shanghaien::{Command, LogLine, Message, RoundLog, RoundOutcome},
    rules::{BySeat, Seat},
};

/// Draws the log.
pub(crate) fn log_sheet(
    context: &ViewContext,
    rounds: &[RoundLog],
    names: &BySeat<String>,
    look: Look,
) -> El {
    let item = |seat: Option<Seat>, words: String| el("li").class(seat.map_or("", seat_class)).text(words);
    let round = |round: &RoundLog| {
        let line = |line: &LogLine| item(Some(line.seat), context.words.log_line(line, names));
        let outcome = round.outcome.iter().flat_map(RoundOutcome::by_number).map(|(number, claim)| {
            item(claim.verdict.taker(), context.words.message(&Message::Card(number, *claim), names))
        });
        let lines = el("ol").class("log").each(round.lines.iter().map(line)).each(outcome);
        [el("h3").text(context.words.round(round.round)).into(), lines.into()]
    };
    let body = if rounds.is_empty() {
        el("p").text(context.labels().log_empty).into()
    } else {
        all(rounds.iter().rev().flat_map(round))
    };
    sheet_frame(context, context.labels().shared.log, look, &Command::Close, body)
}
