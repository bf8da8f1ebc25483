//! Draws the logbook.

use web_sys::HtmlInputElement;
use yew::{html::Scope, prelude::*, virtual_dom::ListenerKind};

use super::{Logbook, Row, Turn};
use crate::{
    app::{
        platform::{dates, files, finished_games, logbook_database::Trouble},
        view::{
            element::{El, el},
            widgets::{glyph, icon_button, icon_label},
        },
    },
    i18n::extras::Words,
    model::{logbook::Entry, store::PutAside},
    record::GameName,
};

impl Logbook {
    pub(super) fn draw(&self, ctx: &Context<Self>, words: &'static Words) -> El {
        let link = ctx.link();
        let page = el("div").class("logbook").each(self.tools(link, words)).add(self.status(link, words));
        let page = match &self.rows {
            // Perhaps there are games that can't be seen now.
            None if self.trouble.is_some() => page,
            Some(_) if self.window.total == 0 && self.trouble.is_some() => page,
            None => page.add(el("p").class("note").text(words.shared().loading)),
            Some(_) if self.window.total == 0 => page.add(el("p").class("note").text(words.logbook.no_games)),
            Some(rows) => {
                let row = |(index, row)| self.line(link, words, index, row);
                page.each((!self.window.is_whole()).then(|| self.turns(link, words)))
                    .add(el("ul").class("entries").each(rows.iter().enumerate().map(row)))
            }
        };
        let aside = self.unreadable();
        if aside.is_empty() {
            return page;
        }
        let row = |text: PutAside| aside_line(words, link, text);
        page.add(el("h2").text(words.logbook.aside))
            .add(el("p").class("note").text(words.logbook.aside_note))
            .add(el("ul").class("entries").each(aside.into_iter().map(row)))
    }

    /// Draws the buttons for all games, or how far a file has been read or written.
    fn tools(&self, link: &Scope<Self>, words: &'static Words) -> Option<El> {
        self.database.as_ref()?;
        if let Some(busy) = &self.busy {
            let bar = el("progress")
                .label(if busy.is_import { words.logbook.import } else { words.logbook.export })
                .attr("max", "100")
                .attr("value", busy.percent.to_string());
            let cancel = el("button")
                .class("btn quiet")
                .on_click(link.callback(|_| Turn::Cancel))
                .text(words.logbook.cancel);
            return Some(el("div").class("busy").add(bar).add(cancel));
        }
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
        let export = || icon_label("i-save", words.logbook.export, link.callback(|_| Turn::Export));
        let delete = || icon_label("i-close", words.logbook.delete_all, link.callback(|_| Turn::DeleteAll));
        let has_games = self.window.total > 0;
        Some(el("div").class("pair").add(import).add_if(has_games, export).add_if(has_games, delete))
    }

    /// Draws what was done or went wrong last, with the buttons to undo it or to try again.
    fn status(&self, link: &Scope<Self>, words: &'static Words) -> El {
        let button = |name, turn: fn() -> Turn| {
            el("button").class("btn quiet").on_click(link.callback(move |_| turn())).text(name)
        };
        let trouble = self.trouble.map(|trouble| match trouble {
            Trouble::Closed => words.logbook.closed,
            Trouble::Silent => words.logbook.silent,
            Trouble::Blocked => words.logbook.blocked,
            Trouble::Newer => words.logbook.newer,
            Trouble::Full => words.logbook.full,
        });
        let can_try = match self.trouble {
            Some(Trouble::Closed) => true,
            trouble => trouble.is_some() && self.database.is_none(),
        };
        el("div")
            .class("told")
            .add(
                el("p")
                    .class("message")
                    .attr("role", "alert")
                    .each(trouble.map(|text| el("span").text(text))),
            )
            .add_if(can_try, || button(words.shared().try_again, || Turn::Begin))
            .add(el("p").attr("role", "status").text(self.said(words)))
            .add_if(!self.deleted.is_empty() && self.busy.is_none(), || {
                button(words.shared().undo, || Turn::Undo)
            })
    }

    /// Returns what was done last, or how far a file has been read or written.
    fn said(&self, words: &Words) -> String {
        let Some(busy) = &self.busy else { return self.told.clone() };
        // A screen reader says each text, so there are not many.
        let percent = busy.percent / 25 * 25;
        if busy.is_import { words.logbook.reading(percent) } else { words.logbook.writing(percent) }
    }

    /// Draws which games are shown, and the ways to others.
    fn turns(&self, link: &Scope<Self>, words: &'static Words) -> El {
        let to = |name, start: Option<usize>| {
            el("button")
                .class("btn quiet")
                .on_click_if(start.map(|start| link.callback(move |_| Turn::Show(start))))
                .text(name)
        };
        let up_to = link.callback(|event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            Turn::UpTo(input.value())
        });
        let date = el("input").attr("type", "date").on(|| ListenerKind::onchange, up_to);
        el("div")
            .class("turns")
            .add(
                el("p")
                    .attr("aria-live", "polite")
                    .text(words.logbook.shown(&self.window.rows(), self.window.total)),
            )
            .add(to(words.logbook.later, self.window.before()))
            .add(to(words.logbook.earlier, self.window.after()))
            .add(el("label").text(words.logbook.up_to).add(date))
    }

    fn line(&self, link: &Scope<Self>, words: &'static Words, index: usize, row: &Row) -> El {
        let place = self.window.rows().start + index;
        let item = el("li")
            .attr("aria-posinset", (place + 1).to_string())
            .attr("aria-setsize", self.window.total.to_string());
        let Some(entry) = row.entry() else {
            return item
                .key(["?", &place.to_string()].concat())
                .add(el("span").class("aside").text(words.logbook.unknown));
        };
        let delete = el("button")
            .class("icon")
            .label(words.logbook.delete(&entry.players))
            .on_click(link.callback(move |_| Turn::Delete(index)))
            .add(glyph("i-close"));
        let is_left = self.left.as_deref() == Some(&entry.id);
        // Without a database a game can't be deleted: there would be no logbook to restore it from.
        item.key(entry.id.clone())
            .add(entry_button(link, words, index, entry).attr_if(is_left, "data-left", ""))
            .add_if(self.database.is_some() && self.busy.is_none(), || delete)
    }
}

/// Draws the button that shows a game again.
fn entry_button(link: &Scope<Logbook>, words: &'static Words, index: usize, entry: &Entry) -> El {
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
    let unfinished = (!entry.is_over).then(|| words.logbook.unfinished.to_owned());
    let when: Vec<String> = date.into_iter().chain(unfinished).collect();
    el("button")
        .class("entry")
        .on_click(link.callback(move |_| Turn::Look(index)))
        .add(glyph(picture))
        .add(
            el("span").class("players").each(entry.players.iter().zip(&entry.points).enumerate().map(player)),
        )
        .add(el("small").text(when.join(" · ")))
}

/// Returns the name of a text that was put aside: its game and its date, as far as they are known.
pub(super) fn aside_name(aside: &PutAside, words: &Words) -> String {
    let game = aside.game().map(|game| match game {
        GameName::Shanghaien => "Shanghaien",
        GameName::Hispaniola => "Hispaniola",
    });
    let moment = aside.moment().or_else(|| finished_games::moment(&aside.key));
    let date = moment.and_then(|moment| dates::in_words(moment, words.shared().code));
    let parts: Vec<&str> = game.into_iter().chain(date.as_deref()).collect();
    if parts.is_empty() { aside.key.clone() } else { parts.join(" · ") }
}

fn aside_line(words: &'static Words, link: &Scope<Logbook>, aside: PutAside) -> El {
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
