//! The record corpora: every file under `valid` reads back as it stands, every one under `invalid` is
//! refused with the error that its last comment names.

use std::{fs, path::Path};

use shanghaien::{
    i18n::{English, Words},
    record::{Record, StateJson},
};

fn files(folder: &str) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(folder);
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), fs::read(&path).unwrap()))
        .collect();
    files.sort();
    assert!(files.len() > 5, "the corpus is there");
    files
}

#[test]
fn valid_records_are_read_and_written_back() {
    for (name, bytes) in files("valid") {
        let record = Record::read(&bytes).unwrap_or_else(|broken| panic!("{name}: {:?}", broken.error));
        assert_eq!(Record::read(record.to_string().as_bytes()), Ok(record), "{name}");
    }
}

/// A file `x.json` beside `x.txt` holds the state that another program would expect at the end.
#[test]
fn valid_records_end_in_the_states_written_down_beside_them() {
    let mut compared = 0;
    for (name, bytes) in files("valid") {
        let expected = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/valid").join(&name);
        if let Ok(expected) = fs::read_to_string(expected.with_extension("json")) {
            let expected: serde_json::Value = serde_json::from_str(&expected).unwrap();
            let record = Record::read(&bytes).unwrap();
            assert_eq!(serde_json::to_value(StateJson::from(record.position())).unwrap(), expected, "{name}");
            compared += 1;
        }
    }
    assert!(compared >= 3);
}

/// The last line of each is `# ` and the message.
#[test]
fn invalid_records_are_refused_with_line_token_and_reason() {
    for (name, bytes) in files("invalid") {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let expected = text.lines().last().unwrap().trim_start_matches("# ").to_owned();
        let broken = Record::read(&bytes).expect_err(&name);
        assert_eq!(English.record_error(&broken.error), expected, "{name}");
    }
}
