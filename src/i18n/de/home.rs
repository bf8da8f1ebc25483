//! The home page in German.

use crate::i18n::home::Home;

pub(super) const HOME: Home = Home {
    title: "Zwei Hafenspiele",
    shanghaien_lead: "Ein Würfelspiel für zwei Kapitäne",
    hispaniola: "Hispaniola",
    hispaniola_lead: "Stiche und Schiffe für drei bis fünf",
    rules_of_shanghaien: "Regeln von Shanghaien",
    rules_of_hispaniola: "Regeln von Hispaniola",
    hispaniola_in_progress: "{0}, Spiel {1}",
};
