//! The root of the component tree. It draws the page that the address names: the home page and the pages of Shanghaien
//! itself, all other pages through the part that has them.

use std::mem::replace;

use gloo::{events::EventListener, timers::callback::Timeout};
use yew::prelude::*;

use super::{
    game_pages::GamePages,
    language::{WordsStatus, follow, follow_settings, of_document},
    pages::{
        home::{home, saved},
        loading::{loading_page, missing_page},
    },
    parts::{Part, PartProps, Parts, Shown},
    platform::crash,
    router::{Route, on_change, payload},
    shanghaien::Shanghaien,
    view::{element::all, focus::Focus},
};
use crate::{
    model::{HomeModel, SavedForHome},
    record::GameName,
};

/// The properties of the root.
#[derive(Clone, Copy, PartialEq, Properties)]
pub(crate) struct Start {
    /// In which language Shanghaien has its words.
    pub(super) words: WordsStatus,
}

/// The whole page.
pub(crate) struct Root {
    shanghaien: GamePages<Shanghaien>,
    parts: Parts,
    /// What the home page shows of the store. It changes while other pages are shown.
    saved: SavedForHome,
    /// The properties for all parts.
    told: PartProps,
    focus: Focus,
    calm: Option<Timeout>,
    later: Option<Timeout>,
    /// Whether the page before this change showed something that the sheets draw.
    needed_sheets: bool,
    /// Whether nothing has changed since the last drawing, apart from parts that have loaded.
    is_quiet: bool,
    _address: EventListener,
}

/// What makes the page redraw.
pub(crate) enum Changed {
    /// The session of Shanghaien has changed.
    State,
    /// A part has loaded or failed.
    Part,
    Address,
    /// Something was chosen and saved, and has to be read again.
    Chosen,
    /// The page has been open for a while.
    Calm,
}

/// Milliseconds from the first drawing of the page until the extras are loaded. By then everything the start needs is
/// there.
const CALM: u32 = 3000;

/// Milliseconds from the first drawing of a game until what it needs later is loaded. A style that is loading would
/// hold up that first drawing.
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
            saved: saved(),
            told: PartProps {
                route,
                payload: payload().into(),
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
                follow_settings(&self.shanghaien.context.dispatch);
            }
            Changed::Calm => {
                // The extras play the sounds and keep the screen awake.
                self.parts.load_ahead(Part::Extras);
                return false;
            }
            Changed::Address => {
                let before = self.told.clone();
                self.saved = saved();
                self.told.language = of_document();
                (self.told.route, self.told.payload) = (Route::now(), payload().into());
                self.shanghaien.go(self.told.route.page_of(GameName::Shanghaien));
                follow(&self.shanghaien.context.dispatch);
                return before != self.told;
            }
        }
        self.shanghaien.context.refresh();
        true
    }

    fn view(&self, _: &Context<Self>) -> Html {
        // Each part always has the same place in the list, because Yew identifies a component by its place.
        let parts = Part::ALL.map(|part| self.parts.draw(part, &self.told).unwrap_or_else(|| all([])));
        all([self.page()].into_iter().chain(parts))
    }

    fn rendered(&mut self, ctx: &Context<Self>, is_first: bool) {
        let route = self.told.route;
        let is_quiet = replace(&mut self.is_quiet, true);
        if is_first {
            crash::is_shown();
            let link = ctx.link().clone();
            self.calm = Some(Timeout::new(CALM, move || link.send_message(Changed::Calm)));
        }
        if let Some(part) = Part::of(route) {
            self.parts.want(part);
        }
        let state = self.shanghaien.context.dispatch.session();
        let needs_sheets = state.pending.is_some() || (route == Route::TABLE && state.needs_sheets());
        let needed_sheets = replace(&mut self.needed_sheets, needs_sheets);
        if needs_sheets && !needed_sheets {
            // A player who opens a sheet again wants another try.
            self.parts.want_again(Part::Sheets);
        }
        if !needs_sheets && state.record.is_some() && self.later.is_none() {
            let parts = self.parts.clone();
            self.later = Some(Timeout::new(LATER, move || {
                parts.load_ahead(Part::Sheets);
                parts.load_ahead(Part::Tools);
            }));
        }
        if route == Route::Home {
            self.shanghaien.context.entitle(None);
            if !is_quiet {
                self.focus.keep();
            }
        }
        self.shanghaien.rendered(is_quiet);
    }
}

impl Root {
    /// Draws the page that the address names, unless a part draws it.
    fn page(&self) -> Html {
        let context = &self.shanghaien.context;
        let Some(part) = Part::of(self.told.route) else {
            let state = context.dispatch.session();
            let is_at_table = self.told.route == Route::TABLE;
            if is_at_table && state.needs_sheets() && matches!(self.parts.shown(Part::Sheets), Shown::Missing)
            {
                return self.missing(Part::Sheets, context.labels().title);
            }
            let home = || {
                all([home(context, &HomeModel::new(&state, &self.saved), &self.told.chosen)]
                    .into_iter()
                    .chain(self.shanghaien.replace_sheet()))
            };
            return self.shanghaien.view().unwrap_or_else(home);
        };
        let title = match self.told.route {
            Route::Logbook => context.shared().logbook,
            Route::Settings => context.shared().settings,
            Route::Of(GameName::Hispaniola, _) => context.labels().home.hispaniola,
            Route::Home | Route::Of(GameName::Shanghaien, _) => context.labels().title,
        };
        match self.parts.shown(part) {
            Shown::Part => all([]),
            Shown::Loading => loading_page(context, title),
            Shown::Missing => self.missing(part, title),
        }
    }

    /// Draws the page that says that a part could not be loaded.
    fn missing(&self, part: Part, title: &'static str) -> Html {
        let parts = self.parts.clone();
        missing_page(&self.shanghaien.context, title, Callback::from(move |_| parts.try_again(part)))
    }
}
