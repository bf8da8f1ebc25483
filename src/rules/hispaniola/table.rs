//! What everybody at the table sees.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{
    BySeat, Card, Colour, Give, HAND, Hand, HandScore, Sea, Seat, Seats, Setup, Ship, Trick, score::score,
};
use crate::rules::Turn;

/// What may be done, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// The cards are to be dealt.
    Deal,
    /// This player bids for trump.
    Bid(Seat),
    /// This player plays a card.
    Play(Seat),
    /// This player has won the trick and boards.
    Board(Seat),
    /// This player has won the trick and takes or gives it.
    Give(Seat),
    /// The game has ended.
    Over,
}

/// Everything that is open to all. It holds no card of a hand and no bid that lies face down, so whoever
/// looks at it alone cannot know them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    pub(super) setup: Setup,
    pub(super) hand: u8,
    pub(super) phase: Phase,
    /// How many cards each player holds.
    pub(super) held: BySeat<u8>,
    /// The bids shown in this hand, in the order made.
    pub(super) bids: BySeat<ArrayVec<Card, HAND>>,
    pub(super) trump: Option<Colour>,
    pub(super) trick: Trick,
    /// All cards shown in this hand, bid or played.
    pub(super) shown: Hand,
    /// The colours that each player has been unable to follow in this hand.
    pub(super) lacks: BySeat<[bool; Colour::ALL.len()]>,
    pub(super) sea: Sea,
    pub(super) piles: BySeat<u8>,
    pub(super) points: BySeat<i16>,
}

impl Table {
    pub(super) fn new(setup: &Setup) -> Self {
        Self {
            setup: *setup,
            hand: 1,
            phase: Phase::Deal,
            held: BySeat::default(),
            bids: BySeat::default(),
            trump: None,
            trick: Trick::new(setup.first),
            shown: Hand::default(),
            lacks: BySeat::default(),
            sea: Sea::default(),
            piles: BySeat::default(),
            points: BySeat::default(),
        }
    }

    /// What was agreed.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How many play.
    pub const fn seats(&self) -> Seats {
        self.setup.seats
    }

    /// The hand, from 1; the last one when over.
    pub const fn hand(&self) -> u8 {
        self.hand
    }

    /// What may be done now.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Who acts next.
    pub const fn turn(&self) -> Turn<Seat> {
        match self.phase {
            Phase::Deal => Turn::Chance,
            Phase::Over => Turn::Over,
            Phase::Bid(seat) | Phase::Play(seat) | Phase::Board(seat) | Phase::Give(seat) => Turn::Seat(seat),
        }
    }

    /// Which player decides; nobody if cards are to be dealt or the game is over.
    pub const fn to_move(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// The first player of this hand.
    pub fn first(&self) -> Seat {
        self.setup.first_of(self.hand)
    }

    /// How many cards a player holds.
    pub fn held(&self, seat: Seat) -> u8 {
        self.held[seat]
    }

    /// A player's bids that have been shown in this hand.
    pub fn bids(&self, seat: Seat) -> &[Card] {
        &self.bids[seat]
    }

    /// The trump colour of this hand, once found.
    pub const fn trump(&self) -> Option<Colour> {
        self.trump
    }

    /// The cards on the table.
    pub const fn trick(&self) -> &Trick {
        &self.trick
    }

    /// All cards shown in this hand, bid or played.
    pub const fn shown(&self) -> Hand {
        self.shown
    }

    /// Whether a player has shown to have no card of a colour in this hand.
    pub fn lacks(&self, seat: Seat, colour: Colour) -> bool {
        self.lacks[seat][colour as usize]
    }

    /// The ships and islands.
    pub const fn sea(&self) -> &Sea {
        &self.sea
    }

    /// How many tricks lie in a player's pile.
    pub fn pile(&self, seat: Seat) -> u8 {
        self.piles[seat]
    }

    /// A player's points so far.
    pub fn points(&self, seat: Seat) -> i16 {
        self.points[seat]
    }

    /// The ship that the winner of the trick on the table may board.
    pub fn ship(&self) -> Option<Ship> {
        self.trick.ship()
    }

    /// What everybody would score if the hand ended now.
    pub fn hand_scores(&self) -> BySeat<HandScore> {
        score(self.seats(), &self.sea, &self.piles)
    }

    /// What everybody would score if the hand ended with this winner of a trick taking it or giving it away.
    pub fn scores_after(&self, winner: Seat, give: Give) -> BySeat<HandScore> {
        score(self.seats(), &self.sea, &self.piles_after(winner, give))
    }

    /// Everybody's pile after this winner of a trick has taken it or given it away.
    pub(super) fn piles_after(&self, winner: Seat, give: Give) -> BySeat<u8> {
        let to = give.taker(self.seats(), winner);
        let mut piles = self.piles;
        if give.takes_pile() {
            piles[to] += std::mem::take(&mut piles[winner]);
        }
        piles[to] += 1;
        piles
    }

    /// Those with most points.
    pub fn leaders(&self) -> impl Iterator<Item = Seat> {
        let most = self.seats().all().map(|seat| self.points[seat]).max();
        self.seats().all().filter(move |&seat| Some(self.points[seat]) == most)
    }
}
