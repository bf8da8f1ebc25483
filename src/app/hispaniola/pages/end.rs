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
        platform::share::shares,
        router::{Page, Route},
        view::element::{all, el},
    },
    model::hispaniola::{State, hand_reports},
    record::{GameName, hispaniola::Record},
};

/// Draws the result and the buttons for what comes next.
pub(super) fn end(context: &ViewContext, state: &State, record: &Rc<Record>) -> Html {
    let (shared, table, names) = (context.shared(), record.table(), record.players());
    let winner = |seat| el("figure").add(glyph("h-crown").class("crown")).add(token(seat));
    let winners = el("header")
        .class("winners")
        .add(el("div").each(table.leaders().map(winner)))
        .add(el("h1").attr("aria-live", "polite").text(context.words.result(table, names)))
        .each(context.words.result_lead(table, names).map(|lead| el("p").text(lead)));
    let new = el("button")
        .class("btn")
        .on_click(Route::Of(GameName::Hispaniola, Page::Setup).goes())
        .text(shared.new_game);
    let save = records::saves(state).map(|saves| icon_label("i-save", shared.save, saves));
    let share = icon_label("i-share", shared.replay.share, shares(context, Rc::clone(record) as _));
    let replay = replays(GameName::Hispaniola, Rc::clone(record) as _);
    let replay = icon_label("i-log", shared.replay.title, replay);
    let actions = el("div").class("end-actions").add(new).each(save).add(share).add(replay).add(icon_label(
        "i-home",
        shared.home,
        Route::Home.goes(),
    ));
    let page = el("main")
        .class("his-end")
        .attr("data-pace", state.pace.word())
        .attr_if(state.pending.is_some(), "inert", "")
        .add(winners)
        .add(hands_table(context, record, &hand_reports(record)))
        .add(notice_line(context, state.notice.as_ref()))
        .add(actions);
    all([page.into()])
}
