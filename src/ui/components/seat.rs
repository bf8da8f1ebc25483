//! A player's area.

use yew::prelude::*;

use super::{captain, controls::controls, crew::crew, die_face, icon::trick_sign, seat_class};
use crate::{
    model::{Command, Controls, SeatModel, Sheet},
    rules::{
        BySeat, Die,
        shanghaien::{DICE, Trick},
    },
    ui::cx::{Cx, use_cx},
};

#[derive(Properties, PartialEq)]
pub(crate) struct SeatAreaProps {
    pub(crate) model: SeatModel,
    pub(crate) controls: Controls,
    pub(crate) names: BySeat<String>,
    /// At the bottom of the table.
    pub(crate) near: bool,
    pub(crate) is_mover: bool,
}

/// A player's area: name and forecast, crew, tricks and dice, and what can be done.
#[component]
pub(crate) fn SeatArea(props: &SeatAreaProps) -> Html {
    let cx = use_cx();
    let SeatAreaProps { model, names, .. } = props;
    let player = seat_class(model.seat);
    let place = if props.near { "near" } else { "far" };
    let mover = if props.is_mover { "is-mover" } else { "" };
    html! {
        <section class={format!("seat {player} {place} {mover}")} aria-label={names[model.seat].clone()}>
            <header class="seat-head">
                { if model.captain_out { berth(player) } else { captain(model.seat) } }
                <h2>{ &names[model.seat] }</h2>
                <p class="forecast"><span>{ cx.labels().forecast }</span>{ " " }<b>{ model.points }</b></p>
            </header>
            { crew(&cx, &model.crew) }
            <div class="seat-row">
                { tricks(&cx, &model.tricks, model.awake) }
                <div class="supply" role="img" aria-label={cx.words.dice_left(model.supply)}>
                    { for (0..DICE).map(|place| supply_die(place, model.supply)) }
                </div>
            </div>
            <div class="actions">{ controls(&cx, &props.controls, model.seat, names) }</div>
        </section>
    }
}

/// The empty place of a captain.
pub(crate) fn berth(player: &str) -> Html {
    html! { <span class={format!("berth {player}")} /> }
}

/// A die in the supply, or its empty place. They show falling numbers, just to look like dice at rest.
fn supply_die(place: u8, supply: u8) -> Html {
    match Die::new(DICE - place).filter(|_| place < supply) {
        Some(die) => die_face(die, ""),
        None => html! { <i class="die used" /> },
    }
}

fn tricks(cx: &Cx, tricks: &[(Trick, u8)], awake: bool) -> Html {
    if tricks.is_empty() {
        return html! { <p class="no-tricks">{ cx.labels().no_tricks }</p> };
    }
    let chip = |&(trick, count): &(Trick, u8)| {
        html! {
            <li>
                <button class={if awake { "chip awake" } else { "chip" }} aria-label={cx.words.several(trick, count)}
                    onclick={cx.dispatch.sends(Command::Open(Sheet::Trick(trick)))}>
                    { trick_sign(trick) }
                    <span>{ cx.words.trick_short(trick) }</span>
                    if count > 1 {
                        <b>{ format!("×{count}") }</b>
                    }
                </button>
            </li>
        }
    };
    html! { <ul class="tricks">{ for tricks.iter().map(chip) }</ul> }
}
