//! The choice of the language.

use web_sys::HtmlInputElement;
use yew::{prelude::*, virtual_dom::ListenerKind};

use crate::{
    app::{
        context::ViewContext,
        game_ui::GameUi,
        language::{choose, current_language},
        view::element::{El, el},
    },
    i18n::Language,
};

/// Draws the choice of language. Each language has its own name. `chosen` is called after another one was chosen.
pub(in crate::app) fn language_select<G: GameUi>(context: &ViewContext<G>, chosen: &Callback<()>) -> El {
    let (dispatch, chosen) = (context.dispatch.clone(), chosen.clone());
    let onchange = Callback::from(move |event: Event| {
        // A select has its value in the same field as an input.
        let select: HtmlInputElement = event.target_unchecked_into();
        choose(dispatch.clone(), select, chosen.clone());
    });
    let now = current_language::<G>();
    let option = |language: Language| {
        el("option")
            .attr("value", language.code())
            .attr("lang", language.code())
            .attr_if(language == now, "selected", "")
            .text(language.own_name())
    };
    el("select")
        .class("btn quiet")
        .label(context.shared().language)
        .on(|| ListenerKind::onchange, onchange)
        .each(Language::ALL.map(option))
}
