//! The programs in a built page, each `NAME_bg.wasm` with its script `NAME.js`.

use std::{fs, path::Path};

use sha2::{Digest, Sha256};

use super::{PAGE, bytes, imports, text, write};

/// The start of the name of the page's program; a hash follows.
pub(super) const PROGRAM: &str = "app";
/// The ends of the names of a program's file and of its script.
pub(super) const WASM: &str = "_bg.wasm";
pub(super) const SCRIPT: &str = ".js";

/// Shortens the programs' imports, and renames the page's program after its new content.
pub(super) fn shorten(folder: &Path) -> Result<(), String> {
    for name in names(folder)? {
        let (program, script) =
            (folder.join(format!("{name}{WASM}")), folder.join(format!("{name}{SCRIPT}")));
        imports::shorten(&program, &script)?;
        if is_of_the_page(&name) {
            let (wasm, code) = (bytes(&program)?, text(&script)?);
            replace(folder, &wasm, &code, &hash(&wasm))?;
        }
    }
    Ok(())
}

/// Shortens the imports of the workers' programs only.
pub(super) fn shorten_workers(folder: &Path) -> Result<(), String> {
    for name in names(folder)?.iter().filter(|name| !is_of_the_page(name)) {
        imports::shorten(&folder.join(format!("{name}{WASM}")), &folder.join(format!("{name}{SCRIPT}")))?;
    }
    Ok(())
}

/// Replaces the program and the script that Trunk has made. The new names contain `build`.
pub(super) fn replace(folder: &Path, program: &[u8], script: &str, build: &str) -> Result<(), String> {
    let page = text(&folder.join(PAGE))?;
    let names = names(folder)?;
    let old = names.iter().find(|name| is_of_the_page(name) && page.contains(*name));
    let old = old.ok_or("the page has no program")?;
    let new = format!("{PROGRAM}-{build}");
    for end in [WASM, SCRIPT] {
        let file = folder.join(format!("{old}{end}"));
        fs::remove_file(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    let file = folder.join(format!("{new}{WASM}"));
    fs::write(&file, program).map_err(|error| format!("{}: {error}", file.display()))?;
    write(&folder.join(format!("{new}{SCRIPT}")), script)?;
    write(&folder.join(PAGE), &page.replace(old, &new))
}

/// Returns a hash of the content, for names.
pub(super) fn hash(bytes: &[u8]) -> String {
    format!("{:x}", Sha256::digest(bytes))[..16].to_owned()
}

fn is_of_the_page(name: &str) -> bool {
    name.strip_prefix(PROGRAM).is_some_and(|rest| rest.starts_with('-'))
}

/// Returns the names of the programs that have a script.
fn names(folder: &Path) -> Result<Vec<String>, String> {
    let files = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let files = files.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let names = files.filter_map(|file| file.strip_suffix(WASM).map(str::to_owned));
    Ok(names.filter(|name| folder.join(format!("{name}{SCRIPT}")).is_file()).collect())
}
