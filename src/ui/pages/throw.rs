//! The throw for the start: each captain a die, the higher one begins.

use yew::prelude::*;

use crate::{
    model::{Pace, Seating},
    rules::{BySeat, Die, Seat},
    ui::{
        components::{captain, cube, seat_class},
        cx::use_cx,
        focus::use_focus_kept,
    },
};

#[derive(Properties, PartialEq)]
pub(crate) struct ThrowProps {
    pub(crate) names: BySeat<String>,
    pub(crate) dice: BySeat<Die>,
    pub(crate) seating: Seating,
    pub(crate) pace: Pace,
    pub(crate) onstart: Callback<Seat>,
}

/// Shows the dice, who starts, and the way to the table.
#[component]
pub(crate) fn Throw(ThrowProps { names, dice, seating, pace, onstart }: &ThrowProps) -> Html {
    let cx = use_cx();
    let labels = cx.labels();
    use_focus_kept((), &[".throw .btn"]);
    let starter = dice.leader().unwrap_or(Seat::One);
    // The button is on the side of who starts, and never where nobody sits.
    let presses = if *seating == Seating::Across { starter } else { Seat::One };
    let thrower = |seat: Seat, place: &'static str| {
        html! {
            <section class={format!("thrower {} {place}", seat_class(seat))}>
                <h2>{ captain(seat) }{ &names[seat] }</h2>
                <div class="well">{ cube(dice[seat], seat) }</div>
                if seat == presses {
                    <button class="btn" onclick={onstart.reform(move |_| starter)}>{ labels.to_the_table }</button>
                } else {
                    <p class="say">{ labels.throw_rule }</p>
                }
            </section>
        }
    };
    html! {
        <main class="throw" data-seating={seating.word()} data-pace={pace.word()}>
            <h1 class="sr">{ labels.who_starts }</h1>
            { thrower(Seat::Two, "far") }
            <p aria-live="polite">{ cx.words.throw_result(names, *dice) }</p>
            { thrower(Seat::One, "near") }
        </main>
    }
}
