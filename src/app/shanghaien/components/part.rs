//! The parts of the table as components: the tavern, the player areas, the dirty tricks in them.
//!
//! One component for all of them, because each type of component costs a kilobyte in every first visit. The
//! smaller pieces are functions.

use std::rc::Rc;

use yew::{prelude::*, virtual_dom::VComp};

use super::{
    seat::{seat_area, tricks},
    tavern::tavern,
};
use crate::{
    app::{shanghaien::Cx, view::element::El},
    model::shanghaien::TableModel,
    rules::Seat,
};

/// Which part of the table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    /// The cards in the middle.
    Tavern,
    /// A player's area.
    Area(Seat),
    /// A player's dirty tricks.
    Tricks(Seat),
}

/// A part of the table, drawn from what is the same for all parts.
#[derive(Clone, Properties)]
pub(crate) struct TablePart {
    pub(crate) cx: Cx,
    pub(crate) table: Rc<TableModel>,
    pub(crate) part: Part,
}

impl PartialEq for TablePart {
    /// A table is made anew with every change: the same one needs no second drawing.
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.table, &other.table) && self.part == other.part
    }
}

impl TablePart {
    /// Another part of the same table.
    pub(crate) fn show(&self, part: Part) -> Html {
        VComp::new::<PartView>(Rc::new(Self { part, ..self.clone() }), None).into()
    }
}

/// Draws a part.
pub(crate) struct PartView;

impl Component for PartView {
    type Message = ();
    type Properties = TablePart;

    fn create(_: &Context<Self>) -> Self {
        Self
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let TablePart { cx, table, part } = ctx.props();
        let element: El = match *part {
            Part::Tavern => tavern(cx, table),
            Part::Area(seat) => seat_area(ctx.props(), seat),
            Part::Tricks(seat) => tricks(cx, &table.seats[seat].tricks, table.seats[seat].awake),
        };
        element.into()
    }
}
