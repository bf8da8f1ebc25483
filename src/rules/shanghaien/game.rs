//! The game: the table and the hidden deck.

use arrayvec::ArrayVec;

use super::{Action, Actions, Card, Deck, Event, Position, Refusal, Setup};
use crate::rules::{Chance, Game, Seat, Turn};

/// A game: the table, and the deck whose order no player knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shanghaien {
    deck: Deck,
    position: Position,
}

impl Shanghaien {
    /// Returns the game after the first deal.
    pub fn new(setup: &Setup) -> Self {
        Self { deck: setup.deck, position: Position::new(setup) }
    }

    /// Returns a random game with this table: the cards that have not been dealt yet are shuffled.
    pub fn sample(position: &Position, chance: &mut impl Chance) -> Self {
        let cards = |count: fn(&Position, Card) -> u8| {
            let of = move |card| std::iter::repeat_n(card, usize::from(count(position, card)));
            Card::kinds().flat_map(of).collect::<ArrayVec<Card, { Deck::SIZE }>>()
        };
        let mut unseen = cards(Position::unseen);
        chance.shuffle(&mut unseen);
        let mut order = cards(|position, card| Deck::COUNTS[card.index()] - position.unseen(card));
        order.extend(unseen);
        let deck = Deck::new(&order).expect("seen and unseen cards are all there are");
        Self { deck, position: *position }
    }

    /// Returns the table: all that a player may know.
    pub const fn position(&self) -> &Position {
        &self.position
    }
}

impl Game for Shanghaien {
    type Seat = Seat;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type Actions = Actions;

    fn action_of(event: &Event) -> Action {
        event.action()
    }

    fn turn(&self) -> Turn<Seat> {
        self.position.turn()
    }

    fn legal_actions(&self) -> Actions {
        self.position.legal_actions()
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        self.position.check(action)
    }

    fn is_chance(action: Action) -> bool {
        matches!(action, Action::Roll(()))
    }

    fn draw(&self, action: Action, chance: &mut impl Chance) -> Event {
        action.map_roll(|()| chance.roll())
    }

    fn apply(&mut self, event: Event) -> Result<(), Refusal> {
        self.position.apply(event, &self.deck)
    }
}
