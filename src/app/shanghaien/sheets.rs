//! The part with what the first rolls of a game do not need: everything that lies over the table, the report of a
//! round, the end. It is loaded while the players look at their first dice. The functions `draw_…` show a placeholder
//! until then.

use std::{cell::Cell, rc::Rc};

use yew::prelude::*;

use super::{
    ViewContext,
    components::{hint_sheet, log_sheet, menu_sheet, replace_sheet, report, spot_sheet, trick_sheet},
    pages::end as end_page,
};
use crate::{
    app::{
        language::WordsStatus,
        pages::loading::loading_page,
        parts::PartCode,
        view::{
            element::{El, all, el},
            widgets::{Look, sheet_frame},
        },
    },
    model::{
        Pace,
        shanghaien::{Command, EndModel, PendingGame, SheetContent, SheetModel, State, is_flipped},
    },
    record::shanghaien::Record,
    rules::{BySeat, shanghaien::Claim},
};

/// The part.
pub(in crate::app) const PART: PartCode = PartCode {
    sprite: "",
    prepare: |_| {
        Box::pin(async {
            HERE.set(Some(Sheets { sheet, replace: replace_sheet, report, end }));
            WordsStatus::Wanted
        })
    },
    draw: |_| all([]),
};

/// A line of the report: the number of a card, and who gets it.
type Line = (u8, Claim);

/// What the part draws.
#[derive(Clone, Copy)]
struct Sheets {
    sheet: fn(&ViewContext, &State) -> Option<El>,
    replace: fn(&ViewContext, Pace, &Rc<Record>, &PendingGame) -> El,
    report: fn(&ViewContext, &[Line], &BySeat<String>) -> El,
    end: fn(&ViewContext, &State) -> Option<Html>,
}

thread_local! {
    /// The functions of the part, once it has loaded.
    static HERE: Cell<Option<Sheets>> = const { Cell::new(None) };
}

/// Returns whether the part has loaded.
pub(super) fn are_here() -> bool {
    HERE.get().is_some()
}

fn loading(context: &ViewContext) -> El {
    el("p").class("note").attr("role", "status").text(context.shared().loading)
}

/// Draws the open sheet over the table.
pub(super) fn draw_sheet(context: &ViewContext, state: &State) -> Option<El> {
    match HERE.get() {
        Some(here) => (here.sheet)(context, state),
        None => state.sheet.map(|_| {
            let look = Look { pace: state.pace, flip: is_flipped(state) };
            sheet_frame(context, context.shared().loading, look, &Command::Close, all([]))
        }),
    }
}

/// Draws the question whether a new game may replace the current one.
pub(super) fn draw_replace_sheet(
    context: &ViewContext,
    pace: Pace,
    present: &Rc<Record>,
    offered: &PendingGame,
) -> El {
    match HERE.get() {
        Some(here) => (here.replace)(context, pace, present, offered),
        None => sheet_frame(context, context.shared().loading, pace.into(), &Command::Decline, all([])),
    }
}

/// Draws the report of a round.
pub(super) fn draw_report(context: &ViewContext, lines: &[Line], names: &BySeat<String>) -> El {
    HERE.get().map_or_else(|| loading(context), |here| (here.report)(context, lines, names))
}

/// Draws the end of the game.
pub(super) fn draw_end(context: &ViewContext, state: &State) -> Option<Html> {
    match HERE.get() {
        Some(here) => (here.end)(context, state),
        None => Some(loading_page(context, context.labels().title)),
    }
}

// The pictures of sheets and end are made here and not with the table's, because the code for them belongs to the part:
// the first load has no room for it.

fn sheet(context: &ViewContext, state: &State) -> Option<El> {
    let model = SheetModel::new(state)?;
    let look = Look { pace: model.pace, flip: model.is_flipped };
    Some(match &model.content {
        SheetContent::Trick { uses, roll, is_awake } => {
            trick_sheet(context, uses, model.mover, *roll, *is_awake, look)
        }
        SheetContent::Spot(actions) => spot_sheet(context, actions, model.mover, look),
        SheetContent::Menu(menu) => menu_sheet(context, menu, look),
        SheetContent::Hint(hint) => hint_sheet(context, hint, &model.names[model.mover.other()], look),
        SheetContent::Log(rounds) => log_sheet(context, rounds, &model.names, look),
    })
}

fn end(context: &ViewContext, state: &State) -> Option<Html> {
    EndModel::new(state).map(|model| end_page(context, &model))
}
