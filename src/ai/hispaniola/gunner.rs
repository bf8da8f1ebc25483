//! The gunner: rules of thumb about what this trick brings and what the cards are worth later. The searching levels
//! also use them to play a hand to its end, so they have to be quick.
//!
//! The weights were found by letting gunners with other weights play against these.

use arrayvec::ArrayVec;

use super::plunder::{best_boarding, best_gift, lead};
use crate::rules::hispaniola::{Action, Card, Colour, Hand, Phase, Seat, Seats, Ship, Step, Table};

/// Returns the action of a gunner who holds these cards and is to move.
pub(super) fn act(table: &Table, hand: Hand) -> Option<Action> {
    match table.phase() {
        Phase::Bid(_) => bid(table.seats(), hand).map(Step::Bid),
        Phase::Play(seat) => Deliberation::new(table, seat, hand).best().map(Step::Play),
        Phase::Board(seat) => Some(best_boarding(table, seat, table.ship()?).0),
        Phase::Give(seat) => best_gift(table, seat),
        Phase::Deal | Phase::Over => None,
    }
}

/// How much any card adds to its colour as trump. The height of a card (its number divided by the highest one) is added
/// to this.
const ANY_TRUMP: f32 = 1.18;
/// How much it is worth to choose the trump oneself, whatever the colour.
const OWN_CHOICE: f32 = 1.24;
/// How much a card would have been worth in the hand: the price of bidding it, per height.
const BID_AWAY: f32 = 1.42;

/// Returns the card to bid: a high number of a colour that stays strong without it.
pub(super) fn bid(seats: Seats, hand: Hand) -> Option<Card> {
    let height = |card: Card| f32::from(card.number()) / f32::from(Card::highest(seats));
    let strengths =
        Colour::ALL.map(|colour| hand.of(colour).iter().map(|card| ANY_TRUMP + height(card)).sum::<f32>());
    let mean = strengths.iter().sum::<f32>() / 5.0;
    let worth = |card: Card| {
        let height = height(card);
        let left = strengths[card.colour() as usize] - ANY_TRUMP - height - mean;
        height * height * (left + OWN_CHOICE) - height * BID_AWAY
    };
    hand.iter().max_by(|&one, &other| worth(one).total_cmp(&worth(other)))
}

/// The chance that a captain stays in place for one more trick.
const LASTS: f32 = 0.82;
/// The weight of another player's win, compared with the player's own.
const ANOTHERS_WIN: f32 = 1.15;
/// How much likelier the others can beat a card than by pure chance, because they hold back their good cards.
const WARY: f32 = 1.36;
/// The value of leading to the next trick.
const TO_LEAD: f32 = 0.22;

/// The later value of a trump: of any, and the extra of the highest one.
const TRUMP: (f32, f32) = (1.4, 11.5);
/// How much each higher trump still out lowers the extra.
const HIGHER_TRUMP: f32 = 1.8;
/// The later value of the highest card of a colour.
const HIGHEST: f32 = 1.9;
/// How much each higher card still out lowers that value.
const HIGHER: f32 = 0.92;
/// The later value of a high number, whatever the colour.
const NUMBER: f32 = 0.58;

/// What the gunner knows about a trick when choosing a card.
struct Deliberation<'a> {
    table: &'a Table,
    seat: Seat,
    hand: Hand,
    /// The numbers of each colour that the player has not seen.
    unseen: [u16; Colour::ALL.len()],
    /// The players still to play in this trick, each with the chance not to hold a given unseen card.
    later: ArrayVec<(Seat, f32), { Seats::MOST }>,
    winning: Option<(Seat, Card)>,
    /// For each ship: the value of winning the trick, and of another player winning it. Filled when needed.
    stakes: [Option<(f32, f32)>; Ship::ALL.len()],
}

impl<'a> Deliberation<'a> {
    fn new(table: &'a Table, seat: Seat, hand: Hand) -> Self {
        let seats = table.seats();
        let unseen = Hand::all(seats).minus(table.shown()).minus(hand);
        let count = small(unseen.len()).max(1.0);
        let later = seats.from(table.trick().leader()).skip(table.trick().cards().len() + 1);
        Self {
            table,
            seat,
            hand,
            unseen: Colour::ALL.map(|colour| unseen.numbers(colour)),
            later: later.map(|seat| (seat, 1.0 - WARY * f32::from(table.held(seat)) / count)).collect(),
            winning: table.trick().winning(seats, table.trump()),
            stakes: [None; Ship::ALL.len()],
        }
    }

    /// Returns the card with the highest value of this trick, less what the card is worth later.
    fn best(&mut self) -> Option<Card> {
        let tricks_to_come = self.table.held(self.seat).saturating_sub(1);
        let lasting = power(LASTS, tricks_to_come.into());
        let mut best: Option<(Card, f32)> = None;
        let playable = self.table.playable(self.hand);
        if playable.len() == 1 {
            return playable.iter().next();
        }
        for card in playable.iter() {
            let chance = self.chance_to_win(card);
            let (won, lost) = self.stake(self.table.trick().ship_with(card));
            let later = if tricks_to_come == 0 { 0.0 } else { self.worth_later(card) };
            let value =
                lasting * (chance * won + (1.0 - chance) * lost * ANOTHERS_WIN) + chance * TO_LEAD - later;
            if best.is_none_or(|(_, best)| value > best) {
                best = Some((card, value));
            }
        }
        best.map(|(card, _)| card)
    }

    fn is_trump(&self, card: Card) -> bool {
        Some(card.colour()) == self.table.trump()
    }

    /// Returns the chance that a card wins the trick if every later player who can beat it does.
    fn chance_to_win(&self, card: Card) -> f32 {
        let rank = |card: Card| (self.is_trump(card), card.number());
        if self.winning.is_some_and(|(_, best)| rank(card) <= rank(best)) {
            return 0.0;
        }
        let led = self.table.trick().led().unwrap_or(card.colour());
        // The numbers of cards that beat it: of the colour led, and of other colours (which need a player who can't
        // follow).
        let (mut following, mut others) = (0, 0);
        for colour in Colour::ALL {
            let numbers = self.unseen[colour as usize];
            let higher = (numbers >> card.number()).count_ones();
            let beating = match (Some(colour) == self.table.trump(), self.is_trump(card)) {
                (true, false) => numbers.count_ones(),
                (false, true) => 0,
                _ => higher,
            };
            *(if colour == led { &mut following } else { &mut others }) += beating;
        }
        let of_led = self.unseen[led as usize].count_ones();
        let unbeaten = |&(seat, without): &(Seat, f32)| {
            let cannot_follow = if self.table.lacks(seat, led) { 1.0 } else { power(without, of_led) };
            cannot_follow * power(without, others) + (power(without, following) - cannot_follow).max(0.0)
        };
        self.later.iter().map(unbeaten).product()
    }

    fn stake(&mut self, ship: Ship) -> (f32, f32) {
        if let Some(stake) = self.stakes[ship.index()] {
            return stake;
        }
        let after = |winner: Seat| {
            let (_, change) = best_boarding(self.table, winner, ship);
            lead(&change, self.table.seats(), self.seat)
        };
        let rivals = self.later.iter().map(|&(seat, _)| seat).chain(self.winning.map(|(seat, _)| seat));
        let (sum, count) = rivals.fold((0.0, 0.0), |(sum, count), rival| (sum + after(rival), count + 1.0));
        let stake = (after(self.seat), sum / f32::max(count, 1.0));
        self.stakes[ship.index()] = Some(stake);
        stake
    }

    fn worth_later(&self, card: Card) -> f32 {
        let higher = small((self.unseen[card.colour() as usize] >> card.number()).count_ones() as usize);
        if self.is_trump(card) {
            TRUMP.0 + TRUMP.1 / (1.0 + higher * HIGHER_TRUMP)
        } else {
            let height = f32::from(card.number()) / f32::from(Card::highest(self.table.seats()));
            HIGHEST / (1.0 + higher * HIGHER) + height * NUMBER
        }
    }
}

fn small(count: usize) -> f32 {
    f32::from(u8::try_from(count).unwrap_or(u8::MAX))
}

/// Raises to a whole power. The result is the same on all machines.
fn power(mut base: f32, exponent: u32) -> f32 {
    let mut result = 1.0;
    // Always the same steps, because branches would often be mispredicted.
    for bit in 0..EXPONENT_BITS {
        result *= if exponent >> bit & 1 == 1 { base } else { 1.0 };
        base *= base;
    }
    result
}

/// Enough bits for the number of unseen cards.
const EXPONENT_BITS: u32 = 6;
