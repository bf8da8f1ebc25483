//! The files of a built page: their list, their version, and the service worker that caches them.

use std::{
    fs,
    path::{Path, PathBuf},
};

use sha2::{Digest, Sha256};

use super::{WORKER, bytes, integrity, licenses, scripts};

/// The template of the service worker, with places for the version and the files.
const TEMPLATE: &str = include_str!("../../../static/service-worker.js");

/// A file of the page: its path relative to the page, and its hash in the form of Subresource Integrity.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Listed {
    pub name: String,
    pub integrity: String,
}

/// Returns all files that a browser may request, sorted by name.
pub(super) fn listed(folder: &Path) -> Result<Vec<Listed>, String> {
    let mut files = Vec::new();
    let mut folders = vec![(folder.to_owned(), String::new())];
    while let Some((path, prefix)) = folders.pop() {
        let failed = |error| format!("{}: {error}", path.display());
        for entry in fs::read_dir(&path).map_err(failed)? {
            let path: PathBuf = entry.map_err(failed)?.path();
            let own = path.file_name().and_then(|name| name.to_str()).unwrap_or("?");
            let name = format!("{prefix}{own}");
            if is_for_the_host(&name) {
                continue;
            }
            if !own.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte)) {
                return Err(format!("{}: only plain letters, digits, - _ and . in names", path.display()));
            }
            if path.is_dir() {
                folders.push((path, format!("{name}/")));
            } else {
                files.push(Listed { name, integrity: integrity(&bytes(&path)?) });
            }
        }
    }
    files.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(files)
}

/// Returns whether the service worker does not save a file: itself, settings of the host (`_headers`), compressed
/// copies, and the licences, which nobody needs offline.
fn is_for_the_host(name: &str) -> bool {
    let is_packed = Path::new(name).extension().is_some_and(|end| end == "gz" || end == "br");
    [WORKER, licenses::FILE].contains(&name) || name.starts_with(['_', '.']) || is_packed
}

/// Returns a version that changes with the name or the content of any file, and with the service worker.
pub(super) fn version(files: &[Listed]) -> String {
    let mut hash = Sha256::new_with_prefix(TEMPLATE);
    for Listed { name, integrity } in files {
        hash.update(format!("\n{name} {integrity}"));
    }
    format!("{:x}", hash.finalize())[..16].to_owned()
}

/// Returns the service worker of this version with these files.
pub(super) fn worker(version: &str, files: &[Listed]) -> Result<String, String> {
    let pairs: Vec<[&str; 2]> = files.iter().map(|file| [&*file.name, &*file.integrity]).collect();
    let list = serde_json::to_string(&pairs).expect("plain texts");
    scripts::minified(WORKER, &TEMPLATE.replace("%version%", version).replace("[\"%files%\"]", &list))
}
