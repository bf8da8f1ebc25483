//! A set of cards.

use serde::{Deserialize, Serialize};

use super::{Card, Colour, Seats};

/// Some of the cards, each at most once, in the order of their codes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "[u16; 5]", try_from = "[u16; 5]")]
pub struct Hand(u128);

impl Hand {
    /// Returns all cards used at a table of this size.
    pub const fn all(seats: Seats) -> Self {
        const ALL: [Hand; Seats::ALL.len()] =
            [Hand::up_to(Seats::Three), Hand::up_to(Seats::Four), Hand::up_to(Seats::Five)];
        ALL[seats as usize]
    }

    const fn up_to(seats: Seats) -> Self {
        let (mut all, mut colour) = (Self(0), 0);
        while colour < Colour::ALL.len() {
            let mut number = 1;
            while number <= Card::highest(seats)
                && let Some(card) = Card::new(Colour::ALL[colour], number)
            {
                all = all.with(card);
                number += 1;
            }
            colour += 1;
        }
        all
    }

    /// Returns whether the set contains a card.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Returns the number of cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the set with one more card.
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.index())
    }

    /// Returns the set without a card.
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.index()))
    }

    /// Returns the set without the cards of another set.
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the cards that are in at least one of the two sets.
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the cards of a colour.
    pub const fn of(self, colour: Colour) -> Self {
        let numbers = Card::NUMBERS;
        Self(self.0 & ((1 << numbers) - 1) << (colour as u8 * numbers))
    }

    /// Returns the numbers held of a colour. Bit 0 stands for the 1, so higher numbers are higher bits.
    pub const fn numbers(self, colour: Colour) -> u16 {
        // In the order of the codes, 1 comes first, then 10 to 15, then 2 to 9.
        let codes = (self.0 >> (colour as u8 * Card::NUMBERS) & 0x7fff) as u16;
        codes & 1 | codes >> 6 & 0x01fe | codes << 8 & 0x7e00
    }

    /// Returns the cards in order.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let index = u8::try_from(left.trailing_zeros()).expect("75 at most");
            left &= left - 1;
            Some(Card::from_index(index))
        })
    }
}

/// The numbers of each colour, as it is saved and sent: not every format can carry a 128-bit number.
impl From<Hand> for [u16; Colour::ALL.len()] {
    fn from(hand: Hand) -> Self {
        Colour::ALL.map(|colour| hand.numbers(colour))
    }
}

impl TryFrom<[u16; Colour::ALL.len()]> for Hand {
    type Error = &'static str;

    fn try_from(numbers: [u16; Colour::ALL.len()]) -> Result<Self, Self::Error> {
        let cards = Colour::ALL.into_iter().zip(numbers).flat_map(|(colour, numbers)| {
            let held = (0..16).filter(move |bit| numbers >> bit & 1 == 1);
            held.map(move |bit| Card::new(colour, bit + 1))
        });
        cards.collect::<Option<Self>>().ok_or("no such card")
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::default(), Self::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_knows_its_cards() {
        let all = Hand::all(Seats::Five);
        assert_eq!((all.len(), Hand::all(Seats::Four).len(), Hand::all(Seats::Three).len()), (75, 60, 45));
        assert_eq!(all.iter().collect::<Hand>(), all);
        assert!(
            Colour::ALL.into_iter().all(|colour| all.of(colour).iter().all(|card| card.colour() == colour))
        );
        let card = Card::new(Colour::Red, 7).unwrap();
        assert!(all.contains(card) && !all.without(card).contains(card));
        assert!(all.iter().all(|card| {
            let held = Hand::default().with(card);
            Colour::ALL.map(|colour| held.numbers(colour)).iter().sum::<u16>() == 1 << (card.number() - 1)
                && held.numbers(card.colour()) != 0
        }));
        assert_eq!(all.without(card).with(card), all);
        assert_eq!(all.minus(all.of(Colour::Red)).of(Colour::Red).len(), 0);
    }
}
