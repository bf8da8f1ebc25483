//! A new game: names, who starts, where the players sit.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::throw::Throw;
use crate::{
    model::{Command, FirstStart, Settings, State},
    record::Record,
    rules::{
        BySeat, Chance, Die, Seat,
        shanghaien::{Deck, NextStart, Setup},
    },
    ui::{
        components::{Choice, captain, icon_button, pace_choice, seat_class, seating_choice, segments},
        cx::{Cx, use_cx},
        route::{Route, go_back},
    },
};

#[derive(Properties, PartialEq)]
pub(crate) struct SetupPageProps {
    pub(crate) state: Rc<State>,
}

/// The page before a game. One tap starts it; everything else is as it was last time.
#[component]
pub(crate) fn SetupPage(SetupPageProps { state }: &SetupPageProps) -> Html {
    let cx = use_cx();
    let labels = cx.labels();
    let thrown = use_state(|| None::<BySeat<Die>>);
    let settings = &state.settings;
    let names = BySeat::from_fn(|seat| match settings.names[seat].trim() {
        "" => cx.words.default_name(seat).to_owned(),
        name => name.to_owned(),
    });
    let next_start = settings.next_start;
    if let Some(dice) = *thrown {
        let onstart = {
            let (cx, names) = (cx.clone(), names.clone());
            Callback::from(move |first| begin(&cx, &names, first, next_start))
        };
        return html! { <Throw {names} {dice} seating={settings.seating} pace={settings.pace} {onstart} /> };
    }
    let onsubmit = {
        let (cx, names, first, thrown) = (cx.clone(), names.clone(), settings.first, thrown.setter());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            match first {
                FirstStart::Throw => thrown.set(Some(cx.dispatch.with_chance(throw))),
                FirstStart::Seat(first) => begin(&cx, &names, first, next_start),
            }
        })
    };
    html! {
        <main class="page">
            <header class="page-head">
                { icon_button("i-back", labels.back, Some(Callback::from(|_| go_back()))) }
                <h1>{ labels.new_game }</h1>
            </header>
            <form class="setup" id="setup" {onsubmit}>
                <div class="names" role="group" aria-label={labels.captains}>
                    { name(&cx, Seat::One, settings) }
                    { name(&cx, Seat::Two, settings) }
                </div>
                { first_choice(&cx, settings, &names) }
                { seating_choice(&cx, settings) }
                <details class="more">
                    <summary>{ labels.more_options }</summary>
                    { next_start_choice(&cx, settings) }
                    { pace_choice(&cx, settings) }
                </details>
            </form>
            <button class="btn" type="submit" form="setup">{ labels.start }</button>
        </main>
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

/// Shuffles, deals and goes to the table, where a game in progress is asked about first.
pub(super) fn begin(cx: &Cx, names: &BySeat<String>, first: Seat, next_start: NextStart) {
    let deck = cx.dispatch.with_chance(Deck::shuffled);
    let record = Record::new(names.clone(), Setup { first, next_start, deck });
    cx.dispatch.send(Command::Offer(Rc::new(record)));
    Route::Table.replace();
}

fn name(cx: &Cx, seat: Seat, settings: &Settings) -> Html {
    let labels = cx.labels();
    let label = if seat == Seat::One { labels.red_captain } else { labels.blue_captain };
    let oninput = {
        let (dispatch, settings) = (cx.dispatch.clone(), settings.clone());
        Callback::from(move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            let mut settings = settings.clone();
            settings.names[seat] = input.value();
            dispatch.send(Command::Set(settings));
        })
    };
    html! {
        <label class={format!("name {}", seat_class(seat))}>
            <span class="sr">{ label }</span>
            { captain(seat) }
            <input value={settings.names[seat].clone()} placeholder={cx.words.default_name(seat)} maxlength="20"
                autocomplete="off" spellcheck="false" {oninput} />
        </label>
    }
}

fn first_choice(cx: &Cx, now: &Settings, names: &BySeat<String>) -> Html {
    let labels = cx.labels();
    let choices = [
        (FirstStart::Throw, labels.throw_for_it),
        (FirstStart::Seat(Seat::One), &names[Seat::One]),
        (FirstStart::Seat(Seat::Two), &names[Seat::Two]),
    ];
    let choices = choices.map(|(first, label)| Choice {
        label: label.to_owned(),
        glyph: None,
        settings: Settings { first, ..now.clone() },
    });
    segments(cx, "first", labels.who_starts, now, choices)
}

fn next_start_choice(cx: &Cx, now: &Settings) -> Html {
    let labels = cx.labels();
    let choices = [
        (NextStart::OpponentOfShanghaier, labels.next_start_opponent),
        (NextStart::Alternate, labels.next_start_alternate),
    ];
    let choices = choices.map(|(next_start, label)| Choice {
        label: label.to_owned(),
        glyph: None,
        settings: Settings { next_start, ..now.clone() },
    });
    segments(cx, "next-start", labels.next_start, now, choices)
}
