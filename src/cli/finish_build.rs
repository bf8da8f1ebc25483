//! `finish-build`: the last step of a release build, run by Trunk.
//!
//! It cuts the program into its parts, shortens the names of the programs' imports, puts the first scripts into the
//! page and makes scripts and styles short. It writes the notices that other people's licences ask for. It writes the service worker with the list of all files, so that the hashed
//! names in it are always right. It puts the content security policy into the page, which allows only the page's own
//! files, scripts and styles.

mod compact;
mod crates;
mod files;
mod imports;
mod licenses;
mod page;
mod program;
mod scripts;
mod split;
mod styles;

use std::{
    fs,
    path::{Path, PathBuf},
};

use base64::{Engine, prelude::BASE64_STANDARD};
use clap::Args;
use files::listed;
use sha2::{Digest, Sha256};

/// Finish a built page: cut its program into parts, shorten its files, write its service worker and policy
#[derive(Args)]
pub(super) struct FinishBuild {
    /// Folder with the built page
    folder: PathBuf,
    /// Cut this program, as built by cargo, into its parts
    #[arg(long)]
    split: Option<PathBuf>,
}

impl FinishBuild {
    pub(super) fn run(&self) -> Result<(), String> {
        write(&self.folder.join(licenses::FILE), &licenses::notices()?)?;
        let version = finish(&self.folder, self.split.as_deref())?;
        println!("finished version {version}");
        Ok(())
    }
}

const PAGE: &str = "index.html";
const WORKER: &str = "sw.js";

/// Finishes the page in this folder and returns its version. In a page that was finished before, only the list of
/// files, the version and the service worker are renewed.
fn finish(folder: &Path, program: Option<&Path>) -> Result<String, String> {
    let file = folder.join(PAGE);
    let is_new = !page::is_finished(&text(&file)?)?;
    if is_new {
        match program {
            Some(program) => {
                split::split(folder, program)?;
                program::shorten_workers(folder)?;
            }
            None => program::shorten(folder)?,
        }
    }
    let page = page::read(folder, text(&file)?)?;
    let bare = page.bare()?;
    let mut files = listed(folder)?;
    files.retain(|file| !page.files.contains(&file.name));
    if is_new {
        styles::pack(folder, files.iter().map(|file| &*file.name))?;
        scripts::pack(folder, files.iter().map(|file| &*file.name))?;
        files = listed(folder)?;
        files.retain(|file| !page.files.contains(&file.name));
    }
    let listed = files.iter_mut().find(|file| file.name == PAGE).ok_or("there is no page")?;
    listed.integrity = integrity(bare.as_bytes());
    let version = files::version(&files);
    write(&file, &page.finished(&version)?)?;
    write(&folder.join(WORKER), &files::worker(&version, &files)?)?;
    for name in &page.files {
        fs::remove_file(folder.join(name)).map_err(|error| format!("{name}: {error}"))?;
    }
    Ok(version)
}

fn text(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

fn bytes(file: &Path) -> Result<Vec<u8>, String> {
    fs::read(file).map_err(|error| format!("{}: {error}", file.display()))
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}

fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(bytes)))
}

#[cfg(test)]
mod tests;
