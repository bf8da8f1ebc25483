//! The part with what the first rolls of a game do not need: everything that lies over the table, the report of a
//! round, the end. It is loaded while the players look at their first dice. The functions `draw_…` show a placeholder
//! until then.

use std::{cell::Cell, rc::Rc};

use yew::prelude::*;

use super::{
    ViewContext,
    components::{hint_sheet, log_sheet, menu_sheet, replace_sheet, report, spot_sheet, trick_sheet},
    pages::end,
};
use crate::{
    app::{
        language::WordsStatus,
        pages::loading::loading_page,
        parts::PartCode,
        platform::share::shares,
        view::{
            element::{El, all, el},
            widgets::{icon_button, sheet_frame},
        },
    },
    model::shanghaien::{
        Command, PendingGame, Seating, Sheet, SlotModel, Spot, State, TableModel, TrickModel, round_logs,
    },
    record::shanghaien::Record,
    rules::{BySeat, Seat, shanghaien::Claim},
};

/// The part.
pub(in crate::app) const PART: PartCode = PartCode {
    sprite: "",
    prepare: |_| {
        Box::pin(async {
            HERE.set(Some(Sheets { sheet, replace: replace_sheet, report, end, share }));
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
    sheet: fn(&ViewContext, Sheet, &State, &Rc<Record>, &TableModel) -> El,
    replace: fn(&ViewContext, &Rc<Record>, &PendingGame) -> El,
    report: fn(&ViewContext, &[Line], &BySeat<String>) -> El,
    end: fn(&ViewContext, &State, &Rc<Record>) -> Html,
    share: fn(&ViewContext, &Rc<Record>) -> El,
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

/// Returns whether a sheet lies on the far side: it is for the far player, and the players sit across the table.
fn is_flipped(record: &Record, model: &TableModel) -> bool {
    model.seating == Seating::Across && record.position().to_move() == Some(Seat::Two)
}

/// Draws a sheet over the table.
pub(super) fn draw_sheet(
    context: &ViewContext,
    open: Sheet,
    state: &State,
    record: &Rc<Record>,
    model: &TableModel,
) -> El {
    match HERE.get() {
        Some(here) => (here.sheet)(context, open, state, record, model),
        None => sheet_frame(
            context,
            context.shared().loading,
            is_flipped(record, model),
            &Command::Close,
            all([]),
        ),
    }
}

/// Draws the question whether a new game may replace the current one.
pub(super) fn draw_replace_sheet(context: &ViewContext, present: &Rc<Record>, pending: &PendingGame) -> El {
    match HERE.get() {
        Some(here) => (here.replace)(context, present, pending),
        None => sheet_frame(context, context.shared().loading, false, &Command::Decline, all([])),
    }
}

/// Draws the report of a round.
pub(super) fn draw_report(context: &ViewContext, lines: &[Line], names: &BySeat<String>) -> El {
    HERE.get().map_or_else(|| loading(context), |here| (here.report)(context, lines, names))
}

/// Draws the end of the game.
pub(super) fn draw_end(context: &ViewContext, state: &State, record: &Rc<Record>) -> Html {
    match HERE.get() {
        Some(here) => (here.end)(context, state, record),
        None => loading_page(context, context.labels().title),
    }
}

/// Draws the button that shares a replay.
pub(super) fn draw_share(context: &ViewContext, record: &Rc<Record>) -> El {
    HERE.get().map_or_else(|| loading(context), |here| (here.share)(context, record))
}

fn share(context: &ViewContext, record: &Rc<Record>) -> El {
    icon_button("i-share", context.shared().replay.share, Some(shares(context, Rc::clone(record) as _)))
}

fn sheet(context: &ViewContext, open: Sheet, state: &State, record: &Rc<Record>, model: &TableModel) -> El {
    let position = record.position();
    let mover = position.to_move().unwrap_or(Seat::One);
    let flip = is_flipped(record, model);
    match open {
        Sheet::Trick(trick) => {
            let awake = model.seats[mover].awake && position.tricks(mover, trick) > 0;
            let uses = TrickModel::new(record.game(), mover, trick);
            trick_sheet(context, &uses, mover, position.rolled(), awake, flip)
        }
        Sheet::Spot(place) => {
            let row = SlotModel::row(position, state.picked_die());
            let actions = match row.into_iter().nth(place).map(|slot| slot.spot) {
                Some(Spot::Open { actions, .. }) => actions,
                _ => Vec::new(),
            };
            spot_sheet(context, &actions, mover, flip)
        }
        Sheet::Menu => menu_sheet(context, state, record, flip),
        Sheet::Hint => hint_sheet(context, state, record, mover, flip),
        Sheet::Log => {
            // A replay must not reveal how the game ends.
            let shown = state.shown_record();
            log_sheet(context, &round_logs(shown.as_ref().unwrap_or(record)), record.players(), flip)
        }
    }
}
