//! The sheet with the last trick.

use yew::prelude::*;

use super::{play, sentence, sheet_frame, token};
use crate::{
    app::{
        hispaniola::ViewContext,
        view::element::{El, all, el},
    },
    i18n::hispaniola::Names,
    model::{
        Pace,
        hispaniola::{Command, LastTrick},
    },
};

/// Draws the last trick of this hand.
pub(crate) fn last_trick_sheet(
    context: &ViewContext,
    last: Option<&LastTrick>,
    names: &Names,
    pace: Pace,
) -> El {
    let labels = context.labels();
    let body: Html = match last {
        Some(trick) => past_trick(context, trick, names),
        None => el("p").class("note").text(labels.no_last_trick).into(),
    };
    sheet_frame(context, labels.last_trick, pace.into(), &Command::Close, body)
}

fn past_trick(context: &ViewContext, last: &LastTrick, names: &Names) -> Html {
    let cards = el("ol").class("shown").each(last.trick.cards.iter().map(|card| play(context, card, names)));
    let mut because = el("p").class("because");
    if let (Some(led), Some(winning)) = (last.trick.led, &last.trick.winning) {
        because = because.add(sentence(context, context.words.led(led, winning, names)));
    }
    let line = |words: String| el("li").add(token(last.winner)).text(words);
    let boarding = last.boarding.iter().flat_map(|boarding| context.words.boarding(boarding, names));
    let log = el("ul").class("log").each(boarding.map(line)).add(line(context.words.given(last, names)));
    all([cards.into(), because.into(), log.into()])
}
