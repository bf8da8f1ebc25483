//! What is agreed before the first roll, and the game that follows from it.

use arrayvec::ArrayVec;

use super::{Action, Actions, Card, Deck, Event, Position, Refusal};
use crate::rules::{Chance, Game, Seat, Turn};

/// Who starts the next round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NextStart {
    /// The opponent of the player who shanghaied.
    #[default]
    OpponentOfShanghaier,
    /// The players take turns in starting.
    Alternate,
}

/// All that is fixed before the first roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Who starts the first round.
    pub first: Seat,
    /// Who starts the later ones.
    pub next_start: NextStart,
    /// The cards in dealing order.
    pub deck: Deck,
}

impl Setup {
    /// A shuffled deck and lots drawn for the start.
    pub fn random(chance: &mut impl Chance) -> Self {
        let first = Seat::ALL[usize::from(chance.below(2) == 1)];
        Self { first, next_start: NextStart::default(), deck: Deck::shuffled(chance) }
    }
}

/// A game: the table, and the deck whose order nobody knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shanghaien {
    deck: Deck,
    position: Position,
}

impl Shanghaien {
    /// The game after the first deal.
    pub fn new(setup: &Setup) -> Self {
        Self { deck: setup.deck, position: Position::new(setup) }
    }

    /// A game that looks like this from the table, the cards to come being in random order.
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

    /// What lies on the table: all that a player may know.
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

    fn turn(&self) -> Turn<Seat> {
        self.position.turn()
    }

    fn legal_actions(&self) -> Actions {
        self.position.legal_actions()
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        self.position.check(action)
    }

    fn action_of(event: &Event) -> Action {
        event.action()
    }

    fn draw(&self, action: Action, chance: &mut impl Chance) -> Event {
        action.map_roll(|()| chance.roll())
    }

    fn apply(&mut self, event: Event) -> Result<(), Refusal> {
        self.position.apply(event, &self.deck)
    }
}
