//! Who takes each tavern card when the round ends, and why.

use super::{Card, Position, TAVERN};
use crate::rules::{BySeat, Seat};

/// What happens to one tavern card if the round ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The card.
    pub card: Card,
    /// Each player's dice on it.
    pub dice: BySeat<u8>,
    /// The player who takes it, and the rule that decides.
    pub verdict: Verdict,
}

/// The rule that decides about a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nobody has a die there: the card leaves the game.
    NoDice,
    /// This player has more dice on the card.
    MoreDice(Seat),
    /// Both have equally many dice; this player has more pips on the neighbouring cards.
    MoreNeighbourPips {
        /// The player who takes the card.
        seat: Seat,
        /// Each player's pips on the neighbouring cards.
        pips: BySeat<u8>,
    },
    /// Both have equally many dice and equal pips on the neighbouring cards: the card leaves the game.
    EqualNeighbourPips {
        /// The pips of each player.
        pips: u8,
    },
}

impl Verdict {
    /// Returns the player who takes the card; `None` if it leaves the game.
    pub const fn taker(self) -> Option<Seat> {
        match self {
            Self::MoreDice(seat) | Self::MoreNeighbourPips { seat, .. } => Some(seat),
            Self::NoDice | Self::EqualNeighbourPips { .. } => None,
        }
    }
}

impl Position {
    /// Returns what would happen to each tavern card if the round ended now, by table position. Has no meaning when the
    /// game is over, because the tavern is then empty.
    pub fn distribution(&self) -> [Claim; TAVERN] {
        std::array::from_fn(|position| Claim {
            card: self.tavern[position],
            dice: BySeat::from_fn(|seat| self.dice[seat][position]),
            verdict: self.verdict(position),
        })
    }

    pub(super) fn verdict(&self, position: usize) -> Verdict {
        let dice = BySeat::from_fn(|seat| self.dice[seat][position]);
        if let Some(seat) = dice.leader() {
            return Verdict::MoreDice(seat);
        }
        if dice[Seat::One] == 0 {
            return Verdict::NoDice;
        }
        let pips = BySeat::from_fn(|seat| self.neighbour_pips(seat, position));
        match pips.leader() {
            Some(seat) => Verdict::MoreNeighbourPips { seat, pips },
            None => Verdict::EqualNeighbourPips { pips: pips[Seat::One] },
        }
    }

    /// Returns the pips of a player's dice on the one or two cards beside this one.
    fn neighbour_pips(&self, seat: Seat, position: usize) -> u8 {
        let Some(end) = self.one_end else { return 0 };
        let pips_at = |place: usize| self.dice[seat][place] * end.number_at(place).pips();
        let left = if position > 0 { pips_at(position - 1) } else { 0 };
        let right = if position + 1 < TAVERN { pips_at(position + 1) } else { 0 };
        left + right
    }
}
