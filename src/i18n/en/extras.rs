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
        delete_all: "Delete all",
        deleted: "Deleted: {0}.",
        deleted_all: ["No games deleted.", "{0} game deleted.", "{0} games deleted."],
        added: ["No new games.", "{0} game added.", "{0} games added."],
        known: ["No duplicates.", "{0} was already there.", "{0} were already there."],
        broken: "Could not be read: {0}. First problem: {1}.",
        too_large: "This file is larger than {0} MB. Choose a smaller one.",
        reading: "Reading the file: {0}%",
        writing: "Writing the file: {0}%",
        cancel: "Cancel",
        stopped: "Cancelled.",
        shown: "{0}–{1} of {2}",
        earlier: "Earlier",
        later: "Later",
        up_to: "Up to",
        thousands: ",",
        unknown: "Game from a newer version of the page",
        aside: "Set aside",
        aside_note: "This version of the page could not read these. Save them as files to keep them.",
        forget: "Delete",
        closed: "The browser blocks the logbook here. Finished games wait in the page’s own storage.",
        silent: "The logbook is not answering.",
        blocked: "Another tab has the logbook open with an older version of the page. Close that tab.",
        newer: "This logbook is from a newer version of the page. It stays untouched.",
        full: "The logbook is full. To make room, save the games as a file, then delete some.",
    },
    settings: SETTINGS,
};
