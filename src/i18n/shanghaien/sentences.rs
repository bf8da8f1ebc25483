//! The sentences of Shanghaien, with the places for names and numbers.

use crate::i18n::phrases::{Count, Text, phrases};

phrases! {
    /// What is put together from phrases.
    pub struct Sentences {
        /// On buttons that cannot be pressed.
        needs_dice,
        needs_dice_on_cards,
        /// On small cards, by their codes: B, N, R.
        tricks_short: [Text; 3],
        sailor,
        trick,
        numbered_card,
        card_from_left,
        dice: Count,
        dice_left: Count,
        points: Count,
        open_for,
        round,
        last_cards,
        cards_left,
        die,
        several,
        tile,
        /// What to do with the rolled dice.
        tap_sets_end,
        tap_one_of_two,
        tap_card,
        tap_cards,
        tap_now,
        /// Who does or must do what.
        chooses,
        rolls,
        must_shanghai,
        places,
        rerolls,
        does_not_answer,
        thinks,
        thinks_of_shanghai,
        starts_round,
        score_next,
        dealt,
        played_trick,
        denies,
        leaves_to,
        /// Where a card goes, and why.
        no_dice,
        compared,
        compared_with_neighbours,
        takes,
        nobody_takes,
        /// What was done.
        rolled,
        shanghaied,
        placed,
        changed_die,
        added_both,
        rolled_again,
        sent_sailors,
        /// The left end is the 1, or the right one; follows another sentence.
        ends: [Text; 2],
        /// Options to choose.
        this_die,
        becomes,
        place_die,
        change_die,
        send_sailors,
        game_in_progress,
        starts,
        throw_result,
        throw_equal,
        wins,
        draw,
        nobody_has,
        one_has,
        stronger,
        equal,
        step_of,
        to_move,
        chances,
        /// Red and blue, for captains without a name.
        default_names: [Text; 2],
    }
}
