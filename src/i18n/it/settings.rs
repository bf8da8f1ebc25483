//! The settings in Italian.

use crate::i18n::extras::SettingsWords;

pub const SETTINGS: SettingsWords = SettingsWords {
    display: "Schermo",
    theme: "Tema",
    themes: ["Sistema", "Scuro", "Chiaro"],
    text_size: "Dimensione del testo",
    text_sizes: ["Normale", "Grande", "Molto grande"],
    pace: "Animazioni",
    paces: ["Spente", "Rapide", "Normali"],
    full_screen: "Schermo intero",
    sounds: "Suoni",
    sounds_off: "Spenti",
    sounds_on: "Accesi",
    volume: "Volume",
    ring: "Suona la campana",
    seating: "Disposizione",
    seatings: ["Di fronte", "Stesso lato", "Girevole"],
    seatings_explained: [
        "Il dispositivo è posato tra i giocatori: il lato opposto è capovolto.",
        "Il dispositivo è condiviso o passa di mano: chi è di turno sta in basso.",
        "Il dispositivo è posato sul tavolo: tutto si gira verso chi è di turno.",
    ],
    chances: "Probabilità di vittoria",
    chances_hidden: "Nascoste",
    chances_shown: "Visibili",
    licenses: "Licenze open source",
    update_ready: "È pronta una nuova versione",
    update: "Aggiorna",
    later: "Più tardi",
};
