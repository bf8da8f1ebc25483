//! `words`: the files with the words that the page loads.

use std::{fs, path::PathBuf};

use clap::Args;

use crate::i18n::files;

/// Write the words of all languages as the files that the page loads
#[derive(Args)]
pub(super) struct Words {
    /// The folder of the page's files
    #[arg(default_value = "static")]
    folder: PathBuf,
}

impl Words {
    pub(super) fn run(&self) -> Result<(), String> {
        for (file, text) in files() {
            let path = self.folder.join(file);
            fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
        }
        Ok(())
    }
}
