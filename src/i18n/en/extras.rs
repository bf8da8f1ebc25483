//! The settings and the logbook in English.

use super::{house::HOUSE, settings::SETTINGS};
use crate::i18n::extras::{Logbook, Words};

/// Their words in English.
pub static ENGLISH: Words = Words {
    house: HOUSE,
    logbook: Logbook {
        no_games: "No game has been finished yet.",
        export: "Save all as a file",
        import: "Add from a file",
        unfinished: "not finished",
        delete: "Delete the game of {0}",
        deleted: "Deleted: {0}.",
        added: ["No new game.", "{0} game added.", "{0} games added."],
        known: ["None was there already.", "{0} was there already.", "{0} were there already."],
        broken: "Could not be read: {0}. The first one: {1}.",
        too_large: "This file is larger than {0} MB. A smaller one will do.",
        aside: "Put aside",
        aside_note: "These could not be read by this version of the page. Saved as files they are not lost.",
        forget: "Delete",
        closed: "The browser does not open the logbook here. Games that end wait in the page’s own store.",
        newer: "A newer version of this page has written the logbook. It is left alone.",
        full: "The logbook is full. Saving the games as a file and deleting some makes room.",
    },
    settings: SETTINGS,
};
