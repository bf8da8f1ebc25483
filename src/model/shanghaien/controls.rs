//! The controls or the message at the lower edge of each player's area.

use super::{Seating, Stage, State, table::by_number};
use crate::{
    record::shanghaien::Record,
    rules::{
        BySeat, Die, Roll, Seat,
        shanghaien::{Claim, Event, Phase, Position, Refusal, Step},
    },
};

/// The lower edge of a player's area.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Controls {
    /// Roll or shanghai, each with the reason against it if it is not allowed.
    Choose {
        /// Why the player can't roll.
        roll: Option<Refusal>,
        /// Why the player can't shanghai.
        shanghai: Option<Refusal>,
    },
    /// Roll again, after the trick "Roll again".
    Reroll,
    /// Put down one of two dice.
    Place {
        /// The dice.
        dice: Rolled,
        /// The one that has been chosen.
        picked: Option<usize>,
        /// What the player has to do.
        instruction: Instruction,
    },
    /// Shanghai now, or go back.
    WhatIf,
    /// Go on to the next round, or to the score.
    Continue {
        /// Whether the score comes next.
        last: bool,
    },
    /// Step through a replay.
    Replay {
        /// The number of events shown.
        at: usize,
        /// The number of all events.
        of: usize,
    },
    /// A computer captain's dice.
    Dice(Rolled),
    /// The computer captain does not answer: ask again, or let a person play.
    OutOfReach,
    /// A message only.
    Say(Message),
}

/// Two rolled dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rolled {
    /// The dice, the lower one first.
    pub dice: [Die; 2],
    /// Whether they have just been rolled, so that they tumble.
    pub tumbling: bool,
}

impl Rolled {
    fn new(state: &State, roll: Roll) -> Self {
        Self { dice: [roll.low(), roll.high()], tumbling: state.table.tumbling }
    }
}

/// What to do with two rolled dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instruction {
    /// The round's first placement: the chosen card also sets which end is the 1.
    CardSetsEnd,
    /// The same with a chosen die: one of two cards.
    OneOfTwoCards(Die),
    /// One of the cards that the dice fit.
    Cards(Roll),
    /// The card of the chosen die.
    CardOf(Die),
}

/// A message to a player who has nothing to do.
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
    /// A computer captain is thinking.
    Thinks(Seat),
    /// A computer captain does not answer.
    DoesNotAnswer(Seat),
    /// The other player looks at a preview of the distribution.
    ThinksOfShanghai(Seat),
    /// What happens to a card, with its number.
    Card(u8, Claim),
    /// This player starts this round.
    Starts(Seat, u8),
    /// The round was the last one: the score comes next.
    ScoreNext,
    /// This player did this last.
    Did(Seat, Event),
    /// The game is over, with these points.
    Ended(BySeat<u8>),
    /// No event yet.
    Dealt,
}

/// Returns the controls of a player.
pub(super) fn controls(state: &State, position: &Position, near: Seat, seat: Seat) -> Controls {
    let Some(record) = state.record.as_deref() else { return Controls::Say(Message::Dealt) };
    if let Some(at) = state.replay_step() {
        return replay_shown(record, at, position, seat == near);
    }
    match state.stage {
        Stage::Play if state.computer_to_move().is_some() => watching(state, position, seat),
        Stage::Play => playing(state, position, seat),
        Stage::WhatIf if position.to_move() == Some(seat) => Controls::WhatIf,
        Stage::WhatIf => Controls::Say(Message::ThinksOfShanghai(seat.other())),
        Stage::Travel(gone) => match by_number(position).nth(gone) {
            Some((number, claim)) => Controls::Say(Message::Card(number, claim)),
            None => Controls::Say(Message::Dealt),
        },
        Stage::Report => {
            let starter = record.position().to_move();
            let presses = if state.settings.seating_with(state.computers) == Seating::Across {
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
    }
}

/// Returns the controls in a replay: the steps through it on one side, the last event on the other.
fn replay_shown(record: &Record, at: usize, position: &Position, has_the_way: bool) -> Controls {
    if has_the_way {
        return Controls::Replay { at, of: record.events().len() };
    }
    if position.phase() == Phase::Over {
        return Controls::Say(Message::Ended(position.score().totals));
    }
    let did = at.checked_sub(1).and_then(|last| {
        let mover = record.positions().nth(last)?.to_move()?;
        Some(Message::Did(mover, *record.events().get(last)?))
    });
    Controls::Say(did.unwrap_or(Message::Dealt))
}

/// Returns the controls while a computer captain is to move.
fn watching(state: &State, position: &Position, seat: Seat) -> Controls {
    let thinks = position.to_move() == Some(seat);
    let mover = if thinks { seat } else { seat.other() };
    match (position.rolled(), state.answer()) {
        _ if thinks && state.is_out_of_reach => Controls::OutOfReach,
        _ if state.is_out_of_reach => Controls::Say(Message::DoesNotAnswer(mover)),
        (Some(roll), _) if thinks => Controls::Dice(Rolled::new(state, roll)),
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
            dice: Rolled::new(state, roll),
            picked: state.table.picked,
            instruction: match (state.picked_die(), position.one_end()) {
                (None, None) => Instruction::CardSetsEnd,
                (Some(die), None) => Instruction::OneOfTwoCards(die),
                (None, Some(_)) => Instruction::Cards(roll),
                (Some(die), Some(_)) => Instruction::CardOf(die),
            },
        },
        Phase::Place(_) => Controls::Say(Message::Places(other)),
        Phase::Reroll if acts => Controls::Reroll,
        Phase::Reroll => Controls::Say(Message::Rerolls(other)),
        Phase::Over => Controls::Say(Message::ScoreNext),
    }
}
