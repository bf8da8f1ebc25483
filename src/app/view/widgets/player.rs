//! Who plays a seat: a person with a name, or a computer player with a character.

use web_sys::HtmlInputElement;
use yew::{prelude::*, virtual_dom::ListenerKind};

use crate::app::{
    context::Cx,
    desk::Desk,
    view::element::{El, el},
};

/// The most characters of a name.
const LONGEST_NAME: &str = "20";

/// Changes the settings to the value of the input or select that the event is about.
fn sets<D: Desk, E: AsRef<Event> + 'static>(
    cx: &Cx<D>,
    set: impl Fn(&mut D::Settings, String) + 'static,
) -> Callback<E> {
    let dispatch = cx.dispatch.clone();
    Callback::from(move |event: E| {
        // A select has its value where an input has it.
        let input: HtmlInputElement = event.as_ref().target_unchecked_into();
        let mut settings = D::settings(&dispatch.state()).clone();
        set(&mut settings, input.value());
        dispatch.send(D::set(settings));
    })
}

/// The field for a person's name.
pub(in crate::app) fn name_field<D: Desk>(
    cx: &Cx<D>,
    (label, placeholder): (String, &'static str),
    now: &str,
    set: impl Fn(&mut D::Settings, String) + 'static,
) -> El {
    el("input")
        .label(label)
        .value(now.to_owned())
        .attr("placeholder", placeholder)
        .attr("maxlength", LONGEST_NAME)
        .attr("autocomplete", "off")
        .attr("spellcheck", "false")
        .on(|| ListenerKind::oninput, sets::<D, InputEvent>(cx, set))
}

/// The choice between a person and the levels, each by its code and its word.
pub(in crate::app) fn player_select<D: Desk>(
    cx: &Cx<D>,
    label: String,
    levels: impl IntoIterator<Item = (&'static str, &'static str)>,
    now: Option<&'static str>,
    set: impl Fn(&mut D::Settings, String) + 'static,
) -> El {
    let option = |code: Option<&'static str>, word: &'static str| {
        el("option").attr("value", code.unwrap_or_default()).attr_if(code == now, "selected", "").text(word)
    };
    el("select")
        .label(label)
        .on(|| ListenerKind::onchange, sets::<D, Event>(cx, set))
        .add(option(None, cx.house().person))
        .each(levels.into_iter().map(|(code, word)| option(Some(code), word)))
}

/// The form of a new game around its fields, and what it does when it is sent.
pub(in crate::app) fn setup_form<D: Desk>(cx: &Cx<D>, start: fn(&Cx<D>)) -> El {
    let cx = cx.clone();
    let onsubmit = Callback::from(move |event: SubmitEvent| {
        event.prevent_default();
        start(&cx);
    });
    el("form").class("setup").attr("id", "setup").on(|| ListenerKind::onsubmit, onsubmit)
}

/// The button that sends it.
pub(in crate::app) fn start_button<D: Desk>(cx: &Cx<D>) -> El {
    el("button").class("btn").attr("type", "submit").attr("form", "setup").text(cx.house().start)
}
