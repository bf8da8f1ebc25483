//! The home page and Shanghaien.

mod app;
mod captain;
mod clock;
mod components;
mod keys;
mod pages;
mod records;
mod save;

pub(super) use app::App;

use super::desk::desk;

/// The page of Shanghaien.
pub(super) struct Shanghaien;

type Cx = super::cx::Cx<Shanghaien>;
type Dispatch = super::store::Dispatch<Shanghaien>;

desk!(Shanghaien, shanghaien);
