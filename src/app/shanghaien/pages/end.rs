//! The end of a game: nation by nation, then the tricks, then who has won.

use std::rc::Rc;

use yew::prelude::*;

use super::setup::begin;
use crate::{
    app::{
        platform::link_codec::replays,
        platform::share::shares,
        router::Route,
        shanghaien::Cx,
        shanghaien::components::{
            captain, emblem, icon_label, nation_class, notice_line, number_or_dash, seat_class, wild_sign,
        },
        shanghaien::records,
        view::element::{El, el},
    },
    model::{Sitting, shanghaien::State},
    record::{GameName, shanghaien::Record},
    rules::{
        BySeat, Seat,
        shanghaien::{NationScore, Score, Scoring},
    },
};

/// The score, and what can come next.
pub(in crate::app::shanghaien) fn end(cx: &Cx, state: &State, record: &Rc<Record>) -> Html {
    let labels = cx.labels();
    let names = record.players();
    let score = record.position().score();
    let side = |seat: Seat| {
        let won = if score.leader() == Some(seat) { "is-winner" } else { "" };
        el("div")
            .class(format!("{} {won}", seat_class(seat)))
            .add(captain(seat))
            .add(el("span").text(names[seat].clone()))
            .add(el("strong").number(score.totals[seat]))
    };
    let result = el("header")
        .class("result")
        .add(el("h1").attr("aria-live", "polite").text(cx.words.result(names, score.totals)))
        .add(side(Seat::One))
        .add(el("b").text(":"))
        .add(side(Seat::Two));
    el("main")
        .class("end")
        .attr("data-pace", state.settings.pace.word())
        .attr_if(state.offered.is_some(), "inert", "")
        .add(result)
        .add(sheet(cx, &score, names))
        .add(el("p").class("note").text(labels.scoring_note))
        .add(notice_line(cx, state.notice.as_ref()))
        // A lesson has its own ways on.
        .each((state.sitting() == Sitting::Game).then(|| next(cx, record)))
        .into()
}

/// The score nation by nation.
fn sheet(cx: &Cx, score: &Score, names: &BySeat<String>) -> El {
    let labels = cx.labels();
    let column = |name: &String| el("th").attr("scope", "col").attr("colspan", "2").text(name.clone());
    let row = |title: El| el("tr").add(title);
    let tricks = el("span").class("nation-name").add(wild_sign()).text(labels.unplayed_tricks);
    let body = el("tbody").each(score.nations.iter().map(|nation| nation_row(cx, nation))).add(cells(
        row(row_title().add(tricks)),
        score.tricks,
        BySeat([false; 2]),
        score.tricks,
    ));
    let total = row(row_title().text(labels.house.total))
        .each(score.totals.0.map(|total| el("td").attr("colspan", "2").number(total)));
    el("table")
        .class("score")
        .add(el("caption").class("sr").text(labels.nation_by_nation))
        .add(
            el("thead")
                .add(row(el("th").attr("scope", "col").text(labels.nation)).each(names.0.iter().map(column))),
        )
        .add(body)
        .add(el("tfoot").add(total))
}

fn row_title() -> El {
    el("th").attr("scope", "row")
}

fn nation_row(cx: &Cx, score: &NationScore) -> El {
    let dropped = BySeat::from_fn(|seat| match score.scoring {
        Scoring::Stronger(stronger) => stronger == seat,
        Scoring::Equal => true,
        Scoring::Nobody | Scoring::Alone(_) => false,
    });
    let name = el("span")
        .class(format!("nation-name {}", nation_class(score.nation)))
        .add(emblem(score.nation))
        .text(cx.words.nation(score.nation));
    let title = row_title().add(name).add(el("small").text(cx.words.scoring(score)));
    cells(el("tr").add(title), score.strength, dropped, score.points)
}

/// For each player a strength, crossed out if it was dropped, and the points it brings.
fn cells(row: El, strength: BySeat<u8>, dropped: BySeat<bool>, points: BySeat<u8>) -> El {
    row.each(Seat::ALL.into_iter().flat_map(|seat| {
        let gained = if points[seat] == 0 { String::new() } else { format!("+{}", points[seat]) };
        [
            el("td")
                .class(if dropped[seat] { "n dropped" } else { "n" })
                .text(number_or_dash(strength[seat])),
            el("td").class("pts").text(gained),
        ]
    }))
}

fn next(cx: &Cx, record: &Rc<Record>) -> El {
    let labels = cx.labels();
    let rematch = {
        let (cx, record) = (cx.clone(), Rc::clone(record));
        Callback::from(move |_| {
            let setup = record.setup();
            let captains = cx.dispatch.state().captains;
            begin(&cx, record.players(), captains, setup.first.other(), setup.next_start);
        })
    };
    let starts = cx.words.starts(&record.players()[record.setup().first.other()]);
    let look_back = replays(GameName::Shanghaien, Rc::clone(record) as _);
    el("div")
        .class("end-actions")
        .add(
            el("button")
                .class("btn")
                .on_click(rematch)
                .text(labels.house.rematch)
                .add(el("small").text(starts)),
        )
        .add(icon_label("i-save", labels.house.save, records::saves(record)))
        .add(icon_label("i-share", labels.house.replay.share, shares(cx, Rc::clone(record) as _)))
        .add(icon_label("i-log", labels.house.replay.look_back, look_back))
        .add(icon_label("i-home", labels.house.home, Route::Home.goes()))
}
