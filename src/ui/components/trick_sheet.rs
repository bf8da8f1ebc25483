//! The uses of a dirty trick, with what each would do.

use yew::prelude::*;

use super::{SheetFrame, die_face, emblem, nation_class, seat_class, spot_sheet::end_choice};
use crate::{
    model::{Command, SailorUse, TrickModel},
    rules::{
        Die, Roll, Seat,
        shanghaien::{Action, Step, Trick},
    },
    ui::cx::Cx,
};

/// The sheet of a trick. One that cannot be played now says when it can.
pub(crate) fn trick_sheet(
    cx: &Cx,
    model: &TrickModel,
    seat: Seat,
    roll: Option<Roll>,
    awake: bool,
    flip: bool,
) -> Html {
    let labels = cx.labels();
    let own_title = match model.trick {
        Trick::AddBothDice => labels.put_both_down,
        Trick::DiePlusMinusOne => labels.change_a_die,
        Trick::RollAgain => labels.roll_both_again,
    };
    let option = |&action: &Action| {
        html! {
            <li>
                <button class="option" aria-label={cx.words.option(action)} onclick={cx.dispatch.acts(action)}>
                    { preview(cx, action, roll) }
                </button>
            </li>
        }
    };
    html! {
        <SheetFrame title={cx.words.trick(model.trick)} glyph={format!("t-{}", model.trick.code())} {flip}
            onclose={cx.dispatch.sends(Command::Close)}>
            <h3>{ own_title }</h3>
            if awake {
                <ul class={format!("options {}", seat_class(seat))}>{ for model.own.iter().map(option) }</ul>
            }
            <h3>{ labels.two_sailors_explained }</h3>
            if awake {
                <ul class="nations">{ for model.sailors.iter().map(|sailors| pick(cx, sailors, seat)) }</ul>
            } else {
                <p>{ labels.trick_asleep }</p>
            }
        </SheetFrame>
    }
}

/// What an action would do with the dice.
fn preview(cx: &Cx, action: Action, roll: Option<Roll>) -> Html {
    let dice = roll.map_or_else(Vec::new, |roll| vec![roll.low(), roll.high()]);
    let faces = |dice: &[Die]| html! { <>{ for dice.iter().map(|&die| die_face(die, "")) }</> };
    let arrow = |text: &'static str| html! { <span aria-hidden="true">{ text }</span> };
    match action {
        Step::PlusMinus { die, change } => html! {
            <>{ die_face(die, "") }{ arrow("→") }{ for die.changed(change).map(|die| die_face(die, "")) }</>
        },
        Step::AddBoth { end } => html! {
            <>{ faces(&dice) }{ for end.map(|end| end_choice(cx, end, &dice)) }</>
        },
        Step::RollAgain => html! { <>{ faces(&dice) }{ arrow("→ ?") }</> },
        _ => html! {},
    }
}

/// A nation that 2 sailors can join, with strength and points before and after.
fn pick(cx: &Cx, sailors: &SailorUse, seat: Seat) -> Html {
    let class = format!("pick {}", nation_class(sailors.nation));
    let name = cx.words.nation(sailors.nation);
    let [before, after] = sailors.strength;
    let [points_before, points_after] = sailors.points.map(|points| points[seat]);
    let (value, change) = match sailors.action {
        Some(_) => (format!("{before} → {after}"), cx.words.points_change(points_before, points_after)),
        None => (sailors.nation.code().to_string(), cx.labels().no_sailor.to_owned()),
    };
    let onclick = sailors.action.map(|action| cx.dispatch.acts(action));
    let disabled = onclick.is_none().then_some("true");
    html! {
        <li>
            <button {class} aria-label={format!("{name}: {value}, {change}")} aria-disabled={disabled} {onclick}>
                { emblem(sailors.nation) }
                <b>{ value }</b>
                <small class={if points_after > points_before { "good" } else { "" }}>{ change }</small>
            </button>
        </li>
    }
}
