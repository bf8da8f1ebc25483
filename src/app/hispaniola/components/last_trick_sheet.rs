//! The sheet with the last trick.

use yew::prelude::*;

use super::{play, sheet_frame, suit_word, token};
use crate::{
    app::{
        hispaniola::ViewContext,
        view::element::{El, all, el, text},
    },
    model::hispaniola::{Command, LastTrick, last_trick},
    record::hispaniola::Record,
};

/// Draws the last trick of this hand.
pub(crate) fn last_trick_sheet(context: &ViewContext, record: &Record) -> El {
    let labels = context.labels();
    let body: Html = match last_trick(record) {
        Some(trick) => past_trick(context, record, &trick),
        None => el("p").class("note").text(labels.no_last_trick).into(),
    };
    sheet_frame(context, labels.last_trick, false, &Command::Close, body)
}

fn past_trick(context: &ViewContext, record: &Record, last: &LastTrick) -> Html {
    let names = record.shown_names();
    let cards = el("ol").class("shown").each(last.trick.cards.iter().map(|card| play(context, card, names)));
    let mut because = el("p").class("because");
    if let (Some(led), Some(winning)) = (last.trick.led, &last.trick.winning) {
        because = because
            .text(context.labels().led)
            .add(text(" "))
            .add(suit_word(context, led))
            .add(text(" · "))
            .text(context.words.winning(winning, names));
    }
    let line = |words: String| el("li").add(token(last.winner)).text(words);
    let boarding = last.boarding.iter().flat_map(|boarding| context.words.boarding(boarding, names));
    let log = el("ul").class("log").each(boarding.map(line)).add(line(context.words.given(last, names)));
    all([cards.into(), because.into(), log.into()])
}
