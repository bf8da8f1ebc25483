//! Why an action is refused: the broken rule with its numbers, without words.

use super::{Card, Colour, Side};

/// The rule that forbids an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game has ended.
    GameOver,
    /// The cards are dealt before anything else.
    DealFirst,
    /// The hand is not over yet.
    AlreadyDealt,
    /// These cards are for a table of another size.
    DealForOtherTable,
    /// Trump is not decided yet: bids come first.
    BidFirst,
    /// Trump is decided: there is no more bidding in this hand.
    TrumpDecided,
    /// The player does not hold this card.
    CardNotHeld {
        /// The card asked for.
        card: Card,
    },
    /// The colour led must be followed.
    MustFollow {
        /// The colour led.
        led: Colour,
    },
    /// The trick is not complete: cards come first.
    TrickNotComplete,
    /// The winner boards before anything else.
    BoardFirst,
    /// The winner takes or gives the trick before anything else.
    GiveFirst,
    /// Boarding needs a pirate in reserve.
    ReserveEmpty,
    /// A player with pirates in reserve must board or swap.
    ReserveNotEmpty {
        /// The number of pirates in reserve.
        has: u8,
    },
    /// The player must say to which side the old captain goes.
    SideNotChosen,
    /// There is no captain to move to a side.
    NoCaptain,
    /// A swap needs one pirate of the player and one of another player, one of them the captain, the other at that
    /// side.
    NoSwap {
        /// The side asked for.
        side: Side,
    },
    /// The winner had no trick before this one, so there is no pile to give away.
    NoPile,
}
