//! Every language says everything, in its own file as well.

use std::collections::BTreeSet;

use super::*;
use crate::{
    model::Notice,
    record::{GameName, Reason, RecordError},
};

/// The phrases of a game, line by line.
fn lines<W: Phrases>(words: &W) -> Vec<Text> {
    let mut lines = Vec::new();
    words.write(&mut lines);
    lines
}

fn of_all_programs(language: Language) -> Vec<Text> {
    let mut all = lines(shanghaien::Words::of(language));
    all.append(&mut lines(hispaniola::Words::of(language)));
    all.append(&mut lines(extras::Words::of(language)));
    all.append(&mut lesson::lines(language));
    all
}

/// The places that a template has.
fn places(template: &str) -> BTreeSet<&str> {
    template.split('{').skip(1).map(|piece| piece.split_once('}').expect("a closed brace").0).collect()
}

#[test]
fn every_language_has_the_same_places_for_names_and_numbers() {
    let english = of_all_programs(Language::English);
    for language in Language::ALL {
        for (own, english) in of_all_programs(language).into_iter().zip(&english) {
            assert_eq!(places(own), places(english), "{language:?}: {own} / {english}");
        }
    }
}

#[test]
fn no_phrase_is_empty_or_leaves_its_line() {
    for language in Language::ALL {
        for phrase in of_all_programs(language) {
            assert!(!phrase.is_empty());
            // What separates thousands may be a space.
            let is_separator = phrase.chars().count() == 1;
            assert!(is_separator || phrase == phrase.trim(), "{language:?}: {phrase}");
            assert!(!phrase.contains(['\n', '\r']), "{language:?}: {phrase}");
        }
    }
}

#[test]
fn what_is_translated_differs_from_english() {
    let english = of_all_programs(Language::English);
    for language in [Language::German, Language::French, Language::Italian] {
        let same = of_all_programs(language).into_iter().zip(&english);
        let same: Vec<Text> = same.filter(|(own, english)| own == *english).map(|(own, _)| own).collect();
        let long: Vec<&Text> = same.iter().filter(|phrase| phrase.split(' ').count() > 3).collect();
        assert!(long.is_empty(), "{language:?}: {long:?}");
    }
}

#[test]
fn nobody_is_addressed() {
    let calls: [(Language, &[&str]); 4] = [
        (Language::English, &["you", "your", "yours", "yourself"]),
        (Language::German, &["du", "dein", "deine", "dich", "dir", "ihr", "euch", "euer", "ihnen"]),
        (Language::French, &["tu", "te", "toi", "ton", "ta", "tes", "vous", "votre", "vos"]),
        (
            Language::Italian,
            &["tu", "te", "ti", "tuo", "tua", "tuoi", "tue", "voi", "vi", "vostro", "vostra"],
        ),
    ];
    for (language, calls) in calls {
        for phrase in of_all_programs(language) {
            let words = phrase.to_lowercase();
            let mut words = words.split(|letter: char| !letter.is_alphabetic());
            assert!(!words.any(|word| calls.contains(&word)), "{language:?}: {phrase}");
        }
    }
}

#[test]
fn every_language_knows_its_code_and_its_rules() {
    for language in Language::ALL {
        let code = language.code();
        let (one, other) = (shanghaien::Words::of(language), hispaniola::Words::of(language));
        assert_eq!([one.shared().code, other.shared().code], [code, code]);
        assert_eq!(one.labels().rules_file, format!("rules/{code}.html"));
        assert_eq!(other.labels().rules_file, format!("rules/hispaniola-{code}.html"));
    }
}

#[test]
fn where_the_players_sit_is_called_the_same_everywhere() {
    for language in Language::ALL {
        let (setup, settings) =
            (shanghaien::Words::of(language).labels(), extras::Words::of(language).settings);
        assert_eq!(setup.seating, settings.seating);
        assert_eq!([setup.seating_across, setup.seating_same, setup.seating_turning], settings.seatings);
        assert_eq!(
            [setup.seating_across_explained, setup.seating_same_explained, setup.seating_turning_explained],
            settings.seatings_explained
        );
    }
}

/// These words as the page reads them.
fn read_back<W: Phrases>(words: &W) -> W {
    W::from_text(words.to_text().leak()).expect("all lines are there")
}

#[test]
fn the_words_are_read_back_from_their_text() {
    for language in Language::ALL {
        let (one, other) = (shanghaien::Words::of(language), hispaniola::Words::of(language));
        assert_eq!(lines(&read_back(one)), lines(one));
        assert_eq!(lines(&read_back(other)), lines(other));
        let extras = extras::Words::of(language);
        assert_eq!(lines(&read_back(extras)), lines(extras));
    }
}

#[test]
fn the_words_of_one_part_are_none_for_another() {
    let words = shanghaien::Words::of(Language::English).to_text().leak();
    assert!(hispaniola::Words::from_text(words).is_none() && extras::Words::from_text(words).is_none());
}

#[test]
fn errors_are_told_in_every_language() {
    let error = RecordError { line: 3, token: "p7".into(), reason: Reason::UnknownToken };
    let told = |language| shanghaien::Words::of(language).shared().notice(&Notice::BadRecord(error.clone()));
    assert_eq!(
        Language::ALL.map(told),
        [
            "This file can't be read as a record: line 3, “p7”: unknown action.",
            "Diese Datei enthält keine lesbare Partie: Zeile 3, „p7“: unbekannte Aktion.",
            "Ce fichier ne contient pas de partie lisible\u{202f}: ligne 3, «\u{202f}p7\u{202f}»\u{202f}: action inconnue.",
            "Questo file non contiene una partita leggibile: riga 3, «p7»: azione sconosciuta.",
        ]
    );
    let game = GameName::Shanghaien.code();
    assert_eq!(Language::French.words_file(game), "words/fr-shanghaien.txt");
}

#[test]
fn the_rules_have_the_same_parts_in_every_language_and_pictures_and_what_is_ours() {
    // What `State::section` of either game can name.
    let games: [(&str, &[&str]); 2] = [
        ("", &["turn", "ends", "distribution", "tricks", "score"]),
        ("hispaniola-", &["cards", "bid", "play", "board", "give", "score"]),
    ];
    for (game, sections) in games {
        for language in Language::ALL {
            let file = format!("static/rules/{game}{}.html", language.code());
            let text = std::fs::read_to_string(std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(&file))
                .unwrap();
            for section in sections {
                assert_eq!(text.matches(&format!("<h2 id=\"{section}\">")).count(), 1, "{section} in {file}");
            }
            assert!(text.matches("<figure").count() > 3, "{file}");
            assert_eq!(text.matches("class=\"ours\"").count(), 2, "{file}");
        }
    }
}
