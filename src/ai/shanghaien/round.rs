//! Solves one round exactly, given the value of each way it can end.
//!
//! Players put down one die a turn. So after a given number of turns both have a known number of dice on the cards, and
//! the values of all positions with one number of turns depend only on those one turn later. Going backwards from the
//! last turn, each position costs a few comparisons and additions over whole rows of numbers. Dirty tricks are layers
//! of that table: one for each way in which a player can still use one.

mod arrangement;
mod ends;
mod layer;
mod ply;
mod solution;
mod solver;
mod tables;
mod worth;

pub use self::{
    arrangement::Arrangements,
    ends::{EndOfRound, EndValue, FinalScore},
    layer::Layer,
    solution::Solution,
    solver::{Asked, RoundSolver},
};
