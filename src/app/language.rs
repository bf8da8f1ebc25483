//! The language of the page. A first visit starts in the browser's language; a choice takes effect at once and is
//! saved. The `lang` attribute of the document is what all parts of the page follow.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{
    dispatch::Dispatch,
    effects::saved_settings,
    game_ui::GameUi,
    has_words::HasWords,
    platform::{
        promise::{ahead, fetched, resolved, spawn, version},
        storage::{self, LANGUAGE},
        theme::page_settings,
    },
};
use crate::{
    i18n::{Language, Phrases},
    model::{Notice, session::Command},
};

/// In which language a part has its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WordsStatus {
    /// The words are in the wanted language.
    Wanted,
    /// The words are in another language, because the wanted ones could not be loaded.
    Other,
    /// No words could be loaded.
    None,
}

impl WordsStatus {
    /// Returns whether no words could be loaded.
    pub(super) fn is_missing(self) -> bool {
        self == Self::None
    }

    /// Reports that the words are in another language, unless another notice is shown already.
    pub(super) fn tell<G: GameUi>(self, dispatch: &Dispatch<G>) {
        if self == Self::Other && dispatch.session().notice.as_ref().is_none() {
            dispatch.send(Command::Tell(Some(Notice::NoWords)));
        }
    }
}

/// Returns the language that was chosen last, or the best match for the browser's languages.
pub(super) fn chosen() -> Language {
    let saved = storage::read(LANGUAGE).and_then(|code| Language::from_code(&code));
    saved.unwrap_or_else(|| {
        let wanted = gloo::utils::window().navigator().languages();
        Language::best_of(wanted.iter().filter_map(|language| language.as_string()))
    })
}

/// Returns the language of the document.
pub(super) fn of_document() -> Language {
    let code = gloo::utils::document_element().get_attribute("lang");
    code.and_then(|code| Language::from_code(&code)).unwrap_or_default()
}

/// Returns the language of a part's words.
pub(super) fn current_language<S: HasWords>() -> Language {
    Language::from_code(S::shared(S::words()).code).unwrap_or_default()
}

/// Loads a part's words in this language and declares the language in the document.
pub(super) async fn load_and_declare<S: HasWords>(language: Language) -> WordsStatus {
    let words = load_words::<S>(language).await;
    declare::<S>();
    words
}

/// Declares the language of this part's words in the document.
fn declare<S: HasWords>() {
    // Setting an attribute fails only if its name is invalid.
    drop(gloo::utils::document_element().set_attribute("lang", current_language::<S>().code()));
}

/// Loads a part's words like `load_and_declare`, but leaves the document's language alone: this part is not the one
/// shown.
pub(super) async fn load_words<S: HasWords>(language: Language) -> WordsStatus {
    for language in [language, Language::English] {
        let words = text::<S>(language).await;
        // The words are leaked on purpose: a visitor switches the language a few times at most.
        if let Some(words) = words.and_then(|text| S::Words::from_text(text.leak())) {
            S::use_words(Box::leak(Box::new(words)));
        }
        // English is better than no words at all.
        if !is_missing::<S>() {
            break;
        }
    }
    match is_missing::<S>() {
        true => WordsStatus::None,
        false if current_language::<S>() == language => WordsStatus::Wanted,
        false => WordsStatus::Other,
    }
}

/// Returns the text of a word file. `static/ahead.js` may have asked for the first one already.
async fn text<S: HasWords>(language: Language) -> Option<String> {
    let is_ahead = ahead("language").and_then(|code| code.as_string()).as_deref() == Some(language.code());
    if is_ahead
        && S::NAME == "shanghaien"
        && let Some(words) = ahead("words")
        && let Some(text) = resolved(words.unchecked_into()).await.filter(JsValue::is_truthy)
    {
        return text.as_string();
    }
    fetched(&[&language.words_file(S::NAME), "?", &version()].concat()).await
}

/// Returns whether a part has no words at all.
fn is_missing<S: HasWords>() -> bool {
    S::shared(S::words()).code.is_empty()
}

/// Switches a part to this language, or reports that the words could not be loaded.
async fn switch<G: GameUi>(dispatch: Dispatch<G>, language: Language) -> bool {
    let is_there = load_words::<G>(language).await == WordsStatus::Wanted;
    let command = if is_there { Command::ForgetRules } else { Command::Tell(Some(Notice::NoWords)) };
    dispatch.send(command);
    dispatch.redraw();
    is_there
}

/// Switches to the language chosen in `select`, saves the choice and calls `chosen` for the other parts.
pub(super) fn choose<G: GameUi>(dispatch: Dispatch<G>, select: HtmlInputElement, chosen: Callback<()>) {
    let Some(language) = Language::from_code(&select.value()) else { return };
    spawn(async move {
        if switch(dispatch, language).await {
            declare::<G>();
            // If the choice can't be saved, the next visit starts in the browser's language.
            drop(storage::save(LANGUAGE, language.code()));
            chosen.emit(());
        } else {
            select.set_value(current_language::<G>().code());
        }
    });
}

/// Switches to the language of the document, if another part has changed it.
pub(super) fn follow<G: GameUi>(dispatch: &Dispatch<G>) {
    let language = of_document();
    if language != current_language::<G>() {
        let dispatch = dispatch.clone();
        spawn(async move {
            switch(dispatch, language).await;
        });
    }
}

/// Reads the settings and the language again after another page has changed them.
pub(super) fn follow_settings<G: GameUi>(dispatch: &Dispatch<G>) {
    if let Some(settings) = saved_settings::<G>() {
        dispatch.send(Command::Set(settings));
    }
    dispatch.send(Command::SetPace(page_settings().pace));
    follow(dispatch);
}
