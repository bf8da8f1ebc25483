//! Asks the computer captain what the state wishes to know.

use std::rc::Rc;

use js_sys::{Object, Reflect};
use wasm_bindgen::JsValue;

use super::Dispatch;
use crate::{
    ai::shanghaien::message::{Question, Reply, Wish},
    app::platform::worker_client::{Hear, Line},
    model::shanghaien::{Command, State},
};

/// The line to the captain's worker.
pub(super) struct CaptainLine {
    /// The wish that was seen last, and in which state of the game.
    seen: Option<(Option<Wish>, u32)>,
    line: Line,
}

impl Default for CaptainLine {
    fn default() -> Self {
        Self { seen: None, line: Line::new("captain-loader.js") }
    }
}

impl CaptainLine {
    /// After a change: asks what the state wishes to know now, while the table is shown.
    pub(super) fn ask(&mut self, dispatch: &Dispatch, state: &State, at_table: bool) {
        let now = (state.wish().filter(|_| at_table), state.changes);
        if self.seen.replace(now) != Some(now) {
            self.line.hang_up();
            if let (Some(wish), Some(record)) = (now.0, &state.record) {
                let ask = |id| message(Question::new(id, wish, record));
                self.line.ask(ask, hearer(dispatch.clone(), wish, state.changes));
            }
        }
    }
}

/// A question as it is sent, written field by field: serde would cost every first visit more than a kilobyte.
fn message(Question { id, wish, record }: Question) -> Option<JsValue> {
    let message = Object::new();
    for (name, value) in [("id", id.into()), ("wish", wish.into()), ("record", record.into())] {
        Reflect::set(&message, &name.into(), &value).ok()?;
    }
    Some(message.into())
}

/// Takes answers about a state of the game.
fn hearer(dispatch: Dispatch, wish: Wish, changes: u32) -> Hear {
    Rc::new(move |lines| {
        let state = dispatch.state();
        let Some(lines) = lines else {
            dispatch.send(Command::OutOfReach);
            return false;
        };
        if state.changes != changes {
            return true;
        }
        let reply = Reply { lines: lines.to_owned(), ..Reply::default() };
        let weighed = state.record.as_ref().and_then(|record| reply.read(record.position()));
        let is_sensible = weighed.is_some();
        if let Some(weighed) = weighed {
            dispatch.send(Command::Learn(wish, weighed));
        }
        is_sensible
    })
}
