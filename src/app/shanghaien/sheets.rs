//! What the first rolls of a game do not need: all that lies over the table, the report of a round, the end. It is a part
//! of the program that is loaded while the players look at their first dice.

use std::{cell::Cell, rc::Rc};

use yew::prelude::*;

use super::{
    Cx,
    components::{hint_sheet, log_sheet, menu_sheet, replace_sheet, report, spot_sheet, trick_sheet},
    pages::end,
};
use crate::{
    app::{
        language::Words,
        pages::waiting::loading_page,
        parts::PartCode,
        platform::share::shares,
        view::{
            element::{El, all, el},
            widgets::{icon_button, sheet_frame},
        },
    },
    model::shanghaien::{
        Command, Offer, Seating, Sheet, SlotModel, Spot, State, TableModel, TrickModel, round_logs,
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
            Words::Wanted
        })
    },
    draw: |_| all([]),
};

/// A line of the report: the number of a card, and who gets it.
type Line = (u8, Claim);

/// What the part draws.
#[derive(Clone, Copy)]
struct Sheets {
    sheet: fn(&Cx, Sheet, &State, &Rc<Record>, &TableModel) -> El,
    replace: fn(&Cx, &Rc<Record>, &Offer) -> El,
    report: fn(&Cx, &[Line], &BySeat<String>) -> El,
    end: fn(&Cx, &State, &Rc<Record>) -> Html,
    share: fn(&Cx, &Rc<Record>) -> El,
}

thread_local! {
    /// The part, once it is here.
    static HERE: Cell<Option<Sheets>> = const { Cell::new(None) };
}

fn loading(cx: &Cx) -> El {
    el("p").class("note").attr("role", "status").text(cx.house().loading)
}

/// Across the table, what concerns the far player lies on the far side.
fn is_flipped(record: &Record, model: &TableModel) -> bool {
    model.seating == Seating::Across && record.position().to_move() == Some(Seat::Two)
}

/// A sheet over the table.
pub(super) fn draw_sheet(cx: &Cx, open: Sheet, state: &State, record: &Rc<Record>, model: &TableModel) -> El {
    match HERE.get() {
        Some(here) => (here.sheet)(cx, open, state, record, model),
        None => sheet_frame(cx, cx.house().loading, is_flipped(record, model), &Command::Close, all([])),
    }
}

/// The question before one game takes the place of another.
pub(super) fn draw_replace_sheet(cx: &Cx, present: &Rc<Record>, offered: &Offer) -> El {
    match HERE.get() {
        Some(here) => (here.replace)(cx, present, offered),
        None => sheet_frame(cx, cx.house().loading, false, &Command::Decline, all([])),
    }
}

/// The report of a round.
pub(super) fn draw_report(cx: &Cx, lines: &[Line], names: &BySeat<String>) -> El {
    HERE.get().map_or_else(|| loading(cx), |here| (here.report)(cx, lines, names))
}

/// The end of the game.
pub(super) fn draw_end(cx: &Cx, state: &State, record: &Rc<Record>) -> Html {
    match HERE.get() {
        Some(here) => (here.end)(cx, state, record),
        None => loading_page(cx, cx.labels().title),
    }
}

/// The button that shares a game that is looked at.
pub(super) fn draw_share(cx: &Cx, record: &Rc<Record>) -> El {
    HERE.get().map_or_else(|| loading(cx), |here| (here.share)(cx, record))
}

fn share(cx: &Cx, record: &Rc<Record>) -> El {
    icon_button("i-share", cx.house().replay.share, Some(shares(cx, Rc::clone(record) as _)))
}

fn sheet(cx: &Cx, open: Sheet, state: &State, record: &Rc<Record>, model: &TableModel) -> El {
    let position = record.position();
    let mover = position.to_move().unwrap_or(Seat::One);
    let flip = is_flipped(record, model);
    match open {
        Sheet::Trick(trick) => {
            let awake = model.seats[mover].awake && position.tricks(mover, trick) > 0;
            let uses = TrickModel::new(record.game(), mover, trick);
            trick_sheet(cx, &uses, mover, position.rolled(), awake, flip)
        }
        Sheet::Spot(place) => {
            let row = SlotModel::row(position, state.picked_die());
            let actions = match row.into_iter().nth(place).map(|slot| slot.spot) {
                Some(Spot::Open { actions, .. }) => actions,
                _ => Vec::new(),
            };
            spot_sheet(cx, &actions, mover, flip)
        }
        Sheet::Menu => menu_sheet(cx, state, record, flip),
        Sheet::Hint => hint_sheet(cx, state, record, mover, flip),
        Sheet::Log => {
            // Whoever looks at a game step by step does not want to know how it ends.
            let shown = state.shown_record();
            log_sheet(cx, &round_logs(shown.as_ref().unwrap_or(record)), record.players(), flip)
        }
    }
}
