//! Where one arrives: a game is two taps away, one in progress comes first.

use yew::{prelude::*, virtual_dom::ListenerKind};

use crate::{
    model::shanghaien::{Captains, Command, Settings, State},
    ui::{
        el::el,
        files,
        route::Route,
        shanghaien::Cx,
        shanghaien::components::{glyph, icon_label, notice_line, open_record},
        shanghaien::records,
    },
};

/// The first page. A record can be dropped anywhere on it.
pub(crate) fn home(cx: &Cx, state: &State) -> Html {
    let labels = cx.labels();
    let dispatch = cx.dispatch.clone();
    let ondrop = Callback::from(move |event: DragEvent| {
        if let Some(file) = files::dropped(&event) {
            files::open(file, dispatch.clone(), records::open);
        }
    });
    // Without this the browser would open the file itself.
    let ondragover = Callback::from(|event: DragEvent| event.prevent_default());
    let game = state.record.as_ref().filter(|_| state.in_progress());
    let button = |class: &'static str, label: &'static str, route: Route| {
        el("button").class(class).on_click(route.goes()).text(label)
    };
    let play = match game {
        Some(record) => {
            let game = cx.words.game_in_progress(record.players(), record.position().round());
            let go_on =
                button("btn big", labels.house.continue_game, Route::TABLE).add(el("small").text(game));
            vec![go_on, button("btn quiet", labels.house.new_game, Route::SETUP)]
        }
        None => {
            let last = state.record.as_ref().map(|record| {
                let score = cx.words.last_game(record.players(), record.position().score().totals);
                button("btn quiet", labels.last_game, Route::TABLE).add(el("small").text(score))
            });
            let setup = |class, label, set: fn(&mut Settings)| {
                let dispatch = cx.dispatch.clone();
                let onclick = Callback::from(move |_| {
                    let mut settings = dispatch.state().settings.clone();
                    set(&mut settings);
                    dispatch.send(Command::Set(settings));
                    Route::SETUP.go();
                });
                el("button").class(class).on_click(onclick).text(label)
            };
            let play =
                setup("btn big", labels.house.play, |settings| settings.captains = Captains::default());
            let against = setup("btn quiet", labels.against_computer, Settings::against_computer);
            [play, against].into_iter().chain(last).collect()
        }
    };
    let more = el("div")
        .class("pair")
        .add(icon_label("i-rules", labels.house.rules, Route::RULES.goes()))
        .add(open_record(cx, records::open));
    let body = el("div")
        .class("home-body")
        .add(el("h1").text(labels.title))
        .add(el("p").class("lead").text(labels.lead))
        .each(play)
        .add(more)
        .add(notice_line(cx, state.notice.as_ref()));
    el("main")
        .class("home")
        .attr_if(state.offered.is_some(), "inert", "")
        .on(|| ListenerKind::ondrop, ondrop)
        .on(|| ListenerKind::ondragover, ondragover)
        .add(el("div").class("hero").add(glyph("hero")))
        .add(body)
        .into()
}
