//! The end of a game: the result, then the score by nation and for the tricks.

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    app::{
        platform::link_codec::replays,
        router::Route,
        shanghaien::ViewContext,
        shanghaien::components::{
            captain, emblem, icon_label, nation_class, notice_line, number_or_dash, seat_class, wild_sign,
        },
        shanghaien::records,
        view::element::{El, el},
    },
    model::shanghaien::{Command, EndModel},
    record::{GameName, shanghaien::Record},
    rules::{
        BySeat, Seat,
        shanghaien::{NationScore, Score, Scoring},
    },
};

/// Draws the score and the buttons for what comes next.
pub(in crate::app::shanghaien) fn end(context: &ViewContext, model: &EndModel) -> Html {
    let labels = context.labels();
    let (names, score) = (model.record.shown_names(), &model.score);
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
        .add(el("h1").attr("aria-live", "polite").text(context.words.result(names, score.totals)))
        .add(side(Seat::One))
        .add(el("b").text(":"))
        .add(side(Seat::Two));
    el("main")
        .class("end")
        .attr("data-pace", model.pace.word())
        .attr_if(model.is_covered, "inert", "")
        .add(result)
        .add(sheet(context, score, names))
        .add(el("p").class("note").text(labels.scoring_note))
        .add(notice_line(context, model.notice.as_ref()))
        .each(model.rematch.map(|starter| next(context, &model.record, starter)))
        .into()
}

/// Draws the score nation by nation.
fn sheet(context: &ViewContext, score: &Score, names: &BySeat<String>) -> El {
    let labels = context.labels();
    let column = |name: &String| el("th").attr("scope", "col").attr("colspan", "2").text(name.clone());
    let row = |title: El| el("tr").add(title);
    let tricks = el("span").class("nation-name").add(wild_sign()).text(labels.unplayed_tricks);
    let body = el("tbody").each(score.nations.iter().map(|nation| nation_row(context, nation))).add(cells(
        row(row_title().add(tricks)),
        score.tricks,
        BySeat([false; 2]),
        score.tricks,
    ));
    let total = row(row_title().text(labels.shared.total))
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

fn nation_row(context: &ViewContext, score: &NationScore) -> El {
    let dropped = BySeat::from_fn(|seat| match score.scoring {
        Scoring::Stronger(stronger) => stronger == seat,
        Scoring::Equal => true,
        Scoring::Nobody | Scoring::Alone(_) => false,
    });
    let name = el("span")
        .class(format!("nation-name {}", nation_class(score.nation)))
        .add(emblem(score.nation))
        .text(context.words.nation(score.nation));
    let title = row_title().add(name).add(el("small").text(context.words.scoring(score)));
    cells(el("tr").add(title), score.strength, dropped, score.points)
}

/// Adds for each player a strength, crossed out if it was dropped, and the points it brings.
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

fn next(context: &ViewContext, record: &Rc<Record>, starter: Seat) -> El {
    let labels = context.labels();
    let starts = context.words.starts(&record.shown_names()[starter]);
    let replay = replays(GameName::Shanghaien, Rc::clone(record) as _);
    el("div")
        .class("end-actions")
        .add(
            el("button")
                .class("btn")
                .on_click(context.dispatch.sends(Command::Rematch))
                .text(labels.shared.rematch)
                .add(el("small").text(starts)),
        )
        .add(icon_label("i-save", labels.shared.save, records::saves(record)))
        .add(icon_label("i-share", labels.shared.replay.share, context.dispatch.sends(Command::Share)))
        .add(icon_label("i-log", labels.shared.replay.title, replay))
        .add(icon_label("i-home", labels.shared.home, Route::Home.goes()))
}
