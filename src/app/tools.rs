//! What a first game between persons does not need at all: reading records, saying what is wrong with one, sharing one,
//! asking a computer player. For each game this is a part of the program, loaded when one of these is wanted.

use std::{cell::Cell, thread::LocalKey};

use super::{computer::Asked, dispatch::Dispatch, game_ui::GameUi, platform::promise::spawn};
use crate::{
    i18n::Shared,
    model::{Notice, session::Command},
    record::{Broken, Record},
};

/// A record that was read, or what is wrong with it.
type Read<G> = Result<Record<G>, Box<Broken<G>>>;

/// What the part of a game can do.
pub(super) struct Tools<G: GameUi> {
    /// Reads a record.
    pub(super) read: fn(&[u8]) -> Read<G>,
    /// Puts a notice into words, also one about a record.
    pub(super) notice: fn(&Shared, &Notice) -> String,
    /// Shares a link to a replay of a record.
    pub(super) share: fn(&Dispatch<G>, &Record<G>),
    /// Asks the computer player, or drops the pending question.
    pub(super) ask: fn(&Dispatch<G>, Option<Asked<G>>),
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derived one would want the game itself to be copied")]
impl<G: GameUi> Clone for Tools<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for Tools<G> {}

/// Where a game has its tools, once they have come.
pub(super) type ToolsSlot<G> = &'static LocalKey<Cell<Option<Tools<G>>>>;

fn here<G: GameUi>() -> Option<Tools<G>> {
    G::TOOLS_HERE.get()
}

/// Returns whether the tools of a game are here.
pub(super) fn are_here<G: GameUi>() -> bool {
    here::<G>().is_some()
}

/// Loads the tools of a game, unless they are here; `false` if they can't be loaded.
pub(super) async fn load<G: GameUi>() -> bool {
    if !are_here::<G>() {
        G::TOOLS.load().await;
    }
    are_here::<G>()
}

/// Reads a record. The tools have been loaded before.
///
/// # Errors
/// What is wrong with it, and what could be read before.
pub(super) fn read<G: GameUi>(record: &[u8]) -> Read<G> {
    let tools = here::<G>().expect("loaded before anything is read");
    (tools.read)(record)
}

/// Puts a notice into words. Only the tools can say what is wrong with a record.
pub(super) fn notice<G: GameUi>(shared: &Shared, notice: &Notice) -> String {
    match here::<G>() {
        Some(tools) => (tools.notice)(shared, notice),
        None => shared.short_notice(notice).to_owned(),
    }
}

/// Shares a link to a replay of a record. The tools have been loaded before.
pub(super) fn share<G: GameUi>(dispatch: &Dispatch<G>, record: &Record<G>) {
    let tools = here::<G>().expect("loaded before anything is shared");
    (tools.share)(dispatch, record);
}

/// Asks the computer player, or drops the pending question. The first question waits for the tools.
pub(super) fn ask<G: GameUi>(dispatch: &Dispatch<G>, asked: Option<Asked<G>>) {
    if let Some(tools) = here() {
        return (tools.ask)(dispatch, asked);
    }
    let Some((query, question)) = asked else { return };
    let (dispatch, changes) = (dispatch.clone(), dispatch.session().changes);
    spawn(async move {
        load::<G>().await;
        let session = dispatch.session();
        // The game may have gone on meanwhile.
        if session.changes != changes || session.query() != Some(query) {
            return;
        }
        match here() {
            Some(tools) => (tools.ask)(&dispatch, Some((query, question))),
            None => dispatch.send(Command::OutOfReach),
        }
    });
}

/// Declares the part with the tools of a game, whose computer players this file starts.
macro_rules! tools {
    ($game:ident, $loader:literal) => {
        thread_local! {
            static COMPUTER: $crate::app::platform::worker_client::WorkerClient<<$game as $crate::rules::Game>::Action> =
                $crate::app::platform::worker_client::WorkerClient::new($loader);
            static TOOLS_HERE: std::cell::Cell<Option<$crate::app::tools::Tools<$game>>> =
                const { std::cell::Cell::new(None) };
        }

        /// The part with the tools of this game.
        pub(super) const TOOLS: $crate::app::parts::PartCode = $crate::app::parts::PartCode {
            sprite: "",
            prepare: |_| {
                Box::pin(async {
                    let ask = |dispatch: &Dispatch, asked| {
                        COMPUTER.with(|computer| $crate::app::computer::ask(computer, dispatch, asked));
                    };
                    TOOLS_HERE.set(Some($crate::app::tools::Tools {
                        read: $crate::record::Record::<$game>::read,
                        notice: $crate::i18n::Shared::notice,
                        share: $crate::app::platform::share::share,
                        ask,
                    }));
                    $crate::app::language::WordsStatus::Wanted
                })
            },
            draw: |_| $crate::app::view::element::all([]),
        };
    };
}

pub(super) use tools;
