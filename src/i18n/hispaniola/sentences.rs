//! The sentences of Hispaniola, with the places for names and numbers.

use crate::i18n::phrases::{Count, Text, phrases};

phrases! {
    /// What is put together from phrases.
    pub struct Sentences {
        /// The six ships, by the codes of their colours and then the neutral one: alone, as what is boarded, and as
        /// what somebody is captain of.
        ships: [Text; 6],
        the_ships: [Text; 6],
        of_ships: [Text; 6],
        neutral,
        hand_of,
        cards_of,
        cards: Count,
        points: Count,
        reserve: Count,
        tricks: Count,
        rounds: Count,
        hands: Count,
        place,
        island,
        /// The last two of a list.
        and,
        /// Who must do what.
        bids,
        bids_again,
        leads,
        plays,
        follows,
        plays_anything,
        boards,
        has_nobody,
        gives,
        thinks,
        does_not_answer,
        /// The trump; the colour led, and whose card wins.
        trump,
        led,
        trump_is,
        no_trump_yet,
        dealt,
        /// What to do about it.
        tap_to_bid,
        tap_a_card,
        tap_a_place,
        /// Choices. Where there are two, they are aft and fore.
        play_card,
        bid_card,
        swap,
        board,
        captain_goes: [Text; 2],
        swap_with: [Text; 2],
        stay_in_port,
        keep,
        give_to,
        with_pile,
        /// Whose card wins the trick, and why: the only trump, the highest one, the highest number, the first of equal
        /// ones, the only card.
        wins,
        is_winning,
        whys: [Text; 5],
        /// What the bids have decided.
        bids_cancel,
        bids_decide,
        bids_decide_nothing,
        /// What a boarding does; where there are two, the place is aft or fore.
        becomes_captain,
        moves_own: [Text; 2],
        moves_other: [Text; 2],
        swaps_with: [Text; 2],
        overboard,
        comes_home,
        /// Where a trick went.
        kept_trick,
        gave_trick,
        gave_pile,
        hand_over,
        show_cards,
        /// What was done.
        has_bid,
        bids_card,
        played,
        has_boarded,
        has_boarded_with: [Text; 2],
        has_swapped: [Text; 2],
        has_no_pirate,
        keeps_trick,
        /// The trick to the left, to the right, the same with the pile.
        gives_away: [Text; 4],
        cards_dealt,
        /// After a hand.
        no_captains,
        captains_are,
        captain_of,
        nobody_on_islands,
        on_island,
        nobody_has_tricks,
        one_has_most,
        several_have_most,
        one_has_second,
        several_have_second,
        nobody_is_second,
        /// After the game.
        wins_with,
        share_the_win,
        ahead_of,
        game_in_progress,
        /// The names of the bands.
        bands: [Text; 5],
        name_of_band,
        player_of_band,
    }
}
