//! The computer pirates.
//!
//! All of them look at a [`View`], which holds no hidden card. The lower levels play by rules of thumb; the
//! higher ones deal the hidden cards at random and see how the hand would end.

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

/// In how many hands a quartermaster sees how an action may end. A decision has up to fifteen actions.
const A_FEW: u32 = 60;
/// In how many a buccaneer does.
const MANY: u32 = 3000;

/// What a pirate of this level does; `None` if it is another's turn. It depends on the view and the chance
/// alone, unless it gets late: then the pirate makes up its mind.
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
        (_, Level::Quartermaster) => search::choose(view, A_FEW, chance, is_late),
        (_, Level::Buccaneer) => search::choose(view, MANY, chance, is_late),
    }
}
