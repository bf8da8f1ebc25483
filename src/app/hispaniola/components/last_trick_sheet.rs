//! The last trick, to be looked at again.

use yew::prelude::*;

use super::{play, sheet_frame, suit_word, token};
use crate::{
    app::{
        hispaniola::Cx,
        view::element::{El, all, el, text},
    },
    model::hispaniola::{Command, LastTrick, last_trick},
    record::hispaniola::Record,
};

/// The last trick of this hand.
pub(crate) fn last_trick_sheet(cx: &Cx, record: &Record) -> El {
    let labels = cx.labels();
    let content: Html = match last_trick(record) {
        Some(trick) => past_trick(cx, record, &trick),
        None => el("p").class("note").text(labels.no_last_trick).into(),
    };
    sheet_frame(cx, labels.last_trick, false, &Command::Close, content)
}

fn past_trick(cx: &Cx, record: &Record, last: &LastTrick) -> Html {
    let names = record.players();
    let cards = el("ol").class("shown").each(last.trick.cards.iter().map(|card| play(cx, card, names)));
    let mut because = el("p").class("because");
    if let (Some(led), Some(winning)) = (last.trick.led, &last.trick.winning) {
        because = because
            .text(cx.labels().led)
            .add(text(" "))
            .add(suit_word(cx, led))
            .add(text(" · "))
            .text(cx.words.winning(winning, names));
    }
    let line = |words: String| el("li").add(token(last.winner)).text(words);
    let boarding = last.boarding.iter().flat_map(|boarding| cx.words.boarding(boarding, names));
    let log = el("ul").class("log").each(boarding.map(line)).add(line(cx.words.given(last, names)));
    all([cards.into(), because.into(), log.into()])
}
