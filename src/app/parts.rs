//! The parts of the program that a first game of Shanghaien does not need: each is loaded when somebody wants it.
//!
//! With the feature `split` each part is a file of its own, which `cli finish-build` cuts out of the program. Without it
//! the program is one file, and every part is there at once.

use std::{cell::RefCell, pin::Pin, rc::Rc};

use yew::prelude::*;

use super::{
    language::{Words, of_document},
    pages::{extras, study},
    platform::{promise::spawn, styles},
    router::{Page, Route},
};
use crate::{
    app::{hispaniola, shanghaien::sheets},
    i18n::Language,
    record::GameName,
};

/// What all pages of a part are told.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct PartProps {
    /// The page that the address names; a part draws nothing for pages of others.
    pub(super) route: Route,
    /// What comes along with it in the address: another link is another page.
    pub(super) luggage: AttrValue,
    /// The language of the document.
    pub(super) language: Language,
    /// Counts how often something was chosen that has to be read from the store again.
    pub(super) choices: u32,
    /// Tells all others that something was chosen.
    pub(super) chosen: Callback<()>,
    /// In which language its words are.
    pub(super) words: Words,
}

/// What a part brings when it has come.
pub(super) struct PartCode {
    /// Drawings that only this part has.
    pub(super) sprite: &'static str,
    /// Gets it ready, with its words in this language.
    pub(super) prepare: fn(Language) -> Pin<Box<dyn Future<Output = Words>>>,
    /// Draws its pages.
    pub(super) draw: Draw,
}

/// Draws the pages of a part.
pub(super) type Draw = fn(PartProps) -> Html;

/// The file with a part could not be loaded.
struct Missing;

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for Missing {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

/// Declares the parts: the name, that of its file, its code, the styles that it needs.
macro_rules! parts {
    ($($(#[$about:meta])* $part:ident($file:ident): $code:expr, $styles:expr;)*) => {
        /// A part of the program.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Part { $($(#[$about])* $part,)* }

        impl Part {
            /// All of them.
            pub(super) const ALL: [Self; [$(stringify!($part)),*].len()] = [$(Self::$part),*];

            fn styles(self) -> &'static [&'static str] {
                match self { $(Self::$part => &$styles,)* }
            }

            async fn code(self) -> Result<PartCode, Missing> {
                match self {
                    $(Self::$part => {
                        #[cfg_attr(feature = "split", wasm_split_helpers::wasm_split($file, fallible))]
                        #[allow(clippy::unnecessary_wraps, reason = "the file of a part may not come")]
                        fn load() -> Result<PartCode, Missing> {
                            Ok($code)
                        }
                        #[cfg(feature = "split")]
                        return load().await;
                        #[cfg(not(feature = "split"))]
                        return load();
                    })*
                }
            }
        }
    };
}

parts! {
    /// Hispaniola, with its lessons and replays.
    Hispaniola(hispaniola): hispaniola::PART, ["later/later.css", "later/lesson.css", "hispaniola/hispaniola.css"];
    /// What lies over Shanghaien's table, and the end of a game.
    Sheets(sheets): sheets::PART, ["later/later.css"];
    /// Lessons and replays of Shanghaien.
    Study(study): study::SHANGHAIEN, ["later/later.css", "later/lesson.css"];
    /// Settings and logbook, sounds, a screen that stays awake, the offer of a new version.
    Extras(extras): extras::PART, ["later/later.css", "rules/rules.css", "extras/extras.css"];
}

impl Part {
    /// The part that this page is in; none for those that are always there.
    pub(super) fn of(route: Route) -> Option<Self> {
        match route {
            Route::Logbook | Route::Settings => Some(Self::Extras),
            Route::Of(GameName::Hispaniola, _) => Some(Self::Hispaniola),
            Route::Of(GameName::Shanghaien, Page::Lesson | Page::Replay) => Some(Self::Study),
            Route::Home | Route::Of(GameName::Shanghaien, _) => None,
        }
    }

    /// Loads all that belongs to it.
    pub(super) async fn load(self) -> Option<(Draw, Words)> {
        let styles: Vec<styles::Coming> = self.styles().iter().map(|file| styles::ask(file)).collect();
        let code = self.code().await;
        let mut is_styled = true;
        for style in styles {
            is_styled &= style.has_come().await;
        }
        let code = code.ok()?;
        let words = (code.prepare)(of_document()).await;
        let is_whole = is_styled && !words.is_silent();
        is_whole.then(|| {
            // They are our own, not anybody's input.
            let hung = gloo::utils::body().insert_adjacent_html("afterbegin", code.sprite);
            assert!(hung.is_ok(), "a body takes drawings");
            (code.draw, words)
        })
    }
}

/// How far the loading of a part has come.
#[derive(Clone, Copy, Default)]
enum Progress {
    #[default]
    NotAsked,
    /// On its way; a page waits for it, or none does yet.
    Loading {
        is_awaited: bool,
    },
    Here(Draw, Words),
    Missing,
}

/// What a page that needs a part can show.
pub(super) enum Shown {
    /// The part draws it.
    Part,
    /// It is still on its way.
    Loading,
    /// It could not be loaded.
    Missing,
}

/// All parts, as far as they have come.
#[derive(Clone)]
pub(super) struct Parts {
    progress: Rc<RefCell<[Progress; Part::ALL.len()]>>,
    changed: Callback<()>,
}

impl Parts {
    /// None has come yet; `changed` is called when that changes.
    pub(super) fn new(changed: Callback<()>) -> Self {
        Self { progress: Rc::default(), changed }
    }

    fn progress(&self, part: Part) -> Progress {
        self.progress.borrow()[part as usize]
    }

    fn set(&self, part: Part, progress: Progress) {
        self.progress.borrow_mut()[part as usize] = progress;
    }

    /// Loads a part that a page needs.
    pub(super) fn want(&self, part: Part) {
        match self.progress(part) {
            Progress::NotAsked => self.load(part, true),
            Progress::Loading { .. } => self.set(part, Progress::Loading { is_awaited: true }),
            Progress::Here(..) | Progress::Missing => {}
        }
    }

    /// The same, also if it could not be loaded before.
    pub(super) fn want_again(&self, part: Part) {
        match self.progress(part) {
            Progress::Missing => self.load(part, true),
            _ => self.want(part),
        }
    }

    /// Loads a part that may be needed soon. If it does not come, that is told only when a page needs it.
    pub(super) fn load_ahead(&self, part: Part) {
        if matches!(self.progress(part), Progress::NotAsked) {
            self.load(part, false);
        }
    }

    /// Tries again to load a part that has not come.
    pub(super) fn try_again(&self, part: Part) {
        self.load(part, true);
        self.changed.emit(());
    }

    fn load(&self, part: Part, is_awaited: bool) {
        self.set(part, Progress::Loading { is_awaited });
        let parts = self.clone();
        spawn(async move {
            let came = part.load().await;
            let is_awaited = matches!(parts.progress(part), Progress::Loading { is_awaited: true });
            parts.set(
                part,
                match came {
                    Some((draw, words)) => Progress::Here(draw, words),
                    None if is_awaited => Progress::Missing,
                    None => Progress::NotAsked,
                },
            );
            parts.changed.emit(());
        });
    }

    /// What a page that needs this part can show now.
    pub(super) fn shown(&self, part: Part) -> Shown {
        match self.progress(part) {
            Progress::Here(..) => Shown::Part,
            Progress::Missing => Shown::Missing,
            Progress::NotAsked | Progress::Loading { .. } => Shown::Loading,
        }
    }

    /// The pages of a part; nothing as long as it is not here.
    pub(super) fn draw(&self, part: Part, props: &PartProps) -> Option<Html> {
        match self.progress(part) {
            Progress::Here(draw, words) => Some(draw(PartProps { words, ..props.clone() })),
            _ => None,
        }
    }
}
