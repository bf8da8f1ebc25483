//! What all players at the table see.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{
    BySeat, Card, Colour, Give, HAND, Hand, HandScore, Sea, Seat, Seats, Setup, Ship, Trick, score::score,
};
use crate::rules::Turn;

/// What may be done, and by which player.
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

/// All that is public. It holds no card of a hand and no bid that lies face down, so code that gets only a table can't
/// know them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    pub(super) setup: Setup,
    pub(super) hand: u8,
    pub(super) phase: Phase,
    /// How many cards each player holds.
    pub(super) held: BySeat<u8>,
    /// The bids shown in this hand, in the order they were made.
    pub(super) bids: BySeat<ArrayVec<Card, HAND>>,
    pub(super) trump: Option<Colour>,
    pub(super) trick: Trick,
    /// All cards shown in this hand, bid or played.
    pub(super) shown: Hand,
    /// The colours that each player could not follow in this hand.
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

    /// Returns the set-up of the game.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the number of players.
    pub const fn seats(&self) -> Seats {
        self.setup.seats
    }

    /// Returns the number of the hand, from 1; when the game is over, of the last hand.
    pub const fn hand(&self) -> u8 {
        self.hand
    }

    /// Returns what may be done now.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns who acts next.
    pub const fn turn(&self) -> Turn<Seat> {
        match self.phase {
            Phase::Deal => Turn::Chance,
            Phase::Over => Turn::Over,
            Phase::Bid(seat) | Phase::Play(seat) | Phase::Board(seat) | Phase::Give(seat) => Turn::Seat(seat),
        }
    }

    /// Returns the player who decides; `None` if cards are to be dealt or the game is over.
    pub const fn to_move(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// Returns the first player of this hand.
    pub fn first(&self) -> Seat {
        self.setup.first_of(self.hand)
    }

    /// Returns how many cards a player holds.
    pub fn held(&self, seat: Seat) -> u8 {
        self.held[seat]
    }

    /// Returns a player's bids that have been shown in this hand.
    pub fn bids(&self, seat: Seat) -> &[Card] {
        &self.bids[seat]
    }

    /// Returns the trump colour of this hand, once decided.
    pub const fn trump(&self) -> Option<Colour> {
        self.trump
    }

    /// Returns the trick on the table.
    pub const fn trick(&self) -> &Trick {
        &self.trick
    }

    /// Returns all cards shown in this hand, bid or played.
    pub const fn shown(&self) -> Hand {
        self.shown
    }

    /// Returns whether a player could not follow a colour in this hand.
    pub fn lacks(&self, seat: Seat, colour: Colour) -> bool {
        self.lacks[seat][colour as usize]
    }

    /// Returns the ships and islands.
    pub const fn sea(&self) -> &Sea {
        &self.sea
    }

    /// Returns how many tricks are in a player's pile.
    pub fn pile(&self, seat: Seat) -> u8 {
        self.piles[seat]
    }

    /// Returns a player's points so far.
    pub fn points(&self, seat: Seat) -> i16 {
        self.points[seat]
    }

    /// Returns the ship that the winner of the trick on the table may board.
    pub fn ship(&self) -> Option<Ship> {
        self.trick.ship()
    }

    /// Returns what each player would score if the hand ended now.
    pub fn hand_scores(&self) -> BySeat<HandScore> {
        score(self.seats(), &self.sea, &self.piles)
    }

    /// Returns what each player would score if the winner took the trick or gave it away like this and the hand ended.
    pub fn scores_after(&self, winner: Seat, give: Give) -> BySeat<HandScore> {
        score(self.seats(), &self.sea, &self.piles_after(winner, give))
    }

    /// Returns each player's pile after the winner has taken the trick or given it away like this.
    pub(super) fn piles_after(&self, winner: Seat, give: Give) -> BySeat<u8> {
        let to = give.taker(self.seats(), winner);
        let mut piles = self.piles;
        if give.takes_pile() {
            piles[to] += std::mem::take(&mut piles[winner]);
        }
        piles[to] += 1;
        piles
    }

    /// Returns the players with the most points.
    pub fn leaders(&self) -> impl Iterator<Item = Seat> {
        let most = self.seats().all().map(|seat| self.points[seat]).max();
        self.seats().all().filter(move |&seat| Some(self.points[seat]) == most)
    }
}
