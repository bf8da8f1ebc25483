//! The settings in French.

use crate::i18n::extras::SettingsWords;

pub const SETTINGS: SettingsWords = SettingsWords {
    display: "Affichage",
    theme: "Apparence",
    themes: ["Système", "Sombre", "Claire"],
    text_size: "Taille du texte",
    text_sizes: ["Normale", "Grande", "Très grande"],
    pace: "Vitesse des animations",
    paces: ["Aucune", "Rapide", "Normale"],
    full_screen: "Plein écran",
    sounds: "Sons",
    sounds_off: "Coupés",
    sounds_on: "Actifs",
    volume: "Volume",
    ring: "Sonner la cloche",
    seating: "Places",
    seatings: ["Face à face", "Même côté", "Tournant"],
    seatings_explained: [
        "L’appareil est à plat entre les joueurs ; le côté d’en face est retourné.",
        "L’appareil est partagé ou passé ; le capitaine dont c’est le tour est en bas.",
        "L’appareil est à plat ; tout se tourne vers le capitaine dont c’est le tour.",
    ],
    chances: "Chances de gagner",
    chances_hidden: "Cachées",
    chances_shown: "Visibles",
    licenses: "Licences open source",
    update_ready: "Une nouvelle version est prête",
    update: "Mettre à jour",
    later: "Plus tard",
};
