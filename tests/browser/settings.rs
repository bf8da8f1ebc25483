//! The settings: each takes effect at once and is remembered.

pub mod comfort;
pub mod fit;

use serde::de::DeserializeOwned;
use serde_json::Value;
use shanghaien::i18n::{Language, hispaniola, shanghaien as words};

use crate::{
    common::text,
    engine::Scheme,
    hispaniola::actions::{GIVING, text as sea},
    page::{Page, open, wait},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [light_and_dark_are_chosen_and_remembered],
    Chromium: [light_and_dark_follow_the_system],
    ThePage: [
        larger_text_is_chosen_and_remembered,
        the_pace_is_that_of_both_games_at_once,
        the_pace_of_an_older_version_is_found_again,
        what_was_typed_for_a_new_game_survives_the_settings,
        the_language_is_switched_in_the_middle_of_a_game_and_nothing_is_lost,
        a_language_that_cannot_be_had_is_said_and_changes_nothing,
    ],
};

const CARDS: &str = "S4 C3 *R A2 F3 I1";

impl Page {
    /// Chooses something on the settings page.
    #[track_caller]
    pub fn choose(&self, name: &str, label: &str) {
        self.sees(".settings");
        let field = format!(".field:has([name={name}])");
        self.tap_in(&field, label);
        let script = "const chosen = document.querySelector(`${arguments[0]} label:has(:checked)`);
            return chosen && [...chosen.childNodes].filter(it => it.nodeType === 3).map(it => it.data).join('')";
        wait(format!("{label} of {name}"), || {
            let chosen: Option<String> = self.ask(script, &[field.clone().into()]);
            (chosen.as_deref() == Some(label)).then_some(())
        });
    }

    /// Goes from a table to the settings by its menu, chooses something and goes back.
    #[track_caller]
    pub fn sets(&self, name: &str, label: &str) {
        self.tap("Menu");
        self.tap("Settings");
        self.choose(name, label);
        self.tap_at(".article-head button");
        self.misses(".settings");
    }

    /// Waits until the page shows this choice as the chosen one.
    #[track_caller]
    fn shows_choice(&self, name: &str, index: usize) {
        self.sees(&format!(".field:has([name={name}]) label:nth-child({}) :checked", index + 1));
    }

    /// Waits for the extras, which come some seconds after the page.
    #[track_caller]
    fn has_the_extras(&self) {
        self.sees("#i-bell");
    }

    fn number<T: DeserializeOwned>(&self, script: &str) -> T {
        self.ask(&format!("return {script}"), &[])
    }
}

/// Returns the size of plain text.
const TEXT: &str = "parseFloat(getComputedStyle(document.body).fontSize)";

fn light_and_dark_are_chosen_and_remembered() {
    let page = open();
    let scheme = || page.ask::<String>("return getComputedStyle(document.documentElement).colorScheme", &[]);
    let paint = || page.ask::<String>("return getComputedStyle(document.body).color", &[]);
    page.go("/settings");
    page.ask::<Value>(
        "const meta = document.createElement('meta'); meta.name = 'theme-color'; document.head.append(meta)",
        &[],
    );
    let around = "return document.head.querySelector('[name=theme-color]').content";
    let mut seen = Vec::new();
    for (index, label, word) in [(2, "Light", "light"), (1, "Dark", "dark")] {
        page.choose("look", label);
        page.sees(&format!("html[data-look={word}]"));
        seen.push((paint(), page.ask::<String>(around, &[])));
        page.reload();
        page.sees(&format!("html[data-look={word}]"));
        page.shows_choice("look", index);
        assert_eq!(scheme(), word);
        page.ask::<Value>(
            "const meta = document.createElement('meta'); meta.name = 'theme-color'; document.head.append(meta)",
            &[],
        );
    }
    assert_ne!(seen[0].0, seen[1].0, "the colour of text");
    assert_eq!([&seen[0].1, &seen[1].1], ["#e4dac0", "#14292f"]);
}

fn light_and_dark_follow_the_system() {
    let page = open();
    page.go("/settings");
    page.choose("look", "System");
    page.sees("html[data-look=dark]");
    for scheme in [Scheme::Light, Scheme::Dark] {
        page.wear(scheme);
        page.sees(&format!("html[data-look={}]", scheme.word()));
    }
}

fn larger_text_is_chosen_and_remembered() {
    let page = open();
    page.go("/settings");
    let normal: f64 = page.number(TEXT);
    let mut last = normal;
    for (index, label, word) in [(1, "Larger", "larger"), (2, "Largest", "largest")] {
        page.choose("text", label);
        page.sees(&format!("html[data-text={word}]"));
        page.reload();
        page.shows_choice("text", index);
        let size: f64 = page.number(TEXT);
        assert!(size > last * 1.05, "{label}: {size} after {last}");
        last = size;
    }
    assert!(last > normal * 1.25, "{normal} and {last}");
    page.go("/");
    assert!((page.number::<f64>(TEXT) - last).abs() < 0.01, "on every page");
    let zoom: String = page.ask("return document.querySelector('[name=viewport]').content", &[]);
    assert!(!zoom.contains("scalable") && !zoom.contains("maximum"), "fingers can zoom: {zoom}");
}

fn the_pace_is_that_of_both_games_at_once() {
    let page = open();
    page.store("hispaniola.game", &["# standing Ada, Ben, Cleo#1\n", &sea(GIVING)].concat());
    page.start_at_pace(&text(CARDS, "r13"), "normal");
    let record = page.record();
    page.sees("main.table[data-pace=normal]");
    page.sets("pace", "Fast");
    // The game that was open all the time takes the pace over.
    page.sees("main.table[data-pace=fast]");
    page.shows(&record);
    // So does the game that was not loaded yet.
    page.tap("Menu");
    page.tap("Home");
    page.tap_of("Hispaniola", "Continue");
    page.sees("main.his[data-pace=fast]");
    page.sets("pace", "Off");
    page.sees("main.his[data-pace=off]");
    assert_eq!(page.saved(), crate::hispaniola::actions::read(&sea(GIVING)));
    page.reload();
    page.sees("main.his[data-pace=off]");
    page.go("/table");
    page.sees("main.table[data-pace=off]");
    page.go("/settings");
    page.shows_choice("pace", 0);
    let stored = |key: &str| page.stored(key).unwrap_or_default();
    assert!(stored("house.settings").contains("pace off\n"), "it is stored once");
    assert!(["shanghaien.settings", "hispaniola.settings"].iter().all(|key| !stored(key).contains("pace")));
}

fn the_pace_of_an_older_version_is_found_again() {
    let page = open();
    // Older versions saved the pace with each game.
    page.store("house.settings", "# version 2\nlook light\ntext normal\nsounds off\nvolume 35\n");
    page.store("shanghaien.settings", "# version 2\nnames \"Anna\" \"Bernd\"\npace fast\n");
    page.store("hispaniola.settings", "pace off\nrounds 3\n");
    page.store("hispaniola.game", &sea(GIVING));
    page.go("/hispaniola/table");
    page.sees("main.his[data-pace=fast]");
    // The games no longer save the pace with their settings.
    page.go("/settings");
    page.choose("chances", "Shown");
    assert!(page.stored("shanghaien.settings").is_some_and(|text| !text.contains("pace")));
    page.reload();
    page.shows_choice("pace", 1);
    page.shows_choice("look", 2);
    page.sees("html[data-look=light]");
    // A new choice wins over the pace of an older version.
    page.choose("pace", "Off");
    page.store("shanghaien.settings", "pace fast\n");
    page.go("/hispaniola/table");
    page.sees("main.his[data-pace=off]");
}

fn what_was_typed_for_a_new_game_survives_the_settings() {
    let page = open();
    page.store("shanghaien.settings", "names \"Anna\" \"Bernd\"\nrival captain\n");
    page.go("/settings");
    page.choose("chances", "Shown");
    page.choose("seating", "Across");
    let saved = page.stored("shanghaien.settings").unwrap_or_default();
    for line in ["names \"Anna\" \"Bernd\"", "rival captain", "chances shown", "seating across"] {
        assert!(saved.contains(line), "{line} in {saved}");
    }
}

fn the_language_is_switched_in_the_middle_of_a_game_and_nothing_is_lost() {
    let page = open();
    page.start_from(&text(CARDS, "r13"));
    let record = page.record();
    page.sets("language", "Deutsch");
    page.sees("html[lang=de]");
    let german = words::Words::of(Language::German);
    page.sees(&format!(".bar [aria-label='{}']", german.shared().menu));
    page.shows(&record);
    page.misses(".sheet");
    page.reload();
    page.sees(&format!("html[lang=de] .bar [aria-label='{}']", german.shared().menu));
    // The other game, with the curtain open: the player still sees their own cards.
    page.store("hispaniola.game", &sea("tB1"));
    page.store("language", "en");
    page.go("/hispaniola/table");
    page.open_curtain();
    page.sees(".fan");
    let cards = page.count(".fan .pcard");
    page.sets("language", "Italiano");
    let italian = hispaniola::Words::of(Language::Italian);
    page.sees(&format!("html[lang=it] .bar [aria-label='{}']", italian.shared().menu));
    page.sees(".fan");
    assert_eq!(page.count(".fan .pcard"), cards);
    // The home page has switched too.
    page.tap(italian.shared().menu);
    page.tap(italian.shared().home);
    page.reads(".home h1", words::Words::of(Language::Italian).labels().home.title);
}

fn a_language_that_cannot_be_had_is_said_and_changes_nothing() {
    let page = open();
    page.server.spoil(Some(("fr-extras.txt", None)));
    page.go("/settings");
    page.tap_in(".field:has([name=language])", "Français");
    page.sees(".message span");
    assert!(page.has("html[lang=en]"));
    assert_eq!(page.stored("language"), None);
}
