//! The clock of the cards that travel at the end of a round.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::store::Dispatch;
use crate::model::{Command, Pace, Stage};

/// Milliseconds that each card takes: long enough to read why it goes where it goes.
const fn per_card(pace: Pace) -> Option<u32> {
    match pace {
        Pace::Off => None,
        Pace::Fast => Some(600),
        Pace::Normal => Some(1500),
    }
}

/// Whether the system asks for less motion.
fn reduced_motion() -> bool {
    let query = gloo::utils::window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Moves the cards on, one after the other; at once where nothing should move.
#[hook]
pub(super) fn use_travel(stage: Stage, pace: Pace, dispatch: &Dispatch) {
    let dispatch = dispatch.clone();
    use_effect_with((stage, pace), move |&(stage, pace)| {
        let mut timer = None;
        if let Stage::Travel(_) = stage {
            match per_card(pace).filter(|_| !reduced_motion()) {
                Some(wait) => timer = Some(Timeout::new(wait, move || dispatch.send(Command::Advance))),
                None => dispatch.send(Command::Show(Stage::Report)),
            }
        }
        move || drop(timer)
    });
}
