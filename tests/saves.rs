//! What older versions have kept is found again: `tests/saves/` has the store of each, file by key.

use std::{fs, path::PathBuf};

use shanghaien::{
    ai,
    i18n::Language,
    model::{
        Pace, hispaniola,
        kept::{VERSION, seal, unseal},
        shanghaien::{Seating, Settings, captains_of},
    },
    record,
    rules::{BySeat, hispaniola::Seat},
};

fn kept(version: u32, key: &str) -> String {
    let path = PathBuf::from("tests/saves").join(version.to_string()).join(key);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn every_version_has_a_store_to_be_tested_with() {
    for version in 1..=VERSION {
        let text = kept(version, "shanghaien.game");
        assert!(unseal(&text).is_ok());
        assert_eq!(version == VERSION, seal(unseal(&text).unwrap()) == text, "version {version}");
    }
}

#[test]
fn games_of_all_versions_go_on() {
    for version in 1..=VERSION {
        let text = kept(version, "shanghaien.game");
        let text = unseal(&text).unwrap();
        let game = record::shanghaien::Record::read(text.as_bytes()).unwrap();
        assert_eq!((game.position().round(), game.events().len()), (4, 37));
        assert_eq!(game.players().0, ["Élodie", "Boatswain"]);
        assert_eq!(
            captains_of(text),
            BySeat([None, Some(ai::shanghaien::Level::Boatswain)]),
            "version {version}"
        );

        let text = kept(version, "hispaniola.game");
        let text = unseal(&text).unwrap();
        let game = record::hispaniola::Record::read(text.as_bytes()).unwrap();
        assert_eq!((game.table().hand(), game.events().len()), (1, 28));
        assert_eq!(
            hispaniola::pirates_of(text)[Seat::Two],
            Some(ai::hispaniola::Level::Gunner),
            "version {version}"
        );
    }
}

#[test]
fn choices_of_all_versions_hold() {
    for version in 1..=VERSION {
        let text = kept(version, "shanghaien.settings");
        let settings = Settings::from_text(unseal(&text).unwrap());
        assert_eq!((settings.seating, settings.pace, settings.chances), (Seating::Across, Pace::Fast, true));
        assert_eq!(settings.names.0, ["Élodie", ""]);

        let text = kept(version, "hispaniola.settings");
        let settings = hispaniola::Settings::from_text(unseal(&text).unwrap());
        assert_eq!((settings.seats.count(), settings.rounds, settings.pace), (4, 3, Pace::Off));
    }
    // The first version spoke English only.
    for version in 2..=VERSION {
        let text = kept(version, "language");
        assert_eq!(Language::from_code(unseal(&text).unwrap()), Some(Language::Italian));
    }
}
