//! The end of a game: who has won, and what each hand brought.

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    app::{
        hispaniola::{
            ViewContext,
            components::{glyph, hands_table, icon_label, notice_line, token},
            records,
        },
        platform::link_codec::replays,
        router::{Page, Route},
        view::element::el,
    },
    model::hispaniola::{Command, EndModel},
    record::GameName,
};

/// Draws the result and the buttons for what comes next.
pub(super) fn end(context: &ViewContext, model: &EndModel) -> Html {
    let (shared, record, names) = (context.shared(), &model.record, model.record.shown_names());
    let winner = |&seat| el("figure").add(glyph("h-crown").class("crown")).add(token(seat));
    let winners = el("header")
        .class("winners")
        .add(el("div").each(model.winners.seats.iter().map(winner)))
        .add(el("h1").attr("aria-live", "polite").text(context.words.result(&model.winners, names)))
        .each(context.words.result_lead(&model.winners, names).map(|lead| el("p").text(lead)));
    let new = el("button")
        .class("btn")
        .on_click(Route::Of(GameName::Hispaniola, Page::Setup).goes())
        .text(shared.new_game);
    let share = icon_label("i-share", shared.replay.share, context.dispatch.sends(Command::Share));
    let replay = replays(GameName::Hispaniola, Rc::clone(record) as _);
    let actions = el("div")
        .class("end-actions")
        .add(new)
        .add(icon_label("i-save", shared.save, records::saves(record)))
        .add(share)
        .add(icon_label("i-log", shared.replay.title, replay))
        .add(icon_label("i-home", shared.home, Route::Home.goes()));
    el("main")
        .class("his-end")
        .attr("data-pace", model.pace.word())
        .attr_if(model.is_covered, "inert", "")
        .add(winners)
        .add(hands_table(context, &model.hands, names))
        .add(notice_line(context, model.notice.as_ref()))
        .add(actions)
        .into()
}
