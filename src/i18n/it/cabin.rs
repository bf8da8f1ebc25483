//! The captain's cabin in Italian.

use super::{house::HOUSE, settings::SETTINGS};
use crate::i18n::cabin::{Logbook, Words};

pub static ITALIAN: Words = Words {
    house: HOUSE,
    logbook: Logbook {
        no_games: "Nessuna partita è ancora finita.",
        export: "Salva tutto in un file",
        import: "Aggiungi da un file",
        unfinished: "non finita",
        delete: "Elimina la partita di {0}",
        deleted: "Eliminata: {0}.",
        added: ["Nessuna partita nuova.", "{0} partita aggiunta.", "{0} partite aggiunte."],
        known: ["Nessuna c’era già.", "{0} c’era già.", "{0} c’erano già."],
        broken: "Illeggibili: {0}. La prima: {1}.",
        aside: "Messe da parte",
        aside_note: "Questa versione della pagina non è riuscita a leggerle. Salvate in un file non vanno perdute.",
        forget: "Elimina",
        closed: "Qui il browser non apre il diario di bordo. Le partite finite aspettano nella memoria della pagina.",
        newer: "Una versione più recente di questa pagina ha scritto il diario di bordo. Resta intatto.",
        full: "Il diario di bordo è pieno. Salvare le partite in un file ed eliminarne alcune fa spazio.",
    },
    settings: SETTINGS,
};
