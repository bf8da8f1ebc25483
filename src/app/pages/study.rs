//! Where a game lies on the table that is not played: a lesson, or one that was played before and comes along in
//! the address. It has a state of its own beside that of the game that is saved, which knows nothing of it. Where the
//! address names something else, there is nothing here.

use gloo::events::EventListener;
use yew::prelude::*;

use super::{
    coach::{Coach, coach},
    replay::{Guest, waiting_page},
    rules::note,
};
use crate::{
    app::{
        context::Cx,
        desk::Desk,
        language::{Words, follow, follow_choices},
        parts::{Part, PartCode, PartProps},
        router::{Aside, Page},
        shanghaien::Shanghaien,
        store::Dispatch,
        view::{element::all, focus::Focus, keys::on_keys},
    },
    model::Sitting,
};

/// The lessons and replays of Shanghaien.
pub(in crate::app) const SHANGHAIEN: PartCode = PartCode {
    sprite: "",
    // The page has the words already, but the table needs all that can lie over it.
    prepare: |_| Box::pin(async { Part::Sheets.load().await.map_or(Words::None, |(_, words)| words) }),
    draw: |props| html! { <Study<Shanghaien> ..props /> },
};

/// The table of a game for lessons and replays.
pub(in crate::app) struct Study<D: Desk> {
    cx: Cx<D>,
    page: Option<Page>,
    focus: Focus,
    aside: Aside,
    guest: Guest,
    coach: Coach,
    _keys: EventListener,
}

/// Lays on the table what the address names. Who looks something up in the rules stays seated.
fn take_seat<D: Desk>(cx: &Cx<D>, coach: &Coach, guest: &mut Guest, page: Option<Page>) {
    let is_lesson = matches!(page, Some(Page::Lesson | Page::Rules));
    if !is_lesson && D::sitting(&cx.dispatch.state()) == Sitting::Lesson {
        cx.dispatch.send(D::rise());
    }
    guest.follow(&cx.dispatch, page);
    if page == Some(Page::Lesson) {
        coach.begin(cx);
    }
}

impl<D: Desk> Component for Study<D> {
    /// Something has changed.
    type Message = ();
    type Properties = PartProps;

    fn create(ctx: &Context<Self>) -> Self {
        let dispatch = Dispatch::new(D::fresh(), ctx.link().callback(|()| ()));
        ctx.props().words.tell(&dispatch);
        let keys = on_keys(&dispatch, D::press);
        let cx = Cx { words: D::words(), dispatch };
        let coach = Coach::new(ctx.link().callback(|()| ()));
        let (page, mut guest) = (ctx.props().route.page_of(D::GAME), Guest::default());
        take_seat(&cx, &coach, &mut guest, page);
        let (focus, aside) = (Focus::default(), Aside::default());
        Self { cx, page, focus, aside, guest, coach, _keys: keys }
    }

    fn update(&mut self, _: &Context<Self>, (): ()) -> bool {
        self.cx.refresh();
        true
    }

    fn changed(&mut self, ctx: &Context<Self>, before: &PartProps) -> bool {
        if ctx.props().choices == before.choices {
            follow(&self.cx.dispatch);
        } else {
            follow_choices(&self.cx.dispatch);
        }
        self.cx.refresh();
        let page = ctx.props().route.page_of(D::GAME);
        let leaves_table = self.page.is_some_and(Page::is_study) && page != self.page;
        if leaves_table && D::is_covered(&self.cx.dispatch.state()) {
            // Who comes back comes back to the game.
            self.cx.dispatch.send(D::close());
        }
        take_seat(&self.cx, &self.coach, &mut self.guest, page);
        self.page = page;
        true
    }

    fn view(&self, _: &Context<Self>) -> Html {
        let (cx, state) = (&self.cx, self.cx.dispatch.state());
        match (self.page, D::lesson(&state)) {
            (Some(Page::Lesson), None) => self.coach.waits(cx),
            (Some(Page::Lesson), Some(lesson)) => all([D::table(cx, &state), coach(cx, lesson).into()]),
            (Some(Page::Replay), _) if D::sitting(&state) == Sitting::Replay => D::table(cx, &state),
            (Some(Page::Replay), _) => waiting_page(cx, &state),
            _ => all([]),
        }
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        let state = self.cx.dispatch.state();
        if self.page.is_some_and(Page::is_study) {
            self.focus.keep();
            self.cx.entitle(self.page);
            note(D::section(&state));
        }
        if self.page == Some(Page::Lesson) {
            self.coach.point::<D>(&state);
        }
        let at_table = self.page.is_some_and(|page| page.is_study() && page.shows(D::sitting(&state)));
        let dispatch = self.cx.dispatch.clone();
        self.aside.follow(at_table, D::is_aside(&state), move || {
            dispatch.send(D::close());
            D::is_aside(&dispatch.state())
        });
    }
}
