//! The uses of a dirty trick, with what each would do.

use super::{die_face, emblem, nation_class, seat_class, sheet_frame, spot_sheet::end_choice};
use crate::{
    app::{
        shanghaien::Cx,
        view::element::{El, all, el},
    },
    model::shanghaien::{Command, SailorUse, TrickModel},
    rules::{
        Die, Roll, Seat,
        shanghaien::{Action, Step, Trick},
    },
};

/// The sheet of a trick. One that cannot be played now says when it can.
pub(crate) fn trick_sheet(
    cx: &Cx,
    model: &TrickModel,
    seat: Seat,
    roll: Option<Roll>,
    awake: bool,
    flip: bool,
) -> El {
    let labels = cx.labels();
    let own_title = match model.trick {
        Trick::AddBothDice => labels.put_both_down,
        Trick::DiePlusMinusOne => labels.change_a_die,
        Trick::RollAgain => labels.roll_both_again,
    };
    let option = |&action: &Action| {
        let button =
            el("button").class("option").label(cx.words.option(action)).on_click(cx.dispatch.acts(action));
        el("li").add(preview(cx, button, action, roll))
    };
    let title = |text: &'static str| el("h3").text(text).into();
    let content = if awake {
        let own = el("ul").class(format!("options {}", seat_class(seat))).each(model.own.iter().map(option));
        let nations = el("ul").class("nations").each(model.sailors.iter().map(|sailors| pick(cx, sailors)));
        all([title(own_title), own.into(), title(labels.two_sailors_explained), nations.into()])
    } else {
        let asleep = el("p").text(labels.trick_asleep);
        all([title(own_title), title(labels.two_sailors_explained), asleep.into()])
    };
    sheet_frame(cx, cx.words.trick(model.trick), flip, &Command::Close, content)
}

/// What an action would do with the dice.
fn preview(cx: &Cx, button: El, action: Action, roll: Option<Roll>) -> El {
    let dice: Vec<Die> = roll.map_or_else(Vec::new, |roll| vec![roll.low(), roll.high()]);
    let faces = |button: El| button.each(dice.iter().map(|&die| die_face(die, "")));
    let arrow = |text: &'static str| el("span").attr("aria-hidden", "true").text(text);
    match action {
        Step::PlusMinus { die, change } => button
            .add(die_face(die, ""))
            .add(arrow("→"))
            .each(die.changed(change).map(|die| die_face(die, ""))),
        Step::AddBoth { end: Some(end) } => end_choice(cx, faces(button), end, &dice),
        Step::AddBoth { end: None } => faces(button),
        Step::RollAgain => faces(button).add(arrow("→ ?")),
        _ => button,
    }
}

/// A nation that 2 sailors can join, with strength and points before and after.
fn pick(cx: &Cx, sailors: &SailorUse) -> El {
    let [before, after] = sailors.strength;
    let [points_before, points_after] = sailors.points;
    let (value, change) = match sailors.action {
        Some(_) => (format!("{before} → {after}"), cx.words.points_change(points_before, points_after)),
        None => (sailors.nation.code().to_string(), cx.labels().no_sailor.to_owned()),
    };
    let button = el("button")
        .class(format!("pick {}", nation_class(sailors.nation)))
        .label(format!("{}: {value}, {change}", cx.words.nation(sailors.nation)))
        .on_click_if(sailors.action.map(|action| cx.dispatch.acts(action)))
        .add(emblem(sailors.nation))
        .add(el("b").text(value))
        .add(el("small").class(if points_after > points_before { "good" } else { "" }).text(change));
    el("li").add(button)
}
