//! The settings and the logbook in French.

use super::{settings::SETTINGS, shared::SHARED};
use crate::i18n::extras::{Logbook, Words};

pub static FRENCH: Words = Words {
    shared: SHARED,
    logbook: Logbook {
        no_games: "Aucune partie terminée pour l’instant.",
        export: "Tout exporter",
        import: "Importer un fichier",
        unfinished: "inachevée",
        delete: "Supprimer la partie : {0}",
        deleted: "Suppression : {0}.",
        added: ["Aucune nouvelle partie.", "{0} partie ajoutée.", "{0} parties ajoutées."],
        known: ["Aucun doublon.", "{0} déjà présente.", "{0} déjà présentes."],
        broken: "Parties illisibles : {0}. Première erreur : {1}.",
        too_large: "Ce fichier dépasse {0} Mo. Choisir un fichier plus petit.",
        aside: "Mis de côté",
        aside_note: "Illisible pour cette version de la page. À enregistrer dans un fichier pour ne rien perdre.",
        forget: "Supprimer",
        closed: "Le navigateur bloque ici le journal de bord. Les parties terminées attendent dans la mémoire de la page.",
        newer: "Ce journal de bord vient d’une version plus récente de la page. Il reste intact.",
        full: "Le journal de bord est plein. Pour faire de la place : exporter les parties, puis en supprimer.",
    },
    settings: SETTINGS,
};
