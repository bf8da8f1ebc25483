//! What has happened, in words, the latest round first.

use yew::prelude::*;

use super::{SheetFrame, slot::mark};
use crate::{
    model::{Command, LogLine, Message, RoundLog, RoundOutcome},
    rules::{BySeat, Seat},
    ui::cx::Cx,
};

/// The log.
pub(crate) fn log_sheet(cx: &Cx, rounds: &[RoundLog], names: &BySeat<String>, flip: bool) -> Html {
    let item = |seat: Option<Seat>, text: String| html! { <li>{ mark(seat) }<span>{ text }</span></li> };
    let round = |round: &RoundLog| {
        let line = |line: &LogLine| item(Some(line.seat), cx.words.log_line(line, names));
        let outcome = round.outcome.iter().flat_map(RoundOutcome::by_number).map(|(number, claim)| {
            item(claim.verdict.taker(), cx.words.message(&Message::Card(number, *claim), names))
        });
        html! {
            <>
                <h3>{ cx.words.round(round.round) }</h3>
                <ol class="log">{ for round.lines.iter().map(line) }{ for outcome }</ol>
            </>
        }
    };
    html! {
        <SheetFrame title={cx.labels().log} {flip} onclose={cx.dispatch.sends(Command::Close)}>
            if rounds.is_empty() {
                <p>{ cx.labels().log_empty }</p>
            }
            { for rounds.iter().rev().map(round) }
        </SheetFrame>
    }
}
