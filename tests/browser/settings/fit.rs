//! The settings are accessible, and the largest text fits.

use serde_json::Value;
use shanghaien::i18n::Language;

use super::{CARDS, comfort::NEW_VERSION};
use crate::{
    common::text,
    hispaniola::actions::{GIVING, text as sea},
    inspect::all_are_right,
    page::open,
    screens::{Screen, page},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [the_settings_are_right],
    ThePage: [the_largest_text_fits_the_smallest_phone_in_every_language],
};

/// The settings, and the home page that offers a new version.
const PAGES: [Screen; 2] = [
    page("settings", |page| {
        page.store("house.settings", "sounds on\n");
        page.go("/settings");
        page.sees(".settings [name=volume]");
    }),
    page("home-update", |page| {
        page.go("/");
        page.has_the_extras();
        page.ask::<Value>(NEW_VERSION, &[]);
        page.sees(".update");
    }),
];

fn the_settings_are_right() {
    all_are_right(&PAGES);
}

/// Returns what is out of sight, and buttons that are too small for their words.
const SPILT: &str = "
    const isTable = arguments[0];
    const root = document.documentElement, found = [];
    const name = e => `${e.getAttribute('aria-label') ?? e.textContent.trim().slice(0, 30)} (${e.className || e.tagName})`;
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide`);
    if (isTable && root.scrollHeight > innerHeight) found.push(`the page is ${root.scrollHeight} high`);
    for (const e of document.querySelectorAll('button, select, .segments label, .game h2')) {
        if (!e.checkVisibility() || e.closest('[inert]')) continue;
        const box = e.getBoundingClientRect();
        if (box.left < -0.5 || box.right > root.clientWidth + 0.5) found.push(`${name(e)} is out of sight`);
        if (isTable && !e.closest('.sheet') && (box.top < -0.5 || box.bottom > innerHeight + 0.5)) {
            found.push(`${name(e)} is below or above`);
        }
        if (e.scrollWidth > e.clientWidth + 1 && !e.matches('.card, .pcard, .place')) found.push(`${name(e)} spills its words`);
    }
    return found;";

fn the_largest_text_fits_the_smallest_phone_in_every_language() {
    let page = open();
    let long = |text: String| {
        text.replace("\"Anna\" \"Bernd\"", "\"Maximilian Musterman\" \"Wilhelmina Wanderwar\"")
            .replace("\"Ada\" \"Ben\"", "\"Bartholomew the Bold\" \"Grace O'Malley\"")
    };
    let places: [(&str, &str, bool); 5] = [
        ("/settings", ".settings", false),
        ("/", "main.home", false),
        ("/new", ".setup", false),
        ("/table", "main.table", true),
        ("/hispaniola/table", "main.his", true),
    ];
    page.resize((320, 568));
    page.store("house.settings", "text largest\npace off\nsounds on\n");
    page.store("shanghaien.settings", "seating across\n");
    let mut found = Vec::new();
    for language in Language::ALL {
        page.store("language", language.code());
        let games = [
            ("r25", "tB1"),
            ("r13 L p3 r66 p6 r13 p1 r55 p5", GIVING),
            ("r25 L p2", "tB1 tR2 tY9\nV4 B2 V1"),
        ];
        for (index, (tavern, ships)) in games.into_iter().enumerate() {
            page.store("shanghaien.game", &long(text(CARDS, tavern)));
            let standing = "# standing Maximilian Musterman, Wilhelmina Wanderwar, Ada#2\n";
            page.store("hispaniola.game", &[standing, &long(sea(ships))].concat());
            for (route, selector, is_table) in places {
                if !is_table && index > 0 {
                    continue;
                }
                page.go(route);
                page.sees(&format!("html[data-text=largest][lang={}] {selector}", language.code()));
                page.shoot(&format!("largest{}-{}{index}", route.replace('/', "-"), language.code()));
                let spilt: Vec<String> = page.ask(SPILT, &[is_table.into()]);
                found.extend(spilt.iter().map(|what| format!("{language:?} {route} {index}: {what}")));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
