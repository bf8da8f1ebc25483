//! The captain's cabin in French.

use super::{house::HOUSE, settings::SETTINGS};
use crate::i18n::cabin::{Logbook, Words};

pub static FRENCH: Words = Words {
    house: HOUSE,
    logbook: Logbook {
        no_games: "Aucune partie n’est encore terminée.",
        export: "Tout enregistrer",
        import: "Ajouter un fichier",
        unfinished: "inachevée",
        delete: "Supprimer la partie de {0}",
        deleted: "Supprimée : {0}.",
        added: ["Aucune nouvelle partie.", "{0} partie ajoutée.", "{0} parties ajoutées."],
        known: ["Aucune n’y était déjà.", "{0} y était déjà.", "{0} y étaient déjà."],
        broken: "Illisibles : {0}. La première : {1}.",
        aside: "Mis de côté",
        aside_note: "Cette version de la page n’a pas pu lire ceci. Enregistré dans un fichier, rien n’est perdu.",
        forget: "Supprimer",
        closed: "Le navigateur n’ouvre pas le journal de bord ici. Les parties terminées attendent dans la mémoire de la page.",
        newer: "Une version plus récente de cette page a écrit le journal de bord. Il reste intact.",
        full: "Le journal de bord est plein. Enregistrer les parties dans un fichier et en supprimer fait de la place.",
    },
    settings: SETTINGS,
};
