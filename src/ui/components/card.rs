//! The face of a tavern card.

use yew::prelude::*;

use super::icon::{emblem, trick_sign, wild_sign};
use crate::rules::{
    Seat,
    shanghaien::{Card, Nation},
};

/// The class that brings a nation's colour.
pub(crate) fn nation_class(nation: Nation) -> String {
    format!("n-{}", nation.code())
}

/// The class that brings a player's colour and shape.
pub(crate) fn seat_class(seat: Seat) -> &'static str {
    match seat {
        Seat::One => "p1",
        Seat::Two => "p2",
    }
}

/// The classes of a card and what is drawn on it.
pub(crate) fn card_face(card: Card) -> (String, Html) {
    match card {
        Card::Sailor(sailor) => {
            let face = html! {
                <>
                    <span class="value">{ sailor.value() }</span>
                    <span class="letter">{ sailor.nation().code() }</span>
                    { emblem(sailor.nation()) }
                </>
            };
            (format!("card sailor {}", nation_class(sailor.nation())), face)
        }
        Card::Trick(trick) => {
            ("card trick".to_owned(), html! { <>{ wild_sign("or") }{ trick_sign(trick) }</> })
        }
    }
}
