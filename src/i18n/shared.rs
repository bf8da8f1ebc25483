//! What both games say.

use super::{
    errors::Errors,
    phrases::{Text, fill, phrases},
    replay::Replay,
};
use crate::rules::{
    hispaniola::{Card, Colour},
    shanghaien::{Nation, Trick},
};

phrases! {
    /// Words and sentences that are the same in both games.
    pub struct Shared {
        /// The code of the language.
        code,
        language,
        play,
        new_game,
        continue_game,
        rules,
        learn,
        open_record,
        save_record,
        save,
        menu,
        undo,
        log,
        close,
        back,
        home,
        start,
        more_options,
        go_on,
        keys,
        key_skip,
        total,
        rematch,
        replace_game,
        keep_game,
        replace,
        drop_here,
        tap_to_skip,
        trouble,
        trouble_kept,
        trouble_not_kept,
        load_again,
        elsewhere,
        elsewhere_kept,
        play_here,
        person,
        try_again,
        logbook,
        settings,
        loading,
        not_loaded,
        by_hand,
        /// By their codes: A, C, D, F, G, I, S, T.
        nations: [Text; 8],
        /// By their codes: B, N, R.
        tricks: [Text; 3],
        /// By their codes: B, G, R, V, Y.
        colours: [Text; 5],
        /// A card of Hispaniola: the colour and the number.
        card,
        replay: Replay,
        errors: Errors,
    }
}

impl Shared {
    /// Returns the name of a nation's people.
    pub fn nation(&self, nation: Nation) -> Text {
        self.nations[nation as usize]
    }

    /// Returns the name of a dirty trick: what it does.
    pub fn trick(&self, trick: Trick) -> Text {
        self.tricks[trick as usize]
    }

    /// Returns the name of a colour of Hispaniola.
    pub fn colour(&self, colour: Colour) -> Text {
        self.colours[colour as usize]
    }

    /// Returns the name of a card of Hispaniola: "green 7".
    pub fn card(&self, card: Card) -> String {
        fill(self.card, &[&self.colour(card.colour()), &card.number()])
    }
}
