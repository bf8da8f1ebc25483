//! What happens by itself: cards travel on, computer captains act, a game that was thrown for begins, the rules
//! are fetched.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::{
    cx::Cx,
    pages::{begin_thrown, fetch_rules},
    route::Route,
};
use crate::model::{Command, Errand, Pace, Stage, State};

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

/// Whether the system asks for less motion.
fn reduced_motion() -> bool {
    let query = gloo::utils::window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Runs the clock.
#[hook]
pub(super) fn use_clock(cx: &Cx, state: &State, route: Route) {
    let cx = cx.clone();
    let errand = state.errand().filter(|_| route == Route::Table);
    use_effect_with(
        (state.stage, state.thrown, state.settings.pace, route, errand, state.changes, state.hurried),
        move |&(stage, thrown, pace, route, errand, _, hurried)| {
            let mut timer = None;
            let state = cx.dispatch.state();
            // Coming back to the table, the dice lie still and no sheet is in the way.
            if route != Route::Table && (state.tumbling || state.sheet.is_some()) {
                cx.dispatch.send(Command::Settle);
            }
            if route == Route::Rules {
                fetch_rules(&cx, &state);
            }
            match (stage, thrown) {
                (_, Some(_)) if route == Route::Setup => {
                    timer = Some(Timeout::new(THROW, move || begin_thrown(&cx)));
                }
                // Whoever walked away from the throw did not want that game.
                (_, Some(_)) => cx.dispatch.send(Command::Throw(None)),
                (Stage::Travel(_), None) => match per_card(pace).filter(|_| !reduced_motion()) {
                    Some(wait) => {
                        timer = Some(Timeout::new(wait, move || cx.dispatch.send(Command::Advance)));
                    }
                    None => cx.dispatch.send(Command::Show(Stage::Report)),
                },
                _ => {
                    timer = errand.map(|errand| {
                        let wait = if hurried { 0 } else { pause(pace, errand) };
                        Timeout::new(wait, move || match errand {
                            Errand::Act(action) => cx.dispatch.act(action),
                            Errand::GoOn => cx.dispatch.send(Command::Show(Stage::Play)),
                        })
                    });
                }
            }
            move || drop(timer)
        },
    );
}
