//! The table with everything that lies on it and over it.

use std::rc::Rc;

use yew::prelude::*;

use super::end::end;
use crate::{
    app::{
        hispaniola::{
            ViewContext,
            components::{
                Sea, Trick, announcer, bands, bar, dock, last_trick_sheet, menu_sheet, replay_dock,
                score_sheet, scores_sheet, toast, told,
            },
        },
        view::{
            element::{El, all, el},
            renders::count,
        },
    },
    model::hispaniola::{Command, EndModel, SheetModel, State, TableModel},
};

/// Draws the game on the table, or its end.
pub(crate) fn table(context: &ViewContext, state: &State) -> Html {
    if let Some(model) = EndModel::new(state) {
        return all([end(context, &model)]);
    }
    let Some(picture) = TableModel::new(state).map(Rc::new) else { return all([]) };
    html! { <Table context={context.clone()} {picture} /> }
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct TableProps {
    pub(crate) context: ViewContext,
    pub(crate) picture: Rc<TableModel>,
}

/// Draws the table.
#[component]
fn Table(TableProps { context, picture }: &TableProps) -> Html {
    count("Table");
    let model = &**picture;
    let (names, sea, middle) = (&model.names, model.sea.clone(), model.middle());
    let sea = html! { <Sea context={context.clone()} names={Rc::clone(names)} {sea} /> };
    let trick = html! { <Trick context={context.clone()} names={Rc::clone(names)} {middle} /> };
    let mut table = el("main")
        .class("his")
        .attr("data-phase", model.phase)
        .attr("data-pace", model.pace.word())
        .attr_if(model.is_covered, "inert", "")
        .add(el("h1").class("sr").text(context.labels().title))
        .add(bar(context, model))
        .add(bands(context, &model.seats))
        .add(sea)
        .add(trick)
        .add(match &model.replay {
            Some(look) => replay_dock(context, look, names),
            None => dock(context, model),
        });
    if model.can_hurry {
        table = table.on_click(context.dispatch.sends(Command::Hurry));
    }
    let mut layers = vec![
        table.into(),
        toast(context, model.notice.as_ref()).into(),
        announcer(announcement(context, model), model.count).into(),
    ];
    layers.extend(model.sheet.as_ref().map(|open| sheet(context, model, open).into()));
    all(layers)
}

fn sheet(context: &ViewContext, model: &TableModel, open: &SheetModel) -> El {
    let (names, pace) = (&*model.names, model.pace);
    match open {
        SheetModel::Menu { menu, can_save } => menu_sheet(context, menu, *can_save, pace),
        SheetModel::LastTrick(last) => last_trick_sheet(context, last.as_ref(), names, pace),
        SheetModel::Scores(hands) => scores_sheet(context, hands, names, pace),
        SheetModel::Score(score) => score_sheet(context, score, names, pace),
    }
}

/// Returns what has happened, for screen readers. It reveals nothing of a player's cards.
fn announcement(context: &ViewContext, model: &TableModel) -> String {
    let done = |(seat, action)| context.words.done(seat, action, &model.names);
    match &model.replay {
        Some(look) => told(context, look, &model.names),
        None => model.did.map(done).unwrap_or_default(),
    }
}
