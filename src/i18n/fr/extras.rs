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
        delete_all: "Tout supprimer",
        deleted: "Suppression : {0}.",
        deleted_all: ["Aucune partie supprimée.", "{0} partie supprimée.", "{0} parties supprimées."],
        added: ["Aucune nouvelle partie.", "{0} partie ajoutée.", "{0} parties ajoutées."],
        known: ["Aucun doublon.", "{0} déjà présente.", "{0} déjà présentes."],
        broken: "Parties illisibles : {0}. Première erreur : {1}.",
        too_large: "Ce fichier dépasse {0} Mo. Choisir un fichier plus petit.",
        reading: "Lecture du fichier : {0}\u{a0}%",
        writing: "Écriture du fichier : {0}\u{a0}%",
        cancel: "Annuler",
        stopped: "Opération annulée.",
        shown: "{0} à {1} sur {2}",
        earlier: "Plus anciennes",
        later: "Plus récentes",
        up_to: "Jusqu’au",
        thousands: "\u{202f}",
        unknown: "Partie d’une version plus récente de la page",
        aside: "Mis de côté",
        aside_note: "Illisible pour cette version de la page. À enregistrer dans un fichier pour ne rien perdre.",
        forget: "Supprimer",
        closed: "Le navigateur bloque ici le journal de bord. Les parties terminées attendent dans la mémoire de la page.",
        silent: "Le journal de bord ne répond pas.",
        blocked: "Le journal de bord est ouvert dans un autre onglet avec une version plus ancienne de la page. Fermer cet onglet-là.",
        newer: "Ce journal de bord vient d’une version plus récente de la page. Il reste intact.",
        full: "Le journal de bord est plein. Pour faire de la place : exporter les parties, puis en supprimer.",
    },
    settings: SETTINGS,
};
