//! The table for lessons and replays. They have their own session, apart from the saved game. Pages of other kinds are
//! drawn elsewhere; this component draws nothing for them.

use gloo::events::EventListener;
use yew::prelude::*;

use super::{
    coach::{Coach, coach},
    replay::{ReplayLink, waiting_page},
    rules::note,
};
use crate::{
    app::{
        context::ViewContext,
        dispatch::Dispatch,
        effects::fresh,
        game_pages::closes,
        game_ui::GameUi,
        hispaniola::Hispaniola,
        language::{WordsStatus, follow, follow_settings},
        parts::{Part, PartCode, PartProps},
        router::OverlayMark,
        shanghaien::Shanghaien,
        tools,
        view::{element::all, focus::Focus, keys::on_keys},
    },
    model::session::{Command, Page},
};

/// The lessons and replays of Shanghaien.
pub(in crate::app) const SHANGHAIEN: PartCode = PartCode {
    sprite: "",
    // The page has the words already, but the table needs everything that can lie over it.
    prepare: |_| {
        Box::pin(async {
            let is_here = Part::Sheets.load().await.is_some() && tools::load::<Shanghaien>().await;
            if is_here { WordsStatus::Wanted } else { WordsStatus::None }
        })
    },
    draw: |props| html! { <LessonOrReplay<Shanghaien> ..props /> },
};

/// The lessons and replays of Hispaniola.
pub(in crate::app) const HISPANIOLA: PartCode = PartCode {
    sprite: "",
    // The table of Hispaniola is a part of its own, which brings the words.
    prepare: |_| {
        Box::pin(async {
            match Part::Hispaniola.load().await {
                Some((_, words)) if tools::load::<Hispaniola>().await => words,
                _ => WordsStatus::None,
            }
        })
    },
    draw: |props| html! { <LessonOrReplay<Hispaniola> ..props /> },
};

/// The table of one game for lessons and replays.
pub(in crate::app) struct LessonOrReplay<G: GameUi> {
    context: ViewContext<G>,
    page: Option<Page>,
    focus: Focus,
    overlay_mark: OverlayMark,
    link: ReplayLink,
    coach: Coach,
    _keys: EventListener,
}

/// Puts on the table what the address names. A lesson or replay stays on the table while the player reads the rules.
fn lay_on_table<G: GameUi>(
    context: &ViewContext<G>,
    coach: &Coach,
    link: &mut ReplayLink,
    page: Option<Page>,
) {
    let is_lesson = matches!(page, Some(Page::Lesson | Page::Rules));
    if !is_lesson && context.dispatch.session().lesson().is_some() {
        context.dispatch.send(Command::Leave);
    }
    link.follow(&context.dispatch, page);
    if page == Some(Page::Lesson) {
        coach.begin(context);
    }
}

impl<G: GameUi> Component for LessonOrReplay<G> {
    /// Tells the component that the session has changed.
    type Message = ();
    type Properties = PartProps;

    fn create(ctx: &Context<Self>) -> Self {
        let dispatch = Dispatch::new(fresh(), ctx.link().callback(|()| ()));
        ctx.props().words.tell(&dispatch);
        let keys = on_keys(&dispatch);
        let context = ViewContext::new(dispatch);
        let coach = Coach::new(ctx.link().callback(|()| ()));
        let (page, mut link) = (ctx.props().route.page_of(G::GAME), ReplayLink::default());
        lay_on_table(&context, &coach, &mut link, page);
        let (focus, overlay_mark) = (Focus::default(), OverlayMark::default());
        Self { context, page, focus, overlay_mark, link, coach, _keys: keys }
    }

    fn update(&mut self, _: &Context<Self>, (): ()) -> bool {
        self.context.refresh();
        true
    }

    fn changed(&mut self, ctx: &Context<Self>, before: &PartProps) -> bool {
        if ctx.props().choices == before.choices {
            follow(&self.context.dispatch);
        } else {
            follow_settings(&self.context.dispatch);
        }
        self.context.refresh();
        let page = ctx.props().route.page_of(G::GAME);
        let leaves_table = self.page.is_some_and(Page::is_lesson_or_replay) && page != self.page;
        if leaves_table && self.context.dispatch.session().is_covered() {
            // A player who comes back finds the table without a sheet over it.
            self.context.dispatch.send(Command::Close);
        }
        lay_on_table(&self.context, &self.coach, &mut self.link, page);
        self.page = page;
        true
    }

    fn view(&self, _: &Context<Self>) -> Html {
        let (context, state) = (&self.context, self.context.dispatch.session());
        match (self.page, state.lesson()) {
            (Some(Page::Lesson), None) => self.coach.waits(context),
            (Some(Page::Lesson), Some(lesson)) => {
                all([(G::TABLE)(context, &state), coach(context, lesson).into()])
            }
            (Some(Page::Replay), _) if state.is_replay() => (G::TABLE)(context, &state),
            (Some(Page::Replay), _) => waiting_page(context, &state),
            _ => all([]),
        }
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        let state = self.context.dispatch.session();
        if self.page.is_some_and(Page::is_lesson_or_replay) {
            self.focus.keep();
            self.context.entitle(self.page);
            note(G::section(&state));
        }
        if self.page == Some(Page::Lesson) {
            self.coach.point::<G>(&state);
        }
        let at_table = self.page == Some(state.mode.page());
        self.overlay_mark.follow(at_table, state.has_overlay(), closes(&self.context));
    }
}
