//! Connects the page to a computer player in a worker. The worker starts with the first question, and a second time if
//! it fails. The page never waits for it, and an answer to an old question is ignored.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use gloo::{events::EventListener, timers::callback::Timeout};
use serde::{Serialize, de::DeserializeOwned};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker};
use yew::prelude::*;

use super::promise::version;
use crate::{
    ai::message::{Question, Reply, Weighed},
    worker::protocol,
};

/// Milliseconds after which a worker that does not answer counts as failed.
const PATIENCE: u32 = 10_000;

/// Receives an answer, or `None` if there is none. Returns whether the answer makes sense.
pub(in crate::app) type Hear<A> = Rc<dyn Fn(Option<Weighed<A>>) -> bool>;

/// The page's connection to a worker that answers with actions of the type `A`.
pub(in crate::app) struct WorkerClient<A>(Rc<Client<A>>);

/// The worker, and the question that waits for an answer.
struct Client<A> {
    /// The file that starts the worker.
    loader: &'static str,
    worker: RefCell<Option<Connection>>,
    pending: RefCell<Option<Pending<A>>>,
    /// How many questions have been asked.
    asked: Cell<u32>,
    /// Whether the worker before this one has failed, so that this is the second try.
    failed: Cell<bool>,
    /// Whether the worker is about to be stopped, so that another failure changes nothing.
    is_leaving: Cell<bool>,
}

struct Connection {
    worker: Worker,
    is_ready: Cell<bool>,
    _listeners: [EventListener; 2],
}

struct Pending<A> {
    id: u32,
    question: JsValue,
    hear: Hear<A>,
    _patience: Timeout,
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl<A: DeserializeOwned + 'static> WorkerClient<A> {
    /// Returns a client for the worker that this file starts. The worker is not started yet.
    pub(in crate::app) fn new(loader: &'static str) -> Self {
        Self(Rc::new(Client {
            loader,
            worker: RefCell::default(),
            pending: RefCell::default(),
            asked: Cell::default(),
            failed: Cell::default(),
            is_leaving: Cell::default(),
        }))
    }

    /// Drops the pending question.
    pub(in crate::app) fn let_go(&self) {
        self.0.pending.replace(None);
    }

    /// Asks a question. It gets a number, which its answer repeats.
    pub(in crate::app) fn ask(&self, seed: u32, asked: impl Serialize, hear: Hear<A>) {
        let id = self.0.asked.get() + 1;
        self.0.asked.set(id);
        // A question that can't be sent is never answered, and that is noticed.
        let question = protocol::write(&Question { id, seed, asked }).unwrap_or_default();
        ask(&self.0, id, question, hear);
    }
}

fn ask<A: DeserializeOwned + 'static>(client: &Rc<Client<A>>, id: u32, question: JsValue, hear: Hear<A>) {
    let patience = patience(client, PATIENCE);
    client.pending.replace(Some(Pending { id, question, hear, _patience: patience }));
    if client.worker.borrow().is_none() {
        let connection = connect(client);
        if connection.is_none() {
            soon_give_up(client);
        }
        client.worker.replace(connection);
    }
    send(client);
}

/// Sends the pending question, if the worker is ready.
fn send<A>(client: &Client<A>) {
    if let (Some(connection), Some(pending)) = (&*client.worker.borrow(), &*client.pending.borrow())
        && connection.is_ready.get()
    {
        drop(connection.worker.post_message(&pending.question));
    }
}

/// Starts the worker; `None` if the browser makes none.
fn connect<A: DeserializeOwned + 'static>(client: &Rc<Client<A>>) -> Option<Connection> {
    let worker = Worker::new(&format!("{}?{}", client.loader, version())).ok()?;
    let listen = |kind: &'static str, hear: fn(&Rc<Client<A>>, &Event)| {
        let client = Rc::clone(client);
        EventListener::new(&worker, kind, move |event| hear(&client, event))
    };
    let listeners = [
        listen("message", |client, event| hear(client, event.unchecked_ref())),
        listen("error", |client, _| soon_give_up(client)),
    ];
    Some(Connection { worker, is_ready: Cell::new(false), _listeners: listeners })
}

fn hear<A: DeserializeOwned + 'static>(client: &Rc<Client<A>>, event: &MessageEvent) {
    let (id, actions) = match protocol::read(event.data()) {
        Ok(Reply::Answer { id, actions, .. }) => (id, actions),
        Ok(Reply::Ready) => {
            if let Some(connection) = &*client.worker.borrow() {
                connection.is_ready.set(true);
            }
            return send(client);
        }
        Err(_) => return soon_give_up(client),
    };
    let Some(pending) = client.pending.borrow_mut().take_if(|pending| pending.id == id) else { return };
    if (pending.hear)(Some(actions)) {
        client.failed.set(false);
    } else {
        client.pending.replace(Some(pending));
        soon_give_up(client);
    }
}

/// Stops the worker, but not while one of its events is being handled.
fn soon_give_up<A: DeserializeOwned + 'static>(client: &Rc<Client<A>>) {
    if !client.is_leaving.replace(true) {
        patience(client, 0).forget();
    }
}

/// Stops the worker after this time.
fn patience<A: DeserializeOwned + 'static>(client: &Rc<Client<A>>, millis: u32) -> Timeout {
    let client = Rc::clone(client);
    Timeout::new(millis, move || give_up(&client))
}

/// Stops the worker. Starts another one for the pending question, or reports the failure after the second try.
fn give_up<A: DeserializeOwned + 'static>(client: &Rc<Client<A>>) {
    client.is_leaving.set(false);
    client.worker.replace(None);
    let Some(pending) = client.pending.take() else { return };
    if client.failed.replace(true) {
        client.failed.set(false);
        (pending.hear)(None);
    } else {
        ask(client, pending.id, pending.question, pending.hear);
    }
}
