//! The picture of the six tavern cards: the dice on them, where a die can go, who would take them.

use crate::rules::{
    BySeat, Die, Seat,
    shanghaien::{Action, Card, Claim, End, Position, Step},
};

/// A tavern card with everything around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlotModel {
    /// The table position from the left.
    pub position: usize,
    /// The card.
    pub card: Card,
    /// The number of the card, once the end is set.
    pub number: Option<Die>,
    /// How many dice of each player lie there.
    pub dice: BySeat<u8>,
    /// What a tap would do.
    pub spot: Spot,
    /// What would happen to the card, while that is shown.
    pub claim: Option<Claim>,
    /// Where the card moves, while cards move.
    pub travel: Option<Destination>,
}

/// What a tap on a card would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Spot {
    /// No die is being put down.
    Idle,
    /// A die is being put down, but not here.
    Closed,
    /// A die can be put here.
    Open {
        /// Every way to do so.
        actions: Vec<Action>,
        /// Whether it is where the chosen die goes.
        chosen: bool,
    },
}

/// Where a card goes when the round has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Destination {
    /// The player who takes it; `None` if it leaves the game.
    pub taker: Option<Seat>,
    /// Whether the card has moved already (`Less`), moves now or will move later.
    pub order: std::cmp::Ordering,
}

impl SlotModel {
    /// Makes the six cards; `picked` is the chosen die.
    pub fn row(position: &Position, picked: Option<Die>) -> Vec<Self> {
        let legal = position.legal_actions();
        let placing = position.rolled().is_some();
        let open_at = |place: usize| -> Vec<Action> {
            let lands_here = |action: &Action| match *action {
                Step::Place { end, die } => {
                    let end: Option<End> = end.or(position.one_end());
                    end.is_some_and(|end| end.position_of(die) == place)
                        && picked.is_none_or(|picked| picked == die)
                }
                _ => false,
            };
            legal.iter().copied().filter(lands_here).collect()
        };
        let slot = |(place, &card): (usize, &Card)| {
            let actions = open_at(place);
            Self {
                position: place,
                card,
                number: position.one_end().map(|end| end.number_at(place)),
                dice: BySeat::from_fn(|seat| position.dice(seat)[place]),
                spot: match (placing, actions.is_empty()) {
                    (false, _) => Spot::Idle,
                    (true, true) => Spot::Closed,
                    (true, false) => Spot::Open { actions, chosen: picked.is_some() },
                },
                claim: None,
                travel: None,
            }
        };
        position.tavern().iter().enumerate().map(slot).collect()
    }
}

/// Returns the action of a tap on a card (`Ok`), or the possible ones if there are several (`Err`).
pub fn tap(spot: &Spot) -> Option<Result<Action, &[Action]>> {
    match spot {
        Spot::Open { actions, .. } => match actions.as_slice() {
            [action] => Some(Ok(*action)),
            several => Some(Err(several)),
        },
        Spot::Idle | Spot::Closed => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::shanghaien::state::tests::record_after;

    fn open(moves: &str, picked: Option<u8>) -> Vec<(usize, Vec<String>)> {
        let record = record_after(moves);
        SlotModel::row(record.position(), picked.and_then(Die::new))
            .iter()
            .filter_map(|slot| match &slot.spot {
                Spot::Open { actions, .. } => {
                    Some((slot.position, actions.iter().map(ToString::to_string).collect()))
                }
                _ => None,
            })
            .collect()
    }

    fn texts(words: &[&str]) -> Vec<String> {
        words.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_first_placement_opens_two_cards_for_each_die() {
        let expected =
            [(0, texts(&["L p1"])), (1, texts(&["L p2"])), (4, texts(&["R p2"])), (5, texts(&["R p1"]))];
        assert_eq!(open("r12", None), expected);
    }

    #[test]
    fn two_dice_that_add_up_to_seven_meet_at_the_same_cards() {
        assert_eq!(open("r25", None), [(1, texts(&["L p2", "R p5"])), (4, texts(&["L p5", "R p2"]))]);
        assert_eq!(open("r25", Some(2)), [(1, texts(&["L p2"])), (4, texts(&["R p2"]))]);
    }

    #[test]
    fn once_the_end_is_set_each_die_has_one_card_with_a_number() {
        assert_eq!(open("r11 R p1 r26", None), [(0, texts(&["p6"])), (4, texts(&["p2"]))]);
        let record = record_after("r11 R p1 r26");
        let numbers: Vec<u8> =
            SlotModel::row(record.position(), None).iter().map(|slot| slot.number.unwrap().pips()).collect();
        assert_eq!(numbers, [6, 5, 4, 3, 2, 1]);
    }

    #[test]
    fn a_tap_is_enough_where_it_is_unambiguous() {
        let slots = |moves| SlotModel::row(record_after(moves).position(), None);
        assert!(matches!(tap(&slots("r12")[0].spot), Some(Ok(_))));
        assert!(matches!(tap(&slots("r25")[1].spot), Some(Err([_, _]))));
        assert_eq!(tap(&slots("r12")[2].spot), None);
        assert_eq!(tap(&slots("")[0].spot), None);
    }
}
