//! The root component.

use yew::prelude::*;

use super::entropy::fresh_chance;
use crate::rules::{
    Chance, Seat,
    shanghaien::{Deck, NextStart, Position, Setup},
};

/// Deals the tavern of a fresh game.
#[component]
pub(super) fn App() -> Html {
    let position = use_memo((), |()| {
        let mut chance = fresh_chance();
        let first = Seat::ALL[chance.below(2) as usize];
        Position::new(&Setup { first, next_start: NextStart::default(), deck: Deck::shuffled(&mut chance) })
    });
    html! {
        <main>
            <h1>{ "Shanghaien" }</h1>
            <ol class="tavern">
                { for position.tavern().iter().map(|card| html! { <li class="card">{ card.to_string() }</li> }) }
            </ol>
        </main>
    }
}
