//! Checks a screen in every form in which a player may see it: all sizes, languages and colours, with the largest text.
//!
//! The test opens each screen once and changes everything else while it is shown.

use serde_json::Value;
use shanghaien::i18n::Language;

use crate::{
    axe::Rules,
    engine::{Engine, Scheme},
    languages::{CUT, NARROW},
    page::{Page, open},
    screens::Screen,
    sizes::{SIZES, misfits},
    window::Size,
};

/// The sizes for axe: a phone and a laptop.
const WITH_AXE: [Size; 2] = [(360, 640), (1280, 800)];

/// Checks that each screen fits every size. In Chromium each must also be accessible, fit with the largest text and be
/// right in every language, because the engines do not differ in that.
pub fn all_are_right(screens: &[Screen]) {
    inspect(screens, |page, screen| {
        let mut found = in_every_size(page, screen);
        if page.engine == Engine::Chromium {
            found.extend(with_the_largest_text(page, screen));
            found.extend(in_every_language(page, screen));
        }
        found
    });
}

/// Checks that each screen is accessible. This is for lessons, whose card may cover parts of the table that it does not
/// mention.
pub fn all_are_accessible(screens: &[Screen]) {
    inspect(screens, |page, screen| {
        page.load_axe();
        let sizes = WITH_AXE.iter();
        sizes
            .flat_map(|&size| {
                page.stretch(size);
                with_axe(page, screen, size)
            })
            .collect()
    });
}

fn inspect(screens: &[Screen], look: impl Fn(&Page, &Screen) -> Vec<String>) {
    let page = open();
    let mut wrong = Vec::new();
    page.resize_loosely(SIZES[0]);
    for screen in screens {
        page.stretch(SIZES[0]);
        page.visit(screen);
        wrong.extend(look(&page, screen).iter().map(|what| format!("{} {what}", screen.name)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn in_every_size(page: &Page, screen: &Screen) -> Vec<String> {
    let mut found = Vec::new();
    let has_axe = page.engine == Engine::Chromium;
    if has_axe {
        page.load_axe();
    }
    for size @ (width, height) in SIZES {
        page.stretch(size);
        page.shoot(&format!("{}-{width}x{height}", screen.name));
        let mut wrong = misfits(page, screen.is_table);
        if has_axe && WITH_AXE.contains(&size) {
            wrong.extend(with_axe(page, screen, size));
        }
        found.extend(wrong.iter().map(|what| format!("{width}x{height}: {what}")));
    }
    found
}

/// Returns what axe finds in the dark and in the light page.
fn with_axe(page: &Page, screen: &Screen, (width, height): Size) -> Vec<String> {
    let mut found = page.violations(Rules::All);
    page.wear(Scheme::Light);
    page.sees("html[data-look=light]");
    page.rests();
    page.shoot(&format!("{}-light-{width}x{height}", screen.name));
    let in_the_light = page.violations(Rules::Colours);
    found.extend(in_the_light.iter().map(|what| format!("in the light: {what}")));
    page.wear(Scheme::Dark);
    page.sees("html[data-look=dark]");
    found
}

fn with_the_largest_text(page: &Page, screen: &Screen) -> Vec<String> {
    let text = |size: &str| {
        page.ask::<Value>("document.documentElement.dataset.text = arguments[0]", &[size.into()])
    };
    page.stretch(WITH_AXE[0]);
    text("largest");
    page.shoot(&format!("{}-largest-360x640", screen.name));
    let found = misfits(page, screen.is_table);
    text("normal");
    found.iter().map(|what| format!("with the largest text: {what}")).collect()
}

fn in_every_language(page: &Page, screen: &Screen) -> Vec<String> {
    let mut wrong = Vec::new();
    page.stretch(NARROW);
    let english = page.phrases();
    for language in Language::ALL {
        let stays_english = match language {
            Language::English => Vec::new(),
            _ => {
                page.speak(language);
                page.stays_of(&english)
            }
        };
        page.rests();
        page.shoot(&format!("{}-{}", screen.name, language.code()));
        let mut found = misfits(page, screen.is_table);
        // On such a narrow phone, fifteen cards and the places on ships are narrower than a finger in every language.
        found.retain(|what| !what.contains("(pcard ") && !what.contains("(place "));
        found.append(&mut page.ask(CUT, &[]));
        found.extend(stays_english.iter().map(|phrase| format!("“{phrase}” is English")));
        wrong.extend(found.iter().map(|what| format!("{}: {what}", language.code())));
    }
    page.speak(Language::English);
    wrong
}
