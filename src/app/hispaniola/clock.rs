//! What happens by itself: cards are dealt, computer pirates act, a game that is only watched goes on.

use gloo::timers::callback::Timeout;

use super::Cx;
use crate::{
    model::{
        Pace,
        hispaniola::{Command, Errand, State},
    },
    rules::hispaniola::Step,
};

/// Milliseconds before something happens by itself: long enough to see what has happened before.
const fn pause(pace: Pace, errand: Errand) -> u32 {
    let pause = match pace {
        Pace::Off => 300,
        Pace::Fast => 500,
        Pace::Normal => 1100,
    };
    match errand {
        Errand::Act(Step::Deal(())) => 0,
        Errand::Act(_) => pause,
        // There is something to read.
        Errand::GoOn => pause * 4,
    }
}

/// Waits for the next thing that happens by itself.
#[derive(Default)]
pub(super) struct Clock {
    seen: Option<Moment>,
    timer: Option<Timeout>,
}

/// All that it depends on.
#[derive(PartialEq)]
struct Moment {
    pace: Pace,
    errand: Option<Errand>,
    changes: u32,
    hurried: bool,
}

impl Clock {
    /// After a change: winds the clock anew if what it depends on is no longer the same.
    pub(super) fn run(&mut self, cx: &Cx, state: &State, at_table: bool) {
        let errand = state.errand().filter(|_| at_table);
        let now =
            Moment { pace: state.settings.pace, errand, changes: state.changes, hurried: state.hurried };
        if self.seen.as_ref() != Some(&now) {
            self.timer = wind(cx, &now);
            self.seen = Some(now);
        }
    }
}

fn wind(cx: &Cx, now: &Moment) -> Option<Timeout> {
    let errand = now.errand?;
    let wait = if now.hurried { 0 } else { pause(now.pace, errand) };
    let cx = cx.clone();
    Some(Timeout::new(wait, move || match errand {
        Errand::Act(action) => cx.dispatch.act(action),
        Errand::GoOn => cx.dispatch.send(Command::GoOn),
    }))
}
