//! A new game: how many, who plays, how long.

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    ai::hispaniola::Level,
    app::{
        hispaniola::{
            Cx,
            components::{
                Segment, icon_button, name_field, notice_line, player_select, segments, setup_form,
                start_button, token,
            },
        },
        router::{Page, Route, go_back},
        view::element::{El, el},
    },
    model::hispaniola::{Command, Offer, Pirates, Settings, State},
    record::{GameName, hispaniola::Record},
    rules::{
        Chance,
        hispaniola::{BySeat, Seat, Seats, Setup},
    },
};

/// The page before a game. One tap starts it; everything else is as it was last time.
pub(crate) fn setup(cx: &Cx, state: &State) -> Html {
    let (labels, house, settings) = (cx.labels(), cx.house(), &state.settings);
    let head = el("header")
        .class("page-head")
        .add(icon_button("i-back", house.back, Some(Callback::from(|_| go_back()))))
        .add(el("h1").text(labels.title));
    let crews = el("div")
        .class("crewlist")
        .attr("role", "group")
        .label(labels.bands)
        .each(settings.seats.all().map(|seat| player(cx, seat, settings)));
    let form = setup_form(cx, start)
        .add(seats_choice(cx, settings))
        .add(crews)
        .add(length_choice(cx, settings))
        .add_if(settings.rounds > Settings::STANDARD, || stepper(cx, settings));
    el("main")
        .class("page his-setup")
        .attr_if(state.offered.is_some(), "inert", "")
        .add(head)
        .add(form)
        .add(notice_line(cx, state.notice.as_ref()))
        .add(start_button(cx))
        .into()
}

/// Starts a game, if none is in the way.
fn start(cx: &Cx) {
    if cx.dispatch.state().in_progress() {
        cx.dispatch.send(Command::Offer(Offer::New));
    } else {
        begin(cx);
    }
}

/// Deals and goes to the table. Who is first player is drawn by lot.
pub(crate) fn begin(cx: &Cx) {
    let settings = cx.dispatch.state().settings.clone();
    let seats = settings.seats;
    let lot = cx.dispatch.with_chance(|chance| chance.below(u32::try_from(seats.count()).unwrap_or(1)));
    let first = Seat::ALL[lot as usize];
    let Some(setup) = Setup::new(seats, first, settings.rounds) else { return };
    let mut pirates = Pirates::default();
    for seat in seats.all() {
        pirates[seat] = settings.pirates[seat];
    }
    let record = Record::new(names(cx, &settings), setup);
    cx.dispatch.send(Command::Begin(Rc::new(record), pirates));
    Route::Of(GameName::Hispaniola, Page::Table).replace();
}

/// The players' names: a computer pirate's, and a person's without one, is that of the band, which goes with its
/// emblem.
fn names(cx: &Cx, settings: &Settings) -> BySeat<String> {
    BySeat::from_fn(|seat| match (settings.pirates[seat], settings.names[seat].trim()) {
        (Some(_), _) | (None, "") => cx.words.band(seat).to_owned(),
        (None, name) => name.to_owned(),
    })
}

fn seats_choice(cx: &Cx, now: &Settings) -> El {
    let choice = |label, set: fn(&mut Settings)| Segment { label, glyph: None, set };
    let choices = [
        choice("3", |settings| settings.seats = Seats::Three),
        choice("4", |settings| settings.seats = Seats::Four),
        choice("5", |settings| settings.seats = Seats::Five),
    ];
    segments(cx, "players", cx.labels().players, now, &choices)
}

fn length_choice(cx: &Cx, now: &Settings) -> El {
    let labels = cx.labels();
    let choice = |label, set: fn(&mut Settings)| Segment { label, glyph: None, set };
    let choices = [
        choice(labels.short, |settings| settings.rounds = Settings::SHORT),
        choice(labels.standard, |settings| settings.rounds = Settings::STANDARD),
        choice(labels.longer, |settings| settings.rounds = settings.rounds.max(Settings::STANDARD + 1)),
    ];
    segments(cx, "rounds", labels.length, now, &choices)
}

fn stepper(cx: &Cx, now: &Settings) -> El {
    let labels = cx.labels();
    let step = |label: &'static str, sign: &'static str, by: i8| {
        let dispatch = cx.dispatch.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            let mut settings = dispatch.state().settings.clone();
            settings.change_rounds(by);
            dispatch.send(Command::Set(settings));
        });
        el("button").attr("type", "button").class("btn quiet").label(label).on_click(onclick).text(sign)
    };
    let hands = u8::try_from(now.seats.count()).unwrap_or(1) * now.rounds;
    let rounds = el("output").text(cx.words.rounds(now.rounds)).add(el("small").text(cx.words.hands(hands)));
    el("div")
        .class("stepper")
        .attr("role", "group")
        .label(labels.length)
        .add(step(labels.round_less, "−", -1))
        .add(rounds)
        .add(step(labels.round_more, "+", 1))
}

/// Who plays a band: a person with a name, or a computer pirate with a character.
fn player(cx: &Cx, seat: Seat, settings: &Settings) -> El {
    let labels = cx.labels();
    let now = settings.pirates[seat];
    let levels = Level::ALL.map(|level| (level.code(), labels.levels[level as usize]));
    let label = cx.words.player_of_band(seat);
    let select = player_select(cx, label, levels, now.map(Level::code), move |settings, code| {
        settings.pirates[seat] = Level::from_code(&code);
    });
    let who = match now {
        None => {
            let label = (cx.words.name_of_band(seat), cx.words.band(seat));
            name_field(cx, label, &settings.names[seat], move |settings, name| settings.names[seat] = name)
        }
        Some(level) => el("p").class("note").text(labels.level_notes[level as usize]),
    };
    el("div").class("name").add(token(seat)).add(who).add(select)
}
