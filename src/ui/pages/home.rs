//! Where one arrives: a game is two taps away, one in progress comes first.

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    model::State,
    ui::{
        components::{glyph, icon_label, notice_line, open_record},
        cx::use_cx,
        files,
        route::Route,
    },
};

#[derive(Properties, PartialEq)]
pub(crate) struct HomeProps {
    pub(crate) state: Rc<State>,
}

/// The first page. A record can be dropped anywhere on it.
#[component]
pub(crate) fn Home(HomeProps { state }: &HomeProps) -> Html {
    let cx = use_cx();
    let labels = cx.labels();
    let dispatch = cx.dispatch.clone();
    let ondrop = Callback::from(move |event: DragEvent| {
        if let Some(file) = files::dropped(&event) {
            files::open(file, dispatch.clone(), || Route::Table.go());
        }
    });
    // Without this the browser would open the file itself.
    let ondragover = Callback::from(|event: DragEvent| event.prevent_default());
    let game = state.record.as_ref().filter(|_| state.in_progress());
    let play = match game {
        Some(record) => html! {
            <>
                <button class="btn big" onclick={Route::Table.goes()}>
                    { labels.continue_game }
                    <small>{ cx.words.game_in_progress(record.players(), record.position().round()) }</small>
                </button>
                <button class="btn quiet" onclick={Route::Setup.goes()}>{ labels.new_game }</button>
            </>
        },
        None => html! { <button class="btn big" onclick={Route::Setup.goes()}>{ labels.play }</button> },
    };
    html! {
        <main class="home" inert={state.offered.is_some()} {ondrop} {ondragover}>
            <div class="hero">{ glyph("hero") }</div>
            <div class="home-body">
                <h1>{ labels.title }</h1>
                <p class="lead">{ labels.lead }</p>
                { play }
                <div class="pair">
                    { icon_label("i-rules", labels.rules, Route::Rules.goes()) }
                    { open_record(&cx) }
                </div>
                { notice_line(&cx, state.notice.as_ref()) }
            </div>
        </main>
    }
}
