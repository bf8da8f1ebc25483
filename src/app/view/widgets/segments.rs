//! A choice of one out of a few.

use yew::{prelude::*, virtual_dom::ListenerKind};

use super::glyph;
use crate::{
    app::{
        context::ViewContext,
        game_ui::GameUi,
        view::element::{El, el},
    },
    model::session::Command,
};

/// One of the options: its words, its symbol, and the change it makes to the settings.
pub(in crate::app) struct Segment<'a, S> {
    pub(in crate::app) label: &'a str,
    pub(in crate::app) glyph: Option<&'static str>,
    pub(in crate::app) set: fn(&mut S),
}

/// Draws radio buttons side by side. The option that would change nothing is the chosen one.
pub(in crate::app) fn segments<G: GameUi>(
    context: &ViewContext<G>,
    name: &'static str,
    legend: &'static str,
    now: &G::Settings,
    choices: &[Segment<'_, G::Settings>],
) -> El {
    let changed = |set: fn(&mut G::Settings), settings: &G::Settings| {
        let mut settings = settings.clone();
        set(&mut settings);
        settings
    };
    let choice = |choice: &Segment<'_, G::Settings>| {
        let settings = changed(choice.set, now);
        let is_chosen = settings == *now;
        let choose = context.dispatch.sends::<Event>(Command::Set(settings));
        let input = el("input")
            .attr("type", "radio")
            .attr("name", name)
            .checked(is_chosen)
            .on(|| ListenerKind::onchange, choose);
        el("label").add(input).each(choice.glyph.map(glyph)).text(choice.label.to_owned())
    };
    el("fieldset")
        .class("field")
        .add(el("legend").text(legend))
        .add(el("div").class("segments").each(choices.iter().map(choice)))
}
