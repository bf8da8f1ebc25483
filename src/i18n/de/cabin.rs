//! The captain's cabin in German.

use super::{house::HOUSE, settings::SETTINGS};
use crate::i18n::cabin::{Logbook, Words};

pub static GERMAN: Words = Words {
    house: HOUSE,
    logbook: Logbook {
        no_games: "Noch ist keine Partie zu Ende gespielt.",
        export: "Alle als Datei sichern",
        import: "Aus Datei hinzufügen",
        unfinished: "nicht beendet",
        delete: "Partie von {0} löschen",
        deleted: "Gelöscht: {0}.",
        added: ["Keine neue Partie.", "{0} Partie hinzugefügt.", "{0} Partien hinzugefügt."],
        known: ["Keine war schon da.", "{0} war schon da.", "{0} waren schon da."],
        broken: "Nicht lesbar: {0}. Die erste: {1}.",
        aside: "Beiseitegelegt",
        aside_note: "Diese Version der Seite konnte das nicht lesen. Als Datei gesichert geht nichts verloren.",
        forget: "Löschen",
        closed: "Der Browser öffnet das Logbuch hier nicht. Beendete Partien warten im Speicher der Seite.",
        newer: "Eine neuere Version dieser Seite hat das Logbuch geschrieben. Es bleibt unberührt.",
        full: "Das Logbuch ist voll. Die Partien als Datei sichern und einige löschen schafft Platz.",
    },
    settings: SETTINGS,
};
