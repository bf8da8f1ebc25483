//! The bottom of the table: who must do what, the buttons for it, and the cards.

use web_sys::HtmlInputElement;
use yew::{prelude::*, virtual_dom::ListenerKind};

use super::{cards, suit_word};
use crate::{
    app::{
        hispaniola::Cx,
        view::element::{El, el},
    },
    i18n::hispaniola::Names,
    model::hispaniola::{Choice, Command, HandModel, Prompt, TableModel},
    rules::hispaniola::{Give, Step},
};

/// The bottom of the table.
pub(crate) fn dock(cx: &Cx, model: &TableModel, names: &Names) -> El {
    let prompt = el("p").class("prompt").attr("role", "status").add(prompt_words(cx, model.prompt, names));
    el("section").class("dock").add(prompt).add(does(cx, model, names)).add(cards(cx, model, names))
}

/// The prompt; where a colour is all that matters, with its sign.
fn prompt_words(cx: &Cx, prompt: Prompt, names: &Names) -> El {
    let words = cx.words.prompt(prompt, names);
    let (Prompt::Follows(_, colour) | Prompt::BidsShown(Some(colour))) = prompt else {
        return el("span").text(words);
    };
    // The word for the colour is replaced by the word with its sign.
    match words.rsplit_once(cx.words.colour(colour)) {
        Some((before, after)) => {
            el("span").text(before.to_owned()).add(suit_word(cx, colour)).text(after.to_owned())
        }
        None => el("span").text(words),
    }
}

fn does(cx: &Cx, model: &TableModel, names: &Names) -> El {
    let does = el("div").class("does");
    let is_covered = matches!(model.cards, HandModel::Curtain { .. });
    if let Some(refusal) = &model.refused {
        let why = el("p").key("why").class("refusal").attr("role", "alert").text(cx.words.why_not(refusal));
        return does.add(why).each(buttons(cx, model, names));
    }
    let advice = cx.words.advice(model.prompt).filter(|_| model.choices.is_empty() && !is_covered);
    does.each(advice.map(|advice| el("p").key("advice").text(advice)))
        .each(model.pile_to_give.map(|(tricks, is_chosen)| with_pile(cx, tricks, is_chosen)))
        .each(buttons(cx, model, names))
}

fn buttons(cx: &Cx, model: &TableModel, names: &Names) -> Vec<El> {
    model.choices.iter().map(|&choice| button(cx, choice, names)).collect()
}

/// A button. Its words are its key: another button in its place is another element, so that the keyboard never
/// is at something it did not mean.
fn button(cx: &Cx, choice: Choice, names: &Names) -> El {
    let dispatch = &cx.dispatch;
    let label = cx.words.choice(choice, names);
    let button = el("button").key(label.clone()).text(label);
    match choice {
        Choice::Confirm(action) => button.class("btn go").on_click(dispatch.acts(action)),
        Choice::Look { action, is_chosen } => button
            .class("btn quiet")
            .attr("aria-pressed", if is_chosen { "true" } else { "false" })
            .on_click(dispatch.sends(Command::Choose(action))),
        Choice::Give { give, .. } => button
            .class(if give == Give::Keep { "btn go" } else { "btn quiet" })
            .on_click(dispatch.acts(Step::Give(give))),
        Choice::GoOn => button.class("btn go").on_click(dispatch.sends(Command::GoOn)),
        Choice::TryAgain => button.class("btn go").on_click(dispatch.sends(Command::TryAgain)),
        Choice::TakeOver => button.class("btn quiet").on_click(dispatch.sends(Command::TakeOver)),
    }
}

fn with_pile(cx: &Cx, tricks: u8, is_chosen: bool) -> El {
    let dispatch = cx.dispatch.clone();
    let choose = Callback::from(move |event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        dispatch.send(Command::WithPile(input.checked()));
    });
    let input = el("input").attr("type", "checkbox").checked(is_chosen).on(|| ListenerKind::onchange, choose);
    el("label").key("with").class("with").add(input).text(cx.words.with_pile(tricks))
}
