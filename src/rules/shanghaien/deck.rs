//! The 48 cards in dealing order.

use super::{Card, Nation, ROUNDS, Sailor, TAVERN, TRICK_COUNTS, Trick};
use crate::rules::Chance;

/// All 48 cards in the order they are dealt, six to a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deck([Card; Self::SIZE]);

/// Why a list of cards can't be a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrongDeck {
    /// Too many or too few cards.
    Size {
        /// The number of cards in the list.
        has: usize,
    },
    /// The list has 48 cards, but a wrong number of this one.
    Count {
        /// The first card whose number is wrong.
        card: Card,
        /// How many of this card there are.
        has: u8,
        /// How many there must be.
        needs: u8,
    },
}

/// The values of each nation's five sailors.
const SAILORS: [u8; 5] = [1, 2, 3, 3, 4];

impl Deck {
    /// How many cards there are.
    pub const SIZE: usize = ROUNDS as usize * TAVERN;
    /// How many of each card there are, in the order of [`Card::kinds`].
    pub(super) const COUNTS: [u8; Card::KINDS] = {
        let mut counts = [0; Card::KINDS];
        let mut kind = 0;
        while kind < Trick::ALL.len() {
            let (trick, count) = TRICK_COUNTS[kind];
            counts[Card::Trick(trick).index()] = count;
            kind += 1;
        }
        let mut sailor = 0;
        while sailor < Nation::ALL.len() * SAILORS.len() {
            let nation = Nation::ALL[sailor / SAILORS.len()];
            let value = SAILORS[sailor % SAILORS.len()];
            if let Some(sailor) = Sailor::new(nation, value) {
                counts[Card::Sailor(sailor).index()] += 1;
            }
            sailor += 1;
        }
        counts
    };

    /// Makes a deck in this order.
    ///
    /// # Errors
    ///
    /// Returns why these are not exactly the game's cards.
    pub fn new(cards: &[Card]) -> Result<Self, WrongDeck> {
        let order: [Card; Self::SIZE] = cards.try_into().map_err(|_| WrongDeck::Size { has: cards.len() })?;
        let mut has = [0_u8; Card::KINDS];
        for card in cards {
            has[card.index()] += 1;
        }
        let needs = Self::COUNTS;
        match Card::kinds().find(|card| has[card.index()] != needs[card.index()]) {
            None => Ok(Self(order)),
            Some(card) => {
                let index = card.index();
                Err(WrongDeck::Count { card, has: has[index], needs: needs[index] })
            }
        }
    }

    /// Returns the deck before shuffling: tricks, then sailors by nation.
    pub fn sorted() -> Self {
        let mut cards =
            Card::kinds().flat_map(|card| std::iter::repeat_n(card, usize::from(Self::COUNTS[card.index()])));
        Self(std::array::from_fn(|_| cards.next().expect("8 tricks and 40 sailors")))
    }

    /// Returns a deck in random order.
    pub fn shuffled(chance: &mut impl Chance) -> Self {
        let mut deck = Self::sorted();
        chance.shuffle(&mut deck.0);
        deck
    }

    /// Returns the cards in dealing order.
    pub fn cards(&self) -> &[Card; Self::SIZE] {
        &self.0
    }

    /// Returns the deck with all cards after this round sorted as in [`Deck::sorted`].
    pub fn with_rest_sorted(&self, round: u8) -> Self {
        let dealt = usize::from(round) * TAVERN;
        let mut left = Self::COUNTS;
        for card in &self.0[..dealt] {
            left[card.index()] -= 1;
        }
        let mut rest =
            Card::kinds().flat_map(|card| std::iter::repeat_n(card, usize::from(left[card.index()])));
        let mut sorted = *self;
        sorted.0[dealt..].fill_with(|| rest.next().expect("as many are left as are to come"));
        sorted
    }

    /// Returns the six cards of a round. Rounds count from 1.
    pub(super) fn tavern(&self, round: u8) -> [Card; TAVERN] {
        let start = usize::from(round - 1) * TAVERN;
        std::array::from_fn(|position| self.0[start + position])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::SeededChance;

    #[test]
    fn it_has_40_sailors_and_8_tricks_in_the_assumed_split() {
        let deck = Deck::sorted();
        let count = |card| deck.cards().iter().filter(|&&c| c == card).count();
        assert_eq!(count(Card::Trick(Trick::DiePlusMinusOne)), 3);
        assert_eq!(count(Card::Trick(Trick::RollAgain)), 3);
        assert_eq!(count(Card::Trick(Trick::AddBothDice)), 2);
        for nation in Nation::ALL {
            let of = |value| count(Card::Sailor(Sailor::new(nation, value).unwrap()));
            assert_eq!([1, 2, 3, 4].map(of), [1, 1, 2, 1]);
        }
    }

    #[test]
    fn a_wrong_deck_is_refused_with_the_card_that_is_off() {
        let mut cards = *Deck::sorted().cards();
        assert_eq!(Deck::new(&cards[1..]), Err(WrongDeck::Size { has: 47 }));
        cards[0] = cards[47];
        let add_both = Card::Trick(Trick::AddBothDice);
        assert_eq!(Deck::new(&cards), Err(WrongDeck::Count { card: add_both, has: 1, needs: 2 }));
    }

    #[test]
    fn shuffling_loses_no_card() {
        let deck = Deck::shuffled(&mut SeededChance::from_number(5));
        assert_ne!(deck, Deck::sorted());
        assert_eq!(Deck::new(deck.cards()), Ok(deck));
    }
}
