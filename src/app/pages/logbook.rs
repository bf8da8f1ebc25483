//! The logbook: the finished games, to replay, export, import and delete.

use std::rc::Rc;

use web_sys::File;
use yew::{platform::spawn_local, prelude::*, virtual_dom::ListenerKind};

use super::extras::Extras;
use crate::{
    app::{
        has_words::HasWords,
        platform::{
            dates, files, finished_games,
            link_codec::show_replay,
            logbook_database::{Database, Trouble},
            storage,
        },
        view::{
            element::{El, el},
            widgets::{glyph, icon_button, icon_label},
        },
    },
    i18n::{Language, extras::Words},
    model::{
        Notice,
        logbook::{Entry, from_text, sort, to_text},
        store::PutAside,
    },
    record::{GameName, RecordError},
};

/// The largest file of games that can be imported, in megabytes: room for some thousand games.
const LARGEST: u8 = 20;

/// The logbook.
pub(in crate::app) struct Logbook {
    database: Option<Rc<Database>>,
    /// The games, the latest first; `None` until they have been read.
    entries: Option<Vec<Entry>>,
    trouble: Option<Trouble>,
    /// What was deleted, the latest at the end. It can be restored.
    deleted: Vec<Gone>,
    /// What was done last, in words.
    told: String,
}

/// Something that was deleted.
enum Gone {
    Game(Entry),
    /// A finished game that was not in the database yet.
    Waiting(Entry),
    Aside(PutAside),
}

/// What can happen in the logbook.
pub(in crate::app) enum Turn {
    Opened(Option<Rc<Database>>, Vec<Entry>),
    Failed(Trouble),
    Look(usize),
    Delete(usize),
    Undo,
    Export,
    Import(File),
    Imported(Vec<Result<Entry, RecordError>>),
    Refused(Notice),
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
        let link = ctx.link().clone();
        spawn_local(async move {
            let (database, entries, trouble) = match open().await {
                Ok((database, entries, trouble)) => (Some(Rc::new(database)), entries, trouble),
                Err(trouble) => (None, Vec::new(), Some(trouble)),
            };
            let waiting = finished_games::games().map(|(_, entry)| entry);
            link.send_message(Turn::Opened(database, entries.into_iter().chain(waiting).collect()));
            if let Some(trouble) = trouble {
                link.send_message(Turn::Failed(trouble));
            }
        });
        Self { database: None, entries: None, trouble: None, deleted: Vec::new(), told: String::new() }
    }

    fn update(&mut self, ctx: &Context<Self>, turn: Turn) -> bool {
        let words = Extras::words();
        match turn {
            Turn::Opened(database, mut entries) => {
                sort(&mut entries);
                self.database = database;
                self.entries = Some(entries);
            }
            Turn::Failed(trouble) => self.trouble = Some(trouble),
            Turn::Look(index) => {
                if let Some(entry) = self.entry(index) {
                    look_at(entry);
                }
            }
            Turn::Delete(index) => {
                if let (Some(entries), Some(database)) = (&mut self.entries, &self.database) {
                    let entry = entries.remove(index);
                    self.told = words.logbook.deleted(&entry.players.join(", "));
                    if finished_games::forget(&entry) {
                        self.deleted.push(Gone::Waiting(entry));
                    } else {
                        let (database, gone) = (Rc::clone(database), entry.clone());
                        self.deleted.push(Gone::Game(entry));
                        Self::does(ctx, async move { database.remove(&gone).await });
                    }
                }
            }
            Turn::Undo => {
                self.told = String::new();
                match self.deleted.pop() {
                    Some(Gone::Game(entry)) => {
                        self.bring_back(&entry);
                        self.put(ctx, vec![entry]);
                    }
                    Some(Gone::Waiting(entry)) => {
                        self.bring_back(&entry);
                        finished_games::wait(&entry);
                    }
                    Some(Gone::Aside(text)) => storage::restore(&text),
                    None => {}
                }
            }
            Turn::Export => {
                let text = to_text(self.entries.as_deref().unwrap_or_default());
                files::hand_over(&text, &["logbook-", &today(), ".txt"].concat());
            }
            Turn::Import(file) => {
                let link = ctx.link().clone();
                spawn_local(async move {
                    link.send_message(match files::read(&file, f64::from(LARGEST) * 1e6).await {
                        Ok(bytes) => {
                            Turn::Imported(from_text(&String::from_utf8_lossy(&bytes), js_sys::Date::now()))
                        }
                        Err(notice) => Turn::Refused(notice),
                    });
                });
            }
            Turn::Imported(games) => self.import(ctx, games),
            Turn::Refused(Notice::TooLarge) => self.told = words.logbook.too_large(LARGEST),
            Turn::Refused(notice) => self.told = words.shared().notice(&notice),
            Turn::Forget(text) => {
                storage::forget_aside(&text);
                self.told = words.logbook.deleted(&aside_name(&text, words));
                self.deleted.push(Gone::Aside(text));
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let (words, link) = (Extras::words(), ctx.link());
        let page = el("div").class("logbook").add_if(self.entries.is_some(), || self.tools(ctx, words));
        let page = page.add(self.status(ctx, words));
        let page = match self.entries.as_deref() {
            None => page.add(el("p").class("note").text(words.shared().loading)),
            Some([]) => page.add(el("p").class("note").text(words.logbook.no_games)),
            Some(entries) => {
                let row = |(index, entry)| self.line(ctx, words, index, entry);
                page.add(el("ul").class("entries").each(entries.iter().enumerate().map(row)))
            }
        };
        let aside = storage::unreadable();
        let page = if aside.is_empty() {
            page
        } else {
            let row = |text: PutAside| aside_line(words, link, text);
            page.add(el("h2").text(words.logbook.aside))
                .add(el("p").class("note").text(words.logbook.aside_note))
                .add(el("ul").class("entries").each(aside.into_iter().map(row)))
        };
        page.into()
    }
}

impl Logbook {
    fn entry(&self, index: usize) -> Option<&Entry> {
        self.entries.as_ref()?.get(index)
    }

    fn bring_back(&mut self, entry: &Entry) {
        let entries = self.entries.get_or_insert_default();
        entries.push(entry.clone());
        sort(entries);
    }

    /// Does something with the database, and reports if it fails.
    fn does(ctx: &Context<Self>, work: impl Future<Output = Result<(), Trouble>> + 'static) {
        let link = ctx.link().clone();
        spawn_local(async move {
            if let Err(trouble) = work.await {
                link.send_message(Turn::Failed(trouble));
            }
        });
    }

    fn put(&self, ctx: &Context<Self>, entries: Vec<Entry>) {
        if let Some(database) = self.database.clone() {
            Self::does(ctx, async move { database.add(&entries).await });
        }
    }

    fn import(&mut self, ctx: &Context<Self>, games: Vec<Result<Entry, RecordError>>) {
        let words = Extras::words();
        let entries = self.entries.get_or_insert_default();
        let (mut fresh, mut known, mut broken) = (Vec::new(), 0, Vec::new());
        for game in games {
            match game {
                Ok(entry) if entries.iter().any(|kept| kept.id == entry.id) => known += 1,
                Ok(entry) => {
                    entries.push(entry.clone());
                    fresh.push(entry);
                }
                Err(error) => broken.push(error),
            }
        }
        sort(entries);
        self.told = words.logbook.imported(words.shared(), fresh.len(), known, &broken);
        self.put(ctx, fresh);
    }

    fn tools(&self, ctx: &Context<Self>, words: &'static Words) -> El {
        let link = ctx.link();
        let choose = link.batch_callback(|event: Event| files::chosen(&event).map(Turn::Import));
        let input = el("input")
            .class("sr")
            .attr("type", "file")
            .attr("accept", ".txt,text/plain")
            .on(|| ListenerKind::onchange, choose);
        let import = el("label")
            .class("btn quiet side drop")
            .add(glyph("i-open"))
            .text(words.logbook.import)
            .add(input);
        let has_games = self.entries.as_ref().is_some_and(|entries| !entries.is_empty());
        let export = || icon_label("i-save", words.logbook.export, link.callback(|_| Turn::Export));
        el("div").class("pair").add(import).add_if(has_games, export)
    }

    /// Draws what was done or went wrong last, with the undo button.
    fn status(&self, ctx: &Context<Self>, words: &'static Words) -> El {
        let undo = || {
            el("button")
                .class("btn quiet")
                .on_click(ctx.link().callback(|_| Turn::Undo))
                .text(words.shared().undo)
        };
        let trouble = self.trouble.map(|trouble| match trouble {
            Trouble::Closed => words.logbook.closed,
            Trouble::Newer => words.logbook.newer,
            Trouble::Full => words.logbook.full,
        });
        el("div")
            .class("told")
            .add(
                el("p")
                    .class("message")
                    .attr("role", "alert")
                    .each(trouble.map(|text| el("span").text(text))),
            )
            .add(el("p").attr("role", "status").text(self.told.clone()))
            .add_if(!self.deleted.is_empty(), undo)
    }

    fn line(&self, ctx: &Context<Self>, words: &'static Words, index: usize, entry: &Entry) -> El {
        let link = ctx.link();
        let picture = match entry.game() {
            Some(GameName::Hispaniola) => "game-2",
            _ => "game-1",
        };
        let player = |(at, (name, points)): (usize, (&String, &i16))| {
            el("span")
                .class(if entry.is_winner(at) { "won" } else { "" })
                .text([name, " ", &points.to_string()].concat())
        };
        let date = dates::in_words(entry.ended, words.shared().code);
        let unfinished = (!entry.is_over).then_some(words.logbook.unfinished);
        let when: Vec<&str> = date.as_deref().into_iter().chain(unfinished).collect();
        let look = el("button")
            .class("entry")
            .on_click(link.callback(move |_| Turn::Look(index)))
            .add(glyph(picture))
            .add(
                el("span")
                    .class("players")
                    .each(entry.players.iter().zip(&entry.points).enumerate().map(player)),
            )
            .add(el("small").text(when.join(" · ")));
        let delete = el("button")
            .class("icon")
            .label(words.logbook.delete(&entry.players))
            .on_click(link.callback(move |_| Turn::Delete(index)))
            .add(glyph("i-close"));
        // Without a database a game can't be deleted: there would be no logbook to restore it from.
        el("li").key(entry.id.clone()).add(look).add_if(self.database.is_some(), || delete)
    }
}

/// Opens the database, moves the waiting games into it and reads all games. A trouble in the result means that the
/// database works, but not completely.
async fn open() -> Result<(Database, Vec<Entry>, Option<Trouble>), Trouble> {
    let database = Database::open().await?;
    let refused = finished_games::take_in(&database).await.err();
    let (entries, has_others) = database.entries().await?;
    let trouble = refused.or(has_others.then_some(Trouble::Newer));
    Ok((database, entries, trouble))
}

/// Returns the name of a text that was put aside: its game and its date, as far as they are known.
fn aside_name(aside: &PutAside, words: &Words) -> String {
    let game = aside.game().map(|game| match game {
        GameName::Shanghaien => "Shanghaien",
        GameName::Hispaniola => "Hispaniola",
    });
    let date = aside.moment().and_then(|moment| dates::in_words(moment, words.shared().code));
    let parts: Vec<&str> = game.into_iter().chain(date.as_deref()).collect();
    if parts.is_empty() { aside.key.clone() } else { parts.join(" · ") }
}

fn aside_line(words: &'static Words, link: &html::Scope<Logbook>, aside: PutAside) -> El {
    let save = {
        let aside = aside.clone();
        Callback::from(move |_| files::hand_over(&aside.record(), &[&aside.key, ".txt"].concat()))
    };
    let (key, name) = (aside.key.clone(), aside_name(&aside, words));
    let forget = (!aside.is_in_place).then(|| link.callback(move |_| Turn::Forget(aside.clone())));
    el("li")
        .key(key)
        .add(el("span").class("aside").text(name))
        .add(icon_button("i-save", words.shared().save, Some(save)))
        .each(forget.map(|forget| icon_button("i-close", words.logbook.forget, Some(forget))))
}

/// Returns today's date for the name of a file.
fn today() -> String {
    let now: String = js_sys::Date::new_0().to_iso_string().into();
    now.split('T').next().unwrap_or_default().to_owned()
}

/// Goes to the replay of a game.
fn look_at(entry: &Entry) {
    if let Some(game) = entry.game() {
        show_replay(game, entry.record.clone());
    }
}
