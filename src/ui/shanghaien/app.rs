//! The root: the state, and the page that the address names.
//!
//! Pages are functions of the state, and what has to happen besides drawing is done after each change by parts
//! that remember what they have seen.

use std::mem::replace;

use gloo::{events::EventListener, timers::callback::Timeout};
use yew::prelude::*;

use super::{
    Cx, Dispatch, Shanghaien,
    captain::CaptainLine,
    clock::Clock,
    components::replace_sheet,
    keys::press,
    pages::{home, setup, table},
    records::take_offer,
};
use crate::{
    model::shanghaien::Command,
    record::GameName,
    ui::{
        desk::{Desk, Speaker},
        el::all,
        focus::Focus,
        gangway::Gangway,
        keys::on_keys,
        language::{Start, follow},
        look::add_later_styles,
        route::{Aside, Page, Route, on_change},
        rules_page::{Bookmark, rules_page},
        signal::on_settings,
    },
};

/// The whole page.
pub(crate) struct App {
    cx: Cx,
    route: Route,
    focus: Focus,
    clock: Clock,
    line: CaptainLine,
    aside: Aside,
    bookmark: Bookmark,
    hispaniola: Gangway,
    study: Gangway,
    cabin: Gangway,
    ahead: Option<Timeout>,
    has_later_styles: bool,
    _listeners: [EventListener; 3],
}

/// What makes the page look again.
pub(crate) enum Changed {
    State,
    Address,
    /// The page has been looked at for a while.
    Calm,
}

/// Milliseconds after the first sight of the page until the cabin is loaded: whatever the start needs is there by
/// then.
const CALM: u32 = 3000;

/// Milliseconds after the first sight of a game until the look of what comes later in it is loaded: a style that is on its
/// way would hold that sight up.
const LATER: u32 = 30;

impl Component for App {
    type Message = Changed;
    type Properties = Start;

    fn create(ctx: &Context<Self>) -> Self {
        let dispatch = Dispatch::new(Shanghaien::load(), ctx.link().callback(|()| Changed::State));
        ctx.props().tell(&dispatch);
        let address = ctx.link().callback(|()| Changed::Address);
        let listeners = [on_keys(&dispatch, press), on_change(address), on_settings(&dispatch)];
        let cx = Cx { words: Shanghaien::words(), dispatch };
        let gangway = |program| Gangway::new(program, ctx.link().callback(|()| Changed::State));
        Self {
            cx,
            route: Route::now(),
            bookmark: Bookmark::default(),
            focus: Focus::default(),
            clock: Clock::default(),
            line: CaptainLine::default(),
            aside: Aside::default(),
            hispaniola: gangway("hispaniola"),
            study: gangway("study"),
            cabin: gangway("cabin"),
            ahead: None,
            has_later_styles: false,
            _listeners: listeners,
        }
    }

    fn update(&mut self, _: &Context<Self>, changed: Changed) -> bool {
        match changed {
            Changed::State => {
                self.cx.words = Shanghaien::words();
                true
            }
            Changed::Calm => {
                // It has the sounds, and keeps the screen awake.
                self.cabin.load_ahead();
                false
            }
            Changed::Address => {
                let route = Route::now();
                let dispatch = &self.cx.dispatch;
                if route == Route::RULES {
                    let from = self.route.page_of(GameName::Shanghaien);
                    self.bookmark.set(from, dispatch.state().section());
                }
                if self.route == Route::TABLE && route != self.route && dispatch.state().sheet.is_some() {
                    // Who comes back comes back to the game.
                    dispatch.send(Command::Close);
                }
                if route == Route::TABLE {
                    take_offer(dispatch);
                }
                follow(dispatch);
                replace(&mut self.route, route) != route
            }
        }
    }

    fn view(&self, _: &Context<Self>) -> Html {
        let (cx, state) = (&self.cx, self.cx.dispatch.state());
        let page = match self.route {
            Route::SETUP => setup(cx, &state),
            Route::TABLE if state.record.is_some() => table(cx, &state),
            Route::RULES => rules_page(cx, &state),
            Route::Home | Route::TABLE => home(cx, &state),
            Route::Of(GameName::Shanghaien, _) => return self.study.view(cx, cx.labels().title),
            Route::Of(GameName::Hispaniola, _) => return self.hispaniola.view(cx, cx.labels().hispaniola),
            Route::Logbook => return self.cabin.view(cx, cx.house().logbook),
            Route::Settings => return self.cabin.view(cx, cx.house().settings),
        };
        let offer = state.record.as_ref().zip(state.offered.as_ref());
        let mut layers = vec![page];
        layers.extend(offer.map(|(present, offered)| replace_sheet(cx, present, offered).into()));
        all(layers)
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        if first {
            let link = ctx.link().clone();
            self.ahead = Some(Timeout::new(CALM, move || link.send_message(Changed::Calm)));
        }
        let (cx, route) = (&self.cx, self.route);
        let state = cx.dispatch.state();
        if state.record.is_some() && !replace(&mut self.has_later_styles, true) {
            if route == Route::TABLE && state.in_progress() {
                Timeout::new(LATER, add_later_styles).forget();
            } else {
                // What they are for may be in sight.
                add_later_styles();
            }
        }
        match route {
            Route::Of(GameName::Hispaniola, _) => self.hispaniola.enter(),
            Route::Of(GameName::Shanghaien, Page::Lesson | Page::Replay) => self.study.enter(),
            Route::Logbook | Route::Settings => self.cabin.enter(),
            Route::Home | Route::Of(..) => {
                cx.entitle(route.page_of(GameName::Shanghaien));
                // When the page opens nobody has touched a key yet.
                if !first {
                    self.focus.keep();
                }
            }
        }
        if route == Route::RULES && state.rules.is_some() {
            self.bookmark.open();
        }
        let at_table = route == Route::TABLE;
        self.clock.run(cx, &state, route, at_table);
        self.line.ask(&cx.dispatch, &state, at_table);
        let dispatch = cx.dispatch.clone();
        self.aside.follow(at_table, state.is_aside(), move || {
            dispatch.send(Command::Close);
            dispatch.state().is_aside()
        });
    }
}
