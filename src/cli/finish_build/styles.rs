//! Styles as they are sent: without what is for their readers, and those that are made of others in one file, because
//! several would be asked for one after the other.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use super::{text, write};

const IMPORT: &str = "@import \"";

/// Makes the styles among these files ready, and takes those away that have become part of others.
pub(super) fn pack<'a>(folder: &Path, names: impl Iterator<Item = &'a str>) -> Result<(), String> {
    let (mut packed, mut parts) = (Vec::new(), BTreeSet::new());
    for name in names.filter(|name| Path::new(name).extension().is_some_and(|end| end == "css")) {
        let file = folder.join(name);
        let style = joined(&bare(&text(&file)?), &file, &mut parts)?;
        packed.push((file, style));
    }
    for (file, style) in packed {
        write(&file, &style)?;
    }
    for part in parts {
        fs::remove_file(&part).map_err(|error| format!("{}: {error}", part.display()))?;
    }
    Ok(())
}

/// A style without comments and indentation.
fn bare(style: &str) -> String {
    let (mut code, mut rest) = (String::new(), style);
    while let Some((before, comment)) = rest.split_once("/*") {
        code += before;
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    code += rest;
    code.lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .fold(String::new(), |all, line| all + line + "\n")
}

/// A style with its imports in their places.
fn joined(style: &str, file: &Path, parts: &mut BTreeSet<PathBuf>) -> Result<String, String> {
    let mut whole = String::new();
    for line in style.lines() {
        match line.strip_prefix(IMPORT).and_then(|rest| rest.strip_suffix("\";")) {
            Some(name) => {
                let part = file.with_file_name(name);
                whole += &bare(&text(&part)?);
                parts.insert(part);
            }
            None => whole = whole + line + "\n",
        }
    }
    if whole.contains("@import") {
        return Err(format!(
            "{}: an import that is no line of its own, or in an imported style",
            file.display()
        ));
    }
    Ok(whole)
}
