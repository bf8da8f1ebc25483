//! The building blocks of all pages.

pub(super) mod element;
pub(super) mod focus;
pub(super) mod keys;
pub(super) mod renders;
pub(super) mod widgets;
