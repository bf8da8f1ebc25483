//! Asks a computer player in its worker.

use std::rc::Rc;

use super::{
    dispatch::Dispatch,
    game_ui::GameUi,
    platform::worker_client::{Hear, WorkerClient},
};
use crate::{
    ai::message,
    model::session::{Command, Playable},
    rules::Chance,
};

/// What to ask for, and the question itself with everything the computer player may know.
pub(super) type Asked<G> = (<G as Playable>::Query, <G as Playable>::Question);

/// Asks the computer player behind `client`. Drops the pending question if `asked` is `None`.
pub(super) fn ask<G: GameUi>(
    client: &WorkerClient<G::Action>,
    dispatch: &Dispatch<G>,
    asked: Option<Asked<G>>,
) {
    let Some((query, question)) = asked else { return client.let_go() };
    let seed = dispatch.with_chance(|chance| chance.below(u32::MAX));
    client.ask(seed, question, on_answer(dispatch, query));
}

/// Returns a callback for the answer. It ignores an answer to a position that is no longer on the table.
fn on_answer<G: GameUi>(dispatch: &Dispatch<G>, query: G::Query) -> Hear<G::Action> {
    let (dispatch, changes) = (dispatch.clone(), dispatch.session().changes);
    Rc::new(move |answer| {
        let session = dispatch.session();
        let Some(answer) = answer else {
            dispatch.send(Command::OutOfReach);
            return false;
        };
        if session.changes != changes {
            return true;
        }
        let legal = session.record.as_ref().map(|record| record.game().legal_actions());
        let is_sensible = legal.is_some_and(|legal| message::is_sensible(&answer, &legal));
        if is_sensible {
            dispatch.send(Command::Answer(query, answer));
        }
        is_sensible
    })
}
