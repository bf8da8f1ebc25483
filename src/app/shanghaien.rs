//! Shanghaien.

mod captain;
mod clock;
mod components;
mod helpers;
mod keys;
mod pages;
mod records;
mod save;
pub(super) mod sheets;

use super::desk::desk;
use sheets::draw_replace_sheet;

/// The page of Shanghaien.
pub(super) struct Shanghaien;

pub(super) type Cx = super::context::Cx<Shanghaien>;
type Dispatch = super::store::Dispatch<Shanghaien>;

desk!(Shanghaien, shanghaien);
