//! Games of Hispaniola with comments, for reading: under each action stands what it changes in the JSON view.

mod common;

use std::{fs, path::Path};

use common::hispaniola_json;
use serde_json::{Map, Value};
use shanghaien::record::hispaniola::Record;

/// Returns the keys whose values have changed, with the new values.
fn changes(before: &Map<String, Value>, after: &Map<String, Value>) -> Map<String, Value> {
    let changed = after.iter().filter(|(key, value)| before.get(*key) != Some(*value));
    changed.map(|(key, value)| (key.clone(), value.clone())).collect()
}

/// Compares every line of JSON with the game at that point; returns the number of lines.
fn follow(name: &str, text: &str) -> usize {
    let (mut so_far, mut states, mut before) = (String::new(), 0, Map::new());
    for (number, line) in (1..).zip(text.lines()) {
        let written: Option<Map<String, Value>> =
            line.strip_prefix("# ").filter(|comment| comment.starts_with('{')).map(|json| {
                serde_json::from_str(json).unwrap_or_else(|error| panic!("{name}:{number}: {error}"))
            });
        if let Some(written) = written {
            let record =
                Record::read(so_far.as_bytes()).unwrap_or_else(|broken| panic!("{name}: {:?}", broken.error));
            assert_eq!(record.events().len(), states, "{name}:{number}: one line of JSON for each action");
            let Value::Object(after) = hispaniola_json(record.game()) else { panic!("an object") };
            assert_eq!(written, changes(&before, &after), "{name}:{number}");
            (before, states) = (after, states + 1);
        }
        so_far.push_str(line);
        so_far.push('\n');
    }
    let whole = Record::read(text.as_bytes()).unwrap_or_else(|broken| panic!("{name}: {:?}", broken.error));
    assert_eq!(whole.events().len() + 1, states, "{name}: one line of JSON for each action");
    states
}

#[test]
fn every_action_changes_what_is_written_under_it() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    for (name, states) in [("three.txt", 73), ("four.txt", 34), ("five.txt", 35)] {
        assert_eq!(follow(name, &fs::read_to_string(folder.join(name)).unwrap()), states, "{name}");
    }
}
