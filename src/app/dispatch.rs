//! Holds the session of a game and changes it by commands. The effects of a command are carried out before the page is
//! drawn again.

use std::{
    cell::{Cell, RefCell},
    collections::VecDeque,
    rc::Rc,
};

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::{
    effects::carry_out,
    game_ui::GameUi,
    platform::{
        promise::{Resolved, spawn},
        random::fresh_chance,
    },
};
use crate::{
    model::session::{Command, Session},
    rules::SecureChance,
};

/// Lets views send commands. The same dispatcher stays in use while the session changes.
pub(super) struct Dispatch<G: GameUi>(Rc<Inner<G>>);

struct Inner<G: GameUi> {
    session: RefCell<Rc<Session<G>>>,
    /// The source of randomness for the dice and cards of the current game.
    chance: RefCell<SecureChance>,
    /// The timer for the next step that happens without a tap.
    timer: RefCell<Option<Timeout>>,
    /// Whether an event of chance is being saved. Until it happens, nothing else may happen in the game.
    is_drawing: Cell<bool>,
    changed: Callback<()>,
}

impl<G: GameUi> Clone for Dispatch<G> {
    fn clone(&self) -> Self {
        Self(Rc::clone(&self.0))
    }
}

impl<G: GameUi> PartialEq for Dispatch<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<G: GameUi> Dispatch<G> {
    /// Returns a dispatcher for `session`. It calls `changed` whenever the session has changed.
    pub(super) fn new(session: Session<G>, changed: Callback<()>) -> Self {
        Self(Rc::new(Inner {
            session: RefCell::new(Rc::new(session)),
            chance: RefCell::new(fresh_chance()),
            timer: RefCell::default(),
            is_drawing: Cell::default(),
            changed,
        }))
    }

    /// Returns the current session.
    pub(super) fn session(&self) -> Rc<Session<G>> {
        self.0.session.borrow().clone()
    }

    /// Replaces the timer; dropping the old timer cancels it.
    pub(super) fn set_timer(&self, timer: Option<Timeout>) {
        self.0.timer.replace(timer);
    }

    /// Carries out a command. Redraws the page only if the session has changed.
    pub(super) fn send(&self, command: impl Into<Command<G>>) {
        if self.send_quietly(command.into()) {
            self.0.changed.emit(());
        }
    }

    /// Redraws the page after something outside the session has changed.
    pub(super) fn redraw(&self) {
        self.0.changed.emit(());
    }

    /// Carries out a command like `send`, but without a redraw. Returns whether the session has changed.
    pub(super) fn send_quietly(&self, command: Command<G>) -> bool {
        let (mut commands, mut has_changed) = (VecDeque::from([command]), false);
        while let Some(command) = commands.pop_front() {
            if self.0.is_drawing.get() && command.is_move() {
                continue;
            }
            let before = self.session();
            let (after, effects) = before.update(command);
            if after != *before {
                self.0.session.replace(Rc::new(after));
                has_changed = true;
            }
            commands.extend(effects.into_iter().filter_map(|effect| carry_out(self, effect)));
        }
        has_changed
    }

    /// Lets an event of chance happen as soon as it is saved. Until then, moves are ignored: a second tap is no second
    /// roll.
    pub(super) fn send_later(&self, saved: Resolved, event: G::Event) {
        let (dispatch, changes) = (self.clone(), self.session().changes);
        self.0.is_drawing.set(true);
        spawn(async move {
            saved.await;
            dispatch.0.is_drawing.set(false);
            // Another game may be on the table meanwhile.
            if dispatch.session().changes == changes {
                dispatch.send(Command::Happen(event));
            }
        });
    }

    /// Returns a callback that sends this command.
    pub(super) fn sends<E: 'static>(&self, command: impl Into<Command<G>>) -> Callback<E> {
        let (dispatch, command) = (self.clone(), command.into());
        Callback::from(move |_| dispatch.send(command.clone()))
    }

    /// Returns a callback that plays this action in the game.
    pub(super) fn acts<E: 'static>(&self, action: G::Action) -> Callback<E> {
        self.sends(Command::Act(action))
    }

    /// Draws the first thing of a new game, from a new source of randomness.
    pub(super) fn with_new_chance<T>(&self, draw: impl FnOnce(&mut SecureChance) -> T) -> T {
        self.0.chance.replace(fresh_chance());
        self.with_chance(draw)
    }

    /// Draws something from the source of randomness.
    pub(super) fn with_chance<T>(&self, draw: impl FnOnce(&mut SecureChance) -> T) -> T {
        draw(&mut self.0.chance.borrow_mut())
    }
}
