//! The way to the computer captain: a worker that is started when it is first asked, and once more if it
//! fails. The page never waits for it: answers come as commands, and those to an old question not at all.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use gloo::{events::EventListener, timers::callback::Timeout};
use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker};
use yew::prelude::*;

use super::{route::Route, store::Dispatch};
use crate::{
    ai::shanghaien::message::{Question, Reply, Wish},
    model::{Command, State},
};

/// Milliseconds until a captain who says nothing is taken for gone.
const PATIENCE: u32 = 10_000;

/// The line to the worker.
#[derive(Default)]
pub(super) struct Line {
    /// The wish that was seen last, and in which state of the game.
    seen: Option<(Option<Wish>, u32)>,
    ends: Rc<Ends>,
}

/// What is at its ends: the worker, and the question that waits for an answer.
#[derive(Default)]
struct Ends {
    worker: RefCell<Option<Connection>>,
    pending: RefCell<Option<Pending>>,
    /// How many questions there were.
    asked: Cell<u32>,
    /// Whether the last worker failed, so that this one is the second try.
    failed: Cell<bool>,
    /// Whether the worker is about to be given up: a second complaint about it changes nothing.
    is_leaving: Cell<bool>,
}

impl Line {
    /// After a change: asks what the state wishes to know now, while the table is shown.
    pub(super) fn ask(&mut self, dispatch: &Dispatch, state: &State, route: Route) {
        let now = (state.wish().filter(|_| route == Route::Table), state.changes);
        if self.seen.replace(now) != Some(now) {
            self.ends.pending.replace(None);
            if let Some(wish) = now.0 {
                ask(&self.ends, wish, dispatch.clone());
            }
        }
    }
}

struct Connection {
    worker: Worker,
    is_ready: Cell<bool>,
    _listeners: [EventListener; 2],
}

struct Pending {
    wish: Wish,
    question: Question,
    /// The state of the game that it is about.
    changes: u32,
    dispatch: Dispatch,
    _patience: Timeout,
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

fn ask(line: &Rc<Ends>, wish: Wish, dispatch: Dispatch) {
    let state = dispatch.state();
    let Some(record) = &state.record else { return };
    line.asked.set(line.asked.get() + 1);
    let question = Question::new(line.asked.get(), wish, record);
    let patience = patience(line, PATIENCE);
    line.pending.replace(Some(Pending {
        wish,
        question,
        changes: state.changes,
        dispatch,
        _patience: patience,
    }));
    if line.worker.borrow().is_none() {
        let connection = connect(line);
        line.worker.replace(connection);
    }
    send(line);
}

/// Sends the question, if there is one and somebody to hear it.
fn send(line: &Ends) {
    if let (Some(connection), Some(pending)) = (&*line.worker.borrow(), &*line.pending.borrow())
        && connection.is_ready.get()
        && let Ok(message) = serde_wasm_bindgen::to_value(&pending.question)
    {
        // What cannot be sent is not answered, and that is noticed.
        drop(connection.worker.post_message(&message));
    }
}

fn connect(line: &Rc<Ends>) -> Option<Connection> {
    // The name of the page's own program tells its version: no cache mixes two.
    let program = gloo::utils::document().query_selector("script[src]").ok().flatten();
    let version = program.and_then(|script| script.get_attribute("src")).unwrap_or_default();
    let worker = Worker::new(&format!("captain-loader.js?{version}")).ok()?;
    let listen = |kind: &'static str, hear: fn(&Rc<Ends>, &Event)| {
        let line = Rc::clone(line);
        EventListener::new(&worker, kind, move |event| hear(&line, event))
    };
    let listeners = [
        listen("message", |line, event| hear(line, event.unchecked_ref())),
        listen("error", |line, _| soon_give_up(line)),
    ];
    Some(Connection { worker, is_ready: Cell::new(false), _listeners: listeners })
}

/// Reads a reply field by field. Serde would bring along the printing of floating-point numbers for its error
/// messages, 10 kB of every first visit.
fn read(message: &JsValue) -> Option<Reply> {
    let field = |name: &str| Reflect::get(message, &name.into()).ok();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it was a whole number")]
    let id = field("id")?.as_f64()? as u32;
    // How long it took is for others to know.
    Some(Reply { id, lines: field("lines")?.as_string()?, millis: 0 })
}

fn hear(line: &Rc<Ends>, event: &MessageEvent) {
    let Some(reply) = read(&event.data()) else {
        return soon_give_up(line);
    };
    if reply.id == 0 {
        if let Some(connection) = &*line.worker.borrow() {
            connection.is_ready.set(true);
        }
        return send(line);
    }
    let Some(pending) = line.pending.borrow_mut().take_if(|pending| pending.question.id == reply.id) else {
        return;
    };
    let state = pending.dispatch.state();
    if state.changes != pending.changes {
        return;
    }
    match state.record.as_ref().and_then(|record| reply.read(record.position())) {
        Some(weighed) => {
            line.failed.set(false);
            pending.dispatch.send(Command::Learn(pending.wish, weighed));
        }
        None => {
            line.pending.replace(Some(pending));
            soon_give_up(line);
        }
    }
}

/// Gives the worker up, but not while it is being listened to.
fn soon_give_up(line: &Rc<Ends>) {
    if !line.is_leaving.replace(true) {
        patience(line, 0).forget();
    }
}

/// Gives the worker up after this time.
fn patience(line: &Rc<Ends>, millis: u32) -> Timeout {
    let line = Rc::clone(line);
    Timeout::new(millis, move || give_up(&line))
}

/// Ends the worker; tries another one, or says that there is none.
fn give_up(line: &Rc<Ends>) {
    line.is_leaving.set(false);
    line.worker.replace(None);
    let Some(pending) = line.pending.take() else { return };
    if line.failed.replace(true) {
        line.failed.set(false);
        pending.dispatch.send(Command::OutOfReach);
    } else {
        ask(line, pending.wish, pending.dispatch);
    }
}
