//! The notices that the licences of other people's work ask for: one text file beside the page.

use std::{fs, path::Path};

use super::crates::{self, Crate};

/// The name of the file. The service worker does not save it: nobody needs it offline.
pub(super) const FILE: &str = "licenses.txt";

/// The byte order mark at the start makes browsers read the file as UTF-8, whatever the host says.
const HEAD: &str = "\u{feff}The games Shanghaien and Hispaniola contain the work of many others, with thanks.
Where a licence can be chosen, it is the MIT licence if its text is here, else the Apache licence 2.0.

The Rust standard library, copyright The Rust Project contributors: MIT OR Apache-2.0
";

/// Returns the notices of all crates in the page: a list, then each text once with the crates that it is for.
pub(super) fn notices() -> Result<String, String> {
    let crates = crates::of_the_page()?;
    let mut text = HEAD.to_owned();
    let mut texts: Vec<(String, Vec<String>)> = Vec::new();
    let mut apache = None;
    for it in &crates {
        let name = format!("{} {}", it.name, it.version);
        text += &format!("{name}: {}\n", it.license.as_deref().unwrap_or("?"));
        let files = files(&it.folder())?;
        if apache.is_none() {
            apache = files.iter().find(|(file, _)| file == "LICENSE-APACHE").map(|(_, text)| text.clone());
        }
        for (_, license) in chosen(it, files) {
            match texts.iter_mut().find(|(known, _)| is_same(known, &license)) {
                Some((_, names)) => names.push(name.clone()),
                None => texts.push((license, vec![name.clone()])),
            }
        }
    }
    let apache = apache.ok_or("no crate has the text of the Apache licence")?;
    texts.push((apache, vec!["The Apache licence, for all others".to_owned()]));
    for (license, names) in texts {
        text += &format!("\n{}\n{}\n\n{}\n", "=".repeat(80), names.join(", "), license.trim());
    }
    Ok(text)
}

/// Returns the files with licences and notices in this folder, with their texts.
fn files(folder: &Path) -> Result<Vec<(String, String)>, String> {
    let failed = |error| format!("{}: {error}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().to_uppercase()).unwrap_or_default();
        let starts = ["LICEN", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];
        if path.is_file() && starts.iter().any(|start| name.starts_with(start)) {
            let bytes = fs::read(&path).map_err(failed)?;
            files.push((name, String::from_utf8_lossy(&bytes).replace("\r\n", "\n")));
        }
    }
    files.sort();
    Ok(files)
}

/// Leaves out the licences that are not chosen.
fn chosen(it: &Crate, mut files: Vec<(String, String)>) -> Vec<(String, String)> {
    let license = it.license.as_deref().unwrap_or_default();
    let can_choose_mit = license.contains("OR") || license.contains('/');
    if can_choose_mit && files.iter().any(|(name, _)| name.contains("MIT")) {
        files
            .retain(|(name, _)| !["APACHE", "UNLICENSE", "COPYING"].iter().any(|other| name.contains(other)));
    } else if can_choose_mit {
        files.retain(|(name, _)| !name.contains("BOOST"));
    }
    files
}

/// Returns whether two texts have the same words.
fn is_same(one: &str, other: &str) -> bool {
    one.split_whitespace().eq(other.split_whitespace())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_notices_name_all_crates_and_have_their_texts() {
        let text = notices().unwrap();
        for it in crates::of_the_page().unwrap() {
            assert!(text.contains(&format!("\n{} {}: ", it.name, it.version)), "{}", it.name);
        }
        for part in ["Permission is hereby granted", "Apache License", "UNICODE LICENSE", "RustCrypto"] {
            assert!(text.contains(part), "{part}");
        }
        // Most texts are those of several crates.
        assert!((20_000..200_000).contains(&text.len()), "{}", text.len());
    }
}
