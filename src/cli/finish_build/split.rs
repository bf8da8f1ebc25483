//! Cuts the program into the parts that `app::parts` declares.
//!
//! Trunk knows nothing of parts: it has made the page from the whole program. Here the program is cut before
//! wasm-bindgen makes its script, and the results replace the files that Trunk has made.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use wasm_split_cli_support::{Options, transform};

use super::{
    bytes,
    compact::compact,
    imports,
    program::{PROGRAM, SCRIPT, WASM, hash, replace},
    text,
};

/// The loader of the parts, with a place for the list of files of each part.
const LOADER: &str = include_str!("../../../static/parts-loader.js");

/// The folder of the parts' files.
const FOLDER: &str = "parts";

/// The start of the names of the parts' files after the cut.
const PART: &str = "split_";

/// A temporary folder, removed at the end.
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
        // A folder that can't be removed does no harm.
        drop(fs::remove_dir_all(&self.0));
    }
}

/// Replaces the whole program in a built page by its parts.
pub(super) fn split(folder: &Path, program: &Path) -> Result<(), String> {
    let workplace = Workplace::new()?;
    let here = &workplace.0;
    let parts = cut(program, here)?;
    bind(here)?;
    let bound = here.join("bound");
    let (program, script) =
        (bound.join(format!("{PROGRAM}{WASM}")), bound.join(format!("{PROGRAM}{SCRIPT}")));
    imports::shorten(&program, &script)?;
    let program = bytes(&program)?;
    // Parts of another build of the program could do anything, so the addresses of the parts contain the build.
    let build = hash(&program);
    let pieces = folder.join(FOLDER).join(&build);
    fs::create_dir_all(&pieces).map_err(|error| format!("{}: {error}", pieces.display()))?;
    for file in parts.values().flatten() {
        let part = bytes(&here.join(format!("{file}.wasm")))?;
        let place = pieces.join(format!("{}.wasm", plain(file)));
        fs::write(&place, compact(&part)?).map_err(|error| format!("{}: {error}", place.display()))?;
    }
    let script = format!("{}\n{}", loader(&parts, &build), text(&script)?);
    replace(folder, &program, &script, &build)
}

/// Cuts the program. Returns the files of each part, in the order in which they are needed.
fn cut(program: &Path, here: &Path) -> Result<BTreeMap<String, Vec<String>>, String> {
    let whole = bytes(program)?;
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

/// Returns a plain file name: the name of a part, or a number for code that several parts use.
fn plain(file: &str) -> String {
    file.strip_prefix(PART).map_or_else(|| file.replace("chunk_", "shared-"), str::to_owned)
}

fn loader(parts: &BTreeMap<String, Vec<String>>, build: &str) -> String {
    let parts: BTreeMap<&String, Vec<String>> =
        parts.iter().map(|(part, files)| (part, files.iter().map(|file| plain(file)).collect())).collect();
    let loader = LOADER.replace("%build%", build);
    loader.replace("{ \"%parts%\": [] }", &serde_json::to_string(&parts).expect("plain texts"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loader_knows_the_files_of_each_part_in_their_order() {
        let files = |names: &[&str]| names.iter().map(ToString::to_string).collect();
        let parts = [
            ("lesson".to_owned(), files(&["chunk_5", "split_lesson"])),
            ("extras".to_owned(), files(&["chunk_4", "chunk_5", "split_extras"])),
        ];
        let loader = loader(&parts.into(), "b111d");
        let table =
            "{\"extras\":[\"shared-4\",\"shared-5\",\"extras\"],\"lesson\":[\"shared-5\",\"lesson\"]}";
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
