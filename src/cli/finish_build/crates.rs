//! The crates that are part of the page's programs, as cargo knows them.

use std::{
    collections::{HashMap, HashSet},
    env,
    path::PathBuf,
    process::Command,
};

use serde::Deserialize;

/// A crate in the page.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Crate {
    id: String,
    pub name: String,
    pub version: String,
    /// The licence as an SPDX expression.
    pub license: Option<String>,
    /// Where cargo has it from; `None` for a folder.
    #[cfg_attr(not(test), expect(dead_code, reason = "a test looks at it"))]
    pub source: Option<String>,
    manifest_path: PathBuf,
    targets: Vec<Target>,
}

impl Crate {
    /// Returns the folder with the crate's files.
    pub fn folder(&self) -> PathBuf {
        self.manifest_path.parent().map_or_else(PathBuf::new, ToOwned::to_owned)
    }

    /// Returns whether the crate runs at build time only.
    fn is_macro(&self) -> bool {
        self.targets.iter().any(|target| target.kind.iter().any(|kind| kind == "proc-macro"))
    }
}

#[derive(Clone, Debug, Deserialize)]
struct Target {
    kind: Vec<String>,
}

/// What `cargo metadata` prints.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Crate>,
    resolve: Graph,
}

#[derive(Deserialize)]
struct Graph {
    root: String,
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<DependencyKind>,
}

#[derive(Deserialize)]
struct DependencyKind {
    /// `None` for an ordinary dependency, else `dev` or `build`.
    kind: Option<String>,
}

/// Returns the crates of the page and of the computer players' workers, sorted by name.
pub(super) fn of_the_page() -> Result<Vec<Crate>, String> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let arguments = ["metadata", "--locked", "--offline", "--format-version=1", "--features=split"];
    let output = Command::new(cargo)
        .args(arguments)
        .args(["--filter-platform=wasm32-unknown-unknown", "--manifest-path"])
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"))
        .output()
        .map_err(|error| format!("cargo metadata: {error}"))?;
    if !output.status.success() {
        return Err(format!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let metadata: Metadata =
        serde_json::from_slice(&output.stdout).map_err(|error| format!("cargo metadata: {error}"))?;
    Ok(linked(&metadata))
}

/// Returns what the programs are linked from, without the game itself.
fn linked(metadata: &Metadata) -> Vec<Crate> {
    let crates: HashMap<&str, &Crate> = metadata.packages.iter().map(|it| (&*it.id, it)).collect();
    let nodes: HashMap<&str, &Node> = metadata.resolve.nodes.iter().map(|node| (&*node.id, node)).collect();
    let (mut open, mut seen) = (vec![&*metadata.resolve.root], HashSet::new());
    while let Some(id) = open.pop() {
        let is_linked = crates.get(id).is_some_and(|it| !it.is_macro());
        if is_linked && seen.insert(id) {
            let ordinary =
                nodes[id].deps.iter().filter(|it| it.dep_kinds.iter().any(|kind| kind.kind.is_none()));
            open.extend(ordinary.map(|it| &*it.pkg));
        }
    }
    seen.remove(&*metadata.resolve.root);
    let mut linked: Vec<Crate> = seen.into_iter().map(|id| crates[id].clone()).collect();
    linked.sort_by(|one, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
    linked
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The settings of cargo-deny, which `scripts/deny` runs for all crates. These tests check those in the page, in a
    /// second and without that tool.
    const SETTINGS: &str = include_str!("../../../deny.toml");

    /// Returns the texts in quotes between the line that starts with this and the end of that list.
    fn list(key: &str) -> Vec<&'static str> {
        let start = SETTINGS.find(&format!("\n{key} = [")).expect("a list");
        let end = SETTINGS[start..].find("\n]").expect("its end");
        SETTINGS[start..start + end].lines().filter_map(|line| line.split('"').nth(1)).collect()
    }

    /// Returns whether a licence can be chosen so that only allowed ones are needed.
    fn is_allowed(license: &str, allowed: &[&str]) -> bool {
        let license = license.replace('/', " OR ");
        license.split(" AND ").all(|needed| {
            let choices = needed.trim().trim_start_matches('(').trim_end_matches(')');
            choices.split(" OR ").any(|choice| allowed.contains(&choice.trim()))
        })
    }

    #[test]
    fn licences_are_read_as_expressions() {
        let allowed = ["MIT", "Unicode-3.0"];
        for license in ["MIT", "Apache-2.0 OR MIT", "MIT/Apache-2.0", "(MIT OR Apache-2.0) AND Unicode-3.0"] {
            assert!(is_allowed(license, &allowed), "{license}");
        }
        for license in ["GPL-3.0", "MIT AND GPL-3.0", "(GPL-3.0 OR AGPL-3.0) AND MIT", ""] {
            assert!(!is_allowed(license, &allowed), "{license}");
        }
    }

    #[test]
    fn the_crates_of_the_page_have_licences_that_allow_it() {
        let allowed = list("allow");
        let crates = of_the_page().unwrap();
        assert!(crates.iter().any(|it| it.name == "yew"), "{crates:?}");
        for it in crates {
            let license = it.license.clone().unwrap_or_default();
            assert!(is_allowed(&license, &allowed), "{} {}: {license:?}", it.name, it.version);
        }
    }

    #[test]
    fn the_crates_of_the_page_come_from_the_public_registry() {
        for it in of_the_page().unwrap() {
            let source = it.source.clone().unwrap_or_default();
            assert_eq!(source, "registry+https://github.com/rust-lang/crates.io-index", "{}", it.name);
        }
    }

    #[test]
    fn no_crate_is_in_the_page_twice_unless_there_is_a_reason() {
        let excused = list("skip");
        let crates = of_the_page().unwrap();
        for pair in crates.windows(2).filter(|pair| pair[0].name == pair[1].name) {
            let older = format!("{}@{}", pair[0].name, pair[0].version);
            assert!(excused.contains(&&*older), "{older} and {} are both in the page", pair[1].version);
        }
    }
}
