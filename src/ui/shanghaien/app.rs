//! The root: the state, and the page that the address names.
//!
//! Pages are functions of the state, and what has to happen besides drawing is done after each change by parts
//! that remember what they have seen.

use gloo::events::EventListener;
use yew::prelude::*;

use super::{
    Cx, Dispatch,
    captain::CaptainLine,
    clock::Clock,
    components::replace_sheet,
    gangway::Gangway,
    keys::press,
    pages::{home, setup, table},
};
use crate::{
    i18n::English,
    model::shanghaien::Command,
    record::GameName,
    ui::{
        el::{all, el},
        focus::Focus,
        keys::on_keys,
        route::{Aside, Page, Route, on_change},
        rules_page::rules_page,
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
    gangway: Gangway,
    _listeners: [EventListener; 2],
}

/// What makes the page look again.
pub(crate) enum Changed {
    State,
    Address,
}

impl Component for App {
    type Message = Changed;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let dispatch = Dispatch::new(ctx.link().callback(|()| Changed::State));
        let address = ctx.link().callback(|()| Changed::Address);
        let listeners = [on_keys(&dispatch, Route::TABLE, press), on_change(address)];
        Self {
            cx: Cx { words: &English, dispatch },
            route: Route::now(),
            focus: Focus::default(),
            clock: Clock::default(),
            line: CaptainLine::default(),
            aside: Aside::default(),
            gangway: Gangway::new(ctx.link().callback(|()| Changed::State)),
            _listeners: listeners,
        }
    }

    fn update(&mut self, _: &Context<Self>, changed: Changed) -> bool {
        match changed {
            Changed::State => true,
            Changed::Address => {
                let route = Route::now();
                if self.route == Route::TABLE
                    && route != self.route
                    && self.cx.dispatch.state().sheet.is_some()
                {
                    // Who comes back comes back to the game.
                    self.cx.dispatch.send(Command::Close);
                }
                std::mem::replace(&mut self.route, route) != route
            }
        }
    }

    fn view(&self, _: &Context<Self>) -> Html {
        let (cx, state) = (&self.cx, self.cx.dispatch.state());
        let page = match self.route {
            Route::Of(GameName::Shanghaien, Page::Setup) => setup(cx, &state),
            Route::Of(GameName::Shanghaien, Page::Table) if state.record.is_some() => table(cx, &state),
            Route::Of(GameName::Shanghaien, Page::Rules) => rules_page(cx, &state),
            Route::Of(GameName::Hispaniola, _) => return self.gangway.view(cx),
            Route::Home | Route::Of(..) => home(cx, &state),
        };
        let offer = state.record.as_ref().zip(state.offered.as_ref());
        let mut layers = vec![page];
        // The look of what a first visit does not show, in time for it.
        let later = |_| el("link").attr("rel", "stylesheet").attr("href", "later/later.css").into();
        layers.extend(state.record.as_ref().map(later));
        layers.extend(offer.map(|(present, offered)| replace_sheet(cx, present, offered).into()));
        all(layers)
    }

    fn rendered(&mut self, _: &Context<Self>, first: bool) {
        let (cx, route) = (&self.cx, self.route);
        let state = cx.dispatch.state();
        if matches!(route, Route::Of(GameName::Hispaniola, _)) {
            self.gangway.enter();
        } else {
            gloo::utils::document().set_title(cx.labels().title);
            // When the page opens nobody has touched a key yet.
            if !first {
                self.focus.keep();
            }
        }
        self.clock.run(cx, &state, route);
        self.line.ask(&cx.dispatch, &state, route);
        let dispatch = cx.dispatch.clone();
        self.aside.follow(route == Route::TABLE, state.is_aside(), move || {
            dispatch.send(Command::Close);
            dispatch.state().is_aside()
        });
    }
}
