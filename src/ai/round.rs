//! One round solved by backward induction: the exact value of every decision in it, given the value of
//! each way the round can end.
//!
//! What counts in a round is how many dice each player has at each card number, whose turn it is, and which
//! trick each player has played, if any: a *layer*. From one turn to the next the mover puts one die down
//! (two with Add both dice), so positions with the same number of turns taken form a level, and a level
//! follows from the next one. Within a level the values of one player's arrangements against all of the
//! other's lie side by side, so the inner loops run over whole rows.

mod arrangement;
mod ends;
mod layer;
mod level;
mod matrix;
mod solver;

pub use arrangement::Arrangements;
pub use ends::{EndOfRound, EndValue, FinalScore};
pub use layer::Layer;
pub use solver::{RoundSolver, Solution};
