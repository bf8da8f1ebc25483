//! Which trick a player has played since the position that is solved.

use crate::rules::{
    Seat,
    shanghaien::{Nation, Position, Trick},
};

/// How a player has used a trick since the position that is solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// Not at all.
    AsNow,
    /// For the trick's own use.
    Own(Trick),
    /// As 2 sailors of this nation.
    TwoSailors(Trick, Nation),
}

impl Layer {
    /// Returns all layers of a player: as now, and every use of a trick that may still be played in this round.
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

    /// Returns the trick that has left the hand, if any.
    pub(super) const fn spent(self) -> Option<Trick> {
        match self {
            Self::AsNow => None,
            Self::Own(trick) | Self::TwoSailors(trick, _) => Some(trick),
        }
    }

    /// Returns the number of dice put down beyond one a turn.
    pub(super) fn extra_dice(self) -> usize {
        usize::from(self == Self::Own(Trick::AddBothDice))
    }
}
