//! All texts on screen. Sentences are assembled here, once for all languages.
//!
//! A language is a constant of phrases and templates, so a missing phrase does not compile. The page contains no
//! phrases; it loads one language's file, which `cli words` writes in each build.
//!
//! Each game has words of its own, so that a player of one game does not load those of the other.

#[cfg(not(target_arch = "wasm32"))]
mod de;
#[cfg(not(target_arch = "wasm32"))]
mod en;
mod errors;
pub mod extras;
#[cfg(not(target_arch = "wasm32"))]
mod fr;
mod game_words;
pub mod hispaniola;
mod home;
#[cfg(not(target_arch = "wasm32"))]
mod it;
mod language;
#[cfg(not(target_arch = "wasm32"))]
pub mod lesson;
mod phrases;
mod replay;
pub mod shanghaien;
mod shared;

#[cfg(not(target_arch = "wasm32"))]
pub use en::SHARED as ENGLISH;
pub use game_words::GameWords;
pub use language::Language;
pub use phrases::{Phrases, Text};
pub use shared::Shared;

/// Returns the word files that a page loads: each file's name and contents.
#[cfg(not(target_arch = "wasm32"))]
pub fn files() -> Vec<(String, String)> {
    let of = |language: Language| {
        [
            ("shanghaien", shanghaien::Words::of(language).to_text()),
            ("hispaniola", hispaniola::Words::of(language).to_text()),
            ("extras", extras::Words::of(language).to_text()),
        ]
        .map(|(program, text)| (language.words_file(program), text))
    };
    Language::ALL.into_iter().flat_map(of).chain(Language::ALL.into_iter().flat_map(lesson::files)).collect()
}

#[cfg(test)]
mod tests;
