//! The settings and the logbook in German.

use super::{settings::SETTINGS, shared::SHARED};
use crate::i18n::extras::{Logbook, Words};

pub static GERMAN: Words = Words {
    shared: SHARED,
    logbook: Logbook {
        no_games: "Noch keine Partie zu Ende gespielt.",
        export: "Alle als Datei sichern",
        import: "Aus Datei laden",
        unfinished: "nicht beendet",
        delete: "Partie von {0} löschen",
        delete_all: "Alle löschen",
        deleted: "Gelöscht: {0}.",
        deleted_all: ["Keine Partie gelöscht.", "{0} Partie gelöscht.", "{0} Partien gelöscht."],
        added: ["Keine neue Partie.", "{0} Partie hinzugefügt.", "{0} Partien hinzugefügt."],
        known: ["Keine doppelten.", "{0} war schon da.", "{0} waren schon da."],
        broken: "Nicht lesbar: {0}. Die erste: {1}.",
        too_large: "Diese Datei ist größer als {0} MB. Bitte eine kleinere nehmen.",
        reading: "Datei wird gelesen: {0}\u{a0}%",
        writing: "Datei wird geschrieben: {0}\u{a0}%",
        cancel: "Abbrechen",
        stopped: "Abgebrochen.",
        shown: "{0}–{1} von {2}",
        earlier: "Frühere",
        later: "Spätere",
        up_to: "Bis",
        thousands: ".",
        unknown: "Partie einer neueren Version dieser Seite",
        aside: "Beiseitegelegt",
        aside_note: "Diese Version der Seite konnte das nicht lesen. Als Datei gesichert, geht es nicht verloren.",
        forget: "Löschen",
        closed: "Der Browser sperrt hier das Logbuch. Beendete Partien warten im Speicher der Seite.",
        silent: "Das Logbuch antwortet nicht.",
        blocked: "In einem anderen Tab ist das Logbuch mit einer älteren Version dieser Seite offen. Bitte jenen Tab schließen.",
        newer: "Das Logbuch stammt von einer neueren Version dieser Seite. Es bleibt unberührt.",
        full: "Das Logbuch ist voll: Partien als Datei sichern, dann einige löschen.",
    },
    settings: SETTINGS,
};
