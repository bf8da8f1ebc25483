//! What one player sees: the table and their own cards, and nothing else.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{Action, Actions, BySeat, Card, Hand, Hispaniola, Phase, Refusal, Seat, Seats, Table};
use crate::rules::Chance;

/// A player's view of a game. It can't contain another player's cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    table: Table,
    seat: Seat,
    hand: Hand,
    face_down: Option<Card>,
}

impl View {
    pub(super) const fn new(table: Table, seat: Seat, hand: Hand, face_down: Option<Card>) -> Self {
        Self { table, seat, hand, face_down }
    }

    /// Returns what all players see.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Returns the player whose view this is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the player's own cards.
    pub const fn hand(&self) -> Hand {
        self.hand
    }

    /// Returns the player's own bid that has not been shown yet.
    pub const fn face_down(&self) -> Option<Card> {
        self.face_down
    }

    /// Returns what this player may do now; nothing if it is another player's turn.
    pub fn legal_actions(&self) -> Actions {
        if self.table.to_move() == Some(self.seat) {
            self.table.legal_actions(self.hand)
        } else {
            Actions::new()
        }
    }

    /// Checks whether this player, who is to move, may do this.
    ///
    /// # Errors
    /// The rule it would break.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        self.table.check(action, self.hand)
    }

    /// Returns a random game that looks like this to the player. The unknown cards are dealt to the other players, but
    /// no player gets a colour that they could not follow. A bid that lies face down may be any card.
    pub fn sample<C: Chance>(&self, chance: &mut C) -> Hispaniola {
        self.sample_with_bids(chance, |hand, chance| {
            let count = u32::try_from(hand.len()).unwrap_or(1);
            hand.iter().nth(chance.below(count.max(1)) as usize)
        })
    }

    /// Returns a random game as [`Self::sample`] does, with a guess which of their cards the other players have bid.
    pub fn sample_with_bids<C: Chance>(
        &self,
        chance: &mut C,
        bid_of: impl Fn(Hand, &mut C) -> Option<Card>,
    ) -> Hispaniola {
        let seats = self.table.seats();
        let mut game =
            Hispaniola { table: self.table.clone(), hands: BySeat::default(), face_down: BySeat::default() };
        game.hands[self.seat] = self.hand;
        game.face_down[self.seat] = self.face_down;
        let others: ArrayVec<Seat, { Seats::MOST }> = seats.all().filter(|&seat| seat != self.seat).collect();
        let mut unknown: ArrayVec<Card, { Card::KINDS }> = self.unknown().iter().collect();
        chance.shuffle(&mut unknown);
        let has_bid = |seat: Seat| self.has_bid(seat);
        let mut dealing =
            Dealing { table: &self.table, others: &others, hands: BySeat::default(), has_bid: &has_bid };
        for &card in &unknown {
            let is_dealt = dealing.deal(card, &mut Hand::default());
            debug_assert!(is_dealt, "the true hands are one way to deal");
        }
        for &seat in &others {
            let mut hand = dealing.hands[seat];
            if has_bid(seat) {
                let bid = bid_of(hand, chance);
                hand = bid.map_or(hand, |bid| hand.without(bid));
                game.face_down[seat] = bid;
            }
            game.hands[seat] = hand;
        }
        game
    }

    /// Returns the cards whose place this player does not know.
    fn unknown(&self) -> Hand {
        if matches!(self.table.phase(), Phase::Deal | Phase::Over) {
            return Hand::default();
        }
        let known = self.face_down.map_or(self.hand, |card| self.hand.with(card)).plus(self.table.shown());
        Hand::all(self.table.seats()).minus(known)
    }

    /// Returns whether a player's bid lies face down now. Bids are made in the order of the seats.
    fn has_bid(&self, seat: Seat) -> bool {
        matches!(self.table.phase(), Phase::Bid(next) if seat < next)
    }
}

/// Cards being dealt to the other players.
struct Dealing<'a> {
    table: &'a Table,
    others: &'a [Seat],
    hands: BySeat<Hand>,
    has_bid: &'a dyn Fn(Seat) -> bool,
}

impl Dealing<'_> {
    /// Gives a card to a player who has room for it and may have it. If all players who may have it are full, one of
    /// their cards moves on to another player in the same way; `tried` prevents endless circles.
    fn deal(&mut self, card: Card, tried: &mut Hand) -> bool {
        *tried = tried.with(card);
        let may_have = |seat: &&Seat| !self.table.lacks(**seat, card.colour());
        let takers: ArrayVec<Seat, { Seats::MOST }> = self.others.iter().filter(may_have).copied().collect();
        let room = |hands: &BySeat<Hand>, seat: Seat| {
            let needs = usize::from(self.table.held(seat)) + usize::from((self.has_bid)(seat));
            needs.saturating_sub(hands[seat].len())
        };
        if let Some(&seat) = takers.iter().max_by_key(|&&seat| room(&self.hands, seat))
            && room(&self.hands, seat) > 0
        {
            self.hands[seat] = self.hands[seat].with(card);
            return true;
        }
        for seat in takers {
            for moved in self.hands[seat].iter() {
                if tried.contains(moved) {
                    continue;
                }
                self.hands[seat] = self.hands[seat].without(moved).with(card);
                if self.deal(moved, tried) {
                    return true;
                }
                self.hands[seat] = self.hands[seat].without(card).with(moved);
            }
        }
        false
    }
}
