//! The table: all that both players may know, and how an event changes it.

use serde::{Deserialize, Serialize};

use super::{
    Card, CardCounts, Crew, DICE, Deck, End, Event, NextStart, ROUNDS, Refusal, Setup, Step, TAVERN, Trick,
};
use crate::rules::{BySeat, Die, Roll, Seat, Turn};

/// What the player to move may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// Roll or shanghai.
    Turn,
    /// The dice are rolled: put one down, after a trick if the player likes.
    Place(Roll),
    /// The trick "Roll again" has been played: the new roll is due.
    Reroll,
    /// The game has ended.
    Over,
}

/// The table. It holds no hidden card: the deck stays outside and is only asked for the next tavern when a round ends.
/// So code that gets only a position can't know the cards to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    pub(super) phase: Phase,
    pub(super) to_move: Seat,
    round: u8,
    starter: Seat,
    next_start: NextStart,
    pub(super) tavern: [Card; TAVERN],
    pub(super) one_end: Option<End>,
    pub(super) dice: BySeat<[u8; TAVERN]>,
    pub(super) captain_out: BySeat<bool>,
    tricks: BySeat<[u8; Trick::ALL.len()]>,
    crews: BySeat<Crew>,
    removed: CardCounts,
    unseen: CardCounts,
}

impl Position {
    /// Returns the table after the first deal.
    pub fn new(setup: &Setup) -> Self {
        let mut position = Self {
            phase: Phase::Turn,
            to_move: setup.first,
            round: 1,
            starter: setup.first,
            next_start: setup.next_start,
            tavern: setup.deck.tavern(1),
            one_end: None,
            dice: BySeat::default(),
            captain_out: BySeat::default(),
            tricks: BySeat::default(),
            crews: BySeat::default(),
            removed: CardCounts::NONE,
            unseen: CardCounts::new(Deck::COUNTS),
        };
        position.deal(&setup.deck);
        position
    }

    /// Returns the round, 1 to 8; 8 when the game is over.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Returns what may be done now.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns who acts next.
    pub const fn turn(&self) -> Turn<Seat> {
        match self.phase {
            Phase::Turn | Phase::Place(_) => Turn::Seat(self.to_move),
            Phase::Reroll => Turn::Chance,
            Phase::Over => Turn::Over,
        }
    }

    /// Returns the player whose turn it is; `None` when the game is over.
    pub const fn to_move(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over => None,
            _ => Some(self.to_move),
        }
    }

    /// Returns the player who started this round.
    pub const fn starter(&self) -> Seat {
        self.starter
    }

    /// Returns the rule that says who starts the next round.
    pub const fn next_start(&self) -> NextStart {
        self.next_start
    }

    /// Returns the tavern's cards from the left; none when the game is over.
    pub fn tavern(&self) -> &[Card] {
        if self.phase == Phase::Over { &[] } else { &self.tavern }
    }

    /// Returns the end that is the 1 in this round, once chosen.
    pub const fn one_end(&self) -> Option<End> {
        self.one_end
    }

    /// Returns a player's dice on the cards, by table position from the left.
    pub fn dice(&self, seat: Seat) -> &[u8; TAVERN] {
        &self.dice[seat]
    }

    /// Returns how many of a player's dice lie on cards.
    pub fn dice_on_cards(&self, seat: Seat) -> u8 {
        self.dice[seat].iter().sum()
    }

    /// Returns how many dice a player has left.
    pub fn supply(&self, seat: Seat) -> u8 {
        DICE - self.dice_on_cards(seat)
    }

    /// Returns the two dice rolled, while one is to be put down.
    pub const fn rolled(&self) -> Option<Roll> {
        match self.phase {
            Phase::Place(roll) => Some(roll),
            _ => None,
        }
    }

    /// Returns whether a player has played a trick in this round, so that the captain stands at the tavern.
    pub fn captain_out(&self, seat: Seat) -> bool {
        self.captain_out[seat]
    }

    /// Returns how many tricks of a kind a player holds.
    pub fn tricks(&self, seat: Seat, trick: Trick) -> u8 {
        self.tricks[seat][trick as usize]
    }

    /// Returns a player's sailors.
    pub fn crew(&self, seat: Seat) -> &Crew {
        &self.crews[seat]
    }

    /// Returns how many of a card have left the game.
    pub const fn removed(&self, card: Card) -> u8 {
        self.removed.of(card)
    }

    /// Returns how many of a card have not been dealt yet. Players can count this, because they have seen all other
    /// cards.
    pub const fn unseen(&self, card: Card) -> u8 {
        self.unseen.of(card)
    }

    /// Carries out an event. The deck gives the next tavern when a round ends.
    ///
    /// # Errors
    /// The rule it would break; the position is then as it was.
    pub fn apply(&mut self, event: Event, deck: &Deck) -> Result<(), Refusal> {
        self.check(event.action())?;
        match event {
            Step::Roll(roll) => self.phase = Phase::Place(roll),
            Step::Shanghai => self.end_round(deck),
            Step::Place { end, die } => {
                let end = self.fix_end(end);
                self.put_down(end, die);
                self.pass();
            }
            Step::PlusMinus { die, change } => {
                self.play_trick(Trick::DiePlusMinusOne);
                if let (Phase::Place(roll), Some(changed)) = (self.phase, die.changed(change)) {
                    self.phase = Phase::Place(roll.with_changed(die, changed));
                }
            }
            Step::AddBoth { end } => {
                self.play_trick(Trick::AddBothDice);
                let end = self.fix_end(end);
                if let Phase::Place(roll) = self.phase {
                    self.put_down(end, roll.low());
                    self.put_down(end, roll.high());
                }
                self.pass();
            }
            Step::RollAgain => {
                self.play_trick(Trick::RollAgain);
                self.phase = Phase::Reroll;
            }
            Step::TwoSailors { trick, nation } => {
                self.take_from_hand(trick);
                self.crews[self.to_move].add_wild(nation);
            }
        }
        Ok(())
    }

    /// Fixes the end that is the 1, as chosen now or earlier in this round, and returns it.
    fn fix_end(&mut self, chosen: Option<End>) -> End {
        let end = self.one_end.or(chosen).expect("the check asked for an end");
        self.one_end = Some(end);
        end
    }

    fn put_down(&mut self, end: End, die: Die) {
        self.dice[self.to_move][end.position_of(die)] += 1;
    }

    fn pass(&mut self) {
        self.to_move = self.to_move.other();
        self.phase = Phase::Turn;
    }

    /// Plays a trick for its own use: the card leaves the game.
    fn play_trick(&mut self, trick: Trick) {
        self.take_from_hand(trick);
        self.removed.add(Card::Trick(trick));
    }

    fn take_from_hand(&mut self, trick: Trick) {
        self.tricks[self.to_move][trick as usize] -= 1;
        self.captain_out[self.to_move] = true;
    }

    /// Returns the same table with some of the tavern's cards handed out, as if the round ended.
    pub fn with_handed_out(&self, is_handed_out: impl Fn(usize) -> bool) -> Self {
        let mut after = *self;
        for position in (0..TAVERN).filter(|&position| is_handed_out(position)) {
            after.hand_out(position);
        }
        after
    }

    fn hand_out(&mut self, position: usize) {
        let card = self.tavern[position];
        match (self.verdict(position).taker(), card) {
            (Some(seat), Card::Sailor(sailor)) => self.crews[seat].add(sailor),
            (Some(seat), Card::Trick(trick)) => self.tricks[seat][trick as usize] += 1,
            (None, card) => self.removed.add(card),
        }
    }

    /// Turns up the round's cards.
    fn deal(&mut self, deck: &Deck) {
        self.tavern = deck.tavern(self.round);
        for card in self.tavern {
            self.unseen.take(card);
        }
    }

    fn end_round(&mut self, deck: &Deck) {
        for position in 0..TAVERN {
            self.hand_out(position);
        }
        self.one_end = None;
        self.dice = BySeat::default();
        self.captain_out = BySeat::default();
        if self.round == ROUNDS {
            self.phase = Phase::Over;
        } else {
            self.round += 1;
            self.deal(deck);
            self.starter = match self.next_start {
                NextStart::OpponentOfShanghaier => self.to_move.other(),
                NextStart::Alternate => self.starter.other(),
            };
            self.to_move = self.starter;
        }
    }
}
