//! The cards: five colours, numbers 1 to 15.

use serde::{Deserialize, Serialize};

use super::Seats;

/// A colour of cards, and of a ship. The order is that of the code letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Colour {
    /// Code B.
    Blue,
    /// Code G.
    Green,
    /// Code R.
    Red,
    /// Code V.
    Violet,
    /// Code Y.
    Yellow,
}

impl Colour {
    /// All five in order.
    pub const ALL: [Self; 5] = [Self::Blue, Self::Green, Self::Red, Self::Violet, Self::Yellow];

    /// Returns the letter that stands for the colour.
    pub const fn code(self) -> char {
        ['B', 'G', 'R', 'V', 'Y'][self as usize]
    }

    /// Returns the colour with this letter.
    pub fn from_code(code: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.code() == code)
    }
}

/// A card. The order is that of its code as text: B1, B10, … B15, B2, …
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Card(u8);

/// The numbers, sorted as text.
const NUMBERS: [u8; Card::NUMBERS as usize] = [1, 10, 11, 12, 13, 14, 15, 2, 3, 4, 5, 6, 7, 8, 9];

impl Card {
    /// The highest number.
    pub const NUMBERS: u8 = 15;
    /// How many different cards there are.
    pub const KINDS: usize = Colour::ALL.len() * Self::NUMBERS as usize;

    /// Returns the card of this colour and number, if there is one.
    pub const fn new(colour: Colour, number: u8) -> Option<Self> {
        let rank = match number {
            1 => 0,
            2..=9 => number + 5,
            10..=Self::NUMBERS => number - 9,
            _ => return None,
        };
        Some(Self(colour as u8 * Self::NUMBERS + rank))
    }

    /// Returns the card's colour.
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 / Self::NUMBERS) as usize]
    }

    /// Returns the card's number.
    pub const fn number(self) -> u8 {
        NUMBERS[(self.0 % Self::NUMBERS) as usize]
    }

    /// Returns the highest number at a table. Each player gets 15 cards, so fewer players use fewer numbers.
    pub const fn highest(seats: Seats) -> u8 {
        match seats {
            Seats::Three => 9,
            Seats::Four => 12,
            Seats::Five => Self::NUMBERS,
        }
    }

    /// Returns the card's place in the order.
    pub(super) const fn index(self) -> u8 {
        self.0
    }

    /// Returns the card at this place in the order.
    pub(super) const fn from_index(index: u8) -> Self {
        assert!((index as usize) < Self::KINDS);
        Self(index)
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.0
    }
}

impl TryFrom<u8> for Card {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        if usize::from(index) < Self::KINDS { Ok(Self(index)) } else { Err("no such card") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_is_that_of_the_codes_as_text() {
        let codes: Vec<String> = (0..75)
            .map(Card::from_index)
            .map(|card| format!("{}{}", card.colour().code(), card.number()))
            .collect();
        assert!(codes.is_sorted());
        for colour in Colour::ALL {
            assert_eq!(Colour::from_code(colour.code()), Some(colour));
            for number in 1..=15 {
                let card = Card::new(colour, number).unwrap();
                assert_eq!((card.colour(), card.number()), (colour, number));
            }
            assert_eq!((Card::new(colour, 0), Card::new(colour, 16)), (None, None));
        }
    }

    #[test]
    fn everybody_gets_15_cards_at_every_table() {
        for seats in Seats::ALL {
            assert_eq!(usize::from(Card::highest(seats)) * 5, seats.count() * 15);
        }
    }
}
