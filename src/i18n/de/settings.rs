//! The settings in German.

use crate::i18n::extras::SettingsWords;

pub const SETTINGS: SettingsWords = SettingsWords {
    display: "Anzeige",
    theme: "Aussehen",
    themes: ["System", "Dunkel", "Hell"],
    text_size: "Schriftgröße",
    text_sizes: ["Normal", "Groß", "Sehr groß"],
    pace: "Tempo der Animationen",
    paces: ["Aus", "Schnell", "Normal"],
    full_screen: "Vollbild",
    sounds: "Ton",
    sounds_off: "Aus",
    sounds_on: "An",
    volume: "Lautstärke",
    ring: "Glocke läuten",
    seating: "Sitzordnung",
    seatings: ["Gegenüber", "Eine Seite", "Dreht mit"],
    seatings_explained: [
        "Das Gerät liegt flach zwischen den Spielern; die Seite gegenüber ist gedreht.",
        "Beide schauen von einer Seite oder reichen das Gerät weiter; wer am Zug ist, sitzt unten.",
        "Das Gerät liegt flach; alles dreht sich zum Kapitän am Zug.",
    ],
    chances: "Gewinnchancen",
    chances_hidden: "Verborgen",
    chances_shown: "Sichtbar",
    licenses: "Open-Source-Lizenzen",
    update_ready: "Eine neue Version liegt bereit",
    update: "Aktualisieren",
    later: "Später",
};
