//! The root of the component tree: the page that the address names. The home page and those of Shanghaien are always
//! there; the others are drawn by the part that has them.

use std::mem::replace;

use gloo::{events::EventListener, timers::callback::Timeout};
use yew::prelude::*;

use super::{
    desk::Desk,
    game_pages::GamePages,
    language::{Words, follow, follow_choices, of_document},
    pages::{
        home::home,
        waiting::{loading_page, missing_page},
    },
    parts::{Part, PartProps, Parts, Shown},
    router::{Route, luggage, on_change},
    shanghaien::Shanghaien,
    view::{element::all, focus::Focus},
};
use crate::record::GameName;

/// How the page starts.
#[derive(Clone, Copy, PartialEq, Properties)]
pub(crate) struct Start {
    /// In which language the first words are.
    pub(super) words: Words,
}

/// The whole page.
pub(crate) struct Root {
    shanghaien: GamePages<Shanghaien>,
    parts: Parts,
    /// What the parts are told.
    told: PartProps,
    focus: Focus,
    calm: Option<Timeout>,
    later: Option<Timeout>,
    /// Whether something was shown before this change that the sheets draw.
    needed_sheets: bool,
    /// Nothing has changed since it was drawn last but that a part has come.
    is_quiet: bool,
    _address: EventListener,
}

/// What makes the page look again.
pub(crate) enum Changed {
    /// The state of Shanghaien.
    State,
    /// How far a part has come.
    Part,
    Address,
    /// Something was chosen that has to be read from the store again.
    Chosen,
    /// The page has been looked at for a while.
    Calm,
}

/// Milliseconds after the first sight of the page until the extras are loaded: whatever the start needs is there by
/// then.
const CALM: u32 = 3000;

/// Milliseconds after the first sight of a game until what comes later in it is loaded: a style that is on its way would
/// hold that sight up.
const LATER: u32 = 30;

impl Component for Root {
    type Message = Changed;
    type Properties = Start;

    fn create(ctx: &Context<Self>) -> Self {
        let link = ctx.link();
        let route = Route::now();
        let words = ctx.props().words;
        Self {
            shanghaien: GamePages::new(
                words,
                route.page_of(GameName::Shanghaien),
                link.callback(|()| Changed::State),
            ),
            parts: Parts::new(link.callback(|()| Changed::Part)),
            told: PartProps {
                route,
                luggage: luggage().into(),
                language: of_document(),
                choices: 0,
                chosen: link.callback(|()| Changed::Chosen),
                words,
            },
            focus: Focus::default(),
            calm: None,
            later: None,
            needed_sheets: false,
            is_quiet: true,
            _address: on_change(link.callback(|()| Changed::Address)),
        }
    }

    fn update(&mut self, _: &Context<Self>, changed: Changed) -> bool {
        self.is_quiet &= matches!(changed, Changed::Part | Changed::Calm);
        match changed {
            Changed::State | Changed::Part => {}
            Changed::Chosen => {
                self.told.choices += 1;
                self.told.language = of_document();
                follow_choices(&self.shanghaien.cx.dispatch);
            }
            Changed::Calm => {
                // The extras have the sounds, and keep the screen awake.
                self.parts.load_ahead(Part::Extras);
                return false;
            }
            Changed::Address => {
                let before = self.told.clone();
                self.told.language = of_document();
                (self.told.route, self.told.luggage) = (Route::now(), luggage().into());
                self.shanghaien.go(self.told.route.page_of(GameName::Shanghaien));
                follow(&self.shanghaien.cx.dispatch);
                return before != self.told;
            }
        }
        self.shanghaien.cx.refresh();
        true
    }

    fn view(&self, _: &Context<Self>) -> Html {
        // Each part keeps its place in the list: Yew knows a component by it.
        let parts = Part::ALL.map(|part| self.parts.draw(part, &self.told).unwrap_or_else(|| all([])));
        all([self.page()].into_iter().chain(parts))
    }

    fn rendered(&mut self, ctx: &Context<Self>, is_first: bool) {
        let route = self.told.route;
        let is_quiet = replace(&mut self.is_quiet, true);
        if is_first {
            let link = ctx.link().clone();
            self.calm = Some(Timeout::new(CALM, move || link.send_message(Changed::Calm)));
        }
        if let Some(part) = Part::of(route) {
            self.parts.want(part);
        }
        let state = self.shanghaien.cx.dispatch.state();
        let needs_sheets = state.offered.is_some() || (route == Route::TABLE && state.needs_sheets());
        let needed_sheets = replace(&mut self.needed_sheets, needs_sheets);
        if needs_sheets && !needed_sheets {
            // A player who opens something again wants another try.
            self.parts.want_again(Part::Sheets);
        }
        if !needs_sheets && state.record.is_some() && self.later.is_none() {
            let parts = self.parts.clone();
            self.later = Some(Timeout::new(LATER, move || parts.load_ahead(Part::Sheets)));
        }
        if route == Route::Home {
            self.shanghaien.cx.entitle(None);
            if !is_quiet {
                self.focus.keep();
            }
        }
        self.shanghaien.rendered(is_quiet);
    }
}

impl Root {
    /// The page that is shown, as far as no part draws it.
    fn page(&self) -> Html {
        let cx = &self.shanghaien.cx;
        let Some(part) = Part::of(self.told.route) else {
            let state = cx.dispatch.state();
            let is_at_table = self.told.route == Route::TABLE;
            if is_at_table && state.needs_sheets() && matches!(self.parts.shown(Part::Sheets), Shown::Missing)
            {
                return self.missing(Part::Sheets, cx.labels().title);
            }
            let home = || {
                all([home(cx, &state, &self.told.chosen)]
                    .into_iter()
                    .chain(Shanghaien::replace_sheet(cx, &state)))
            };
            return self.shanghaien.view().unwrap_or_else(home);
        };
        let title = match self.told.route {
            Route::Logbook => cx.house().logbook,
            Route::Settings => cx.house().settings,
            Route::Of(GameName::Hispaniola, _) => cx.labels().hispaniola,
            Route::Home | Route::Of(GameName::Shanghaien, _) => cx.labels().title,
        };
        match self.parts.shown(part) {
            Shown::Part => all([]),
            Shown::Loading => loading_page(cx, title),
            Shown::Missing => self.missing(part, title),
        }
    }

    /// Says that a part could not be loaded.
    fn missing(&self, part: Part, title: &'static str) -> Html {
        let parts = self.parts.clone();
        missing_page(&self.shanghaien.cx, title, Callback::from(move |_| parts.try_again(part)))
    }
}
