//! Carries out the effects of commands. No other module does.

use std::rc::Rc;

use gloo::timers::callback::Timeout;

use super::{
    dispatch::Dispatch,
    game_pages::with_tools,
    game_ui::GameUi,
    platform::{
        leaving, sound,
        storage::{self, FINISHED},
        theme::page_settings,
    },
    router::Route,
    tools,
};
use crate::{
    model::{
        Notice,
        session::{Command, Effect, Page, SavedSettings, Session, Wait},
        stored_text::Unusable,
    },
    record::Record,
};

/// Carries out an effect. Returns a command if the effect changes the session again.
pub(super) fn carry_out<G: GameUi>(dispatch: &Dispatch<G>, effect: Effect<G>) -> Option<Command<G>> {
    match effect {
        Effect::Draw(action) => {
            let session = dispatch.session();
            let record = session.record.as_ref()?;
            let event = dispatch.with_chance(|chance| record.game().draw(action, chance));
            if !G::is_chance(action) {
                return Some(Command::Happen(event));
            }
            // Nobody sees the result before it is on the disk: a browser that is killed is no way to roll again.
            let mut after = Record::clone(record);
            after.push(event.clone()).ok()?;
            match storage::ahead(G::KEYS.game, &G::saved_text(&after, session.computers)) {
                Some(saved) => dispatch.send_later(saved, event),
                None => return Some(Command::Happen(event)),
            }
        }
        Effect::Deal(plan) => return Some(dispatch.with_new_chance(|chance| G::deal(plan, chance))),
        Effect::Save(record, computers) => {
            return tell(storage::save(G::KEYS.game, &G::saved_text(&record, computers)));
        }
        Effect::Share(record) => {
            with_tools(dispatch, move |dispatch| tools::share(dispatch, &record));
        }
        Effect::SaveSettings(settings) => {
            return tell(storage::save(G::KEYS.settings, &settings.to_text()));
        }
        Effect::Finish(record) => return tell(storage::add(FINISHED, &record.to_string())),
        Effect::TakeBack(record) => storage::take_back(FINISHED, &record.to_string()),
        Effect::Graduate => G::KEYS.mark_lesson_done(),
        Effect::Play(sound) => sound::play(Some(sound)),
        Effect::Ask(asked) => tools::ask(dispatch, asked),
        Effect::Wait(wait) => {
            let timer = wait.map(|Wait { millis, auto, .. }| {
                let dispatch = dispatch.clone();
                Timeout::new(millis, move || dispatch.send(auto))
            });
            dispatch.set_timer(timer);
        }
        Effect::ShowTable => Route::Of(G::GAME, Page::Table).replace(),
    }
    None
}

/// Returns a command that reports a failed save to the players. The game goes on.
fn tell<G: GameUi>(saved: Result<(), Notice>) -> Option<Command<G>> {
    if saved.is_err() {
        leaving::warn();
    }
    storage::first_failure(saved).map(|notice| Command::Tell(Some(notice)))
}

/// Returns a session without a game, with the saved settings.
pub(super) fn fresh<G: GameUi>() -> Session<G> {
    Session {
        settings: saved_settings::<G>().unwrap_or_default(),
        pace: page_settings().pace,
        ..Session::default()
    }
}

/// Returns the saved settings of this game. Another page may have changed them.
pub(super) fn saved_settings<G: GameUi>() -> Option<G::Settings> {
    storage::read(G::KEYS.settings).map(|text| G::Settings::from_text(&text))
}

/// Loads the saved session. A saved game that can't be read is put aside; one saved by a newer version is left alone.
pub(super) fn load<G: GameUi>() -> Session<G> {
    let session = fresh();
    let text = match storage::read_checked(G::KEYS.game) {
        Ok(None) => return session,
        Ok(Some(text)) => text,
        Err(unusable) => {
            if unusable == Unusable::Damaged {
                storage::put_aside(G::KEYS.game);
            }
            return session.after(Command::Tell(Some(unusable.into())));
        }
    };
    session.after(match tools::read::<G>(text.as_bytes()) {
        Ok(record) => {
            if record.game().is_over() && storage::was_behind(G::KEYS.game) {
                // The browser may have lost what waited for the logbook too. The logbook has each game only once.
                drop(storage::add(FINISHED, &record.to_string()));
            }
            Command::Begin(Rc::new(record), G::computers_of(&text))
        }
        Err(broken) => {
            storage::put_aside(G::KEYS.game);
            Command::Tell(Some(Notice::BadSave(broken.error)))
        }
    })
}
