//! The page still reads what older versions saved: `tests/saves/` has the store of each version, one file for each key.

use std::{fs, path::PathBuf};

use shanghaien::{
    ai,
    i18n::Language,
    model::{
        Pace, PageSettings, hispaniola,
        session::SavedSettings,
        shanghaien::{Seating, Settings, captains_of},
        stored_text::{Mark, VERSION, opened, veiled, with_version},
    },
    record,
    rules::{BySeat, hispaniola::Seat},
};

fn saved(version: u32, key: &str) -> String {
    let path = PathBuf::from("tests/saves").join(version.to_string()).join(key);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the text without its first line and its veil.
fn open(saved: &str) -> String {
    opened(saved).expect("a text of a known version").text.into_owned()
}

#[test]
fn every_version_has_a_store_to_be_tested_with() {
    for version in 1..=VERSION {
        let (game, choice) = (saved(version, "shanghaien.game"), saved(version, "shanghaien.settings"));
        let is_current = veiled(&open(&game), Mark { line: 1_795_000_000_000, count: 38 }) == game;
        assert_eq!(version == VERSION, is_current, "version {version}");
        assert_eq!(version == VERSION, with_version(&open(&choice)) == choice, "version {version}");
    }
}

#[test]
fn games_of_all_versions_go_on() {
    for version in 1..=VERSION {
        let text = saved(version, "shanghaien.game");
        let text = open(&text);
        let game = record::shanghaien::Record::read(text.as_bytes()).unwrap();
        assert_eq!((game.position().round(), game.events().len()), (4, 37));
        assert_eq!(game.players().0, ["Élodie", "Boatswain"]);
        assert_eq!(
            captains_of(&text),
            BySeat([None, Some(ai::shanghaien::Level::Boatswain)]),
            "version {version}"
        );

        let text = saved(version, "hispaniola.game");
        let text = open(&text);
        let game = record::hispaniola::Record::read(text.as_bytes()).unwrap();
        assert_eq!((game.table().hand(), game.events().len()), (1, 28));
        assert_eq!(
            hispaniola::pirates_of(&text)[Seat::Two],
            Some(ai::hispaniola::Level::Gunner),
            "version {version}"
        );
    }
}

#[test]
fn choices_of_all_versions_hold() {
    for version in 1..=VERSION {
        let text = saved(version, "shanghaien.settings");
        let settings = Settings::from_text(&open(&text));
        assert_eq!((settings.seating, settings.chances), (Seating::Across, true));
        assert_eq!(settings.names.0, ["Élodie", ""]);

        let text = saved(version, "hispaniola.settings");
        let settings = hispaniola::Settings::from_text(&open(&text));
        assert_eq!((settings.seats.count(), settings.rounds), (4, 3));
    }
    // The first version had English only.
    for version in 2..=VERSION {
        let text = saved(version, "language");
        assert_eq!(Language::from_code(&open(&text)), Some(Language::Italian));
    }
}

#[test]
fn the_pace_that_was_chosen_for_each_game_is_that_of_the_page() {
    for version in 1..=VERSION {
        let games = ["shanghaien.settings", "hispaniola.settings"].map(|key| open(&saved(version, key)));
        let pace = |games: &[String]| {
            let page = PageSettings::with_older_pace("text larger\n", &games.concat());
            page.map(|text| PageSettings::from_text(&text).pace)
        };
        assert_eq!(pace(&games), Some(Pace::Fast), "version {version}");
        assert_eq!(pace(&games[1..]), Some(Pace::Off), "version {version}");
        assert_eq!(pace(&[]), None);
    }
}
