//! The home page in English.

use crate::i18n::home::Home;

pub(super) const HOME: Home = Home {
    title: "Two harbour games",
    shanghaien_lead: "Dice for two captains",
    hispaniola: "Hispaniola",
    hispaniola_lead: "Tricks and ships for three to five",
    rules_of_shanghaien: "Rules of Shanghaien",
    rules_of_hispaniola: "Rules of Hispaniola",
    hispaniola_in_progress: "{0}, hand {1}",
};
