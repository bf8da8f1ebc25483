//! `words`: writes the files of phrases that the page loads. Trunk runs it before each build.

use std::{
    fs,
    path::{Path, PathBuf},
};

use clap::Args;

use crate::i18n::files;

/// Write the phrases of all languages to the files that the page loads
#[derive(Args)]
pub(super) struct Words {
    /// Folder that the page's files are copied from
    #[arg(default_value = "target/text")]
    folder: PathBuf,
}

impl Words {
    pub(super) fn run(&self) -> Result<(), String> {
        write(&self.folder, &files())
    }
}

/// Writes the files that differ, and removes files of earlier builds beside them.
fn write(folder: &Path, files: &[(String, String)]) -> Result<(), String> {
    for (file, text) in files {
        let path = folder.join(file);
        let failed = |error| format!("{}: {error}", path.display());
        if fs::read_to_string(&path).is_ok_and(|present| present == *text) {
            continue;
        }
        let parent = path.parent().unwrap_or(folder);
        fs::create_dir_all(parent).map_err(failed)?;
        fs::write(&path, text).map_err(failed)?;
    }
    for (file, _) in files {
        let path = folder.join(file);
        let parent = path.parent().unwrap_or(folder);
        let failed = |error| format!("{}: {error}", parent.display());
        for entry in fs::read_dir(parent).map_err(failed)? {
            let found = entry.map_err(failed)?.path();
            if !files.iter().any(|(file, _)| folder.join(file) == found) {
                fs::remove_file(&found).map_err(failed)?;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_are_written_if_they_differ_and_older_ones_go() {
        let folder = std::env::temp_dir().join(format!("words-{}", std::process::id()));
        let files = |text: &str| [("words/en.txt".to_owned(), text.to_owned())];
        write(&folder, &files("one")).unwrap();
        let file = folder.join("words/en.txt");
        let written = || fs::metadata(&file).unwrap().modified().unwrap();
        let first = written();
        fs::write(folder.join("words/xx.txt"), "old").unwrap();
        write(&folder, &files("one")).unwrap();
        assert_eq!(written(), first);
        assert!(!folder.join("words/xx.txt").exists());
        write(&folder, &files("two")).unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "two");
        fs::remove_dir_all(&folder).unwrap();
    }
}
