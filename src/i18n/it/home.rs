//! The home page in Italian.

use crate::i18n::home::Home;

pub(super) const HOME: Home = Home {
    title: "Due giochi di mare",
    shanghaien_lead: "Dadi per due capitani",
    hispaniola: "Hispaniola",
    hispaniola_lead: "Prese e navi per 3-5 pirati",
    rules_of_shanghaien: "Regole di Shanghaien",
    rules_of_hispaniola: "Regole di Hispaniola",
    hispaniola_in_progress: "{0}, mano {1}",
};
