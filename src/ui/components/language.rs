//! The choice of the language.

use web_sys::HtmlInputElement;
use yew::{prelude::*, virtual_dom::ListenerKind};

use crate::{
    i18n::Language,
    ui::{
        cx::Cx,
        desk::Desk,
        el::{El, el},
        language::{choose, spoken},
    },
};

/// All languages by their own names.
pub(crate) fn language_select<D: Desk>(cx: &Cx<D>) -> El {
    let dispatch = cx.dispatch.clone();
    let onchange = Callback::from(move |event: Event| {
        // A select has its value where an input has it.
        let select: HtmlInputElement = event.target_unchecked_into();
        choose(dispatch.clone(), select);
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
