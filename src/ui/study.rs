//! Where a game lies on the table that is not played: a lesson, or one that was played before and comes along in
//! the address. It has a state of its own beside that of the game that is kept, which knows nothing of it. Where the
//! address names something else, there is nothing here.

use gloo::events::EventListener;
use yew::prelude::*;

use super::{
    coach::{Coach, coach, look},
    cx::Cx,
    desk::Desk,
    el::all,
    focus::Focus,
    keys::on_keys,
    language::{Start, follow},
    replay::{Guest, waiting_page},
    route::{Aside, Page, Route, on_change},
    rules_page::note,
    signal::on_settings,
    store::Dispatch,
};
use crate::model::Sitting;

/// The table of a game for lessons and replays.
pub(crate) struct Study<D: Desk> {
    cx: Cx<D>,
    page: Option<Page>,
    focus: Focus,
    aside: Aside,
    guest: Guest,
    coach: Coach,
    _listeners: [EventListener; 3],
}

/// What makes the page look again.
pub(crate) enum Changed {
    State,
    Address,
}

/// The page of this game that the address names.
fn page_now<D: Desk>() -> Option<Page> {
    Route::now().page_of(D::GAME)
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
    type Message = Changed;
    type Properties = Start;

    fn create(ctx: &Context<Self>) -> Self {
        let dispatch = Dispatch::new(D::fresh(), ctx.link().callback(|()| Changed::State));
        ctx.props().tell(&dispatch);
        let address = ctx.link().callback(|()| Changed::Address);
        let listeners = [on_keys(&dispatch, D::press), on_change(address), on_settings(&dispatch)];
        let cx = Cx { words: D::words(), dispatch };
        let coach = Coach::new(ctx.link().callback(|()| Changed::State));
        let (page, mut guest) = (page_now::<D>(), Guest::default());
        take_seat(&cx, &coach, &mut guest, page);
        let (focus, aside) = (Focus::default(), Aside::default());
        Self { cx, page, focus, aside, guest, coach, _listeners: listeners }
    }

    fn update(&mut self, _: &Context<Self>, changed: Changed) -> bool {
        match changed {
            Changed::State => {
                self.cx.words = D::words();
                true
            }
            Changed::Address => {
                let page = page_now::<D>();
                let leaves_table = self.page.is_some_and(Page::is_study) && page != self.page;
                if leaves_table && D::is_covered(&self.cx.dispatch.state()) {
                    // Who comes back comes back to the game.
                    self.cx.dispatch.send(D::close());
                }
                take_seat(&self.cx, &self.coach, &mut self.guest, page);
                follow(&self.cx.dispatch);
                std::mem::replace(&mut self.page, page) != page
            }
        }
    }

    fn view(&self, _: &Context<Self>) -> Html {
        let (cx, state) = (&self.cx, self.cx.dispatch.state());
        match (self.page, D::lesson(&state)) {
            (Some(Page::Lesson), None) => all([self.coach.waits(cx), look().into()]),
            (Some(Page::Lesson), Some(lesson)) => {
                all([D::table(cx, &state), look().into(), coach(cx, lesson).into()])
            }
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
