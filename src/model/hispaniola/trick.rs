//! The cards in the middle of the table: a trick and the card that is winning it, or the bids that have been shown.

use crate::rules::hispaniola::{Card, Colour, Seat, Ship, Table, Trick};

/// Why a card is winning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// It is the only trump.
    OnlyTrump,
    /// It is the highest of several trumps.
    HighestTrump,
    /// There is no trump in the trick, and it has the highest number.
    HighestNumber,
    /// It is the first card with the highest number.
    FirstOfEqual,
    /// No other card has been played.
    OnlyCard,
}

/// The card that is winning the trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Winning {
    /// The player of the card.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// Why it is winning.
    pub why: Why,
    /// Whether the trick is complete.
    pub is_won: bool,
}

/// A place for a card of the trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedCard {
    /// The player.
    pub seat: Seat,
    /// The card, once it has been played.
    pub card: Option<Card>,
    /// Whether it is winning.
    pub is_winning: bool,
    /// Whether it was played last.
    pub is_new: bool,
}

/// A trick.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrickModel {
    /// The places in the order of play.
    pub cards: Vec<PlayedCard>,
    /// The colour led.
    pub led: Option<Colour>,
    /// The card that is winning the trick.
    pub winning: Option<Winning>,
    /// The ship that the winner may board, as far as is known now.
    pub ship: Option<Ship>,
}

impl TrickModel {
    /// Returns the picture of the trick on the table.
    pub(super) fn new(table: &Table) -> Self {
        Self::of(table, table.trick())
    }

    /// Returns the picture of any trick of this hand.
    pub(super) fn of(table: &Table, trick: &Trick) -> Self {
        let seats = table.seats();
        let best = trick.winning(seats, table.trump());
        let card = |(number, seat): (usize, Seat)| {
            let card = trick.cards().get(number).copied();
            let is_winning = card.is_some() && card == best.map(|(_, card)| card);
            PlayedCard { seat, card, is_winning, is_new: number + 1 == trick.cards().len() }
        };
        Self {
            cards: seats.from(trick.leader()).enumerate().map(card).collect(),
            led: trick.led(),
            winning: best.map(|(seat, card)| Winning {
                seat,
                card,
                why: why(trick, table.trump(), card),
                is_won: trick.cards().len() == seats.count(),
            }),
            ship: trick.ship(),
        }
    }
}

fn why(trick: &Trick, trump: Option<Colour>, best: Card) -> Why {
    let is_trump = |card: &&Card| Some(card.colour()) == trump;
    let equals = |card: &&Card| card.number() == best.number();
    match trick.cards() {
        [_] => Why::OnlyCard,
        cards if is_trump(&&best) && cards.iter().filter(is_trump).count() == 1 => Why::OnlyTrump,
        _ if is_trump(&&best) => Why::HighestTrump,
        cards if cards.iter().filter(equals).count() > 1 => Why::FirstOfEqual,
        _ => Why::HighestNumber,
    }
}

/// A bid that has been shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BidCard {
    /// The player.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// Whether another bid shows the same number, so that both are cancelled.
    pub is_cancelled: bool,
    /// Whether its colour becomes trump.
    pub names_trump: bool,
}

/// The bids that were shown last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BidsModel {
    /// The bids in the order of the seats.
    pub cards: Vec<BidCard>,
    /// The bid whose colour becomes trump; without one all players bid again.
    pub decided_by: Option<BidCard>,
}

impl BidsModel {
    /// Returns the last bids of this hand.
    pub(super) fn new(table: &Table) -> Self {
        let bids: Vec<(Seat, Card)> =
            table.seats().all().filter_map(|seat| Some((seat, *table.bids(seat).last()?))).collect();
        let is_cancelled =
            |card: Card| bids.iter().filter(|(_, other)| other.number() == card.number()).count() > 1;
        let alone = bids.iter().map(|(_, card)| *card).filter(|&card| !is_cancelled(card));
        let best = alone.max_by_key(|card| card.number());
        let bid = |&(seat, card): &(Seat, Card)| BidCard {
            seat,
            card,
            is_cancelled: is_cancelled(card),
            names_trump: best == Some(card),
        };
        let cards: Vec<BidCard> = bids.iter().map(bid).collect();
        Self { decided_by: cards.iter().copied().find(|bid| bid.names_trump), cards }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::hispaniola::{
        TableModel,
        state::tests::{BIDS, TRICK, state_after},
    };

    #[test]
    fn the_card_that_wins_now_is_marked_and_explained() {
        let trick = |moves: &str| TableModel::new(&state_after(moves)).unwrap().trick;
        assert_eq!(trick(BIDS).winning, None);
        assert_eq!(trick(&format!("{BIDS}\nV4")).winning.map(|best| best.why), Some(Why::OnlyCard));
        let won = trick(TRICK);
        assert_eq!(won.winning.map(|best| (best.why, best.is_won)), Some((Why::HighestNumber, true)));
        assert_eq!(won.cards.iter().map(|card| card.is_winning).collect::<Vec<_>>(), [true, false, false]);
        let equal = trick(&format!("{BIDS}\nV4 G4"));
        assert_eq!(equal.winning.map(|best| (best.seat, best.why)), Some((Seat::Three, Why::FirstOfEqual)));
        let trump = trick("tB9 tR2 tY8\nV4 B2 V1");
        assert_eq!(trump.winning.map(|best| (best.seat, best.why)), Some((Seat::One, Why::OnlyTrump)));
    }

    #[test]
    fn equal_bids_are_crossed_out_and_the_highest_other_one_counts() {
        let bids = TableModel::new(&state_after("tB8 tR8 tY2")).unwrap().bids.unwrap();
        assert_eq!(bids.cards.iter().map(|bid| bid.is_cancelled).collect::<Vec<_>>(), [true, true, false]);
        assert_eq!(bids.decided_by.map(|bid| bid.seat), Some(Seat::Three));
        let none = TableModel::new(&state_after("tB8 tR8 tY8")).unwrap().bids.unwrap();
        assert_eq!(none.decided_by, None);
    }

    #[test]
    fn while_bids_lie_face_down_the_table_shows_only_which_players_have_bid() {
        let model = TableModel::new(&state_after("tB8 tR8")).unwrap();
        assert_eq!(model.bids, None);
        let has_bid: Vec<bool> = model.face_down.unwrap().iter().map(|(_, has_bid)| *has_bid).collect();
        assert_eq!(has_bid, [true, true, false]);
    }
}
