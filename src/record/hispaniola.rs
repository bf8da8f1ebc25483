//! The record of a game of Hispaniola.

mod notation;
