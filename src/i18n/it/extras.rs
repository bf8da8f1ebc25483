//! The settings and the logbook in Italian.

use super::{settings::SETTINGS, shared::SHARED};
use crate::i18n::extras::{Logbook, Words};

pub static ITALIAN: Words = Words {
    shared: SHARED,
    logbook: Logbook {
        no_games: "Ancora nessuna partita finita.",
        export: "Salva tutto in un file",
        import: "Aggiungi da un file",
        unfinished: "non finita",
        delete: "Elimina la partita di {0}",
        delete_all: "Elimina tutto",
        deleted: "Eliminata: {0}.",
        deleted_all: ["Nessuna partita eliminata.", "{0} partita eliminata.", "{0} partite eliminate."],
        added: ["Nessuna nuova partita.", "{0} partita aggiunta.", "{0} partite aggiunte."],
        known: ["Nessun doppione.", "{0} c’era già.", "{0} c’erano già."],
        broken: "Illeggibili: {0}. La prima: {1}.",
        too_large: "Questo file supera {0} MB. Scegline uno più piccolo.",
        reading: "Lettura del file: {0}%",
        writing: "Scrittura del file: {0}%",
        cancel: "Annulla",
        stopped: "Operazione annullata.",
        shown: "{0}–{1} di {2}",
        earlier: "Meno recenti",
        later: "Più recenti",
        up_to: "Fino al",
        thousands: ".",
        unknown: "Partita di una versione più recente della pagina",
        aside: "Messe da parte",
        aside_note: "Questa versione della pagina non riesce a leggerle. Salvate in un file, non vanno perse.",
        forget: "Elimina",
        closed: "Qui il browser blocca il diario di bordo. Le partite finite restano nella memoria della pagina.",
        silent: "Il diario di bordo non risponde.",
        blocked: "Un’altra scheda ha aperto il diario di bordo con una versione precedente della pagina. Chiudi quella scheda.",
        newer: "Il diario di bordo è di una versione più recente di questa pagina. Resta intatto.",
        full: "Il diario di bordo è pieno. Salva le partite in un file ed eliminane qualcuna per fare spazio.",
    },
    settings: SETTINGS,
};
