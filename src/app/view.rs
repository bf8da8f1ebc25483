//! What pages are built of.

pub(super) mod element;
pub(super) mod focus;
pub(super) mod keys;
pub(super) mod widgets;
