//! The set-up of a new game: how many players, who plays, how long.

use yew::prelude::*;

use crate::{
    ai::hispaniola::Level,
    app::{
        hispaniola::{
            ViewContext,
            components::{
                Segment, icon_button, name_field, notice_line, player_select, segments, setup_form,
                start_button, token,
            },
        },
        router::go_back,
        view::element::{El, el},
    },
    model::hispaniola::{Command, Settings, State},
    rules::hispaniola::{BySeat, Seat, Seats},
};

/// Draws the set-up page. One tap starts the game; all choices are those of the last game.
pub(crate) fn setup(context: &ViewContext, state: &State) -> Html {
    let (labels, shared, settings) = (context.labels(), context.shared(), &state.settings);
    let head = el("header")
        .class("page-head")
        .add(icon_button("i-back", shared.back, Some(Callback::from(|_| go_back()))))
        .add(el("h1").text(labels.title));
    let crews = el("div")
        .class("crewlist")
        .attr("role", "group")
        .label(labels.bands)
        .each(settings.seats.all().map(|seat| player(context, seat, settings)));
    let form = setup_form(context, names(context, settings))
        .add(seats_choice(context, settings))
        .add(crews)
        .add(length_choice(context, settings))
        .add_if(settings.rounds > Settings::STANDARD, || stepper(context, settings));
    el("main")
        .class("page his-setup")
        .attr_if(state.pending.is_some(), "inert", "")
        .add(head)
        .add(form)
        .add(notice_line(context, state.notice.as_ref()))
        .add(start_button(context))
        .into()
}

/// Returns the players' names. A computer pirate and a person without a name are called after their band, like its
/// emblem.
fn names(context: &ViewContext, settings: &Settings) -> BySeat<String> {
    BySeat::from_fn(|seat| match (settings.pirates[seat], settings.names[seat].trim()) {
        (Some(_), _) | (None, "") => context.words.band(seat).to_owned(),
        (None, name) => name.to_owned(),
    })
}

fn seats_choice(context: &ViewContext, now: &Settings) -> El {
    let choice = |label, set: fn(&mut Settings)| Segment { label, glyph: None, set };
    let choices = [
        choice("3", |settings| settings.seats = Seats::Three),
        choice("4", |settings| settings.seats = Seats::Four),
        choice("5", |settings| settings.seats = Seats::Five),
    ];
    segments(context, "players", context.labels().players, now, &choices)
}

fn length_choice(context: &ViewContext, now: &Settings) -> El {
    let labels = context.labels();
    let choice = |label, set: fn(&mut Settings)| Segment { label, glyph: None, set };
    let choices = [
        choice(labels.short, |settings| settings.rounds = Settings::SHORT),
        choice(labels.standard, |settings| settings.rounds = Settings::STANDARD),
        choice(labels.longer, |settings| settings.rounds = settings.rounds.max(Settings::STANDARD + 1)),
    ];
    segments(context, "rounds", labels.length, now, &choices)
}

fn stepper(context: &ViewContext, now: &Settings) -> El {
    let labels = context.labels();
    let step = |label: &'static str, sign: &'static str, by: i8| {
        let mut settings = now.clone();
        settings.change_rounds(by);
        let onclick = context.dispatch.sends(Command::Set(settings));
        el("button").attr("type", "button").class("btn quiet").label(label).on_click(onclick).text(sign)
    };
    let hands = u8::try_from(now.seats.count()).unwrap_or(1) * now.rounds;
    let rounds =
        el("output").text(context.words.rounds(now.rounds)).add(el("small").text(context.words.hands(hands)));
    el("div")
        .class("stepper")
        .attr("role", "group")
        .label(labels.length)
        .add(step(labels.round_less, "−", -1))
        .add(rounds)
        .add(step(labels.round_more, "+", 1))
}

/// Draws who plays a band: a person with a name, or a computer pirate with a character.
fn player(context: &ViewContext, seat: Seat, settings: &Settings) -> El {
    let labels = context.labels();
    let now = settings.pirates[seat];
    let levels = Level::ALL.map(|level| (level.code(), labels.levels[level as usize]));
    let label = context.words.player_of_band(seat);
    let select =
        player_select(context, settings, label, levels, now.map(Level::code), move |settings, code| {
            settings.pirates[seat] = Level::from_code(&code);
        });
    let who = match now {
        None => {
            let label = (context.words.name_of_band(seat), context.words.band(seat));
            name_field(context, settings, label, &settings.names[seat], move |settings, name| {
                settings.names[seat] = name;
            })
        }
        Some(level) => el("p").class("note").text(labels.level_notes[level as usize]),
    };
    el("div").class("name").add(token(seat)).add(who).add(select)
}
