//! The fixed texts of Hispaniola.

use crate::i18n::{
    Shared,
    phrases::{Text, phrases},
};

phrases! {
    /// Words and sentences that are always the same.
    pub struct Labels {
        /// What both games say.
        shared: Shared,
        title,
        rules_file,
        players,
        bands,
        length,
        short,
        standard,
        longer,
        round_less,
        round_more,
        no_trump,
        computer,
        first_player,
        sea,
        fore,
        captain,
        aft,
        empty,
        homeward,
        trick,
        winning,
        cancelled,
        face_down,
        not_played,
        new_trick,
        bid_rule,
        cover,
        last_trick,
        no_last_trick,
        scores,
        no_scores,
        source,
        captains,
        fore_and_aft,
        islands,
        piles,
        this_hand,
        score_rule,
        next_hand,
        to_the_result,
        hand,
        record_waits,
        trick_back,
        trick_on,
        hand_back,
        hand_on,
        /// The levels of the computer pirates, the weakest first, and what each is like.
        levels: [Text; 4],
        level_notes: [Text; 4],
    }
}
