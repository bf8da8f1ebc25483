//! The tokens of a record: how cards and steps are written, and read again.

use std::fmt;

use crate::{
    record::Reason,
    rules::{
        Change, Die, Roll,
        shanghaien::{Action, Card, End, Event, Nation, Sailor, Step, Trick},
    },
};

impl fmt::Display for Card {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sailor(sailor) => write!(out, "{}{}", sailor.nation().code(), sailor.value()),
            Self::Trick(trick) => write!(out, "*{}", trick.code()),
        }
    }
}

impl fmt::Display for End {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Left => "L",
            Self::Right => "R",
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll(()) => out.write_str("roll"),
            other => other.write_without_roll(out),
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll(roll) => write!(out, "r{}{}", roll.low().pips(), roll.high().pips()),
            other => other.write_without_roll(out),
        }
    }
}

impl<R> Step<R> {
    /// Writes any step except a roll: actions and events look the same.
    fn write_without_roll(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Self::Place { end: Some(end), .. } | Self::AddBoth { end: Some(end) } = self {
            write!(out, "{end} ")?;
        }
        match self {
            Self::Roll(_) => Ok(()),
            Self::Shanghai => out.write_str("!"),
            Self::Place { die, .. } => write!(out, "p{}", die.pips()),
            Self::PlusMinus { die, change: Change::Up } => write!(out, "n{}+", die.pips()),
            Self::PlusMinus { die, change: Change::Down } => write!(out, "n{}-", die.pips()),
            Self::AddBoth { .. } => out.write_str("b"),
            Self::RollAgain => out.write_str("a"),
            Self::TwoSailors { trick, nation } => write!(out, "w{}{}", trick.code(), nation.code()),
        }
    }
}

/// A word of the moves: an event, or an end that waits for its placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token {
    End(End),
    Event(Event),
}

impl Token {
    pub(super) fn read(word: &str) -> Result<Self, Reason> {
        let mut characters = word.chars();
        let first = characters.next().ok_or(Reason::UnknownToken)?;
        let rest: Vec<char> = characters.take(4).collect();
        let event = match (first, rest.as_slice()) {
            ('L', []) => return Ok(Self::End(End::Left)),
            ('R', []) => return Ok(Self::End(End::Right)),
            ('!', []) => Some(Step::Shanghai),
            ('a', []) => Some(Step::RollAgain),
            ('b', []) => Some(Step::AddBoth { end: None }),
            ('p', &[pips]) => die(pips).map(|die| Step::Place { end: None, die }),
            ('r', &[low, high]) => match (die(low), die(high)) {
                (Some(low), Some(high)) if low > high => return Err(Reason::UnsortedRoll),
                (Some(low), Some(high)) => Some(Step::Roll(Roll::new(low, high))),
                _ => None,
            },
            ('n', &[pips, sign @ ('+' | '-')]) => {
                let change = if sign == '+' { Change::Up } else { Change::Down };
                die(pips).map(|die| Step::PlusMinus { die, change })
            }
            ('w', &[trick, nation]) => Trick::from_code(trick)
                .zip(Nation::from_code(nation))
                .map(|(trick, nation)| Step::TwoSailors { trick, nation }),
            _ => None,
        };
        event.map(Self::Event).ok_or(Reason::UnknownToken)
    }
}

fn digit(character: char) -> Option<u8> {
    character.to_digit(10).and_then(|digit| u8::try_from(digit).ok())
}

fn die(pips: char) -> Option<Die> {
    digit(pips).and_then(Die::new)
}

/// Reads a card's code.
pub(super) fn card(word: &str) -> Option<Card> {
    let mut characters = word.chars();
    let (Some(first), Some(second), None) = (characters.next(), characters.next(), characters.next()) else {
        return None;
    };
    if first == '*' {
        return Trick::from_code(second).map(Card::Trick);
    }
    Sailor::new(Nation::from_code(first)?, digit(second)?).map(Card::Sailor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_read_as_it_is_written() {
        assert!(Card::kinds().all(|kind| card(&kind.to_string()) == Some(kind)));
        assert!(["", "S", "S5", "X1", "*X", "S44", "s4", "*"].into_iter().all(|bad| card(bad).is_none()));
    }

    #[test]
    fn every_token_is_read_as_it_is_written() {
        for word in ["r16", "r33", "p2", "n4-", "n4+", "b", "a", "wNS", "wBA", "wRT", "!"] {
            let Ok(Token::Event(event)) = Token::read(word) else { panic!("{word}") };
            assert_eq!(event.to_string(), word);
        }
    }

    #[test]
    fn anything_else_is_no_token() {
        for word in
            ["", "r", "r1", "r07", "r166", "p0", "p7", "p22", "n4", "n4*", "wSN", "wNX", "l", "!!", "é", "p٣"]
        {
            assert_eq!(Token::read(word), Err(Reason::UnknownToken), "{word}");
        }
        assert_eq!(Token::read("r61"), Err(Reason::UnsortedRoll));
    }
}
