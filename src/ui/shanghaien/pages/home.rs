//! Where one arrives: both games, each two taps away; one in progress comes first.

use yew::{prelude::*, virtual_dom::ListenerKind};

use crate::{
    model::shanghaien::{Captains, Command, Settings, State},
    record::GameName,
    ui::{
        components::{glyph, icon_button, notice_line, open_record},
        el::{El, el},
        files,
        route::{Page, Route},
        shanghaien::{Cx, records},
        storage::{self, HISPANIOLA_STANDING},
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
    let shanghaien = Offered {
        picture: "game-1",
        name: labels.title,
        lead: labels.lead,
        rules: (Route::RULES, labels.rules_of_shanghaien),
        ways: ways_to_shanghaien(cx, state),
    };
    let hispaniola = Offered {
        picture: "game-2",
        name: labels.hispaniola,
        lead: labels.hispaniola_lead,
        rules: (Route::Of(GameName::Hispaniola, Page::Rules), labels.rules_of_hispaniola),
        ways: ways_to_hispaniola(cx),
    };
    let body = el("div")
        .class("home-body")
        .add(el("h1").text(labels.home_title))
        .add(el("div").class("games").add(offered(shanghaien)).add(offered(hispaniola)))
        .add(open_record(cx, records::open))
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

/// A game on offer.
struct Offered {
    picture: &'static str,
    name: &'static str,
    lead: &'static str,
    rules: (Route, &'static str),
    /// The ways into it, the most likely first.
    ways: Vec<El>,
}

fn offered(game: Offered) -> El {
    let (rules, label) = game.rules;
    el("section")
        .class("game")
        .attr("aria-label", game.name)
        .add(glyph(game.picture))
        .add(el("div").add(el("h2").text(game.name)).add(el("p").text(game.lead)))
        .add(icon_button("i-rules", label, Some(rules.goes())))
        .add(el("div").class("pair").each(game.ways))
}

fn way(class: &'static str, label: &'static str, route: Route) -> El {
    el("button").class(class).on_click(route.goes()).text(label)
}

fn ways_to_shanghaien(cx: &Cx, state: &State) -> Vec<El> {
    let (labels, house) = (cx.labels(), cx.house());
    if let Some(record) = state.record.as_ref().filter(|_| state.in_progress()) {
        let game = cx.words.game_in_progress(record.players(), record.position().round());
        let go_on = way("btn", house.continue_game, Route::TABLE).add(el("small").text(game));
        return vec![go_on, way("btn quiet", house.new_game, Route::SETUP)];
    }
    let last = state.record.as_ref().map(|record| {
        let score = cx.words.last_game(record.players(), record.position().score().totals);
        way("btn quiet", labels.last_game, Route::TABLE).add(el("small").text(score))
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
    let play = setup("btn", house.play, |settings| settings.captains = Captains::default());
    let against = setup("btn quiet", labels.against_computer, Settings::against_computer);
    [play, against].into_iter().chain(last).collect()
}

/// The ways to the other program, which leaves a line here about its game.
fn ways_to_hispaniola(cx: &Cx) -> Vec<El> {
    let house = cx.house();
    let to = |page| Route::Of(GameName::Hispaniola, page);
    match storage::read(HISPANIOLA_STANDING) {
        Some(game) => vec![
            way("btn", house.continue_game, to(Page::Table)).add(el("small").text(game)),
            way("btn quiet", house.new_game, to(Page::Setup)),
        ],
        None => vec![way("btn", house.play, to(Page::Setup))],
    }
}
