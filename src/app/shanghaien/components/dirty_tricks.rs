//! A player's dirty tricks.

use yew::prelude::*;

use super::icon::trick_sign;
use crate::{
    app::{
        shanghaien::ViewContext,
        view::{element::el, renders::count},
    },
    model::shanghaien::{Command, Sheet},
    rules::shanghaien::Trick,
};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct DirtyTricksProps {
    pub(crate) context: ViewContext,
    /// Each kind of trick the player holds, with its number.
    pub(crate) tricks: Vec<(Trick, u8)>,
    /// Whether they can be played now.
    pub(crate) awake: bool,
}

/// Draws a player's dirty tricks, or a line that there are none.
#[component]
pub(crate) fn DirtyTricks(DirtyTricksProps { context, tricks, awake }: &DirtyTricksProps) -> Html {
    count("DirtyTricks");
    if tricks.is_empty() {
        return el("p").class("no-tricks").text(context.labels().no_tricks).into();
    }
    let chip = |&(trick, count): &(Trick, u8)| {
        let button = el("button")
            .class(if *awake { "chip awake" } else { "chip" })
            .label(context.words.several(trick, count))
            .on_click(context.dispatch.sends(Command::Open(Sheet::Trick(trick))))
            .add(trick_sign(trick))
            .add(el("span").text(context.words.trick_short(trick)))
            .add_if(count > 1, || el("b").text(format!("×{count}")));
        el("li").add(button)
    };
    el("ul").class("tricks").each(tricks.iter().map(chip)).into()
}
