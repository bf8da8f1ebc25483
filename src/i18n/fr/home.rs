//! The home page in French.

use crate::i18n::home::Home;

pub(super) const HOME: Home = Home {
    title: "Deux jeux de marins",
    shanghaien_lead: "Un jeu de dés pour deux capitaines",
    hispaniola: "Hispaniola",
    hispaniola_lead: "Plis et navires, de 3 à 5 joueurs",
    rules_of_shanghaien: "Règles de Shanghaien",
    rules_of_hispaniola: "Règles d’Hispaniola",
    hispaniola_in_progress: "{0}, manche {1}",
};
