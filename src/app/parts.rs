//! The parts of the program that a first game of Shanghaien does not need. Each part is loaded when a page needs it.
//!
//! With the feature `split` each part is a file of its own, which `cli finish-build` cuts out of the program. Without
//! it the program is one file, and every part is there from the start.

use std::{
    cell::{Cell, RefCell},
    pin::Pin,
    rc::Rc,
};

use yew::prelude::*;

use super::{
    language::{WordsStatus, of_document},
    pages::{extras, lesson_or_replay},
    platform::{promise::spawn, styles},
    router::{Page, Route},
};
use crate::{
    app::{
        hispaniola,
        shanghaien::{self, sheets},
    },
    i18n::Language,
    record::GameName,
};

/// What every part gets to draw its pages.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct PartProps {
    /// The page that the address names. A part draws nothing for a page of another part.
    pub(super) route: Route,
    /// The second half of the address, behind the `~`: a packed record.
    pub(super) payload: AttrValue,
    /// The language of the document.
    pub(super) language: Language,
    /// Counts the choices that are saved and have to be read again.
    pub(super) choices: u32,
    /// Tells the whole page that something was chosen and saved.
    pub(super) chosen: Callback<()>,
    /// In which language the part has its words.
    pub(super) words: WordsStatus,
}

/// What a part consists of, once its file has loaded.
pub(super) struct PartCode {
    /// The icons that only this part needs, as SVG symbols.
    pub(super) sprite: &'static str,
    /// Gets the part ready and loads its words in this language.
    pub(super) prepare: fn(Language) -> Pin<Box<dyn Future<Output = WordsStatus>>>,
    /// Draws the part's pages.
    pub(super) draw: Draw,
}

/// Draws the pages of a part.
pub(super) type Draw = fn(PartProps) -> Html;

/// The error when the file of a part could not be loaded.
struct Missing;

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for Missing {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

/// Declares the parts. Each has a name, the name of its file, its code, and the styles it needs.
macro_rules! parts {
    ($($(#[$about:meta])* $part:ident($file:ident): $code:expr, $styles:expr;)*) => {
        /// A part of the program.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Part { $($(#[$about])* $part,)* }

        impl Part {
            /// All parts.
            pub(super) const ALL: [Self; [$(stringify!($part)),*].len()] = [$(Self::$part),*];

            fn styles(self) -> &'static [&'static str] {
                match self { $(Self::$part => &$styles,)* }
            }

            async fn code(self) -> Result<PartCode, Missing> {
                match self {
                    $(Self::$part => {
                        #[cfg_attr(feature = "split", wasm_split_helpers::wasm_split($file, fallible))]
                        #[allow(clippy::unnecessary_wraps, reason = "a part in its own file may fail to load")]
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
    /// Hispaniola.
    Hispaniola(hispaniola): hispaniola::PART, ["later/later.css", "hispaniola/hispaniola.css"];
    /// Everything that lies over the table of Shanghaien, and the end of a game.
    Sheets(sheets): sheets::PART, ["later/later.css"];
    /// Reading records of Shanghaien and asking its computer captain.
    Tools(tools): shanghaien::TOOLS, [];
    /// The same for Hispaniola, and its computer pirates.
    HispaniolaTools(hispaniola_tools): hispaniola::TOOLS, [];
    /// Lessons and replays of Shanghaien.
    LessonOrReplay(lesson_or_replay): lesson_or_replay::SHANGHAIEN, ["later/later.css", "later/lesson.css"];
    /// Lessons and replays of Hispaniola.
    HispaniolaLessonOrReplay(hispaniola_lesson_or_replay): lesson_or_replay::HISPANIOLA, ["later/lesson.css"];
    /// Settings and logbook, sounds, a screen that stays awake, the question about a new version.
    Extras(extras): extras::PART, ["later/later.css", "rules/rules.css", "extras/extras.css"];
}

thread_local! {
    /// The parts that have loaded.
    static HERE: Cell<[Option<(Draw, WordsStatus)>; Part::ALL.len()]> = const { Cell::new([None; Part::ALL.len()]) };
}

impl Part {
    /// Returns the part that draws this page; `None` for the home page and the pages of Shanghaien.
    pub(super) fn of(route: Route) -> Option<Self> {
        match route {
            Route::Logbook | Route::Settings => Some(Self::Extras),
            Route::Of(GameName::Hispaniola, Page::Lesson | Page::Replay) => {
                Some(Self::HispaniolaLessonOrReplay)
            }
            Route::Of(GameName::Hispaniola, _) => Some(Self::Hispaniola),
            Route::Of(GameName::Shanghaien, Page::Lesson | Page::Replay) => Some(Self::LessonOrReplay),
            Route::Home | Route::Of(GameName::Shanghaien, _) => None,
        }
    }

    /// Loads the part with its styles and words, unless it is loaded. Returns `None` if something could not be loaded.
    pub(super) async fn load(self) -> Option<(Draw, WordsStatus)> {
        if let Some(here) = HERE.get()[self as usize] {
            return Some(here);
        }
        let styles: Vec<styles::PendingStyle> = self.styles().iter().map(|file| styles::ask(file)).collect();
        let code = self.code().await;
        let mut is_styled = true;
        for style in styles {
            is_styled &= style.has_come().await;
        }
        let code = code.ok()?;
        let words = (code.prepare)(of_document()).await;
        let is_whole = is_styled && !words.is_missing();
        is_whole.then(|| {
            // Another page may have asked for the same part and got it first.
            if let Some(here) = HERE.get()[self as usize] {
                return here;
            }
            // The icons come from the build, not from a visitor.
            let hung = gloo::utils::body().insert_adjacent_html("afterbegin", code.sprite);
            assert!(hung.is_ok(), "a body takes icons");
            let mut here = HERE.get();
            here[self as usize] = Some((code.draw, words));
            HERE.set(here);
            (code.draw, words)
        })
    }
}

/// How far the loading of a part has come.
#[derive(Clone, Copy, Default)]
enum Progress {
    #[default]
    NotAsked,
    /// The part is loading. `is_awaited` says whether a page waits for it.
    Loading {
        is_awaited: bool,
    },
    Here(Draw, WordsStatus),
    Missing,
}

/// What the page shows in place of a part.
pub(super) enum Shown {
    /// The part draws the page itself.
    Part,
    /// The part is still loading.
    Loading,
    /// The part could not be loaded.
    Missing,
}

/// All parts, and how far each has loaded.
#[derive(Clone)]
pub(super) struct Parts {
    progress: Rc<RefCell<[Progress; Part::ALL.len()]>>,
    changed: Callback<()>,
}

impl Parts {
    /// Returns the state in which no part has loaded. `changed` is called whenever a part has loaded or failed.
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

    /// Loads a part like `want`, even if it could not be loaded before.
    pub(super) fn want_again(&self, part: Part) {
        match self.progress(part) {
            Progress::Missing => self.load(part, true),
            _ => self.want(part),
        }
    }

    /// Loads a part that may be needed soon. A failed preload stays silent; only a page the player opened reports it.
    pub(super) fn load_ahead(&self, part: Part) {
        if matches!(self.progress(part), Progress::NotAsked) {
            self.load(part, false);
        }
    }

    /// Tries again to load a part that could not be loaded.
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

    /// Returns what a page that needs this part shows now.
    pub(super) fn shown(&self, part: Part) -> Shown {
        match self.progress(part) {
            Progress::Here(..) => Shown::Part,
            Progress::Missing => Shown::Missing,
            Progress::NotAsked | Progress::Loading { .. } => Shown::Loading,
        }
    }

    /// Draws the pages of a part; `None` until it has loaded.
    pub(super) fn draw(&self, part: Part, props: &PartProps) -> Option<Html> {
        match self.progress(part) {
            Progress::Here(draw, words) => Some(draw(PartProps { words, ..props.clone() })),
            _ => None,
        }
    }
}
