//! The tokens of a record: how cards and steps are written, and read again.

use std::fmt;

use crate::{
    record::Reason,
    rules::hispaniola::{Action, Card, Colour, Deal, Event, Give, Hand, Side, Step},
};

/// The word that starts a deal; alone, it stands for a deal that is due.
pub(super) const DEAL: &str = "deal";
/// What stands between the cards of two players.
pub(super) const BETWEEN_HANDS: char = '|';

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

/// The cards of one player after the other, in order.
impl fmt::Display for Deal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(DEAL)?;
        let at_the_table = self.hands().0.into_iter().filter(|hand: &Hand| !hand.is_empty());
        for (seats_before, hand) in at_the_table.enumerate() {
            if seats_before > 0 {
                write!(out, " {BETWEEN_HANDS}")?;
            }
            for card in hand.iter() {
                write!(out, " {card}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal(()) => out.write_str(DEAL),
            other => other.write_without_deal(out),
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal(deal) => write!(out, "{deal}"),
            other => other.write_without_deal(out),
        }
    }
}

impl<D> Step<D> {
    /// Writes any step except a deal: actions and events look the same.
    fn write_without_deal(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal(_) => Ok(()),
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

/// Reads a token: any step except a deal, which has a line of its own.
pub(super) fn event(word: &str) -> Result<Event, Reason> {
    let event = match word {
        DEAL => return Err(Reason::DealInsideLine),
        "0" => Some(Step::Nothing),
        "^" => Some(Step::Board(None)),
        "^a" => Some(Step::Board(Some(Side::Aft))),
        "^f" => Some(Step::Board(Some(Side::Fore))),
        "xa" => Some(Step::Swap(Side::Aft)),
        "xf" => Some(Step::Swap(Side::Fore)),
        _ => match word.strip_prefix('t') {
            Some(bid) => card(bid).map(Step::Bid),
            None => give(word).map(Step::Give).or_else(|| card(word).map(Step::Play)),
        },
    };
    event.ok_or(Reason::UnknownToken)
}

fn give(word: &str) -> Option<Give> {
    match word {
        "gl" => Some(Give::Left { pile: false }),
        "gl*" => Some(Give::Left { pile: true }),
        "gr" => Some(Give::Right { pile: false }),
        "gr*" => Some(Give::Right { pile: true }),
        "k" => Some(Give::Keep),
        _ => None,
    }
}

/// Reads a card's code.
pub(super) fn card(word: &str) -> Option<Card> {
    let mut characters = word.chars();
    let colour = Colour::from_code(characters.next()?)?;
    Card::new(colour, number(characters.as_str())?)
}

/// Reads a number as it is written here: no sign, no leading zero.
pub(super) fn number(word: &str) -> Option<u8> {
    word.parse().ok().filter(|number: &u8| number.to_string() == word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::hispaniola::Seats;

    #[test]
    fn every_card_is_read_as_it_is_written() {
        assert!(Hand::all(Seats::Five).iter().all(|kind| card(&kind.to_string()) == Some(kind)));
        for bad in ["", "R", "R0", "R16", "R07", "R+7", "R-1", "r7", "X1", "N1", "7R", "R7 ", "R٣", "R256"] {
            assert_eq!(card(bad), None, "{bad}");
        }
    }

    #[test]
    fn every_token_is_read_as_it_is_written() {
        let words =
            ["tR7", "tB15", "R7", "V10", "^", "^f", "^a", "xf", "xa", "0", "k", "gl", "gr", "gl*", "gr*"];
        for word in words {
            assert_eq!(event(word).unwrap().to_string(), word);
        }
    }

    #[test]
    fn anything_else_is_no_token() {
        for word in
            ["", "t", "tt", "tR", "tR16", "^x", "^^", "x", "xx", "00", "K", "g", "g*", "gl**", "k*", "é"]
        {
            assert_eq!(event(word), Err(Reason::UnknownToken), "{word}");
        }
        assert_eq!(event("deal"), Err(Reason::DealInsideLine));
    }
}
