//! The way to a computer player: a worker that is started when it is first asked, and once more if it fails.
//! The page never waits for it, and an answer to an old question is not heard.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use gloo::{events::EventListener, timers::callback::Timeout};
use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker};
use yew::prelude::*;

use super::promise::version;

/// Milliseconds until a player who says nothing is taken for gone.
const PATIENCE: u32 = 10_000;

/// Hears the lines of an answer, or that there is none; says whether the answer makes sense.
pub(in crate::app) type Hear = Rc<dyn Fn(Option<&str>) -> bool>;

/// The line to a worker.
pub(in crate::app) struct Line(Rc<Ends>);

/// What is at its ends: the worker, and the question that waits for an answer.
struct Ends {
    /// The file that starts the worker.
    loader: &'static str,
    worker: RefCell<Option<Connection>>,
    pending: RefCell<Option<Pending>>,
    /// How many questions there were.
    asked: Cell<u32>,
    /// Whether the last worker failed, so that this one is the second try.
    failed: Cell<bool>,
    /// Whether the worker is about to be given up: a second complaint about it changes nothing.
    is_leaving: Cell<bool>,
}

struct Connection {
    worker: Worker,
    is_ready: Cell<bool>,
    _listeners: [EventListener; 2],
}

struct Pending {
    id: u32,
    question: JsValue,
    hear: Hear,
    _patience: Timeout,
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Line {
    /// A line to the worker that this file starts.
    pub(in crate::app) fn new(loader: &'static str) -> Self {
        Self(Rc::new(Ends {
            loader,
            worker: RefCell::default(),
            pending: RefCell::default(),
            asked: Cell::default(),
            failed: Cell::default(),
            is_leaving: Cell::default(),
        }))
    }

    /// Lets go of the question that waits.
    pub(in crate::app) fn hang_up(&self) {
        self.0.pending.replace(None);
    }

    /// Asks a question, which gets the number that its answer will have.
    pub(in crate::app) fn ask(&self, question: impl FnOnce(u32) -> Option<JsValue>, hear: Hear) {
        let id = self.0.asked.get() + 1;
        self.0.asked.set(id);
        // What cannot be sent is not answered, and that is noticed.
        ask(&self.0, id, question(id).unwrap_or_default(), hear);
    }
}

fn ask(line: &Rc<Ends>, id: u32, question: JsValue, hear: Hear) {
    let patience = patience(line, PATIENCE);
    line.pending.replace(Some(Pending { id, question, hear, _patience: patience }));
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
    {
        drop(connection.worker.post_message(&pending.question));
    }
}

fn connect(line: &Rc<Ends>) -> Option<Connection> {
    let worker = Worker::new(&format!("{}?{}", line.loader, version())).ok()?;
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
fn read(message: &JsValue) -> Option<(u32, String)> {
    let field = |name: &str| Reflect::get(message, &name.into()).ok();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it was a whole number")]
    let id = field("id")?.as_f64()? as u32;
    Some((id, field("lines")?.as_string()?))
}

fn hear(line: &Rc<Ends>, event: &MessageEvent) {
    let Some((id, lines)) = read(&event.data()) else {
        return soon_give_up(line);
    };
    if id == 0 {
        if let Some(connection) = &*line.worker.borrow() {
            connection.is_ready.set(true);
        }
        return send(line);
    }
    let Some(pending) = line.pending.borrow_mut().take_if(|pending| pending.id == id) else { return };
    if (pending.hear)(Some(&lines)) {
        line.failed.set(false);
    } else {
        line.pending.replace(Some(pending));
        soon_give_up(line);
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
        (pending.hear)(None);
    } else {
        ask(line, pending.id, pending.question, pending.hear);
    }
}
