//! The computer pirates.
//!
//! All of them get a [`View`], which holds no hidden card. The lower levels play by rules of thumb. The higher ones
//! deal the hidden cards at random and play the hand to its end.

mod cabin_boy;
#[cfg(not(target_arch = "wasm32"))]
mod contender;
#[cfg(not(target_arch = "wasm32"))]
pub mod duel;
mod gunner;
mod level;
pub mod message;
mod plunder;
mod search;
mod standing;

use crate::rules::{
    Chance,
    hispaniola::{Action, View},
};

pub use level::Level;

/// The number of playouts of a quartermaster for one decision. A decision has up to fifteen actions.
const A_FEW: u32 = 60;
/// The number of playouts of a buccaneer for one decision.
const MANY: u32 = 3000;

/// Returns the action of a pirate of this level; `None` if it is another player's turn. The action depends only on the
/// view and on chance, unless `is_late` stops the search.
pub fn choose<C: Chance>(
    view: &View,
    level: Level,
    chance: &mut C,
    is_late: &mut dyn FnMut() -> bool,
) -> Option<Action> {
    // A single legal action needs no thought.
    match (view.legal_actions().as_slice(), level) {
        ([], _) => None,
        ([only], _) => Some(*only),
        (_, Level::CabinBoy) => cabin_boy::act(view.table(), view.hand()),
        (_, Level::Gunner) => gunner::act(view.table(), view.hand()),
        (_, Level::Quartermaster) => search::choose(view, A_FEW, chance, is_late),
        (_, Level::Buccaneer) => search::choose(view, MANY, chance, is_late),
    }
}
