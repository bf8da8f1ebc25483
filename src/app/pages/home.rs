//! The home page: both games, each two taps away. A game in progress comes first.

use yew::{prelude::*, virtual_dom::ListenerKind};

use crate::{
    app::{
        game_pages::open,
        platform::files,
        platform::storage::{self, HISPANIOLA, SHANGHAIEN},
        router::{Page, Route},
        shanghaien::ViewContext,
        view::element::{El, el},
        view::widgets::{glyph, icon_button, language_select, notice_line, open_record, unsaved_line},
    },
    model::{
        HandInProgress, HomeModel, SavedForHome, ShanghaienWays,
        shanghaien::{Command, Settings},
        standing,
    },
    record::GameName,
};

/// Draws the home page. A record can be dropped anywhere on it.
pub(in crate::app) fn home(context: &ViewContext, model: &HomeModel<'_>, chosen: &Callback<()>) -> Html {
    let labels = context.labels();
    let words = &labels.home;
    let dispatch = context.dispatch.clone();
    let ondrop = Callback::from(move |event: DragEvent| {
        if let Some(file) = files::dropped(&event) {
            files::open(file, dispatch.clone(), open);
        }
    });
    // Without this the browser would open a dropped file itself.
    let ondragover = Callback::from(|event: DragEvent| event.prevent_default());
    let shanghaien = Section {
        picture: "game-1",
        name: labels.title,
        lead: words.shanghaien_lead,
        game: GameName::Shanghaien,
        rules: words.rules_of_shanghaien,
        is_new: model.is_shanghaien_new,
        ways: ways_to_shanghaien(context, &model.shanghaien),
    };
    let hispaniola = Section {
        picture: "game-2",
        name: words.hispaniola,
        lead: words.hispaniola_lead,
        game: GameName::Hispaniola,
        rules: words.rules_of_hispaniola,
        is_new: model.is_hispaniola_new,
        ways: ways_to_hispaniola(context, model.hispaniola),
    };
    let body = el("div")
        .class("home-body")
        .add(el("h1").text(words.title))
        .add(el("div").class("games").add(section(context, shanghaien)).add(section(context, hispaniola)))
        .add(el("div").class("pair").add(open_record(context, open)).add(language_select(context, chosen)))
        .add(to_the_extras(context))
        .each(unsaved_line(context))
        .add(notice_line(context, model.notice));
    el("main")
        .class("home")
        .attr_if(model.is_covered, "inert", "")
        .on(|| ListenerKind::ondrop, ondrop)
        .on(|| ListenerKind::ondragover, ondragover)
        .add(el("div").class("hero").add(glyph("hero")))
        .add(body)
        .into()
}

/// Draws the buttons to the logbook and the settings.
fn to_the_extras(context: &ViewContext) -> El {
    let way = |name, label, route: Route| {
        el("button").class("plain").on_click(route.goes()).add(glyph(name)).text(label)
    };
    el("nav").class("pair").add(way("i-log", context.shared().logbook, Route::Logbook)).add(way(
        "i-settings",
        context.shared().settings,
        Route::Settings,
    ))
}

/// A game on the home page.
struct Section {
    picture: &'static str,
    name: &'static str,
    lead: &'static str,
    game: GameName,
    rules: &'static str,
    /// Whether nobody has played or learnt this game here yet.
    is_new: bool,
    /// The buttons that lead into the game, the most likely one first.
    ways: Vec<El>,
}

fn section(context: &ViewContext, game: Section) -> El {
    let to = |page| Route::Of(game.game, page);
    let learn = if game.is_new { "btn quiet learn" } else { "learn" };
    el("section")
        .class("game")
        .attr("aria-label", game.name)
        .add(glyph(game.picture))
        .add(el("div").add(el("h2").text(game.name)).add(el("p").text(game.lead)))
        .add(icon_button("i-rules", game.rules, Some(to(Page::Rules).goes())))
        .add(el("div").class("pair").each(game.ways))
        .add(way(learn, context.shared().learn, to(Page::Lesson)))
}

fn way(class: &'static str, label: &'static str, route: Route) -> El {
    el("button").class(class).on_click(route.goes()).text(label)
}

fn ways_to_shanghaien(context: &ViewContext, ways: &ShanghaienWays) -> Vec<El> {
    let (labels, shared) = (context.labels(), context.shared());
    let setup = |class, label, settings: &Settings| {
        let (dispatch, settings) = (context.dispatch.clone(), settings.clone());
        let onclick = Callback::from(move |_| {
            dispatch.send(Command::Set(settings.clone()));
            Route::SETUP.go();
        });
        el("button").class(class).on_click(onclick).text(label)
    };
    match ways {
        ShanghaienWays::Continue(record) => {
            let game = context.words.game_in_progress(record.shown_names(), record.position().round());
            let go_on = way("btn", shared.continue_game, Route::TABLE).add(el("small").text(game));
            vec![go_on, way("btn quiet", shared.new_game, Route::SETUP)]
        }
        ShanghaienWays::New { persons, computer, last } => {
            let play = setup("btn", shared.play, persons);
            let against = setup("btn quiet", labels.against_computer, computer);
            let last = last.as_ref().map(|(names, points)| {
                let score = context.words.last_game(names, *points);
                way("btn quiet", labels.last_game, Route::TABLE).add(el("small").text(score))
            });
            [play, against].into_iter().chain(last).collect()
        }
    }
}

/// Draws the buttons that lead to Hispaniola.
fn ways_to_hispaniola(context: &ViewContext, game: Option<HandInProgress<'_>>) -> Vec<El> {
    let shared = context.shared();
    let to = |page| Route::Of(GameName::Hispaniola, page);
    match game {
        Some(known) => {
            let game = known
                .map(|(names, hand)| el("small").text(context.labels().home.hispaniola_game(names, hand)));
            vec![
                way("btn", shared.continue_game, to(Page::Table)).each(game),
                way("btn quiet", shared.new_game, to(Page::Setup)),
            ]
        }
        None => vec![way("btn", shared.play, to(Page::Setup))],
    }
}

/// Reads what the home page shows of the store.
pub(in crate::app) fn saved() -> SavedForHome {
    SavedForHome {
        is_shanghaien_new: SHANGHAIEN.is_new(),
        is_hispaniola_new: HISPANIOLA.is_new(),
        standing: storage::read(HISPANIOLA.game)
            .and_then(|game| standing::of_saved(&game).map(str::to_owned)),
    }
}
