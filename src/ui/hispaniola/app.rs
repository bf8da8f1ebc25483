//! The root of Hispaniola: the state, and the page that the address names. Where the address names a page of
//! another program, or one of `study`, there is nothing here.

use gloo::events::EventListener;
use yew::prelude::*;

use super::{
    Cx, Dispatch, Hispaniola,
    clock::Clock,
    components::replace_sheet,
    keys::press,
    pages::{setup, table},
    pirates::PiratesLine,
    save::offered,
};
use crate::{
    model::hispaniola::Command,
    record::GameName,
    ui::{
        desk::{Desk, Speaker},
        el::all,
        focus::Focus,
        keys::on_keys,
        language::{Start, follow},
        route::{Aside, Page, Route, on_change},
        rules_page::{Bookmark, fetch_rules, rules_page},
        signal::on_settings,
    },
};

/// The whole page.
pub(crate) struct App {
    cx: Cx,
    page: Option<Page>,
    /// The page that was shown last.
    shown: Option<Page>,
    focus: Focus,
    clock: Clock,
    pirates: PiratesLine,
    aside: Aside,
    bookmark: Bookmark,
    _listeners: [EventListener; 3],
}

/// What makes the page look again.
pub(crate) enum Changed {
    State,
    Address,
}

/// Takes in a record that was opened on another page.
fn take_offer(dispatch: &Dispatch) {
    if let Some(command) = offered() {
        dispatch.send(command);
    }
}

/// The page of this game that the address names.
fn page_now() -> Option<Page> {
    Route::now().page_of(GameName::Hispaniola)
}

impl Component for App {
    type Message = Changed;
    type Properties = Start;

    fn create(ctx: &Context<Self>) -> Self {
        let dispatch = Dispatch::new(Hispaniola::load(), ctx.link().callback(|()| Changed::State));
        ctx.props().tell(&dispatch);
        take_offer(&dispatch);
        let address = ctx.link().callback(|()| Changed::Address);
        let listeners = [on_keys(&dispatch, press), on_change(address), on_settings(&dispatch)];
        let cx = Cx { words: Hispaniola::words(), dispatch };
        let mut bookmark = Bookmark::default();
        bookmark.set(None, None);
        Self {
            cx,
            page: page_now(),
            bookmark,
            shown: None,
            focus: Focus::default(),
            clock: Clock::default(),
            pirates: PiratesLine::default(),
            aside: Aside::default(),
            _listeners: listeners,
        }
    }

    fn update(&mut self, _: &Context<Self>, changed: Changed) -> bool {
        match changed {
            Changed::State => {
                self.cx.words = Hispaniola::words();
                true
            }
            Changed::Address => {
                let page = page_now();
                if page.is_some() {
                    take_offer(&self.cx.dispatch);
                    follow(&self.cx.dispatch);
                }
                if page == Some(Page::Rules) {
                    self.bookmark.set(self.page, self.cx.dispatch.state().section());
                }
                if self.page == Some(Page::Table) && page != self.page {
                    // Who comes back comes back to the game.
                    self.cx.dispatch.send(Command::Close);
                }
                std::mem::replace(&mut self.page, page) != page
            }
        }
    }

    fn view(&self, _: &Context<Self>) -> Html {
        let (cx, state) = (&self.cx, self.cx.dispatch.state());
        let page = match self.page {
            Some(Page::Rules) => rules_page(cx, &state),
            Some(Page::Table) if state.record.is_some() => table(cx, &state),
            Some(Page::Table | Page::Setup) => setup(cx, &state),
            Some(Page::Lesson | Page::Replay) | None => return all([]),
        };
        let offer = state.record.as_ref().zip(state.offered.as_ref());
        let mut layers = vec![page];
        layers.extend(offer.map(|(present, offered)| replace_sheet(cx, present, offered).into()));
        all(layers)
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        let (cx, page) = (&self.cx, self.page);
        let state = cx.dispatch.state();
        if page.is_some_and(|page| !page.is_study()) {
            self.focus.keep();
            cx.entitle(page);
        }
        // Once for each visit: what cannot be fetched changes the page, and that must not fetch it again.
        if std::mem::replace(&mut self.shown, page) != page && page == Some(Page::Rules) {
            fetch_rules(cx, &state);
        }
        if page == Some(Page::Rules) && state.rules.is_some() {
            self.bookmark.open();
        }
        let at_table = page == Some(Page::Table);
        self.clock.run(cx, &state, at_table);
        self.pirates.ask(&cx.dispatch, &state, at_table);
        let dispatch = cx.dispatch.clone();
        self.aside.follow(at_table, state.is_aside(), move || {
            dispatch.send(Command::Close);
            dispatch.state().is_aside()
        });
    }
}
