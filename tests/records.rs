//! The example records: the reader must return every file under `valid` unchanged, and refuse every file under
//! `invalid` with the error that its last comment names.

use std::{fs, path::Path};

use serde_json::{Value, to_value};
use shanghaien::{
    i18n::ENGLISH,
    record::{self, GameName, Reason, RecordError},
};

/// What a record says, for either game.
#[derive(Debug, PartialEq)]
struct Said {
    text: String,
    state: Value,
}

/// Reads a record as the game that its first line names.
fn read(bytes: &[u8]) -> Result<Said, RecordError> {
    match GameName::of_record(bytes) {
        Some(GameName::Hispaniola) => record::hispaniola::Record::read(bytes)
            .map(|record| Said {
                text: record.to_string(),
                state: to_value(record::hispaniola::StateJson::from(record.game())).unwrap(),
            })
            .map_err(|broken| broken.error),
        _ => record::shanghaien::Record::read(bytes)
            .map(|record| Said {
                text: record.to_string(),
                state: to_value(record::shanghaien::StateJson::from(record.position())).unwrap(),
            })
            .map_err(|broken| broken.error),
    }
}

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
        let said = read(&bytes).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        assert_eq!(read(said.text.as_bytes()), Ok(said), "{name}");
    }
}

/// Compares the end of `x.txt` with the state in `x.json` beside it, which another program would expect.
#[test]
fn valid_records_end_in_the_states_written_down_beside_them() {
    let mut compared = 0;
    for (name, bytes) in files("valid") {
        let expected = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/valid").join(&name);
        if let Ok(expected) = fs::read_to_string(expected.with_extension("json")) {
            let expected: Value = serde_json::from_str(&expected).unwrap();
            assert_eq!(read(&bytes).unwrap().state, expected, "{name}");
            compared += 1;
        }
    }
    assert!(compared >= 3);
}

#[test]
fn a_record_of_another_game_is_called_so() {
    for (_, bytes) in files("valid") {
        let game = GameName::of_record(&bytes).expect("a valid record names its game");
        let (error, wanted) = match game {
            GameName::Shanghaien => {
                (record::hispaniola::Record::read(&bytes).unwrap_err().error, GameName::Hispaniola)
            }
            GameName::Hispaniola => {
                (record::shanghaien::Record::read(&bytes).unwrap_err().error, GameName::Shanghaien)
            }
        };
        assert_eq!((error.token.as_str(), error.reason), (game.code(), Reason::OtherGame { wanted }));
    }
}

/// Checks the error of each file. Its last line is `# ` and the message.
#[test]
fn invalid_records_are_refused_with_line_token_and_reason() {
    for (name, bytes) in files("invalid") {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let expected = text.lines().last().unwrap().trim_start_matches("# ").to_owned();
        let error = read(&bytes).expect_err(&name);
        assert_eq!(ENGLISH.record_error(&error), expected, "{name}");
    }
}
