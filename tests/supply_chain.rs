//! What the workflows run cannot be replaced by somebody else: a tag of an action can be moved, a commit cannot.

use std::{fs, path::Path};

#[test]
fn actions_of_others_are_named_by_their_commits() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(".github/workflows");
    let files = fs::read_dir(folder).unwrap().map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
    let text: String = files.collect();
    let actions: Vec<&str> =
        text.lines().filter_map(|line| line.split_once("uses: ").map(|(_, it)| it)).collect();
    assert!(actions.len() > 4, "{actions:?}");
    for action in actions.into_iter().filter(|action| !action.starts_with("./")) {
        let (_, version) = action.split_once('@').expect(action);
        let (commit, tag) = version.split_once(" # v").expect(action);
        let is_commit = commit.len() == 40 && commit.bytes().all(|byte| byte.is_ascii_hexdigit());
        assert!(is_commit && !tag.is_empty(), "{action}");
    }
}
