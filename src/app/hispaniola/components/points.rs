//! Tables of points with a column for each player.

use super::token;
use crate::{
    app::view::element::{El, el},
    i18n::hispaniola::Names,
    rules::hispaniola::{BySeat, Seats},
};

/// Returns a number with a real minus sign.
pub(crate) fn signed(number: i16) -> String {
    number.to_string().replace('-', "−")
}

/// Draws the heads of the columns.
pub(crate) fn points_head(first: El, seats: Seats, names: &Names) -> El {
    let name =
        |seat| el("th").attr("scope", "col").add(token(seat)).add(el("span").text(names[seat].clone()));
    let row = el("tr").add(el("th").attr("scope", "col").add(first)).each(seats.all().map(name));
    el("thead").add(row)
}

/// Draws a row of gains and losses.
pub(crate) fn points_row(title: String, seats: Seats, points: BySeat<i16>, class: &'static str) -> El {
    let cell = |seat| match points[seat] {
        0 => el("td").class("none").text("0"),
        gain @ 1.. => el("td").text(format!("+{gain}")),
        loss => el("td").class("loss").text(signed(loss)),
    };
    el("tr").class(class).add(el("th").attr("scope", "row").text(title)).each(seats.all().map(cell))
}

/// Draws the row of total points. The highest total is marked.
pub(crate) fn total_row(title: &'static str, seats: Seats, totals: BySeat<i16>) -> El {
    let most = seats.all().map(|seat| totals[seat]).max();
    let cell = |seat| {
        let best = if Some(totals[seat]) == most { "is-best" } else { "" };
        el("td").class(best).add(el("b").text(signed(totals[seat])))
    };
    el("tr").class("total").add(el("th").attr("scope", "row").text(title)).each(seats.all().map(cell))
}
