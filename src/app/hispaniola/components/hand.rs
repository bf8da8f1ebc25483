//! The cards of the player who is looking, or the curtain. Behind the curtain the page contains nothing of the cards.

use std::rc::Rc;

use yew::prelude::*;

use super::{card_face, curtain::curtain};
use crate::{
    app::{
        hispaniola::ViewContext,
        view::{
            element::{El, el},
            renders::count,
        },
    },
    i18n::hispaniola::Names,
    model::hispaniola::{HandCard, HandModel, TableCommand},
    rules::hispaniola::HAND,
};

/// With more cards than this there are two rows.
const ONE_ROW: usize = 8;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct HandProps {
    pub(crate) context: ViewContext,
    pub(crate) names: Rc<Names>,
    pub(crate) hand: HandModel,
    /// Whether there are buttons to choose from.
    pub(crate) has_choices: bool,
}

/// Draws the cards, the curtain, or nothing.
#[component]
pub(crate) fn Hand(HandProps { context, names, hand, has_choices }: &HandProps) -> Html {
    count("Hand");
    match hand {
        HandModel::Cards { seat, cards, .. } => {
            // If there are buttons, the cards take less room.
            let is_low = *has_choices && cards.iter().all(|card| card.action.is_none());
            fan(context, cards, is_low, &names[*seat])
        }
        HandModel::Curtain { seat, count, is_needed } => curtain(context, *seat, *count, *is_needed, names),
        HandModel::Nothing => el("div").class("nobody"),
    }
    .into()
}

fn fan(context: &ViewContext, cards: &[HandCard], is_low: bool, name: &str) -> El {
    let in_a_row = if cards.len() > ONE_ROW { cards.len().div_ceil(2) } else { ONE_ROW };
    el("ul")
        .class(match (is_low, cards.len()) {
            (true, _) => "fan low",
            (false, HAND) => "fan dealt",
            (false, _) => "fan",
        })
        .attr("data-row", in_a_row.to_string())
        .label(context.words.cards_of(name))
        .each(cards.iter().map(|card| el("li").key(card.card.to_string()).add(hand_card(context, card))))
}

fn hand_card(context: &ViewContext, model: &HandCard) -> El {
    let Some(action) = model.action else {
        return card_face(context, el("span").attr("role", "img"), model.card, "");
    };
    // A second tap on the chosen card plays it.
    let tapped = if model.is_chosen {
        context.dispatch.acts(action)
    } else {
        context.dispatch.sends(TableCommand::Choose(action))
    };
    let button = el("button")
        .attr("aria-pressed", if model.is_chosen { "true" } else { "false" })
        .attr_if(!model.is_playable, "aria-disabled", "true")
        .on_click(tapped);
    card_face(context, button, model.card, if model.is_playable { "can" } else { "" })
}
