//! The computer pirates. They look at a [`View`], which holds no hidden card.

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

/// How many playouts a buccaneer thinks about.
const PLAYOUTS: u32 = 2000;

/// What a pirate of this level does; `None` if it is another's turn. It stops to think when it is late.
pub fn choose<C: Chance>(
    view: &View,
    level: Level,
    chance: &mut C,
    is_late: &mut dyn FnMut() -> bool,
) -> Option<Action> {
    // What cannot be helped needs no thought.
    match (view.legal_actions().as_slice(), level) {
        ([], _) => None,
        ([only], _) => Some(*only),
        (_, Level::CabinBoy) => cabin_boy::act(view.table(), view.hand()),
        (_, Level::Gunner) => gunner::act(view.table(), view.hand()),
        (_, Level::Buccaneer) => search::choose(view, PLAYOUTS, chance, is_late),
    }
}
