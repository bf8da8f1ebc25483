//! The state of a page, changed by commands and saved before it is shown.

use std::{cell::RefCell, rc::Rc};

use yew::prelude::*;

use super::{desk::Desk, platform::random::fresh_chance};
use crate::rules::{Game, SeededChance};

/// How views make things happen. It stays the same while the state changes.
pub(super) struct Dispatch<D: Desk>(Rc<Inner<D>>);

struct Inner<D: Desk> {
    state: RefCell<Rc<D::State>>,
    /// The dice and the cards of this page: there is one source, so no two are ever the same.
    chance: RefCell<SeededChance>,
    changed: Callback<()>,
}

impl<D: Desk> Clone for Dispatch<D> {
    fn clone(&self) -> Self {
        Self(Rc::clone(&self.0))
    }
}

impl<D: Desk> Dispatch<D> {
    /// From this state on; tells when it changes.
    pub(super) fn new(state: D::State, changed: Callback<()>) -> Self {
        let state = RefCell::new(Rc::new(state));
        Self(Rc::new(Inner { state, chance: RefCell::new(fresh_chance()), changed }))
    }

    /// The state as it is now.
    pub(super) fn state(&self) -> Rc<D::State> {
        self.0.state.borrow().clone()
    }

    /// Changes the state.
    pub(super) fn send(&self, command: D::Command) {
        let after = D::after(&self.state(), command);
        *self.0.state.borrow_mut() = Rc::new(after);
        self.0.changed.emit(());
    }

    /// Does something in the game; a roll or a deal is drawn here and now.
    pub(super) fn act(&self, action: <D::Game as Game>::Action) {
        if let Some(game) = D::game(&self.state()) {
            let event = self.with_chance(|chance| game.draw(action, chance));
            self.send(D::happen(event));
        }
    }

    /// A callback that does this action.
    pub(super) fn acts<E: 'static>(&self, action: <D::Game as Game>::Action) -> Callback<E> {
        let dispatch = self.clone();
        Callback::from(move |_| dispatch.act(action))
    }

    /// A callback that sends this command.
    pub(super) fn sends<E: 'static>(&self, command: D::Command) -> Callback<E> {
        let dispatch = self.clone();
        Callback::from(move |_| dispatch.send(command.clone()))
    }

    /// Asks chance for something.
    pub(super) fn with_chance<T>(&self, draw: impl FnOnce(&mut SeededChance) -> T) -> T {
        draw(&mut self.0.chance.borrow_mut())
    }
}
