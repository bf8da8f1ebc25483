//! The table with everything that lies on it and over it.

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    app::{
        shanghaien::{
            ViewContext,
            components::{PlayerArea, Tavern, announcer, bar, toast},
            sheets::{are_here, draw_end, draw_sheet},
        },
        view::{
            element::{all, el},
            renders::count,
        },
    },
    model::shanghaien::{AnyTap, Command, News, Stage, State, TableCommand, TableModel},
    rules::{BySeat, Seat},
};

/// Draws the game on the table with the sheet over it, or the end of the game.
pub(crate) fn table(context: &ViewContext, state: &State) -> Html {
    if state.shows_end() {
        return all(draw_end(context, state));
    }
    let Some(picture) = TableModel::new(state).map(Rc::new) else { return all([]) };
    // Only the report needs the sheets: without one, the table is not drawn again when they have loaded.
    let has_sheets = picture.report.is_some() && are_here();
    let table = html! { <Table context={context.clone()} {picture} {has_sheets} /> };
    all([table].into_iter().chain(draw_sheet(context, state).map(Into::into)))
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct TableProps {
    pub(crate) context: ViewContext,
    pub(crate) picture: Rc<TableModel>,
    /// Whether there is a report, and the part that draws it has loaded.
    pub(crate) has_sheets: bool,
}

/// Draws the table.
#[component]
fn Table(TableProps { context, picture, has_sheets }: &TableProps) -> Html {
    count("Table");
    let model = &**picture;
    let middle = el("div").class("middle").add(bar(context, &model.bar, &model.names)).add(tavern(
        context,
        model,
        *has_sheets,
    ));
    let table = el("main")
        .class("table")
        .attr("data-seating", model.seating.word())
        .attr("data-mover", model.near.number().to_string())
        .attr("data-pace", model.pace.word())
        .attr_if(model.is_covered, "inert", "")
        .add(el("h1").class("sr").text(context.labels().title))
        .add(area(context, model, model.near.other()))
        .add(middle)
        .add(area(context, model, model.near));
    let table = match model.any_tap {
        Some(AnyTap::ToReport) => table.on_click(context.dispatch.sends(TableCommand::Show(Stage::Report))),
        Some(AnyTap::Hurry) => table.on_click(context.dispatch.sends(Command::Hurry)),
        None => table,
    };
    all([
        table.into(),
        toast(context, model.notice.as_ref()).into(),
        announcer(announcement(context, model), model.announcement.count).into(),
    ])
}

fn tavern(context: &ViewContext, model: &TableModel, has_sheets: bool) -> Html {
    let &TableModel { round, near, mover, fresh, dealt, ref seats, .. } = model;
    let (slots, report) = (model.slots.clone(), model.report.clone());
    let captain_out = BySeat::from_fn(|seat| seats[seat].captain_out);
    html! {
        <Tavern context={context.clone()} names={Rc::clone(&model.names)} {round} {near} {mover} {slots} {fresh} {dealt} {captain_out}
            {report} {has_sheets} />
    }
}

fn area(context: &ViewContext, model: &TableModel, seat: Seat) -> Html {
    let (is_near, is_mover) = (seat == model.near, model.mover == Some(seat));
    let looks_ahead = model.looks_ahead;
    let (controls, seat) = (model.controls[seat].clone(), model.seats[seat].clone());
    html! {
        <PlayerArea context={context.clone()} names={Rc::clone(&model.names)} {seat} {is_near} {is_mover} {looks_ahead} {controls} />
    }
}

/// Returns what has happened, for screen readers.
fn announcement(context: &ViewContext, model: &TableModel) -> String {
    let (words, names) = (context.words, &*model.names);
    let cards = || model.slots.iter().map(|slot| words.slot(slot, names)).collect::<Vec<_>>().join(" ");
    let said = |news: &News| match news {
        News::Message(message) => words.message(message, names),
        News::Cards => cards(),
        News::Round(round) => words.round(*round),
        News::Did(line) => words.log_line(line, names),
        News::ToMove(seat) => words.to_move(&names[*seat]),
    };
    model.announcement.news.iter().map(said).collect::<Vec<_>>().join(" ")
}
