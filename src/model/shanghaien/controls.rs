//! What each player can do or is told, at the lower edge of the own area.

use super::{Seating, Stage, State, table::by_number};
use crate::rules::{
    BySeat, Die, Roll, Seat,
    shanghaien::{Claim, Event, Phase, Position, Refusal, Step},
};

/// The lower edge of a player's area.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Controls {
    /// Roll or shanghai; each with the reason against it.
    Choose {
        /// Why not to roll.
        roll: Option<Refusal>,
        /// Why not to shanghai.
        shanghai: Option<Refusal>,
    },
    /// Roll again was played.
    Reroll,
    /// Two dice to choose from.
    Place {
        /// The dice.
        dice: [Die; 2],
        /// The one that has been chosen.
        picked: Option<usize>,
        /// What to do.
        hint: Hint,
    },
    /// Shanghai now, or back.
    WhatIf,
    /// On to the next round, or to the score.
    Continue {
        /// To the score.
        last: bool,
    },
    /// Step through the game: so many events of so many.
    LookBack {
        /// Events shown.
        at: usize,
        /// Events in all.
        of: usize,
    },
    /// A computer captain's dice.
    Dice([Die; 2]),
    /// The computer captain does not answer: ask again, or play by hand.
    OutOfReach,
    /// Nothing to do.
    Say(Message),
}

/// What to do with two rolled dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The round's first placement: a card also says which end is the 1.
    CardSetsEnd,
    /// The same with a die chosen: one of two cards.
    OneOfTwoCards(Die),
    /// One of the cards that the dice reach; of a double, the one.
    Cards(Roll),
    /// The die's card.
    CardOf(Die),
}

/// What somebody is told who has nothing to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Message {
    /// The other player rolls or shanghais.
    Chooses(Seat),
    /// The other player can only roll.
    Rolls(Seat),
    /// The other player must shanghai.
    MustShanghai(Seat),
    /// The other player puts a die down.
    Places(Seat),
    /// The other player rolls again.
    Rerolls(Seat),
    /// A computer captain thinks.
    Thinks(Seat),
    /// A computer captain cannot be reached.
    DoesNotAnswer(Seat),
    /// The other player looks at who would get what.
    ThinksOfShanghai(Seat),
    /// What becomes of a card, with its number.
    Card(u8, Claim),
    /// Who starts which round.
    Starts(Seat, u8),
    /// The game is over: the score comes next.
    ScoreNext,
    /// What was done last.
    Did(Seat, Event),
    /// The game is over, with these points.
    Ended(BySeat<u8>),
    /// Nothing was done yet.
    Dealt,
}

/// The controls of a player.
pub(super) fn controls(state: &State, position: &Position, near: Seat, seat: Seat) -> Controls {
    let Some(record) = state.record.as_deref() else { return Controls::Say(Message::Dealt) };
    match state.stage {
        Stage::Play if state.thinker().is_some() => watching(state, position, seat),
        Stage::Play => playing(state, position, seat),
        Stage::WhatIf if position.to_move() == Some(seat) => Controls::WhatIf,
        Stage::WhatIf => Controls::Say(Message::ThinksOfShanghai(seat.other())),
        Stage::Travel(gone) => match by_number(position).nth(gone) {
            Some((number, claim)) => Controls::Say(Message::Card(number, claim)),
            None => Controls::Say(Message::Dealt),
        },
        Stage::Report => {
            let starter = record.position().to_move();
            let presses = if state.settings.seating_with(state.captains) == Seating::Across {
                starter.unwrap_or(near)
            } else {
                near
            };
            match starter {
                _ if seat == presses => Controls::Continue { last: starter.is_none() },
                Some(starter) => Controls::Say(Message::Starts(starter, record.position().round())),
                None => Controls::Say(Message::ScoreNext),
            }
        }
        Stage::LookBack(at) if seat == near => {
            Controls::LookBack { at: at.min(record.events().len()), of: record.events().len() }
        }
        Stage::LookBack(_) if position.phase() == Phase::Over => {
            Controls::Say(Message::Ended(position.score().totals))
        }
        Stage::LookBack(at) => {
            let did = at.checked_sub(1).and_then(|last| {
                let mover = record.positions().nth(last)?.to_move()?;
                Some(Message::Did(mover, *record.events().get(last)?))
            });
            Controls::Say(did.unwrap_or(Message::Dealt))
        }
    }
}

/// While a computer captain is to move.
fn watching(state: &State, position: &Position, seat: Seat) -> Controls {
    let thinks = position.to_move() == Some(seat);
    let mover = if thinks { seat } else { seat.other() };
    match (position.rolled(), state.choice()) {
        _ if thinks && state.insight.is_out_of_reach => Controls::OutOfReach,
        _ if state.insight.is_out_of_reach => Controls::Say(Message::DoesNotAnswer(mover)),
        (Some(roll), _) if thinks => Controls::Dice([roll.low(), roll.high()]),
        (None, Some(Step::Roll(()))) => Controls::Say(Message::Rolls(mover)),
        (_, Some(Step::Shanghai)) => Controls::Say(Message::ThinksOfShanghai(mover)),
        _ => Controls::Say(Message::Thinks(mover)),
    }
}

fn playing(state: &State, position: &Position, seat: Seat) -> Controls {
    let acts = position.to_move() == Some(seat);
    let other = seat.other();
    match position.phase() {
        Phase::Turn if acts => Controls::Choose {
            roll: position.check(Step::Roll(())).err(),
            shanghai: position.check(Step::Shanghai).err(),
        },
        Phase::Turn if position.check(Step::Roll(())).is_err() => Controls::Say(Message::MustShanghai(other)),
        Phase::Turn if position.check(Step::Shanghai).is_err() => Controls::Say(Message::Rolls(other)),
        Phase::Turn => Controls::Say(Message::Chooses(other)),
        Phase::Place(roll) if acts => Controls::Place {
            dice: [roll.low(), roll.high()],
            picked: state.picked,
            hint: match (state.picked_die(), position.one_end()) {
                (None, None) => Hint::CardSetsEnd,
                (Some(die), None) => Hint::OneOfTwoCards(die),
                (None, Some(_)) => Hint::Cards(roll),
                (Some(die), Some(_)) => Hint::CardOf(die),
            },
        },
        Phase::Place(_) => Controls::Say(Message::Places(other)),
        Phase::Reroll if acts => Controls::Reroll,
        Phase::Reroll => Controls::Say(Message::Rerolls(other)),
        Phase::Over => Controls::Say(Message::ScoreNext),
    }
}
