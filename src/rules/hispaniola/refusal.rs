//! Why an action is refused: the broken rule with its numbers, not its words.

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
    /// With pirates in reserve one must board or swap.
    ReserveNotEmpty {
        /// How many there are.
        has: u8,
    },
    /// The old captain must go to one side.
    SideNotChosen,
    /// There is no captain who could go aside.
    NoCaptain,
    /// A swap is between an own pirate and another's, the captain and that side.
    NoSwap {
        /// The side asked for.
        side: Side,
    },
    /// The winner had no trick before this one, so there is no pile to give.
    NoPile,
}
