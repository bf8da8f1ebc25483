//! What holds for every record of Hispaniola: it leads back to the same game, its states lose nothing, and the reader
//! refuses a damaged one without harm.

mod common;

use std::collections::BTreeSet;

use common::{hispaniola_json as json, hispaniola_record as random_record};
use proptest::prelude::*;
use serde_json::Value;
use shanghaien::{
    record::{Reason, hispaniola::Record},
    rules::hispaniola::{BySeat, Phase, Step},
};

fn texts(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect()
}

/// Returns the text of a game up to now, with one token more.
fn with_token(record: &Record, token: &str) -> String {
    format!("{record}{token}\n")
}

/// Returns the places where the text of each action ends. A deal is a whole line, anything else a word.
fn ends_of_actions(text: &str) -> Vec<usize> {
    let mut ends = Vec::new();
    let mut start = 0;
    for (number, line) in text.lines().enumerate() {
        let end_of_line = start + line.len();
        if number >= 4 {
            let words = line.match_indices(' ').map(|(place, _)| start + place);
            ends.extend(words.filter(|_| !line.starts_with("deal")).chain([end_of_line]));
        }
        start = end_of_line + 1;
    }
    ends
}

/// Returns how many pirates each seat has on ships, on islands and in reserve.
fn pirates(state: &Value) -> Vec<u64> {
    let mut counts: Vec<u64> =
        state["reserve"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).collect();
    let ships = state["ships"].as_object().unwrap().values().flat_map(|ship| ship.as_array().unwrap());
    for seat in ships.chain(state["islands"].as_array().unwrap()).filter_map(Value::as_u64) {
        counts[usize::try_from(seat).unwrap() - 1] += 1;
    }
    counts
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn writing_and_reading_gives_the_same_game(seed: u64, part: prop::sample::Index) {
        let whole = random_record(seed);
        prop_assert_eq!(whole.table().phase(), Phase::Over);
        let part = whole.prefix(part.index(whole.events().len()));
        for record in [part, whole] {
            prop_assert_eq!(Record::read(record.to_string().as_bytes()), Ok(record));
        }
    }

    #[test]
    fn a_record_may_stop_after_any_word(seed: u64, place: prop::sample::Index) {
        let record = random_record(seed);
        let text = record.to_string();
        let ends = ends_of_actions(&text);
        let which = place.index(ends.len());
        let stopped = Record::read(&text.as_bytes()[..ends[which]]).map_err(|broken| broken.error);
        prop_assert_eq!(stopped, Ok(record.prefix(which + 1)));
    }

    #[test]
    fn names_survive_whatever_they_contain(names in prop::array::uniform5("(?s).*")) {
        let setup = *random_record(1).setup();
        let named = Record::new(BySeat(names), setup);
        prop_assert_eq!(Record::read(named.to_string().as_bytes()), Ok(named));
    }

    #[test]
    fn every_state_has_all_cards_and_ten_pirates_each(seed: u64) {
        let record = random_record(seed);
        let mut tricks_taken = 0;
        for game in record.games() {
            let state = json(&game);
            let players = state["hands"].as_array().unwrap().len();
            let seen: Vec<&str> = ["bids", "hands"]
                .iter()
                .flat_map(|key| state[key].as_array().unwrap().iter().flat_map(texts))
                .chain(texts(&state["trick"]))
                .collect();
            let in_piles: u64 = state["piles"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).sum();
            let is_dealt = !["deal", "over"].contains(&state["phase"].as_str().unwrap());
            let cards = seen.len() + usize::try_from(in_piles).unwrap() * players;
            prop_assert_eq!(cards, if is_dealt { players * 15 } else { 0 });
            prop_assert_eq!(seen.iter().collect::<BTreeSet<_>>().len(), seen.len(), "no card twice");
            prop_assert_eq!(pirates(&state), vec![10; players]);
            prop_assert_eq!(state["to_move"].is_null(), !is_dealt);
            prop_assert_eq!(state["led"].is_null(), texts(&state["trick"]).is_empty());
            prop_assert!(texts(&state["legal"]).is_sorted());
            prop_assert!(state["hands"].as_array().unwrap().iter().all(|hand| texts(hand).is_sorted()));
            tricks_taken = tricks_taken.max(in_piles);
        }
        prop_assert!(tricks_taken > 5);
    }

    #[test]
    fn a_lost_or_doubled_word_is_found(seed: u64, place: prop::sample::Index, double in any::<bool>()) {
        let text = random_record(seed).to_string();
        // Each word except the first goes with the space or line end before it. Without its last word the text would
        // still be a record.
        let breaks: Vec<usize> = text.match_indices([' ', '\n']).map(|(place, _)| place).collect();
        let place = place.index(breaks.len() - 2);
        let (before, rest) = text.split_at(breaks[place]);
        let (word, after) = rest.split_at(breaks[place + 1] - breaks[place]);
        let damaged = if double { [before, word, word, after] } else { [before, after, "", ""] }.concat();
        prop_assert!(Record::read(damaged.as_bytes()).is_err(), "{}", word);
    }

    #[test]
    fn a_soup_of_tokens_never_panics(
        words in prop::collection::vec("(deal|[tx^kg]|0)?[RGYBVlraf*|]{0,2}[0-9]{0,2}", 0..60),
    ) {
        let header = "hispaniola 1\nplayers \"A\" \"B\" \"C\"\nfirst 1\nrounds 1";
        if let Err(broken) = Record::read(format!("{header}\n{}\n", words.join(" ")).as_bytes()) {
            prop_assert_eq!(broken.error.line, 5);
        }
    }
}

#[test]
fn the_record_accepts_what_the_state_calls_legal_and_nothing_else() {
    let mut tokens: Vec<String> =
        ["0", "^", "^a", "^f", "xa", "xf", "gl", "gl*", "gr", "gr*", "k"].map(String::from).into();
    for colour in ['B', 'G', 'R', 'V', 'Y'] {
        tokens
            .extend((1..=15).flat_map(|number| [format!("{colour}{number}"), format!("t{colour}{number}")]));
    }
    for seed in 0..12 {
        let record = random_record(seed);
        for count in (0..record.events().len()).step_by(29) {
            let part = record.prefix(count);
            let state = json(part.game());
            for token in &tokens {
                let read = Record::read(with_token(&part, token).as_bytes());
                assert_eq!(
                    read.is_ok(),
                    texts(&state["legal"]).contains(&token.as_str()),
                    "{token} after {part}"
                );
                if let Err(broken) = read {
                    assert!(matches!(broken.error.reason, Reason::Illegal(_)), "{token}: {:?}", broken.error);
                    assert_eq!((&broken.error.token, broken.so_far.as_ref()), (token, Some(&part)));
                }
            }
        }
    }
}

#[test]
fn a_line_holds_a_deal_or_a_round_of_bids_or_a_trick() {
    for seed in 0..6 {
        let record = random_record(seed);
        let (text, players) = (record.to_string(), record.setup().seats.count());
        for line in text.lines().skip(4) {
            let words: Vec<&str> = line.split(' ').collect();
            match words[0] {
                "deal" => assert_eq!(words.len(), players * 16),
                bid if bid.starts_with('t') => assert_eq!(words.len(), players),
                _ => assert_eq!(words.len(), players + 2),
            }
        }
        let deals = record.events().iter().filter(|event| matches!(event, Step::Deal(_))).count();
        assert_eq!(deals, usize::from(record.setup().hands()));
    }
}
