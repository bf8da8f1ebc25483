//! A set of cards.

use super::{Card, Colour, Seats};

/// Some of the cards, each at most once, in the order of their codes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand(u128);

impl Hand {
    /// All cards of a table.
    pub fn all(seats: Seats) -> Self {
        let numbers = 1..=Card::highest(seats);
        let cards = Colour::ALL
            .into_iter()
            .flat_map(|colour| numbers.clone().filter_map(move |n| Card::new(colour, n)));
        cards.collect()
    }

    /// Whether it contains a card.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// How many cards there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// With one card more.
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.index())
    }

    /// Without a card.
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.index()))
    }

    /// Without all cards of another set.
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cards of one or the other.
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards of a colour.
    pub const fn of(self, colour: Colour) -> Self {
        let numbers = Card::NUMBERS;
        Self(self.0 & ((1 << numbers) - 1) << (colour as u8 * numbers))
    }

    /// The cards in order.
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
        assert_eq!(all.without(card).with(card), all);
        assert_eq!(all.minus(all.of(Colour::Red)).of(Colour::Red).len(), 0);
    }
}
