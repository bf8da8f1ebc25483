//! Which trick a player has played since the position that is being solved.

use crate::rules::{
    Seat,
    shanghaien::{Nation, Position, Trick},
};

/// What a player has done with tricks from here on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// Nothing.
    AsNow,
    /// Played this trick for its own use.
    Own(Trick),
    /// Played this trick as 2 sailors of this nation.
    TwoSailors(Trick, Nation),
}

impl Layer {
    /// All layers of a player: as now, and every use of a trick that may still be played in this round.
    pub(super) fn of(position: &Position, seat: Seat) -> Vec<Self> {
        let mut layers = vec![Self::AsNow];
        if !position.captain_out(seat) {
            for trick in Trick::ALL.into_iter().filter(|&trick| position.tricks(seat, trick) > 0) {
                layers.push(Self::Own(trick));
                let manned = Nation::ALL.into_iter().filter(|&nation| position.crew(seat).has(nation));
                layers.extend(manned.map(|nation| Self::TwoSailors(trick, nation)));
            }
        }
        layers
    }

    /// The trick that is gone from the hand.
    pub(super) const fn spent(self) -> Option<Trick> {
        match self {
            Self::AsNow => None,
            Self::Own(trick) | Self::TwoSailors(trick, _) => Some(trick),
        }
    }

    /// Dice put down beyond one a turn.
    pub(super) fn extra_dice(self) -> usize {
        usize::from(self == Self::Own(Trick::AddBothDice))
    }
}
