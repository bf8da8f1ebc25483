//! The state of the page, changed by commands and saved before it is shown.

use std::{cell::RefCell, rc::Rc};

use yew::prelude::*;

use super::{entropy::fresh_chance, storage};
use crate::{
    model::{Command, Notice, State},
    rules::{Game, SeededChance, shanghaien::Action},
};

/// How components make things happen. It stays the same while the state changes.
#[derive(Clone, PartialEq)]
pub(super) struct Dispatch {
    send: Callback<Command>,
    chance: Rc<SharedChance>,
    act: Callback<Action>,
}

/// The dice and the cards of this page: there is one source, so no two are ever the same.
struct SharedChance(RefCell<SeededChance>);

impl PartialEq for SharedChance {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Dispatch {
    /// Changes the state.
    pub(super) fn send(&self, command: Command) {
        self.send.emit(command);
    }

    /// Does something in the game; a roll is drawn here and now.
    pub(super) fn act(&self, action: Action) {
        self.act.emit(action);
    }

    /// A callback that sends this command.
    pub(super) fn sends<E: 'static>(&self, command: Command) -> Callback<E> {
        let send = self.send.clone();
        Callback::from(move |_| send.emit(command.clone()))
    }

    /// A callback that does this action.
    pub(super) fn acts<E: 'static>(&self, action: Action) -> Callback<E> {
        let act = self.act.clone();
        Callback::from(move |_| act.emit(action))
    }

    /// Asks chance for something.
    pub(super) fn with_chance<T>(&self, draw: impl FnOnce(&mut SeededChance) -> T) -> T {
        draw(&mut self.chance.0.borrow_mut())
    }
}

/// The state, and the way to change it.
#[hook]
pub(super) fn use_store() -> (Rc<State>, Dispatch) {
    let state = use_mut_ref(|| Rc::new(storage::load()));
    let update = use_force_update();
    let dispatch = use_memo((), |()| {
        let chance = Rc::new(SharedChance(RefCell::new(fresh_chance())));
        let send = Callback::from({
            let state = Rc::clone(&state);
            move |command: Command| {
                let before = Rc::clone(&state.borrow());
                *state.borrow_mut() = Rc::new(saved(&before, before.after(command)));
                update.force_update();
            }
        });
        let act = Callback::from({
            let (send, chance, state) = (send.clone(), Rc::clone(&chance), Rc::clone(&state));
            move |action: Action| {
                let Some(record) = state.borrow().record.clone() else { return };
                let event = record.game().draw(action, &mut *chance.0.borrow_mut());
                send.emit(Command::Happen(event));
            }
        });
        Dispatch { send, chance, act }
    });
    let now = Rc::clone(&state.borrow());
    (now, (*dispatch).clone())
}

/// Saves what has changed. A game that cannot be saved goes on, and the players are told.
fn saved(before: &State, mut after: State) -> State {
    let mut kept = true;
    if after.record != before.record {
        kept = after.record.as_ref().is_none_or(|record| storage::save_game(record).is_ok());
    }
    if after.settings != before.settings {
        kept &= storage::save_settings(&after.settings).is_ok();
    }
    if !kept {
        after.notice = Some(Notice::NotSaved);
    }
    after
}
