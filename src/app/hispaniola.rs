//! Hispaniola: a part of the program, loaded when somebody wants to play it.

mod clock;
mod components;
mod drag;
mod helpers;
mod keys;
mod pages;
mod part;
mod pirates;
mod records;
mod save;

pub(super) use part::PART;

use super::desk::desk;
use components::replace_sheet as draw_replace_sheet;

/// The page of Hispaniola.
pub(super) struct Hispaniola;

type Cx = super::context::Cx<Hispaniola>;
type Dispatch = super::store::Dispatch<Hispaniola>;

desk!(Hispaniola, hispaniola);
