//! What happens by itself: cards travel on, computer captains act, a game that was thrown for begins.

use gloo::timers::callback::Timeout;

use super::{Cx, pages::begin_thrown};
use crate::{
    app::{platform::theme::is_media, router::Page},
    model::{
        Pace,
        shanghaien::{Command, Errand, Stage, State},
    },
};

/// Milliseconds for each card that travels: long enough to read why it goes where it goes.
const fn per_card(pace: Pace) -> Option<u32> {
    match pace {
        Pace::Off => None,
        Pace::Fast => Some(600),
        Pace::Normal => Some(1500),
    }
}

/// Milliseconds to look at the throw for the start.
const THROW: u32 = 3000;

/// Milliseconds before something happens by itself: long enough to see what has happened before.
const fn pause(pace: Pace, errand: Errand) -> u32 {
    let pause = match pace {
        Pace::Off => 400,
        Pace::Fast => 700,
        Pace::Normal => 1500,
    };
    match errand {
        Errand::Act(_) => pause,
        // Six lines are to be read.
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
    stage: Stage,
    thrown: bool,
    pace: Pace,
    page: Option<Page>,
    errand: Option<Errand>,
    changes: u32,
    hurried: bool,
}

impl Clock {
    /// After a change: winds the clock anew if what it depends on is no longer the same.
    pub(super) fn run(&mut self, cx: &Cx, state: &State, page: Option<Page>) {
        let now = Moment {
            stage: state.stage,
            thrown: state.thrown.is_some(),
            pace: state.settings.pace,
            page,
            errand: state.errand().filter(|_| page == Some(Page::Table)),
            changes: state.changes,
            hurried: state.hurried,
        };
        if self.seen.as_ref() != Some(&now) {
            self.timer = wind(cx, state, &now);
            self.seen = Some(now);
        }
    }
}

fn wind(cx: &Cx, state: &State, now: &Moment) -> Option<Timeout> {
    // Coming back to the table, the dice lie still and no sheet is in the way.
    if now.page != Some(Page::Table) && (state.tumbling || state.sheet.is_some()) {
        cx.dispatch.send(Command::Settle);
    }
    let per_card = || per_card(now.pace).filter(|_| !is_media("(prefers-reduced-motion: reduce)"));
    let (wait, what) = match (now.stage, now.errand) {
        _ if now.thrown && now.page == Some(Page::Setup) => (THROW, None),
        _ if now.thrown => {
            // Whoever walked away from the throw did not want that game.
            cx.dispatch.send(Command::Throw(None));
            return None;
        }
        (Stage::Travel(_), _) => match per_card() {
            Some(wait) => (wait, None),
            None => {
                cx.dispatch.send(Command::Show(Stage::Report));
                return None;
            }
        },
        (_, errand) => (if now.hurried { 0 } else { pause(now.pace, errand?) }, errand),
    };
    let (cx, thrown) = (cx.clone(), now.thrown);
    Some(Timeout::new(wait, move || match what {
        Some(Errand::Act(action)) => cx.dispatch.act(action),
        Some(Errand::GoOn) => cx.dispatch.send(Command::Show(Stage::Play)),
        None if thrown => begin_thrown(&cx),
        None => cx.dispatch.send(Command::Advance),
    }))
}
