//! The picture of the bar between the players: the state of the game, and its buttons.

use super::{Stage, State};
use crate::rules::shanghaien::{Position, ROUNDS};

/// The number of cards dealt for a round.
const CARDS: u8 = 6;

/// The bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BarModel {
    /// The round shown.
    pub round: u8,
    /// What the bar says besides the round.
    pub note: BarNote,
    /// The buttons.
    pub tools: BarTools,
}

/// What the bar says besides the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarNote {
    /// The chance of seat one to win, in percent.
    Chance(u8),
    /// This is a replay.
    Replay,
    /// A tap skips the animation.
    TapToSkip,
    /// So many cards have not been dealt yet.
    CardsLeft(u8),
}

/// The buttons of the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarTools {
    /// The buttons of a game or a lesson.
    Play {
        /// Whether the last event can be taken back.
        can_undo: bool,
        /// Whether there is a decision for which the player can get a hint.
        can_hint: bool,
    },
    /// The buttons of a replay.
    Replay,
}

impl BarModel {
    pub(super) fn new(state: &State, position: &Position) -> Self {
        let chance = state.table.chance.filter(|_| {
            state.settings.chances && matches!(state.stage, Stage::Play | Stage::WhatIf | Stage::Report)
        });
        let is_replay = state.is_replay();
        Self {
            round: position.round(),
            note: match (chance, state.stage) {
                (Some(chance), _) => BarNote::Chance(chance),
                (None, _) if is_replay => BarNote::Replay,
                (None, Stage::Travel(_)) => BarNote::TapToSkip,
                (None, _) => BarNote::CardsLeft((ROUNDS - position.round()) * CARDS),
            },
            tools: if is_replay {
                BarTools::Replay
            } else {
                BarTools::Play { can_undo: state.can_undo(), can_hint: state.can_hint() }
            },
        }
    }
}
