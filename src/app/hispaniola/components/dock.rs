//! The bottom of the table: who has to do what, the buttons for it, and the cards.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::{prelude::*, virtual_dom::ListenerKind};

use super::{Hand, sentence};
use crate::{
    app::{
        hispaniola::ViewContext,
        view::element::{El, el},
    },
    i18n::hispaniola::Names,
    model::hispaniola::{Choice, Command, HandModel, TableCommand, TableModel},
    rules::hispaniola::{Give, Step},
};

/// Draws the bottom of the table.
pub(crate) fn dock(context: &ViewContext, model: &TableModel) -> El {
    let names = &model.names;
    let prompt = el("p")
        .class("prompt")
        .attr("role", "status")
        .add(sentence(context, context.words.prompt(model.prompt, names)));
    let (hand, has_choices) = (model.cards.clone(), !model.choices.is_empty());
    let hand = html! { <Hand context={context.clone()} names={Rc::clone(names)} {hand} {has_choices} /> };
    el("section").class("dock").add(prompt).add(does(context, model, names)).add(hand)
}

fn does(context: &ViewContext, model: &TableModel, names: &Names) -> El {
    let does = el("div").class("does");
    let is_covered = matches!(model.cards, HandModel::Curtain { .. });
    if let Some(refusal) = &model.refused {
        let why =
            el("p").key("why").class("refusal").attr("role", "alert").text(context.words.why_not(refusal));
        return does.add(why).each(buttons(context, model, names));
    }
    let advice = context.words.advice(model.prompt).filter(|_| model.choices.is_empty() && !is_covered);
    does.each(advice.map(|advice| el("p").key("advice").text(advice)))
        .each(model.pile_to_give.map(|(tricks, is_chosen)| with_pile(context, tricks, is_chosen)))
        .each(buttons(context, model, names))
}

fn buttons(context: &ViewContext, model: &TableModel, names: &Names) -> Vec<El> {
    model.choices.iter().map(|&choice| button(context, choice, names)).collect()
}

/// Draws a button. Its words are its key: a button with other words is a new element, so that the focus never ends up
/// on a button the player did not mean.
fn button(context: &ViewContext, choice: Choice, names: &Names) -> El {
    let dispatch = &context.dispatch;
    let label = context.words.choice(choice, names);
    let button = el("button").key(label.clone()).text(label);
    match choice {
        Choice::Confirm(action) => button.class("btn go").on_click(dispatch.acts(action)),
        Choice::Preview { action, is_chosen } => button
            .class("btn quiet")
            .attr("aria-pressed", if is_chosen { "true" } else { "false" })
            .on_click(dispatch.sends(TableCommand::Choose(action))),
        Choice::Give { give, .. } => button
            .class(if give == Give::Keep { "btn go" } else { "btn quiet" })
            .on_click(dispatch.acts(Step::Give(give))),
        Choice::GoOn => button.class("btn go").on_click(dispatch.sends(TableCommand::GoOn)),
        Choice::TryAgain => button.class("btn go").on_click(dispatch.sends(Command::TryAgain)),
        Choice::TakeOver => button.class("btn quiet").on_click(dispatch.sends(Command::TakeOver)),
    }
}

fn with_pile(context: &ViewContext, tricks: u8, is_chosen: bool) -> El {
    let dispatch = context.dispatch.clone();
    let choose = Callback::from(move |event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        dispatch.send(TableCommand::WithPile(input.checked()));
    });
    let input = el("input").attr("type", "checkbox").checked(is_chosen).on(|| ListenerKind::onchange, choose);
    el("label").key("with").class("with").add(input).text(context.words.with_pile(tricks))
}
