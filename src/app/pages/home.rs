//! Where one arrives: both games, each two taps away; one in progress comes first.

use yew::{prelude::*, virtual_dom::ListenerKind};

use crate::{
    app::{
        game_pages::open,
        platform::files,
        platform::storage::{self, HISPANIOLA, HISPANIOLA_STANDING, SHANGHAIEN, STANDING_HAND},
        router::{Page, Route},
        shanghaien::Cx,
        view::element::{El, el},
        view::widgets::{glyph, icon_button, language_select, notice_line, open_record},
    },
    model::shanghaien::{Captains, Command, Settings, State},
    record::GameName,
};

/// The first page. A record can be dropped anywhere on it.
pub(in crate::app) fn home(cx: &Cx, state: &State, chosen: &Callback<()>) -> Html {
    let labels = cx.labels();
    let dispatch = cx.dispatch.clone();
    let ondrop = Callback::from(move |event: DragEvent| {
        if let Some(file) = files::dropped(&event) {
            files::open(file, dispatch.clone(), open);
        }
    });
    // Without this the browser would open the file itself.
    let ondragover = Callback::from(|event: DragEvent| event.prevent_default());
    let shanghaien = Offered {
        picture: "game-1",
        name: labels.title,
        lead: labels.lead,
        game: GameName::Shanghaien,
        rules: labels.rules_of_shanghaien,
        is_new: SHANGHAIEN.is_new(),
        ways: ways_to_shanghaien(cx, state),
    };
    let hispaniola = Offered {
        picture: "game-2",
        name: labels.hispaniola,
        lead: labels.hispaniola_lead,
        game: GameName::Hispaniola,
        rules: labels.rules_of_hispaniola,
        is_new: HISPANIOLA.is_new(),
        ways: ways_to_hispaniola(cx),
    };
    let body = el("div")
        .class("home-body")
        .add(el("h1").text(labels.home_title))
        .add(el("div").class("games").add(offered(cx, shanghaien)).add(offered(cx, hispaniola)))
        .add(el("div").class("pair").add(open_record(cx, open)).add(language_select(cx, chosen)))
        .add(to_the_extras(cx))
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

/// The ways to what is not a game.
fn to_the_extras(cx: &Cx) -> El {
    let way = |name, label, route: Route| {
        el("button").class("plain").on_click(route.goes()).add(glyph(name)).text(label)
    };
    el("nav").class("pair").add(way("i-log", cx.house().logbook, Route::Logbook)).add(way(
        "i-settings",
        cx.house().settings,
        Route::Settings,
    ))
}

/// A game on offer.
struct Offered {
    picture: &'static str,
    name: &'static str,
    lead: &'static str,
    game: GameName,
    rules: &'static str,
    /// Whether nobody has played or learnt it here.
    is_new: bool,
    /// The ways into it, the most likely first.
    ways: Vec<El>,
}

fn offered(cx: &Cx, game: Offered) -> El {
    let to = |page| Route::Of(game.game, page);
    let learn = if game.is_new { "btn quiet learn" } else { "learn" };
    el("section")
        .class("game")
        .attr("aria-label", game.name)
        .add(glyph(game.picture))
        .add(el("div").add(el("h2").text(game.name)).add(el("p").text(game.lead)))
        .add(icon_button("i-rules", game.rules, Some(to(Page::Rules).goes())))
        .add(el("div").class("pair").each(game.ways))
        .add(way(learn, cx.house().learn, to(Page::Lesson)))
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

/// The ways to Hispaniola, which leaves a line here about its game.
fn ways_to_hispaniola(cx: &Cx) -> Vec<El> {
    let house = cx.house();
    let to = |page| Route::Of(GameName::Hispaniola, page);
    match storage::read(HISPANIOLA_STANDING) {
        Some(standing) => {
            // The first version left a line in words of its own.
            let game = standing
                .rsplit_once(STANDING_HAND)
                .map(|(names, hand)| el("small").text(cx.words.hispaniola_in_progress(names, hand)));
            vec![
                way("btn", house.continue_game, to(Page::Table)).each(game),
                way("btn quiet", house.new_game, to(Page::Setup)),
            ]
        }
        None => vec![way("btn", house.play, to(Page::Setup))],
    }
}
