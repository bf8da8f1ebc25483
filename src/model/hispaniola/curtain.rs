//! The curtain over the cards: it opens only for the player to move.

use super::{Stage, State};
use crate::rules::hispaniola::{Seat, Seats, View};

/// The curtain since the last change of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Curtain {
    /// No player has opened it.
    #[default]
    Closed,
    /// This player is looking at their own cards.
    Open(Seat),
    /// A player has opened it and closed it again.
    ClosedAgain,
}

impl Curtain {
    /// Returns the player who is looking at their own cards.
    const fn looker(self) -> Option<Seat> {
        match self {
            Self::Open(seat) => Some(seat),
            Self::Closed | Self::ClosedAgain => None,
        }
    }

    /// Returns the curtain after it is closed.
    pub(super) fn closed(self) -> Self {
        if self == Self::Closed { self } else { Self::ClosedAgain }
    }

    /// Returns the curtain after the game has changed. It stays open for a player who is still to move, but all look at
    /// bids and scores, so it is closed then.
    pub(super) fn after_change(self, mover: Option<Seat>, stage: Stage) -> Self {
        let looker = self.looker().filter(|&seat| mover == Some(seat) && stage == Stage::Play);
        looker.map_or(Self::Closed, Self::Open)
    }
}

impl State {
    pub(super) fn persons(&self) -> impl Iterator<Item = Seat> {
        let seats = self.record.as_ref().map(|record| record.setup().seats);
        seats.into_iter().flat_map(Seats::all).filter(|&seat| self.computers[seat].is_none())
    }

    /// Returns the only person at the table, who needs no curtain; `None` if there are more or none.
    pub fn only_person(&self) -> Option<Seat> {
        let mut persons = self.persons();
        persons.next().filter(|_| persons.next().is_none())
    }

    /// Returns the player whose cards are shown: the only person, or the player who has opened the curtain and is still
    /// to move.
    pub fn looker(&self) -> Option<Seat> {
        let looker = self.table.curtain.looker();
        let open = looker.filter(|&seat| self.mover() == Some(seat) && self.computers[seat].is_none());
        self.only_person().or(open)
    }

    /// Returns the view of that player.
    pub fn view(&self) -> Option<View> {
        Some(self.record.as_ref()?.game().view(self.looker()?))
    }

    /// Returns the player whose curtain is closed: a person who is to move and does not see their own cards yet.
    pub fn curtain(&self) -> Option<Seat> {
        let is_waiting = |seat: &Seat| self.computers[*seat].is_none() && self.looker() != Some(*seat);
        self.mover().filter(is_waiting).filter(|_| self.plays_on())
    }
}
