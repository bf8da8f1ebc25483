//! A choice of one out of a few.

use yew::{prelude::*, virtual_dom::ListenerKind};

use super::glyph;
use crate::app::{
    context::Cx,
    desk::Desk,
    view::element::{El, el},
};

/// One of the things to choose from: its words, a drawing, and what it does to the settings.
pub(in crate::app) struct Choice<'a, S> {
    pub(in crate::app) label: &'a str,
    pub(in crate::app) glyph: Option<&'static str>,
    pub(in crate::app) set: fn(&mut S),
}

/// Radio buttons side by side; the one that would change nothing is the one chosen.
pub(in crate::app) fn segments<D: Desk>(
    cx: &Cx<D>,
    name: &'static str,
    legend: &'static str,
    now: &D::Settings,
    choices: &[Choice<'_, D::Settings>],
) -> El {
    let changed = |set: fn(&mut D::Settings), settings: &D::Settings| {
        let mut settings = settings.clone();
        set(&mut settings);
        settings
    };
    let choice = |choice: &Choice<'_, D::Settings>| {
        let (dispatch, set) = (cx.dispatch.clone(), choice.set);
        let choose = Callback::from(move |_: Event| {
            dispatch.send(D::set(changed(set, D::settings(&dispatch.state()))));
        });
        let input = el("input")
            .attr("type", "radio")
            .attr("name", name)
            .checked(changed(set, now) == *now)
            .on(|| ListenerKind::onchange, choose);
        el("label").add(input).each(choice.glyph.map(glyph)).text(choice.label.to_owned())
    };
    el("fieldset")
        .class("field")
        .add(el("legend").text(legend))
        .add(el("div").class("segments").each(choices.iter().map(choice)))
}
