//! The state of the page, changed by commands and saved before it is shown.

use std::{cell::RefCell, rc::Rc};

use yew::prelude::*;

use super::{entropy::fresh_chance, storage};
use crate::{
    model::{Command, Notice, State},
    rules::{Game, SeededChance, shanghaien::Action},
};

/// How views make things happen. It stays the same while the state changes.
#[derive(Clone)]
pub(super) struct Dispatch(Rc<Inner>);

struct Inner {
    state: RefCell<Rc<State>>,
    /// The dice and the cards of this page: there is one source, so no two are ever the same.
    chance: RefCell<SeededChance>,
    changed: Callback<()>,
}

impl Dispatch {
    /// The state as it was left; tells when it changes.
    pub(super) fn new(changed: Callback<()>) -> Self {
        let state = RefCell::new(Rc::new(storage::load()));
        Self(Rc::new(Inner { state, chance: RefCell::new(fresh_chance()), changed }))
    }

    /// The state as it is now.
    pub(super) fn state(&self) -> Rc<State> {
        self.0.state.borrow().clone()
    }

    /// Changes the state.
    pub(super) fn send(&self, command: Command) {
        let before = self.state();
        *self.0.state.borrow_mut() = Rc::new(saved(&before, before.after(command)));
        self.0.changed.emit(());
    }

    /// Does something in the game; a roll is drawn here and now.
    pub(super) fn act(&self, action: Action) {
        if let Some(record) = &self.state().record {
            let event = self.with_chance(|chance| record.game().draw(action, chance));
            self.send(Command::Happen(event));
        }
    }

    /// A callback that sends this command.
    pub(super) fn sends<E: 'static>(&self, command: Command) -> Callback<E> {
        let dispatch = self.clone();
        Callback::from(move |_| dispatch.send(command.clone()))
    }

    /// A callback that does this action.
    pub(super) fn acts<E: 'static>(&self, action: Action) -> Callback<E> {
        let dispatch = self.clone();
        Callback::from(move |_| dispatch.act(action))
    }

    /// Asks chance for something.
    pub(super) fn with_chance<T>(&self, draw: impl FnOnce(&mut SeededChance) -> T) -> T {
        draw(&mut self.0.chance.borrow_mut())
    }
}

/// Saves what has changed. A game that cannot be saved goes on, and the players are told.
fn saved(before: &State, mut after: State) -> State {
    let mut kept = true;
    if after.changes != before.changes || after.captains != before.captains {
        kept = storage::save_game(&after).is_ok();
    }
    if after.settings != before.settings {
        kept &= storage::save_settings(&after.settings).is_ok();
    }
    if !kept {
        after.notice = Some(Notice::NotSaved);
    }
    after
}
