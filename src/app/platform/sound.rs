//! Plays the sounds of the games. [`super::audio`] does the playing, once it has loaded.

use std::cell::RefCell;

use yew::Callback;

use crate::model::Sound;

thread_local! {
    static PLAYER: RefCell<Option<Callback<Sound>>> = const { RefCell::new(None) };
}

/// Sends all sounds to this player from now on.
pub(in crate::app) fn set_player(player: Callback<Sound>) {
    PLAYER.set(Some(player));
}

/// Plays a sound; does nothing until there is a player.
pub(in crate::app) fn play(sound: Option<Sound>) {
    let player = PLAYER.with_borrow(Clone::clone);
    if let (Some(player), Some(sound)) = (player, sound) {
        player.emit(sound);
    }
}
