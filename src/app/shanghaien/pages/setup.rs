//! A new game: who plays, who starts, where the players sit.

use std::rc::Rc;

use yew::prelude::*;

use super::throw::throw_page;
use crate::{
    ai::shanghaien::Level,
    app::{
        router::{Route, go_back},
        shanghaien::Cx,
        shanghaien::components::{
            Choice, captain, icon_button, name_field, player_select, seat_class, seating_choice, segments,
            setup_form, start_button,
        },
        view::element::{El, el},
    },
    model::shanghaien::{Captains, Command, FirstStart, Offer, Seating, Settings, State},
    record::shanghaien::Record,
    rules::{
        BySeat, Chance, Die, Seat,
        shanghaien::{Deck, NextStart, Setup},
    },
};

/// The page before a game. One tap starts it; everything else is as it was last time.
pub(crate) fn setup(cx: &Cx, state: &State) -> Html {
    let labels = cx.labels();
    let settings = &state.settings;
    let names = names(cx, settings);
    if let Some(dice) = state.thrown {
        return throw_page(cx, &names, dice, settings);
    }
    let head = el("header")
        .class("page-head")
        .add(icon_button("i-back", labels.house.back, Some(Callback::from(|_| go_back()))))
        .add(el("h1").text(labels.house.new_game));
    let captains = el("div")
        .class("names")
        .attr("role", "group")
        .label(labels.captains)
        .each(Seat::ALL.map(|seat| player(cx, seat, settings)));
    let more = el("details")
        .class("more")
        .add(el("summary").text(labels.house.more_options))
        .add(next_start_choice(cx, settings));
    let form = setup_form(cx, start_unless_in_the_way)
        .add(captains)
        .add(first_choice(cx, settings, &names))
        // Nothing is turned for a computer.
        .add_if(settings.captains == Captains::default(), || seating(cx, settings))
        .add(more);
    el("main")
        .class("page")
        .attr_if(state.offered.is_some(), "inert", "")
        .add(head)
        .add(form)
        .add(start_button(cx))
        .into()
}

/// Starts a game, if none is in the way.
fn start_unless_in_the_way(cx: &Cx) {
    if cx.dispatch.state().in_progress() {
        cx.dispatch.send(Command::Offer(Offer::New));
    } else {
        start(cx);
    }
}

fn seating(cx: &Cx, settings: &Settings) -> El {
    let labels = cx.labels();
    el("div").class("stack").add(seating_choice(cx, settings)).add(el("p").class("note").text(
        match settings.seating {
            Seating::Across => labels.seating_across_hint,
            Seating::Same => labels.seating_same_hint,
            Seating::Turning => labels.seating_turning_hint,
        },
    ))
}

/// The players' names: a computer captain's is the level, a person's without one the captain's colour.
fn names(cx: &Cx, settings: &Settings) -> BySeat<String> {
    let BySeat([one, two]) = settings.captains;
    BySeat::from_fn(|seat| match (settings.captains[seat], settings.names[seat].trim()) {
        (Some(level), _) if one == two => cx.words.captain_name(level, seat),
        (Some(level), _) => cx.labels().levels[level as usize].to_owned(),
        (None, "") => cx.words.default_name(seat).to_owned(),
        (None, name) => name.to_owned(),
    })
}

/// Starts a game with the settings as they are: at once, or with a throw for who begins.
pub(crate) fn start(cx: &Cx) {
    let settings = cx.dispatch.state().settings.clone();
    match settings.first {
        FirstStart::Throw => cx.dispatch.send(Command::Throw(Some(cx.dispatch.with_chance(throw)))),
        FirstStart::Seat(first) => {
            begin(cx, &names(cx, &settings), settings.captains, first, settings.next_start);
        }
    }
}

/// Starts the game that was thrown for, if that has not happened yet.
pub(crate) fn begin_thrown(cx: &Cx) {
    let state = cx.dispatch.state();
    if let Some(first) = state.thrown.and_then(|dice| dice.leader()) {
        let settings = &state.settings;
        begin(cx, &names(cx, settings), settings.captains, first, settings.next_start);
    }
}

/// One die for each captain, thrown again while they are equal.
fn throw(chance: &mut impl Chance) -> BySeat<Die> {
    loop {
        let dice = BySeat::from_fn(|_| Die::ALL[chance.below(6) as usize]);
        if dice.leader().is_some() {
            return dice;
        }
    }
}

/// Shuffles, deals and goes to the table.
pub(super) fn begin(cx: &Cx, names: &BySeat<String>, captains: Captains, first: Seat, next_start: NextStart) {
    let deck = cx.dispatch.with_chance(Deck::shuffled);
    let record = Record::new(names.clone(), Setup { first, next_start, deck });
    cx.dispatch.send(Command::Begin(Rc::new(record), captains));
    Route::TABLE.replace();
}

/// Who plays a captain: a person with a name, or a computer captain with a character.
fn player(cx: &Cx, seat: Seat, settings: &Settings) -> El {
    let labels = cx.labels();
    let now = settings.captains[seat];
    let (player_label, name_label) = match seat {
        Seat::One => (labels.red_player, labels.red_captain),
        Seat::Two => (labels.blue_player, labels.blue_captain),
    };
    let levels = Level::ALL.map(|level| (level.code(), labels.levels[level as usize]));
    let select =
        player_select(cx, player_label.into(), levels, now.map(Level::code), move |settings, code| {
            settings.seat(seat, Level::from_code(&code));
        });
    let who = match now {
        None => {
            let label = (name_label.into(), cx.words.default_name(seat));
            name_field(cx, label, &settings.names[seat], move |settings, name| settings.names[seat] = name)
        }
        Some(level) => el("p").class("note").text(labels.level_notes[level as usize]),
    };
    el("div").class(format!("name {}", seat_class(seat))).add(captain(seat)).add(who).add(select)
}

fn first_choice(cx: &Cx, now: &Settings, names: &BySeat<String>) -> El {
    let labels = cx.labels();
    let choice = |label, set: fn(&mut Settings)| Choice { label, glyph: None, set };
    let choices = [
        choice(labels.throw_for_it, |settings| settings.first = FirstStart::Throw),
        choice(&names[Seat::One], |settings| settings.first = FirstStart::Seat(Seat::One)),
        choice(&names[Seat::Two], |settings| settings.first = FirstStart::Seat(Seat::Two)),
    ];
    segments(cx, "first", labels.who_starts, now, &choices)
}

fn next_start_choice(cx: &Cx, now: &Settings) -> El {
    let labels = cx.labels();
    let choice = |label, set: fn(&mut Settings)| Choice { label, glyph: None, set };
    let choices = [
        choice(labels.next_start_opponent, |settings| settings.next_start = NextStart::OpponentOfShanghaier),
        choice(labels.next_start_alternate, |settings| settings.next_start = NextStart::Alternate),
    ];
    segments(cx, "next-start", labels.next_start, now, &choices)
}
