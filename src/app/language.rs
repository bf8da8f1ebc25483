//! The language of the page: at first the browser's, switched at once, and remembered. What the document says of
//! its language is what all parts of the page go by.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{
    desk::{Desk, Speaker},
    platform::{
        promise::{ahead, fetched, kept, spawn, version},
        storage::{self, LANGUAGE},
    },
    store::Dispatch,
};
use crate::{
    i18n::{Language, Phrases},
    model::Notice,
};

/// How well the words of a part are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Words {
    /// They are in the wanted language.
    Wanted,
    /// They are in another language, because those could not be loaded.
    Other,
    /// There are none.
    None,
}

impl Words {
    /// Whether there are none.
    pub(super) fn is_silent(self) -> bool {
        self == Self::None
    }

    /// Says that they are in another language, unless there is worse to tell.
    pub(super) fn tell<D: Desk>(self, dispatch: &Dispatch<D>) {
        if self == Self::Other && D::notice(&dispatch.state()).is_none() {
            dispatch.send(D::tell(Some(Notice::NoWords)));
        }
    }
}

/// The language that was chosen last, or the best of the browser's.
pub(super) fn chosen() -> Language {
    let kept = storage::read(LANGUAGE).and_then(|code| Language::from_code(&code));
    kept.unwrap_or_else(|| {
        let wanted = gloo::utils::window().navigator().languages();
        Language::best_of(wanted.iter().filter_map(|language| language.as_string()))
    })
}

/// The language of the document.
pub(super) fn of_document() -> Language {
    let code = gloo::utils::document_element().get_attribute("lang");
    code.and_then(|code| Language::from_code(&code)).unwrap_or_default()
}

/// The language that a part speaks now.
pub(super) fn spoken<D: Speaker>() -> Language {
    Language::from_code(D::house(D::words()).code).unwrap_or_default()
}

/// Speaks this language from now on.
pub(super) async fn speak<D: Speaker>(language: Language) -> Words {
    let words = learn::<D>(language).await;
    declare::<D>();
    words
}

/// The document is in the language that this part speaks.
fn declare<D: Speaker>() {
    // Only a broken name of an attribute could be refused.
    drop(gloo::utils::document_element().set_attribute("lang", spoken::<D>().code()));
}

/// The same for a part that is not looked at: what it speaks is not the language of the document.
pub(super) async fn learn<D: Speaker>(language: Language) -> Words {
    for language in [language, Language::English] {
        let words = text::<D>(language).await;
        // They stay for good: a language is switched a few times at most.
        if let Some(words) = words.and_then(|text| D::Words::from_text(text.leak())) {
            D::speak(Box::leak(Box::new(words)));
        }
        // Better English than nothing.
        if !is_silent::<D>() {
            break;
        }
    }
    match is_silent::<D>() {
        true => Words::None,
        false if spoken::<D>() == language => Words::Wanted,
        false => Words::Other,
    }
}

/// The text with the words of a part. Those of the first one may be here already.
async fn text<D: Speaker>(language: Language) -> Option<String> {
    let is_ahead = ahead("language").and_then(|code| code.as_string()).as_deref() == Some(language.code());
    if is_ahead
        && D::NAME == "shanghaien"
        && let Some(words) = ahead("words")
        && let Some(text) = kept(words.unchecked_into()).await.filter(JsValue::is_truthy)
    {
        return text.as_string();
    }
    fetched(&[&language.words_file(D::NAME), "?", &version()].concat()).await
}

/// Whether a part has no words at all.
fn is_silent<D: Speaker>() -> bool {
    D::house(D::words()).code.is_empty()
}

/// Switches to this language; if its words cannot be had, says so.
async fn switch<D: Desk>(dispatch: Dispatch<D>, language: Language) -> bool {
    let is_there = learn::<D>(language).await == Words::Wanted;
    dispatch.send(if is_there { D::forget_rules() } else { D::tell(Some(Notice::NoWords)) });
    is_there
}

/// Switches to the language that was chosen, remembers it and tells the other parts.
pub(super) fn choose<D: Desk>(dispatch: Dispatch<D>, select: HtmlInputElement, chosen: Callback<()>) {
    let Some(language) = Language::from_code(&select.value()) else { return };
    spawn(async move {
        if switch(dispatch, language).await {
            declare::<D>();
            // If it cannot be kept the browser's language comes back next time.
            drop(storage::keep(LANGUAGE, language.code()));
            chosen.emit(());
        } else {
            select.set_value(spoken::<D>().code());
        }
    });
}

/// Switches to the language of the document, if another part has changed it.
pub(super) fn follow<D: Desk>(dispatch: &Dispatch<D>) {
    let language = of_document();
    if language != spoken::<D>() {
        let dispatch = dispatch.clone();
        spawn(async move {
            switch(dispatch, language).await;
        });
    }
}

/// Takes over what was chosen on another page: the settings and the language.
pub(super) fn follow_choices<D: Desk>(dispatch: &Dispatch<D>) {
    if let Some(settings) = D::kept_settings() {
        dispatch.send(D::set(settings));
    }
    follow(dispatch);
}
