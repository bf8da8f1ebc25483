//! The logbook: the finished games, to replay, export, import and delete.
//!
//! There may be very many games, so only those are read that are shown.

mod changes;
mod transfer;
mod view;

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{File, HtmlElement};
use yew::prelude::*;

use self::{changes::told, transfer::Imported};
use super::extras::Extras;
use crate::{
    app::{
        has_words::HasWords,
        platform::{
            finished_games::{self, Waiting},
            link_codec::show_replay,
            logbook_database::{Database, News, Trouble},
            promise::spawn,
            storage,
        },
    },
    i18n::Language,
    model::{
        logbook::{Entry, Window},
        store::PutAside,
    },
};

/// How long the database may take to open, in milliseconds.
const PATIENCE: u32 = 5000;

/// How long it may take if it has to sort the games of an older version.
const PATIENCE_TO_SORT: u32 = 120_000;

thread_local! {
    /// Where the logbook was left to look at a game: the first row and the game.
    static LEFT: RefCell<Option<(usize, String)>> = const { RefCell::new(None) };
}

/// The logbook.
pub(in crate::app) struct Logbook {
    /// The number of the last attempt to open the database. Tasks of an earlier one stop.
    attempt: Rc<Cell<u32>>,
    /// Ends the wait for the database.
    patience: Option<Timeout>,
    database: Option<Rc<Database>>,
    /// The games that are not in the database, the latest first. They come first in the list.
    waiting: Vec<Waiting>,
    /// The finished games that can't be read.
    broken: Vec<PutAside>,
    /// The rows that are shown; `None` until they have been read.
    rows: Option<Vec<Row>>,
    window: Window,
    /// The number of the last request for rows. The answers to earlier ones come too late.
    request: u32,
    /// The game that was looked at last. It gets the keyboard's focus.
    left: Option<String>,
    trouble: Option<Trouble>,
    busy: Option<Busy>,
    /// What was deleted, the latest at the end. It can be restored.
    deleted: Vec<Gone>,
    /// What was done last, in words.
    told: String,
}

/// A row of the list.
pub(in crate::app) enum Row {
    Game(Entry),
    Waiting(Waiting),
    /// A game that this version can't read.
    Unknown,
}

impl Row {
    fn entry(&self) -> Option<&Entry> {
        match self {
            Self::Game(entry) => Some(entry),
            Self::Waiting(waiting) => Some(&waiting.entry),
            Self::Unknown => None,
        }
    }
}

/// Something that was deleted.
enum Gone {
    Game(Entry),
    /// A finished game that was not in the database yet.
    Waiting(Waiting),
    Aside(PutAside),
    /// All games, with those that were not in the database.
    All(Vec<Waiting>),
}

/// A file that is being read or written.
struct Busy {
    percent: u8,
    is_import: bool,
    is_cancelled: Rc<Cell<bool>>,
}

/// What can happen in the logbook.
pub(in crate::app) enum Turn {
    /// Opens the database.
    Begin,
    Surveyed(Vec<Waiting>, Vec<PutAside>),
    Heard(u32, News),
    Waited(u32),
    Opened(u32, Result<Rc<Database>, Trouble>),
    Show(usize),
    /// Shows the games up to this date.
    UpTo(String),
    Reload,
    Shown(u32, Window, Vec<Row>),
    Failed(Trouble),
    Look(usize),
    Delete(usize),
    DeleteAll,
    Undo,
    Export,
    Import(File),
    Progress(u8),
    Cancel,
    Exported(Option<Trouble>),
    Imported(Box<Imported>),
    Forget(PutAside),
}

/// The properties of the logbook: it redraws when the language changes.
#[derive(PartialEq, Properties)]
pub(in crate::app) struct Spoken {
    pub(in crate::app) language: Language,
}

impl Component for Logbook {
    type Message = Turn;
    type Properties = Spoken;

    fn create(ctx: &Context<Self>) -> Self {
        let (start, left) = LEFT.take().unzip();
        let mut logbook = Self {
            attempt: Rc::default(),
            patience: None,
            database: None,
            waiting: Vec::new(),
            broken: Vec::new(),
            rows: None,
            // It is cut to size as soon as the size is known.
            window: Window::at(start.unwrap_or_default(), usize::MAX),
            request: 0,
            left,
            trouble: None,
            busy: None,
            deleted: Vec::new(),
            told: String::new(),
        };
        logbook.begin(ctx);
        logbook
    }

    fn update(&mut self, ctx: &Context<Self>, turn: Turn) -> bool {
        let words = Extras::words();
        match turn {
            Turn::Begin => self.begin(ctx),
            Turn::Surveyed(waiting, broken) => {
                (self.waiting, self.broken) = (waiting, broken);
                if self.database.is_some() || self.trouble.is_some() {
                    self.show(ctx, self.window.rows().start);
                }
            }
            Turn::Heard(attempt, news) if attempt == self.attempt.get() => match news {
                News::Blocked => self.fail(ctx, Trouble::Blocked),
                News::Sorting => self.be_patient(ctx, PATIENCE_TO_SORT),
                News::TakenOver => {
                    self.database = None;
                    self.fail(ctx, Trouble::Newer);
                }
            },
            Turn::Waited(attempt) if attempt == self.attempt.get() => {
                let trouble = if Database::is_blocked() { Trouble::Blocked } else { Trouble::Silent };
                self.fail(ctx, trouble);
            }
            Turn::Opened(attempt, opened) if attempt == self.attempt.get() => {
                self.patience = None;
                match opened {
                    Ok(database) => {
                        self.trouble = None;
                        self.database = Some(database);
                        self.show(ctx, self.window.rows().start);
                    }
                    Err(trouble) => self.fail(ctx, trouble),
                }
            }
            Turn::Heard(..) | Turn::Waited(_) | Turn::Opened(..) => return false,
            Turn::Show(start) => self.show(ctx, start),
            Turn::UpTo(date) => self.show_up_to(ctx, &date),
            Turn::Reload => self.show(ctx, self.window.rows().start),
            Turn::Shown(request, ..) if request != self.request => return false,
            Turn::Shown(_, window, rows) => {
                self.window = window;
                self.rows = Some(rows);
            }
            Turn::Failed(trouble) => self.trouble = Some(trouble),
            Turn::Look(index) => {
                if let Some(entry) = self.row(index).and_then(Row::entry) {
                    LEFT.set(Some((self.window.rows().start, entry.id.clone())));
                    look_at(entry);
                }
                return false;
            }
            Turn::Delete(index) => self.delete(ctx, index),
            Turn::DeleteAll => self.delete_all(ctx),
            Turn::Undo => self.undo(ctx),
            Turn::Export => self.export(ctx),
            Turn::Import(file) => self.import(ctx, file),
            Turn::Progress(percent) => {
                let Some(busy) = &mut self.busy else { return false };
                busy.percent = percent;
            }
            Turn::Cancel => {
                if let Some(busy) = &self.busy {
                    busy.is_cancelled.set(true);
                }
                return false;
            }
            Turn::Exported(trouble) => {
                let is_cancelled = self.busy.take().is_some_and(|busy| busy.is_cancelled.get());
                self.told = if is_cancelled { words.logbook.stopped.to_owned() } else { String::new() };
                self.trouble = trouble.or(self.trouble);
            }
            Turn::Imported(imported) => {
                self.busy = None;
                self.told = told(&imported);
                self.trouble = imported.trouble.or(self.trouble);
                self.show(ctx, 0);
            }
            Turn::Forget(aside) => {
                if finished_games::forget_broken(&aside) {
                    self.broken.retain(|other| *other != aside);
                } else {
                    storage::forget_aside(&aside);
                }
                self.told = words.logbook.deleted(&view::aside_name(&aside, words));
                self.deleted.push(Gone::Aside(aside));
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        self.draw(ctx, Extras::words()).into()
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        if self.rows.is_none() || self.left.take().is_none() {
            return;
        }
        let left = gloo::utils::document().query_selector(".entry[data-left]").ok().flatten();
        if let Some(entry) = left.map(JsCast::unchecked_into::<HtmlElement>) {
            // An element that can't get the focus does no harm.
            drop(entry.focus());
        }
    }

    fn destroy(&mut self, _: &Context<Self>) {
        self.attempt.set(u32::MAX);
        if let Some(busy) = &self.busy {
            busy.is_cancelled.set(true);
        }
        let has_removed = self.deleted.iter().any(|gone| matches!(gone, Gone::All(_)));
        if has_removed && let Some(database) = self.database.take() {
            // If this fails, it is done when the logbook is opened again.
            spawn(async move { database.forget_removed().await.unwrap_or_default() });
        }
    }
}

impl Logbook {
    /// Opens the database, then moves the waiting games into it.
    fn begin(&mut self, ctx: &Context<Self>) {
        let attempt = self.attempt.get() + 1;
        self.attempt.set(attempt);
        self.trouble = None;
        self.be_patient(ctx, PATIENCE);
        let (link, current) = (ctx.link().clone(), Rc::clone(&self.attempt));
        let is_deleted = self.deleted.iter().any(|gone| matches!(gone, Gone::All(_)));
        spawn(async move {
            let (waiting, broken) = finished_games::survey().await;
            link.send_message(Turn::Surveyed(waiting.clone(), broken));
            let opened = Database::open(link.callback(move |news| Turn::Heard(attempt, news))).await;
            let opened = opened.map(Rc::new);
            let database = opened.as_ref().ok().cloned();
            link.send_message(Turn::Opened(attempt, opened));
            let Some(database) = database.filter(|_| current.get() == attempt) else { return };
            if let Err(trouble) = finished_games::take_in(&database, &waiting).await {
                link.send_message(Turn::Failed(trouble));
            }
            if !waiting.is_empty() {
                let (waiting, broken) = finished_games::survey().await;
                link.send_message(Turn::Surveyed(waiting, broken));
            }
            if !is_deleted && current.get() == attempt {
                // If this fails, it is done when the logbook is opened again.
                database.forget_removed().await.unwrap_or_default();
            }
        });
    }

    /// Gives the database so many milliseconds to open.
    fn be_patient(&mut self, ctx: &Context<Self>, time: u32) {
        let (link, attempt) = (ctx.link().clone(), self.attempt.get());
        self.patience = Some(Timeout::new(time, move || link.send_message(Turn::Waited(attempt))));
    }

    /// Reports that the database does not open, and shows the games that wait outside. It may still open later.
    fn fail(&mut self, ctx: &Context<Self>, trouble: Trouble) {
        self.patience = None;
        self.trouble = Some(trouble);
        self.show(ctx, self.window.rows().start);
    }

    fn row(&self, index: usize) -> Option<&Row> {
        self.rows.as_ref()?.get(index)
    }

    /// Returns all texts that could not be read.
    fn unreadable(&self) -> Vec<PutAside> {
        storage::unreadable().into_iter().chain(self.broken.iter().cloned()).collect()
    }

    /// Does something with the database, reports if it fails, and shows the games again.
    fn does(&self, ctx: &Context<Self>, work: impl AsyncFnOnce(&Database) -> Result<(), Trouble> + 'static) {
        let Some(database) = self.database.clone() else { return };
        let link = ctx.link().clone();
        spawn(async move {
            if let Err(trouble) = work(&database).await {
                link.send_message(Turn::Failed(trouble));
            }
            link.send_message(Turn::Reload);
        });
    }

    /// Reads the rows from this one on and shows them.
    fn show(&mut self, ctx: &Context<Self>, start: usize) {
        self.request += 1;
        let (link, request) = (ctx.link().clone(), self.request);
        let (database, waiting) = (self.database.clone(), self.waiting.clone());
        spawn(async move {
            let (window, rows, trouble) = read(database.as_deref(), &waiting, start).await;
            link.send_message(Turn::Shown(request, window, rows));
            if let Some(trouble) = trouble {
                link.send_message(Turn::Failed(trouble));
            }
        });
    }

    fn show_up_to(&mut self, ctx: &Context<Self>, date: &str) {
        let end = js_sys::Date::new(&[date, "T23:59:59.999"].concat().into()).get_time();
        let Some(database) = self.database.clone().filter(|_| end.is_finite()) else {
            return self.show(ctx, 0);
        };
        let (link, waiting) = (ctx.link().clone(), self.waiting.len());
        spawn(async move {
            link.send_message(match database.count_after(end).await {
                Ok(after) => Turn::Show(waiting + after),
                Err(trouble) => Turn::Failed(trouble),
            });
        });
    }
}

/// Reads the rows from this one on: first the games that wait, then those in the database.
async fn read(
    database: Option<&Database>,
    waiting: &[Waiting],
    start: usize,
) -> (Window, Vec<Row>, Option<Trouble>) {
    let mut trouble = None;
    let mut in_database = 0;
    if let Some(database) = database {
        match database.count().await {
            Ok((count, has_others)) => {
                in_database = count;
                trouble = has_others.then_some(Trouble::Newer);
            }
            Err(error) => trouble = Some(error),
        }
    }
    let window = Window::at(start, waiting.len() + in_database);
    let wanted = window.rows();
    let waits = |row: usize| row.min(waiting.len());
    let outside = waiting.get(waits(wanted.start)..waits(wanted.end)).unwrap_or_default();
    let mut rows: Vec<Row> = outside.iter().cloned().map(Row::Waiting).collect();
    let missing = wanted.len() - rows.len();
    if let Some(database) = database.filter(|_| missing > 0) {
        match database.games(wanted.start.saturating_sub(waiting.len()), missing).await {
            Ok(games) => rows.extend(games.into_iter().map(|game| game.map_or(Row::Unknown, Row::Game))),
            Err(error) => trouble = Some(error),
        }
    }
    (window, rows, trouble)
}

/// Goes to the replay of a game.
fn look_at(entry: &Entry) {
    if let Some(game) = entry.game() {
        show_replay(game, entry.record.clone());
    }
}
