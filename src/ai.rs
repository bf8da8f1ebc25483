//! The computer captain.
//!
//! A round is small enough to be solved exactly, given what each way it can end is worth; [`round`] does
//! that. It looks at a [`Position`](crate::rules::shanghaien::Position), which holds no hidden card.

pub mod round;
