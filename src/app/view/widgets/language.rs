//! The choice of the language.

use web_sys::HtmlInputElement;
use yew::{prelude::*, virtual_dom::ListenerKind};

use crate::{
    app::{
        context::Cx,
        desk::Desk,
        language::{choose, spoken},
        view::element::{El, el},
    },
    i18n::Language,
};

/// All languages by their own names. `chosen` is called when another one is spoken.
pub(in crate::app) fn language_select<D: Desk>(cx: &Cx<D>, chosen: &Callback<()>) -> El {
    let (dispatch, chosen) = (cx.dispatch.clone(), chosen.clone());
    let onchange = Callback::from(move |event: Event| {
        // A select has its value where an input has it.
        let select: HtmlInputElement = event.target_unchecked_into();
        choose(dispatch.clone(), select, chosen.clone());
    });
    let now = spoken::<D>();
    let option = |language: Language| {
        el("option")
            .attr("value", language.code())
            .attr("lang", language.code())
            .attr_if(language == now, "selected", "")
            .text(language.own_name())
    };
    el("select")
        .class("btn quiet")
        .label(cx.house().language)
        .on(|| ListenerKind::onchange, onchange)
        .each(Language::ALL.map(option))
}
