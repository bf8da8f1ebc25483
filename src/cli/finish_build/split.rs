//! The program, cut into the parts that `app::parts` declares.
//!
//! Trunk knows nothing of parts: it has made the page from the whole program. Here the program is cut before its glue is
//! made, and what comes of it takes the place of what Trunk has made.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use sha2::{Digest, Sha256};
use wasm_split_cli_support::{Options, transform};

use super::{PAGE, text, write};

/// Loads the parts, with a place for the files that make each.
const LOADER: &str = include_str!("../../../static/parts-loader.js");

/// Where the files of the parts are.
const FOLDER: &str = "parts";

/// The name of the program, and what the names of the parts' files begin with, when it has been cut.
const PROGRAM: &str = "app";
const PART: &str = "split_";

/// A folder that is removed at the end.
struct Workplace(PathBuf);

impl Workplace {
    fn new() -> Result<Self, String> {
        let folder = std::env::temp_dir().join(format!("shanghaien-parts-{}", std::process::id()));
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(Self(folder))
    }
}

impl Drop for Workplace {
    fn drop(&mut self) {
        // What is left of it is in nobody's way.
        drop(fs::remove_dir_all(&self.0));
    }
}

/// Puts a program in parts in the place of the whole one in a built page.
pub(super) fn split(folder: &Path, program: &Path) -> Result<(), String> {
    let workplace = Workplace::new()?;
    let here = &workplace.0;
    let parts = cut(program, here)?;
    bind(here)?;
    // Parts that belong to another build of the program could do anything: their addresses say which one they belong to.
    let build = hash(&here.join("bound").join(format!("{PROGRAM}_bg.wasm")))?;
    let pieces = folder.join(FOLDER).join(&build);
    fs::create_dir_all(&pieces).map_err(|error| format!("{}: {error}", pieces.display()))?;
    for file in parts.values().flatten() {
        copy(&here.join(format!("{file}.wasm")), &pieces.join(format!("{}.wasm", plain(file))))?;
    }
    replace(folder, here, &build, &loader(&parts, &build))
}

/// Cuts the program; gives the files of each part, in the order in which they are needed.
fn cut(program: &Path, here: &Path) -> Result<BTreeMap<String, Vec<String>>, String> {
    let whole = fs::read(program).map_err(|error| format!("{}: {error}", program.display()))?;
    let main = here.join(PROGRAM).with_extension("wasm");
    let mut options = Options::new(&whole);
    options.output_dir = here;
    options.main_out_path = &main;
    let cut = transform(options).map_err(|error| format!("{}: {error}", program.display()))?;
    Ok(cut.prefetch_map.into_iter().collect())
}

/// Runs wasm-bindgen on the main program.
fn bind(here: &Path) -> Result<(), String> {
    let status = Command::new("wasm-bindgen")
        .arg(here.join(PROGRAM).with_extension("wasm"))
        .args(["--target", "no-modules", "--no-typescript", "--keep-lld-exports", "--no-demangle"])
        .args(["--out-name", PROGRAM, "--out-dir"])
        .arg(here.join("bound"))
        .status()
        .map_err(|error| format!("wasm-bindgen: {error}"))?;
    status.success().then_some(()).ok_or_else(|| "wasm-bindgen has failed".to_owned())
}

/// A part by its own name, what several share by its number.
fn plain(file: &str) -> String {
    file.strip_prefix(PART).map_or_else(|| file.replace("chunk_", "shared-"), str::to_owned)
}

fn loader(parts: &BTreeMap<String, Vec<String>>, build: &str) -> String {
    let parts: BTreeMap<&String, Vec<String>> =
        parts.iter().map(|(part, files)| (part, files.iter().map(|file| plain(file)).collect())).collect();
    let loader = LOADER.replace("%build%", build);
    loader.replace("{ \"%parts%\": [] }", &serde_json::to_string(&parts).expect("plain texts"))
}

/// Puts the program and its script in the places of those that Trunk has made, under names that change with them.
fn replace(folder: &Path, here: &Path, build: &str, loader: &str) -> Result<(), String> {
    let page = text(&folder.join(PAGE))?;
    let end = "_bg.wasm";
    let names = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let names = names.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let old = names
        .filter_map(|name| Some(name.strip_suffix(end)?.to_owned()))
        .find(|name| name.starts_with(&format!("{PROGRAM}-")) && page.contains(name))
        .ok_or("the page has no program")?;
    let glue = text(&here.join("bound").join(format!("{PROGRAM}.js")))?;
    let new = format!("{PROGRAM}-{build}");
    for end in [end, ".js"] {
        let file = folder.join(format!("{old}{end}"));
        fs::remove_file(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    copy(&here.join("bound").join(format!("{PROGRAM}{end}")), &folder.join(format!("{new}{end}")))?;
    write(&folder.join(format!("{new}.js")), &format!("{loader}\n{glue}"))?;
    write(&folder.join(PAGE), &page.replace(&old, &new))
}

/// A name for the content of a file.
fn hash(file: &Path) -> Result<String, String> {
    let bytes = fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(format!("{:x}", Sha256::digest(bytes))[..16].to_owned())
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    fs::copy(from, to).map(drop).map_err(|error| format!("{}: {error}", from.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loader_knows_the_files_of_each_part_in_their_order() {
        let files = |names: &[&str]| names.iter().map(ToString::to_string).collect();
        let parts = [
            ("study".to_owned(), files(&["chunk_5", "split_study"])),
            ("extras".to_owned(), files(&["chunk_4", "chunk_5", "split_extras"])),
        ];
        let loader = loader(&parts.into(), "b111d");
        let table = "{\"extras\":[\"shared-4\",\"shared-5\",\"extras\"],\"study\":[\"shared-5\",\"study\"]}";
        assert!(loader.contains(&format!("const PARTS = {table};")), "{loader}");
        assert!(loader.contains("parts/b111d/${file}.wasm"), "{loader}");
    }

    #[test]
    fn a_file_that_is_not_a_program_is_refused() {
        let file = std::env::temp_dir().join(format!("no-program-{}", std::process::id()));
        fs::write(&file, "no program").unwrap();
        assert!(split(&std::env::temp_dir(), &file).is_err());
        fs::remove_file(&file).unwrap();
    }
}
