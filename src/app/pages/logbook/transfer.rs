//! Reads games from a file and writes them to a file, in pieces, so that the page stays usable however many they are.

use std::{cell::Cell, rc::Rc};

use js_sys::{Array, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, File};
use yew::Callback;

use crate::{
    app::platform::{
        files,
        logbook_database::{Database, Trouble},
        pieces::Pieces,
        promise::resolved,
    },
    model::{
        Notice,
        logbook::{Entry, Found, Reader},
    },
    record::RecordError,
};

/// The largest file of games that can be imported, in megabytes: room for some hundred thousand games.
pub(super) const LARGEST: u16 = 1000;

/// How many bytes are read at a time.
const READ: f64 = 65_536.0;

/// How many bytes are written at a time.
const WRITTEN: usize = 200_000;

/// The most games that are saved in one transaction.
const SAVED: usize = 40;

/// A transfer between the logbook and a file, as those see it who carry it out.
#[derive(Clone)]
pub(super) struct Transfer {
    pub(super) is_cancelled: Rc<Cell<bool>>,
    /// Tells how much is done, from 0 to 1.
    pub(super) progress: Callback<f64>,
}

/// What has become of the games in a file.
#[derive(Default)]
pub(in crate::app) struct Imported {
    pub(super) added: usize,
    pub(super) known: usize,
    pub(super) broken: usize,
    /// What is wrong with the first broken one.
    pub(super) first: Option<RecordError>,
    /// Why not everything was read or saved.
    pub(super) notice: Option<Notice>,
    pub(super) trouble: Option<Trouble>,
    pub(super) is_cancelled: bool,
}

/// Adds the games of a file to the logbook. What was added before it is cancelled or fails stays.
pub(super) async fn import(file: File, database: Rc<Database>, transfer: Transfer) -> Imported {
    let mut imported = Imported::default();
    let size = file.size();
    if size > f64::from(LARGEST) * 1e6 {
        return Imported { notice: Some(Notice::TooLarge), ..imported };
    }
    let mut reader = Reader::new(js_sys::Date::now());
    let mut start = 0.0;
    while start < size && !imported.has_stopped() {
        let end = size.min(start + READ);
        let Some(bytes) = bytes_of(&file, start, end).await else {
            imported.notice = Some(Notice::Unreadable);
            return imported;
        };
        imported.is_cancelled = transfer.is_cancelled.get();
        if imported.is_cancelled {
            break;
        }
        imported.add(reader.take(&bytes), &database, &transfer).await;
        start = end;
        transfer.progress.emit(start / size);
    }
    if !imported.has_stopped() {
        imported.add(reader.end(), &database, &transfer).await;
    }
    imported
}

/// Returns a piece of a file; `None` if the browser can't read it.
async fn bytes_of(file: &File, start: f64, end: f64) -> Option<Vec<u8>> {
    let piece = file.slice_with_f64_and_f64(start, end).ok()?;
    let buffer = resolved(piece.array_buffer()).await?;
    Some(Uint8Array::new(&buffer).to_vec())
}

impl Imported {
    fn has_stopped(&self) -> bool {
        self.is_cancelled || self.trouble.is_some()
    }

    /// Adds games to the logbook, some at a time.
    async fn add(&mut self, games: Vec<Found>, database: &Database, transfer: &Transfer) {
        let mut pieces = Pieces::new();
        let mut entries = Vec::new();
        for game in games {
            match game.entry() {
                Ok(entry) => entries.push(entry),
                Err(error) => {
                    self.broken += 1;
                    self.first.get_or_insert(error);
                }
            }
            if pieces.is_long() || entries.len() == SAVED {
                // To save them takes some turns of the browser, which are a rest too.
                if entries.is_empty() {
                    pieces.rest().await;
                }
                self.save(&mut entries, database).await;
                pieces.restart();
                self.is_cancelled = transfer.is_cancelled.get();
                if self.has_stopped() {
                    return;
                }
            }
        }
        self.save(&mut entries, database).await;
    }

    async fn save(&mut self, entries: &mut Vec<Entry>, database: &Database) {
        if !entries.is_empty() {
            match database.add(entries).await {
                Ok(added) => {
                    self.added += added;
                    self.known += entries.len() - added;
                }
                Err(trouble) => self.trouble = Some(trouble),
            }
            entries.clear();
        }
    }
}

/// Writes all games to a file, after a text: the earliest first. The browser gets the text in pieces, which it need not keep in
/// memory.
pub(super) async fn export(
    name: String,
    mut text: String,
    total: usize,
    database: Rc<Database>,
    transfer: Transfer,
) -> Result<(), Trouble> {
    let parts = Array::new();
    let mut written = 0.0;
    let mut pieces = Pieces::new();
    // Each step of the walk is a turn of the browser, so there is no need to rest.
    let mut walk = database.walk_all().await?;
    while let Some(game) = walk.next().await? {
        written += 1.0;
        if let Some(entry) = game {
            text += &entry.to_text();
        }
        if text.len() >= WRITTEN {
            parts.push(&part(&text));
            text.clear();
        }
        if pieces.is_long() {
            pieces.restart();
            #[expect(clippy::cast_precision_loss, reason = "only progress")]
            transfer.progress.emit(written / total.max(1) as f64);
            if transfer.is_cancelled.get() {
                return Ok(());
            }
        }
    }
    parts.push(&part(&text));
    files::hand_over_parts(&parts, &name);
    Ok(())
}

/// Returns a piece of a file, in the browser's hands if possible.
fn part(text: &str) -> JsValue {
    let text = JsValue::from_str(text);
    Blob::new_with_str_sequence(&Array::of1(&text)).map_or(text, JsCast::unchecked_into)
}
