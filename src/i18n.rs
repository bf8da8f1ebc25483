//! The words. Everything a person reads is said here, once for each language; the rest of the code
//! deals in typed values.
//!
//! What is put together from phrases is put together in one place for all languages. A language is a constant of
//! phrases and templates, so a missing one does not compile. The page carries none of them: it loads one as a text,
//! which each build makes of the constants (`cli words`).
//!
//! Each game has its own words, so that the part of one does not carry those of the other.

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

/// The files with the words that a page loads, and what they contain.
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
