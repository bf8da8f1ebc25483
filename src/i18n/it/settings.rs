//! The settings in Italian.

use crate::i18n::cabin::SettingsWords;

pub const SETTINGS: SettingsWords = SettingsWords {
    display: "Schermo",
    look: "Aspetto",
    looks: ["Sistema", "Scuro", "Chiaro"],
    text_size: "Dimensione del testo",
    text_sizes: ["Normale", "Grande", "Molto grande"],
    pace: "Velocità delle animazioni",
    paces: ["Nessuna", "Rapida", "Normale"],
    full_screen: "Schermo intero",
    sounds: "Suoni",
    sounds_off: "Spenti",
    sounds_on: "Accesi",
    volume: "Volume",
    ring: "Suonare la campana",
    seating: "Posti",
    seatings: ["Di fronte", "Stesso lato", "Girevole"],
    seating_hints: [
        "Il dispositivo sta in piano tra i giocatori; il lato lontano è capovolto.",
        "Il dispositivo è condiviso o passa di mano; chi è di turno sta in basso.",
        "Il dispositivo sta in piano; tutto si gira verso chi è di turno.",
    ],
    chances: "Probabilità di vincere",
    chances_hidden: "Nascoste",
    chances_shown: "Visibili",
    update_ready: "Una nuova versione è pronta",
    update: "Aggiornare",
    later: "Più tardi",
};
