//! The words of the home page. They are in the file of Shanghaien's words, which the first load fetches.

use super::phrases::{fill, phrases};

phrases! {
    /// The words of the home page.
    pub struct Home {
        title,
        shanghaien_lead,
        hispaniola,
        hispaniola_lead,
        rules_of_shanghaien,
        rules_of_hispaniola,
        hispaniola_in_progress,
    }
}

impl Home {
    /// Returns a game of Hispaniola: "Ada, Ben, Cleo, hand 2".
    pub fn hispaniola_game(&self, names: &str, hand: &str) -> String {
        fill(self.hispaniola_in_progress, &[&names, &hand])
    }
}
