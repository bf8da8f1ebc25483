//! The end of a game: nation by nation, then the tricks, then who has won.

use std::rc::Rc;

use yew::prelude::*;

use super::setup::begin;
use crate::{
    model::{Command, Stage, State},
    record::Record,
    rules::{
        BySeat, Seat,
        shanghaien::{NationScore, Scoring},
    },
    ui::{
        components::{captain, emblem, glyph, icon_label, nation_class, number_or_dash, seat_class},
        cx::Cx,
        files,
        route::Route,
    },
};

/// The score, and what can come next.
pub(super) fn end(cx: &Cx, state: &State, record: &Rc<Record>) -> Html {
    let labels = cx.labels();
    let names = record.players();
    let score = record.position().score();
    let side = |seat: Seat| {
        let won = if score.leader() == Some(seat) { "is-winner" } else { "" };
        html! {
            <div class={format!("{} {won}", seat_class(seat))}>
                { captain(seat) }<span>{ &names[seat] }</span><strong>{ score.totals[seat] }</strong>
            </div>
        }
    };
    html! {
        <main class="end" data-pace={state.settings.pace.word()} inert={state.offered.is_some()}>
            <header class="result">
                <h1 aria-live="polite">{ cx.words.result(names, score.totals) }</h1>
                { side(Seat::One) }<b>{ ":" }</b>{ side(Seat::Two) }
            </header>
            <table class="score">
                <caption class="sr">{ labels.nation_by_nation }</caption>
                <thead>
                    <tr>
                        <th scope="col">{ labels.nation }</th>
                        { for names.0.iter().map(|name| html! { <th scope="col" colspan="2">{ name }</th> }) }
                    </tr>
                </thead>
                <tbody>
                    { for score.nations.iter().map(|score| row(cx, score, names)) }
                    <tr>
                        <th scope="row"><span class="nation-name">{ glyph("t-W") }{ labels.unplayed_tricks }</span></th>
                        { for Seat::ALL.map(|seat| cells(score.tricks[seat], false, score.tricks[seat])) }
                    </tr>
                </tbody>
                <tfoot>
                    <tr>
                        <th scope="row">{ labels.total }</th>
                        { for score.totals.0.map(|total| html! { <td colspan="2">{ total }</td> }) }
                    </tr>
                </tfoot>
            </table>
            <p class="note">{ labels.scoring_note }</p>
            { next(cx, record) }
        </main>
    }
}

fn next(cx: &Cx, record: &Rc<Record>) -> Html {
    let labels = cx.labels();
    let rematch = {
        let (cx, record) = (cx.clone(), Rc::clone(record));
        Callback::from(move |_| {
            let setup = record.setup();
            begin(&cx, record.players(), setup.first.other(), setup.next_start);
        })
    };
    // The last round before its cards were handed out.
    let last = record.events().len().saturating_sub(1);
    html! {
        <div class="end-actions">
            <button class="btn" onclick={rematch}>{ labels.rematch }</button>
            { icon_label("i-save", labels.save_record, files::saves(record)) }
            { icon_label("i-back", labels.look_back, cx.dispatch.sends(Command::Show(Stage::LookBack(last)))) }
            { icon_label("i-home", labels.home, Route::Home.goes()) }
        </div>
    }
}

fn row(cx: &Cx, score: &NationScore, names: &BySeat<String>) -> Html {
    let dropped = |seat: Seat| match score.scoring {
        Scoring::Stronger(stronger) => stronger == seat,
        Scoring::Equal => true,
        Scoring::Nobody | Scoring::Alone(_) => false,
    };
    html! {
        <tr>
            <th scope="row">
                <span class={format!("nation-name {}", nation_class(score.nation))}>
                    { emblem(score.nation) }{ cx.words.nation(score.nation) }
                </span>
                <small>{ cx.words.scoring(score, names) }</small>
            </th>
            { for Seat::ALL.map(|seat| cells(score.strength[seat], dropped(seat), score.points[seat])) }
        </tr>
    }
}

/// A strength, crossed out if it was dropped, and the points it brings.
fn cells(strength: u8, dropped: bool, points: u8) -> Html {
    html! {
        <>
            <td class={if dropped { "n dropped" } else { "n" }}>{ number_or_dash(strength) }</td>
            <td class="pts">{ if points == 0 { String::new() } else { format!("+{points}") } }</td>
        </>
    }
}
