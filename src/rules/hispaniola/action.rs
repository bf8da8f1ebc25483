//! What players do: actions, and events with the cards that were dealt.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{BySeat, Card, HAND, Hand, Seat, Seats};

/// A side of the captain's place on a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Side {
    /// Towards the stern.
    Aft,
    /// Towards the bow.
    Fore,
}

impl Side {
    /// Aft, then fore: the order of their letters.
    pub const ALL: [Self; 2] = [Self::Aft, Self::Fore];
}

/// Where a won trick goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Give {
    /// To the neighbour on the left, who is next clockwise.
    Left {
        /// Whether the winner's whole pile goes with it.
        pile: bool,
    },
    /// To the neighbour on the right.
    Right {
        /// Whether the winner's whole pile goes with it.
        pile: bool,
    },
    /// Nowhere: the winner keeps it.
    Keep,
}

impl Give {
    /// All five, in the order of their notation.
    pub const ALL: [Self; 5] = [
        Self::Left { pile: false },
        Self::Left { pile: true },
        Self::Right { pile: false },
        Self::Right { pile: true },
        Self::Keep,
    ];

    /// Returns the player whose pile the trick goes to.
    pub const fn taker(self, seats: Seats, winner: Seat) -> Seat {
        match self {
            Self::Keep => winner,
            Self::Left { .. } => seats.left_of(winner),
            Self::Right { .. } => seats.right_of(winner),
        }
    }

    /// Returns whether the winner's pile goes with the trick.
    pub const fn takes_pile(self) -> bool {
        matches!(self, Self::Left { pile: true } | Self::Right { pile: true })
    }
}

/// One step of a game. A deal carries `D`: nothing in an [`Action`], the cards in an [`Event`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step<D> {
    /// The cards are dealt.
    Deal(D),
    /// Bid a card for trump, face down.
    Bid(Card),
    /// Play a card to the trick.
    Play(Card),
    /// Do nothing, because no pirate is left in the reserve.
    Nothing,
    /// Put a pirate in the captain's place. A captain who is there goes to this side.
    Board(Option<Side>),
    /// Exchange the captain and the pirate at this side.
    Swap(Side),
    /// Take the trick or give it away.
    Give(Give),
}

/// A possible step; the cards of a deal are not known yet.
pub type Action = Step<()>;
/// A step that has happened, with the cards of a deal.
pub type Event = Step<Deal>;
/// A list of legal actions: at most one for each card in hand.
pub type Actions = ArrayVec<Action, HAND>;

impl<D> Step<D> {
    /// Returns the same step with the content of a deal changed.
    pub fn map_deal<E>(self, change: impl FnOnce(D) -> E) -> Step<E> {
        match self {
            Self::Deal(deal) => Step::Deal(change(deal)),
            Self::Bid(card) => Step::Bid(card),
            Self::Play(card) => Step::Play(card),
            Self::Nothing => Step::Nothing,
            Self::Board(side) => Step::Board(side),
            Self::Swap(side) => Step::Swap(side),
            Self::Give(give) => Step::Give(give),
        }
    }
}

/// Each player's cards at the start of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deal(BySeat<Hand>);

/// Why a list of cards can't be a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrongDeal {
    /// Cards for too many or too few players.
    Players {
        /// The number of hands in the list.
        has: usize,
        /// The number of players at the table.
        needs: usize,
    },
    /// A player has too many or too few cards.
    Size {
        /// The player's number.
        seat: usize,
        /// The number of cards.
        has: usize,
    },
    /// A card is dealt twice.
    Twice(Card),
    /// A card is not used with so few players.
    NotInGame(Card),
}

impl Deal {
    /// Makes a deal of these cards.
    ///
    /// # Errors
    ///
    /// Returns why these are not 15 different cards of the game for each player.
    pub fn new(seats: Seats, hands: &[Vec<Card>]) -> Result<Self, WrongDeal> {
        if hands.len() != seats.count() {
            return Err(WrongDeal::Players { has: hands.len(), needs: seats.count() });
        }
        let (mut deal, mut dealt) = (BySeat::default(), Hand::default());
        for (seat, cards) in seats.all().zip(hands) {
            for &card in cards {
                if card.number() > Card::highest(seats) {
                    return Err(WrongDeal::NotInGame(card));
                }
                if dealt.contains(card) {
                    return Err(WrongDeal::Twice(card));
                }
                dealt = dealt.with(card);
            }
            if cards.len() != HAND {
                return Err(WrongDeal::Size { seat: usize::from(seat.number()), has: cards.len() });
            }
            deal[seat] = cards.iter().copied().collect();
        }
        Ok(Self(deal))
    }

    /// Deals random cards to all players.
    pub fn shuffled(seats: Seats, chance: &mut impl crate::rules::Chance) -> Self {
        let mut cards: ArrayVec<Card, { Card::KINDS }> = Hand::all(seats).iter().collect();
        chance.shuffle(&mut cards);
        let mut deal = BySeat::default();
        for (seat, cards) in seats.all().zip(cards.chunks_exact(HAND)) {
            deal[seat] = cards.iter().copied().collect();
        }
        Self(deal)
    }

    /// Returns each player's cards.
    pub const fn hands(&self) -> &BySeat<Hand> {
        &self.0
    }

    /// Returns whether this deal is for a table with so many players.
    pub(super) fn is_for(&self, seats: Seats) -> bool {
        let dealt = self.0.0.into_iter().fold(Hand::default(), Hand::plus);
        dealt == Hand::all(seats)
    }
}
