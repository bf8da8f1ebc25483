//! What players do with the games of the logbook: delete them, bring them back, read and write files.

use std::{cell::Cell, mem, rc::Rc};

use web_sys::File;
use yew::prelude::*;

use super::{
    super::extras::Extras,
    Busy, Gone, Logbook, Row, Turn,
    transfer::{self, Imported, Transfer},
};
use crate::{
    app::{
        has_words::HasWords,
        platform::{finished_games, promise::spawn, storage},
    },
    model::Notice,
};

impl Logbook {
    pub(super) fn delete(&mut self, ctx: &Context<Self>, index: usize) {
        let Some(rows) = &mut self.rows else { return };
        if rows.get(index).and_then(Row::entry).is_none() {
            return;
        }
        let row = rows.remove(index);
        let Some(entry) = row.entry().cloned() else { return };
        self.told = Extras::words().logbook.deleted(&entry.players.join(", "));
        self.deleted.push(match row {
            Row::Waiting(game) => {
                game.forget();
                self.waiting.retain(|other| other.entry.id != entry.id);
                Gone::Waiting(game)
            }
            _ => Gone::Game(entry.clone()),
        });
        // A game that has just been waiting may be on its way into the database.
        self.does(ctx, async move |database| database.remove(&entry).await);
    }

    pub(super) fn delete_all(&mut self, ctx: &Context<Self>) {
        let mut waiting = mem::take(&mut self.waiting);
        for game in &waiting {
            game.forget();
        }
        // What was removed with all others before comes back with all others.
        let before = self.deleted.extract_if(.., |gone| matches!(gone, Gone::All(_)));
        for gone in before {
            if let Gone::All(more) = gone {
                waiting.extend(more);
            }
        }
        self.told = Extras::words().logbook.deleted_all(self.window.total);
        self.deleted.push(Gone::All(waiting));
        self.does(ctx, async |database| database.remove_all().await);
    }

    pub(super) fn undo(&mut self, ctx: &Context<Self>) {
        self.told = String::new();
        match self.deleted.pop() {
            Some(Gone::Game(entry)) => {
                self.does(ctx, async move |database| database.add(&[entry]).await.map(drop));
            }
            Some(Gone::Waiting(game)) => {
                game.wait();
                self.waiting.push(game);
                self.show(ctx, self.window.rows().start);
            }
            Some(Gone::Aside(aside)) if finished_games::restore_broken(&aside) => self.broken.push(aside),
            Some(Gone::Aside(aside)) => storage::restore(&aside),
            Some(Gone::All(waiting)) => {
                for game in &waiting {
                    game.wait();
                }
                self.waiting.extend(waiting);
                self.does(ctx, async |database| database.restore_all().await);
            }
            None => {}
        }
    }

    /// Notes that a file is being read or written.
    pub(super) fn start_transfer(&mut self, ctx: &Context<Self>, is_import: bool) -> Transfer {
        self.told = String::new();
        let is_cancelled: Rc<Cell<bool>> = Rc::default();
        self.busy = Some(Busy { percent: 0, is_import, is_cancelled: Rc::clone(&is_cancelled) });
        let (link, last) = (ctx.link().clone(), Cell::new(0));
        let progress = Callback::from(move |done: f64| {
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 100")]
            let percent = (done * 100.0).clamp(0.0, 100.0) as u8;
            // The page is not drawn again for less.
            if last.replace(percent) != percent {
                link.send_message(Turn::Progress(percent));
            }
        });
        Transfer { is_cancelled, progress }
    }

    pub(super) fn export(&mut self, ctx: &Context<Self>) {
        let Some(database) = self.database.clone() else { return };
        let transfer = self.start_transfer(ctx, false);
        let (link, total) = (ctx.link().clone(), self.window.total);
        // Games that could not be moved into the database come first.
        let waiting: String = self.waiting.iter().map(|game| game.entry.to_text()).collect();
        let name = ["logbook-", &today(), ".txt"].concat();
        spawn(async move {
            let exported = transfer::export(name, waiting, total, database, transfer).await;
            link.send_message(Turn::Exported(exported.err()));
        });
    }

    pub(super) fn import(&mut self, ctx: &Context<Self>, file: File) {
        let Some(database) = self.database.clone() else { return };
        let transfer = self.start_transfer(ctx, true);
        let link = ctx.link().clone();
        spawn(async move {
            let imported = transfer::import(file, database, transfer).await;
            link.send_message(Turn::Imported(Box::new(imported)));
        });
    }
}

/// Says what has become of the games in a file.
pub(super) fn told(imported: &Imported) -> String {
    let (words, shared) = (&Extras::words().logbook, Extras::words().shared());
    let mut lines = Vec::new();
    match &imported.notice {
        Some(Notice::TooLarge) => return words.too_large(transfer::LARGEST.into()),
        Some(notice) => lines.push(shared.notice(notice)),
        None if imported.is_cancelled => lines.push(words.stopped.to_owned()),
        None => {}
    }
    let broken = imported.first.as_ref().map(|first| (imported.broken, first));
    lines.push(words.imported(shared, imported.added, imported.known, broken));
    lines.join(" ")
}

/// Returns today's date for the name of a file.
fn today() -> String {
    let now: String = js_sys::Date::new_0().to_iso_string().into();
    now.split('T').next().unwrap_or_default().to_owned()
}
