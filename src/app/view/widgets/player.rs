//! The fields of the set-up pages for who plays: a person with a name, or a computer player with a character.

use web_sys::HtmlInputElement;
use yew::{prelude::*, virtual_dom::ListenerKind};

use crate::{
    app::{
        context::ViewContext,
        game_ui::GameUi,
        view::element::{El, el},
    },
    model::session::Command,
};

/// The most characters of a name.
const LONGEST_NAME: &str = "20";

/// Returns a callback that changes these settings by the value of the event's input or select.
fn sets<G: GameUi, E: AsRef<Event> + 'static>(
    context: &ViewContext<G>,
    settings: &G::Settings,
    set: impl Fn(&mut G::Settings, String) + 'static,
) -> Callback<E> {
    let (dispatch, settings) = (context.dispatch.clone(), settings.clone());
    Callback::from(move |event: E| {
        // A select has its value in the same field as an input.
        let input: HtmlInputElement = event.as_ref().target_unchecked_into();
        let mut settings = settings.clone();
        set(&mut settings, input.value());
        dispatch.send(Command::Set(settings));
    })
}

/// Draws the field for a person's name.
pub(in crate::app) fn name_field<G: GameUi>(
    context: &ViewContext<G>,
    settings: &G::Settings,
    (label, placeholder): (String, &'static str),
    now: &str,
    set: impl Fn(&mut G::Settings, String) + 'static,
) -> El {
    el("input")
        .label(label)
        .value(now.to_owned())
        .attr("placeholder", placeholder)
        .attr("maxlength", LONGEST_NAME)
        .attr("dir", "auto")
        .attr("autocomplete", "off")
        .attr("spellcheck", "false")
        .on(|| ListenerKind::oninput, sets::<G, InputEvent>(context, settings, set))
}

/// Draws the choice between a person and the levels. Each level has a code and a word.
pub(in crate::app) fn player_select<G: GameUi>(
    context: &ViewContext<G>,
    settings: &G::Settings,
    label: String,
    levels: impl IntoIterator<Item = (&'static str, &'static str)>,
    now: Option<&'static str>,
    set: impl Fn(&mut G::Settings, String) + 'static,
) -> El {
    let option = |code: Option<&'static str>, word: &'static str| {
        el("option").attr("value", code.unwrap_or_default()).attr_if(code == now, "selected", "").text(word)
    };
    el("select")
        .label(label)
        .on(|| ListenerKind::onchange, sets::<G, Event>(context, settings, set))
        .add(option(None, context.shared().person))
        .each(levels.into_iter().map(|(code, word)| option(Some(code), word)))
}

/// Draws the form of a new game without its fields. When it is submitted, it starts a game of these players.
pub(in crate::app) fn setup_form<G: GameUi>(context: &ViewContext<G>, players: G::Players) -> El {
    let dispatch = context.dispatch.clone();
    let onsubmit = Callback::from(move |event: SubmitEvent| {
        event.prevent_default();
        dispatch.send(Command::Start(players.clone()));
    });
    el("form").class("setup").attr("id", "setup").on(|| ListenerKind::onsubmit, onsubmit)
}

/// Draws the button that submits the form.
pub(in crate::app) fn start_button<G: GameUi>(context: &ViewContext<G>) -> El {
    el("button").class("btn").attr("type", "submit").attr("form", "setup").text(context.shared().start)
}
