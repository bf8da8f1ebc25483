//! One player's cards, or what is shown in their place.

use super::{Stage, State, sea::WHEEL};
use crate::rules::hispaniola::{Action, Card, Hand, Phase, Seat, Ship, Step, View};

/// A card in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandCard {
    /// The card.
    pub card: Card,
    /// Whether it may be played or bid now.
    pub is_playable: bool,
    /// Whether the card has been chosen.
    pub is_chosen: bool,
    /// What a tap on it chooses, if it is this player's turn.
    pub action: Option<Action>,
}

/// What is shown at the bottom of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandModel {
    /// A player's cards by colour and number.
    Cards {
        /// The player.
        seat: Seat,
        /// The cards.
        cards: Vec<HandCard>,
        /// Whether there are other persons at the screen, so that the cards can be covered again.
        can_cover: bool,
    },
    /// The closed curtain before a player's cards.
    Curtain {
        /// The player.
        seat: Seat,
        /// The number of cards.
        count: u8,
        /// Whether the player needs to see the cards for the next action.
        is_needed: bool,
    },
    /// Nothing: no person has to act.
    Nothing,
}

impl HandModel {
    /// Makes the hand from the view of the player whose cards are shown.
    pub(super) fn new(state: &State, view: Option<&View>) -> Self {
        match (view, state.curtain(), &state.record) {
            // A replay shows all cards elsewhere.
            _ if state.is_replay() => Self::Nothing,
            (_, Some(seat), Some(record)) => Self::Curtain {
                seat,
                count: record.table().held(seat),
                is_needed: matches!(record.table().phase(), Phase::Bid(_) | Phase::Play(_)),
            },
            (Some(view), None, _) => Self::Cards {
                seat: view.seat(),
                cards: cards(state, view),
                can_cover: state.only_person().is_none(),
            },
            _ => Self::Nothing,
        }
    }
}

/// Returns the cards of a hand in the order shown: by colour and number.
pub(super) fn in_order(hand: Hand) -> Vec<Card> {
    let mut cards: Vec<Card> = hand.iter().collect();
    cards.sort_by_key(|card| (place_of(*card), card.number()));
    cards
}

/// Returns the place of a card's colour in a hand.
fn place_of(card: Card) -> Option<usize> {
    WHEEL.iter().position(|&ship| ship == Ship::Of(card.colour()))
}

fn cards(state: &State, view: &View) -> Vec<HandCard> {
    let table = view.table();
    let is_to_move = table.to_move() == Some(view.seat()) && state.stage == Stage::Play;
    let act = |card: Card| match table.phase() {
        Phase::Bid(_) if is_to_move => Some(Step::Bid(card)),
        Phase::Play(_) if is_to_move => Some(Step::Play(card)),
        _ => None,
    };
    let chosen = state.chosen();
    in_order(view.hand())
        .into_iter()
        .map(|card| {
            let action = act(card);
            HandCard {
                card,
                is_playable: action.is_some_and(|action| view.check(action).is_ok()),
                is_chosen: action.is_some() && action == chosen,
                action,
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::hispaniola::{
        Prompt, TableCommand, TableModel,
        state::tests::{BIDS, state_after},
    };

    fn model(state: &State) -> TableModel {
        TableModel::new(state).unwrap()
    }

    #[test]
    fn the_curtain_shows_a_number_and_nothing_else() {
        let state = state_after(BIDS).after(TableCommand::GoOn);
        assert_eq!(model(&state).cards, HandModel::Curtain { seat: Seat::Three, count: 14, is_needed: true });
        let state = state_after(&format!("{BIDS}\nV4 B2")).after(TableCommand::GoOn);
        assert_eq!(model(&state).prompt, Prompt::Plays(Seat::Two), "whether Ben can follow is a secret");
    }

    #[test]
    fn the_cards_lie_by_colour_and_number_and_those_that_may_be_played_are_lifted() {
        let state = state_after(&format!("{BIDS}\nV4 B2")).after(TableCommand::Look);
        let HandModel::Cards { seat, cards, can_cover } = model(&state).cards else { panic!() };
        assert_eq!((seat, can_cover), (Seat::Two, true));
        assert!(cards.is_sorted_by_key(|card| (place_of(card.card), card.card.number())));
        let playable: Vec<String> =
            cards.iter().filter(|card| card.is_playable).map(|card| card.card.to_string()).collect();
        assert_eq!(playable, ["V1", "V2", "V3"]);
        assert_eq!(cards.iter().filter(|card| card.action.is_some()).count(), 14, "the others say why not");
    }

    #[test]
    fn while_bids_are_looked_at_no_card_can_be_tapped() {
        let mut state = state_after(BIDS);
        state.computers[Seat::One] = Some(crate::ai::hispaniola::Level::Gunner);
        state.computers[Seat::Two] = Some(crate::ai::hispaniola::Level::Gunner);
        let HandModel::Cards { cards, .. } = model(&state).cards else { panic!() };
        assert!(cards.iter().all(|card| card.action.is_none() && !card.is_playable));
    }
}
