//! Asks which die is meant where a card can be reached by two.

use yew::prelude::*;

use super::{SheetFrame, die_face, seat_class};
use crate::{
    model::Command,
    rules::{
        Die, Seat,
        shanghaien::{Action, End, Step, TAVERN},
    },
    ui::cx::Cx,
};

/// The ways to reach a card.
pub(crate) fn spot_sheet(cx: &Cx, actions: &[Action], seat: Seat, flip: bool) -> Html {
    let option = |&action: &Action| {
        let Step::Place { end: Some(end), die } = action else { return html! {} };
        html! {
            <li>
                <button class="option" onclick={cx.dispatch.acts(action)}>
                    { die_face(die, "") }
                    <span class="sr">{ cx.words.option(action) }</span>
                    { end_choice(cx, end, &[die]) }
                </button>
            </li>
        }
    };
    html! {
        <SheetFrame title={cx.labels().two_dice_reach} {flip} onclose={cx.dispatch.sends(Command::Close)}>
            <ul class={format!("options wide {}", seat_class(seat))}>{ for actions.iter().map(option) }</ul>
        </SheetFrame>
    }
}

/// Which end would be the 1, as words and as the row of numbers with the places of these dice marked.
pub(crate) fn end_choice(cx: &Cx, end: End, dice: &[Die]) -> Html {
    let labels = cx.labels();
    let place = |position: usize| {
        let number = end.number_at(position);
        html! { <i class={if dice.contains(&number) { "here" } else { "" }}>{ number.pips() }</i> }
    };
    html! {
        <>
            <span>{ if end == End::Left { labels.one_is_left } else { labels.one_is_right } }</span>
            <span class="ends" aria-hidden="true">{ for (0..TAVERN).map(place) }</span>
        </>
    }
}
