//! The home page: both games, each two taps away. A game in progress comes first.

use yew::{prelude::*, virtual_dom::ListenerKind};

use crate::{
    app::{
        game_pages::open,
        platform::files,
        platform::storage::{self, HISPANIOLA, HISPANIOLA_STANDING, SHANGHAIEN, STANDING_HAND},
        router::{Page, Route},
        shanghaien::ViewContext,
        view::element::{El, el},
        view::widgets::{glyph, icon_button, language_select, notice_line, open_record},
    },
    model::shanghaien::{Captains, Command, Settings, State},
    record::GameName,
};

/// Draws the home page. A record can be dropped anywhere on it.
pub(in crate::app) fn home(context: &ViewContext, state: &State, chosen: &Callback<()>) -> Html {
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
        is_new: SHANGHAIEN.is_new(),
        ways: ways_to_shanghaien(context, state),
    };
    let hispaniola = Section {
        picture: "game-2",
        name: words.hispaniola,
        lead: words.hispaniola_lead,
        game: GameName::Hispaniola,
        rules: words.rules_of_hispaniola,
        is_new: HISPANIOLA.is_new(),
        ways: ways_to_hispaniola(context),
    };
    let body = el("div")
        .class("home-body")
        .add(el("h1").text(words.title))
        .add(el("div").class("games").add(section(context, shanghaien)).add(section(context, hispaniola)))
        .add(el("div").class("pair").add(open_record(context, open)).add(language_select(context, chosen)))
        .add(to_the_extras(context))
        .add(notice_line(context, state.notice.as_ref()));
    el("main")
        .class("home")
        .attr_if(state.pending.is_some(), "inert", "")
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

fn ways_to_shanghaien(context: &ViewContext, state: &State) -> Vec<El> {
    let (labels, shared) = (context.labels(), context.shared());
    if let Some(record) = state.record.as_ref().filter(|_| state.in_progress()) {
        let game = context.words.game_in_progress(record.players(), record.position().round());
        let go_on = way("btn", shared.continue_game, Route::TABLE).add(el("small").text(game));
        return vec![go_on, way("btn quiet", shared.new_game, Route::SETUP)];
    }
    let last = state.record.as_ref().map(|record| {
        let score = context.words.last_game(record.players(), record.position().score().totals);
        way("btn quiet", labels.last_game, Route::TABLE).add(el("small").text(score))
    });
    let setup = |class, label, set: fn(&mut Settings)| {
        let dispatch = context.dispatch.clone();
        let onclick = Callback::from(move |_| {
            let mut settings = dispatch.session().settings.clone();
            set(&mut settings);
            dispatch.send(Command::Set(settings));
            Route::SETUP.go();
        });
        el("button").class(class).on_click(onclick).text(label)
    };
    let play = setup("btn", shared.play, |settings| settings.captains = Captains::default());
    let against = setup("btn quiet", labels.against_computer, Settings::against_computer);
    [play, against].into_iter().chain(last).collect()
}

/// Draws the buttons that lead to Hispaniola. A saved line describes its game in progress.
fn ways_to_hispaniola(context: &ViewContext) -> Vec<El> {
    let shared = context.shared();
    let to = |page| Route::Of(GameName::Hispaniola, page);
    match storage::read(HISPANIOLA_STANDING) {
        Some(standing) => {
            // The first version saved whole words instead of this line; those are not shown.
            let game = standing
                .rsplit_once(STANDING_HAND)
                .map(|(names, hand)| el("small").text(context.labels().home.hispaniola_game(names, hand)));
            vec![
                way("btn", shared.continue_game, to(Page::Table)).each(game),
                way("btn quiet", shared.new_game, to(Page::Setup)),
            ]
        }
        None => vec![way("btn", shared.play, to(Page::Setup))],
    }
}
