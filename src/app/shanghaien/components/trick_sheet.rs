//! The sheet with the uses of a dirty trick, and what each use would do.

use super::{Look, die_face, emblem, nation_class, seat_class, sheet_frame, spot_sheet::end_choice};
use crate::{
    app::{
        shanghaien::ViewContext,
        view::element::{El, all, el},
    },
    model::shanghaien::{Command, SailorUse, TrickModel},
    rules::{
        Die, Roll, Seat,
        shanghaien::{Action, Step, Trick},
    },
};

/// Draws the sheet of a trick. If the trick can't be played now, the sheet says when it can.
pub(crate) fn trick_sheet(
    context: &ViewContext,
    model: &TrickModel,
    seat: Seat,
    roll: Option<Roll>,
    awake: bool,
    look: Look,
) -> El {
    let labels = context.labels();
    let own_title = match model.trick {
        Trick::AddBothDice => labels.put_both_down,
        Trick::DiePlusMinusOne => labels.change_a_die,
        Trick::RollAgain => labels.roll_both_again,
    };
    let option = |&action: &Action| {
        let button = el("button")
            .class("option")
            .label(context.words.option(action))
            .on_click(context.dispatch.acts(action));
        el("li").add(preview(context, button, action, roll))
    };
    let title = |text: &'static str| el("h3").text(text).into();
    let body = if awake {
        let own = el("ul").class(format!("options {}", seat_class(seat))).each(model.own.iter().map(option));
        let nations =
            el("ul").class("nations").each(model.sailors.iter().map(|sailors| pick(context, sailors)));
        all([title(own_title), own.into(), title(labels.two_sailors_explained), nations.into()])
    } else {
        let asleep = el("p").text(labels.trick_asleep);
        all([title(own_title), title(labels.two_sailors_explained), asleep.into()])
    };
    sheet_frame(context, context.words.trick(model.trick), look, &Command::Close, body)
}

/// Adds to a button what an action would do with the dice.
fn preview(context: &ViewContext, button: El, action: Action, roll: Option<Roll>) -> El {
    let dice: Vec<Die> = roll.map_or_else(Vec::new, |roll| vec![roll.low(), roll.high()]);
    let faces = |button: El| button.each(dice.iter().map(|&die| die_face(die, "")));
    let arrow = |text: &'static str| el("span").attr("aria-hidden", "true").text(text);
    match action {
        Step::PlusMinus { die, change } => button
            .add(die_face(die, ""))
            .add(arrow("→"))
            .each(die.changed(change).map(|die| die_face(die, ""))),
        Step::AddBoth { end: Some(end) } => end_choice(context, faces(button), end, &dice),
        Step::AddBoth { end: None } => faces(button),
        Step::RollAgain => faces(button).add(arrow("→ ?")),
        _ => button,
    }
}

/// Draws a nation that 2 sailors can join, with strength and points before and after.
fn pick(context: &ViewContext, sailors: &SailorUse) -> El {
    let [before, after] = sailors.strength;
    let [points_before, points_after] = sailors.points;
    let (value, change) = match sailors.action {
        Some(_) => (format!("{before} → {after}"), context.words.points_change(points_before, points_after)),
        None => (sailors.nation.code().to_string(), context.labels().no_sailor.to_owned()),
    };
    let button = el("button")
        .class(format!("pick {}", nation_class(sailors.nation)))
        .label(format!("{}: {value}, {change}", context.words.nation(sailors.nation)))
        .on_click_if(sailors.action.map(|action| context.dispatch.acts(action)))
        .add(emblem(sailors.nation))
        .add(el("b").text(value))
        .add(el("small").class(if points_after > points_before { "good" } else { "" }).text(change));
    el("li").add(button)
}
