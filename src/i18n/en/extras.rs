//! The settings and the logbook in English.

use super::{settings::SETTINGS, shared::SHARED};
use crate::i18n::extras::{Logbook, Words};

/// Their words in English.
pub static ENGLISH: Words = Words {
    shared: SHARED,
    logbook: Logbook {
        no_games: "No finished games yet.",
        export: "Save all as a file",
        import: "Add from a file",
        unfinished: "not finished",
        delete: "Delete the game: {0}",
        deleted: "Deleted: {0}.",
        added: ["No new games.", "{0} game added.", "{0} games added."],
        known: ["No duplicates.", "{0} was already there.", "{0} were already there."],
        broken: "Could not be read: {0}. First problem: {1}.",
        too_large: "This file is larger than {0} MB. Choose a smaller one.",
        aside: "Set aside",
        aside_note: "This version of the page could not read these. Save them as files to keep them.",
        forget: "Delete",
        closed: "The browser blocks the logbook here. Finished games wait in the page’s own storage.",
        newer: "This logbook is from a newer version of the page. It stays untouched.",
        full: "The logbook is full. To make room, save the games as a file, then delete some.",
    },
    settings: SETTINGS,
};
