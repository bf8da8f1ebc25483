//! Asks computer pirates what they do. They are told what they see and nothing else.

use std::rc::Rc;

use super::Dispatch;
use crate::{
    ai::hispaniola::message::{Question, Reply},
    app::platform::worker_client::{Hear, Line},
    model::hispaniola::{Command, State},
    rules::{Chance, hispaniola::View},
};

/// The line to the pirates' worker.
pub(super) struct PiratesLine {
    /// Whether a pirate was to be asked when we looked last, and in which state of the game.
    seen: Option<(bool, u32)>,
    line: Line,
}

impl Default for PiratesLine {
    fn default() -> Self {
        Self { seen: None, line: Line::new("pirates-loader.js") }
    }
}

impl PiratesLine {
    /// After a change: asks the pirate whose turn it is, while the table is shown.
    pub(super) fn ask(&mut self, dispatch: &Dispatch, state: &State, at_table: bool) {
        let question = state.question().filter(|_| at_table);
        let now = (question.is_some(), state.changes);
        if self.seen.replace(now) == Some(now) {
            return;
        }
        self.line.hang_up();
        if let Some((level, view)) = question {
            let seed = dispatch.with_chance(|chance| chance.below(u32::MAX));
            let ask = |id| serde_wasm_bindgen::to_value(&Question::new(id, level, seed, view.clone())).ok();
            self.line.ask(ask, hearer(dispatch.clone(), view.clone(), state.changes));
        }
    }
}

/// Takes the answer about a state of the game.
fn hearer(dispatch: Dispatch, view: View, changes: u32) -> Hear {
    Rc::new(move |lines| {
        let Some(lines) = lines else {
            dispatch.send(Command::OutOfReach);
            return false;
        };
        if dispatch.state().changes != changes {
            return true;
        }
        let action = Reply { lines: lines.to_owned(), ..Reply::default() }.read(&view);
        let is_sensible = action.is_some();
        if let Some(action) = action {
            dispatch.send(Command::Learn(action));
        }
        is_sensible
    })
}
