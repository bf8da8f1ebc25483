//! A whole game: the table, each player's cards, and how an event changes them.

use super::{
    Action, Actions, BySeat, Card, Deal, Event, Give, HAND, Hand, Phase, Refusal, Seat, Setup, Step, Table,
    Trick, View,
};
use crate::rules::{Chance, Game, Turn};

/// A game: the public table, and what only each player sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hispaniola {
    pub(super) table: Table,
    pub(super) hands: BySeat<Hand>,
    /// Bids that have been made but not shown yet.
    pub(super) face_down: BySeat<Option<Card>>,
}

impl Hispaniola {
    /// Returns the game before the first deal.
    pub fn new(setup: &Setup) -> Self {
        Self { table: Table::new(setup), hands: BySeat::default(), face_down: BySeat::default() }
    }

    /// Returns what all players see.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Returns a player's cards: for the referee and the record, not for other players.
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat]
    }

    /// Returns a player's bid that has not been shown yet: for the referee and the record.
    pub fn face_down(&self, seat: Seat) -> Option<Card> {
        self.face_down[seat]
    }

    /// Returns what one player sees.
    pub fn view(&self, seat: Seat) -> View {
        View::new(self.table.clone(), seat, self.hands[seat], self.face_down[seat])
    }

    fn deal(&mut self, deal: &Deal) {
        self.hands = *deal.hands();
        let table = &mut self.table;
        table.held = BySeat::from_fn(|seat| u8::try_from(self.hands[seat].len()).unwrap_or_default());
        table.phase = Phase::Bid(Seat::One);
    }

    fn take_from_hand(&mut self, seat: Seat, card: Card) {
        self.hands[seat] = self.hands[seat].without(card);
        self.table.held[seat] -= 1;
    }

    fn bid(&mut self, seat: Seat, card: Card) {
        self.take_from_hand(seat, card);
        self.face_down[seat] = Some(card);
        let next = self.table.seats().left_of(seat);
        self.table.phase = Phase::Bid(next);
        if next == Seat::One {
            self.show_bids();
        }
    }

    /// Shows the bids. The highest number that only one card shows makes its colour trump; without one, all bid again.
    fn show_bids(&mut self) {
        let table = &mut self.table;
        let mut shown: arrayvec::ArrayVec<Card, HAND> = arrayvec::ArrayVec::new();
        for seat in table.setup.seats.all() {
            if let Some(card) = self.face_down[seat].take() {
                table.bids[seat].push(card);
                table.shown = table.shown.with(card);
                shown.push(card);
            }
        }
        table.trump = highest_alone(&shown).map(Card::colour);
        let first = table.first();
        if table.trump.is_some() {
            table.trick = Trick::new(table.seats().left_of(first));
        }
        let is_out_of_cards = table.held[Seat::One] == 0;
        match (table.trump, is_out_of_cards) {
            (_, true) => self.end_hand(),
            (Some(_), false) => table.phase = Phase::Play(table.trick.leader()),
            (None, false) => table.phase = Phase::Bid(Seat::One),
        }
    }

    fn play(&mut self, seat: Seat, card: Card) {
        self.take_from_hand(seat, card);
        let table = &mut self.table;
        if let Some(led) = table.trick.led()
            && card.colour() != led
        {
            table.lacks[seat][led as usize] = true;
        }
        table.trick.play(card);
        table.shown = table.shown.with(card);
        let seats = table.seats();
        let is_complete = table.trick.cards().len() == seats.count();
        table.phase = match table.trick.winning(seats, table.trump) {
            Some((winner, _)) if is_complete => Phase::Board(winner),
            _ => Phase::Play(seats.left_of(seat)),
        };
    }

    fn give(&mut self, winner: Seat, give: Give) {
        let table = &mut self.table;
        table.piles = table.piles_after(winner, give);
        table.trick = Trick::new(winner);
        if table.held[winner] == 0 {
            self.end_hand();
        } else {
            table.phase = Phase::Play(winner);
        }
    }

    fn end_hand(&mut self) {
        let table = &mut self.table;
        let scores = table.hand_scores();
        for seat in table.setup.seats.all() {
            table.points[seat] += scores[seat].total();
        }
        table.bids = BySeat::default();
        table.trump = None;
        table.shown = Hand::default();
        table.lacks = BySeat::default();
        table.piles = BySeat::default();
        table.phase = if table.hand == table.setup.hands() {
            Phase::Over
        } else {
            table.hand += 1;
            Phase::Deal
        };
        table.trick = Trick::new(table.first());
    }
}

/// Returns the card with the highest number that no other card shows.
fn highest_alone(cards: &[Card]) -> Option<Card> {
    let alone = |card: &&Card| cards.iter().filter(|other| other.number() == card.number()).count() == 1;
    cards.iter().filter(alone).max_by_key(|card| card.number()).copied()
}

impl Game for Hispaniola {
    type Seat = Seat;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type Actions = Actions;

    fn action_of(event: &Event) -> Action {
        event.map_deal(|_| ())
    }

    fn turn(&self) -> Turn<Seat> {
        self.table.turn()
    }

    fn legal_actions(&self) -> Actions {
        self.table.legal_actions(self.hand_to_move())
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        self.table.check(action, self.hand_to_move())
    }

    fn is_chance(action: Action) -> bool {
        matches!(action, Action::Deal(()))
    }

    fn draw(&self, action: Action, chance: &mut impl Chance) -> Event {
        action.map_deal(|()| Deal::shuffled(self.table.seats(), chance))
    }

    fn apply(&mut self, event: Event) -> Result<(), Refusal> {
        self.check(Self::action_of(&event))?;
        match (self.table.phase, event) {
            (_, Step::Deal(deal)) if !deal.is_for(self.table.seats()) => {
                return Err(Refusal::DealForOtherTable);
            }
            (_, Step::Deal(deal)) => self.deal(&deal),
            (Phase::Bid(seat), Step::Bid(card)) => self.bid(seat, card),
            (Phase::Play(seat), Step::Play(card)) => self.play(seat, card),
            (Phase::Give(winner), Step::Give(give)) => self.give(winner, give),
            (Phase::Board(winner), step) => {
                if let Some(ship) = self.table.ship() {
                    match step {
                        Step::Board(side) => drop(self.table.sea.board(winner, ship, side)),
                        Step::Swap(side) => self.table.sea.swap(ship, side),
                        _ => {}
                    }
                }
                self.table.phase = Phase::Give(winner);
            }
            _ => {}
        }
        Ok(())
    }
}

impl Hispaniola {
    fn hand_to_move(&self) -> Hand {
        self.table.to_move().map_or(Hand::default(), |seat| self.hands[seat])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::hispaniola::Colour;

    #[test]
    fn equal_bids_cancel_each_other() {
        let card = |colour, number| Card::new(colour, number).unwrap();
        let [blue9, red9, green4] = [card(Colour::Blue, 9), card(Colour::Red, 9), card(Colour::Green, 4)];
        assert_eq!(highest_alone(&[blue9, red9, green4]), Some(green4));
        assert_eq!(highest_alone(&[blue9, green4]), Some(blue9));
        assert_eq!(highest_alone(&[blue9, red9]), None);
    }
}
