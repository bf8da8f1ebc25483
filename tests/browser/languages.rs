//! Every screen in every language: nothing overflows on the narrowest phone, and nothing stays English.

use std::{
    collections::BTreeSet,
    time::{Duration, Instant},
};

use serde_json::Value;
use shanghaien::i18n::{self, Language};

use crate::{
    page::{PATIENCE, Page, open},
    suite::{Test, tests},
    window::Size,
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [the_language_of_the_browser_is_spoken_and_another_choice_is_remembered],
};

/// The narrowest phone.
pub const NARROW: Size = (320, 640);

/// Returns every sentence that can be read or heard, except what a player has typed.
const PHRASES: &str = "
    const texts = new Set(), names = ['aria-label', 'title', 'alt', 'placeholder'];
    for (const e of document.querySelectorAll('body *')) {
        if (!e.checkVisibility() && !e.closest('.sr') || e.closest('body [lang], script, style, noscript, #trouble')) continue;
        for (const name of names) if (e.hasAttribute(name)) texts.add(e.getAttribute(name).trim());
        for (const node of e.childNodes) if (node.nodeType === 3) texts.add(node.data.trim());
    }
    texts.add(document.title);
    return [...texts].filter(text => /\\p{L}{3}/u.test(text));";

/// Returns texts that are cut off or too wide for their button. Names may be cut, and so may text that nobody should
/// see.
pub const CUT: &str = "
    const cut = e => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX !== 'visible';
    const runsOut = e => e.matches('button, .btn') && [...e.childNodes].some(n => {
        if (n.nodeType !== 3 || !n.data.trim()) return false;
        const range = document.createRange(), box = e.getBoundingClientRect();
        range.selectNode(n);
        const text = range.getBoundingClientRect();
        return text.left < box.left || text.right > box.right;
    });
    const own = e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim());
    return [...document.querySelectorAll('button, .btn, legend, h1, th, label, summary, p, small')]
        .filter(e => e.checkVisibility() && !e.closest('.sr, .alone legend, [inert]') && own(e) && (cut(e) || runsOut(e)))
        .filter(e => !/Maximilian|Wilhelmina|Bartholomew|Grace/.test(e.textContent))
        .map(e => `${e.textContent.trim()} (${e.className || e.tagName}) is cut off`);";

impl Page {
    /// Switches the language in place, as another part of the page would.
    #[track_caller]
    pub fn speak(&self, language: Language) {
        let script = "document.documentElement.lang = arguments[0];
            dispatchEvent(new HashChangeEvent('hashchange'))";
        self.ask::<Value>(script, &[language.code().into()]);
    }

    /// Returns all sentences of the page.
    pub fn phrases(&self) -> BTreeSet<String> {
        self.ask(PHRASES, &[])
    }

    /// Returns those of the old sentences that are still there after the page has had time to change them.
    pub fn stays_of(&self, before: &BTreeSet<String>) -> Vec<String> {
        let start = Instant::now();
        loop {
            let now = self.phrases();
            // At least one word must change. Short words may be the same in two languages.
            let stays = now.intersection(before).filter(|phrase| now == *before || is_sentence(phrase));
            let stays: Vec<String> = stays.cloned().collect();
            if stays.is_empty() || start.elapsed() > PATIENCE {
                return stays;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

/// Returns whether this is more than a name or a word that languages share.
fn is_sentence(phrase: &str) -> bool {
    let names = ["Maximilian", "Wilhelmina", "Bartholomew", "Grace"];
    let words = phrase.split(|letter: char| !letter.is_alphabetic()).filter(|word| word.len() > 1);
    words.count() > 2 && !names.iter().any(|name| phrase.contains(name))
}

fn the_language_of_the_browser_is_spoken_and_another_choice_is_remembered() {
    let page = open();
    page.reads("main.home h1", i18n::shanghaien::ENGLISH.labels().home.title);
    let choose = "const select = document.querySelector('main select');
        select.value = 'it'; select.dispatchEvent(new Event('change', { bubbles: true }))";
    page.ask::<Value>(choose, &[]);
    let italian = i18n::shanghaien::Words::of(Language::Italian).labels();
    page.reads("main.home h1", italian.home.title);
    assert_eq!(page.ask::<String>("return document.documentElement.lang", &[]), "it");
    page.reload();
    page.reads("main.home h1", italian.home.title);
    page.go("/hispaniola/new");
    page.sees(".his-setup");
    assert_eq!(page.ask::<String>("return document.documentElement.lang", &[]), "it");
    // If the words can't be loaded, the page stays as it is and says so.
    page.go("/");
    page.server.spoil(Some(("words/fr-shanghaien.txt", None)));
    page.ask::<Value>(&choose.replace("'it'", "'fr'"), &[]);
    let told =
        i18n::shanghaien::Words::of(Language::Italian).shared().notice(&shanghaien::model::Notice::NoWords);
    page.reads(".message[role=alert]", &told);
    page.reads("main.home h1", italian.home.title);
    assert_eq!(page.ask::<String>("return document.querySelector('main select').value", &[]), "it");
}
