//! The tokens of a record: how cards and steps are written.

use std::fmt;

use crate::rules::hispaniola::{Action, Card, Give, Side};

impl fmt::Display for Card {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", self.colour().code(), self.number())
    }
}

impl fmt::Display for Side {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Aft => "a",
            Self::Fore => "f",
        })
    }
}

impl fmt::Display for Give {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Left { pile: false } => "gl",
            Self::Left { pile: true } => "gl*",
            Self::Right { pile: false } => "gr",
            Self::Right { pile: true } => "gr*",
            Self::Keep => "k",
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal(()) => out.write_str("deal"),
            Self::Bid(card) => write!(out, "t{card}"),
            Self::Play(card) => write!(out, "{card}"),
            Self::Nothing => out.write_str("0"),
            Self::Board(None) => out.write_str("^"),
            Self::Board(Some(side)) => write!(out, "^{side}"),
            Self::Swap(side) => write!(out, "x{side}"),
            Self::Give(give) => write!(out, "{give}"),
        }
    }
}
