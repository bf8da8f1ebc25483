//! What the rules forbid, what is wrong with a record, and what else players must be told.

use super::{
    Shared,
    phrases::{Text, fill, phrases},
};
use crate::{
    model::Notice,
    record::{
        GameName, Reason, RecordError, Rule,
        name::{LONGEST, isolated},
    },
    rules::{
        Change,
        hispaniola::{self, HAND, Seats, Setup, Side, WrongDeal},
        shanghaien::{Deck, Refusal, WrongDeck},
    },
};

phrases! {
    /// The reasons. Those of a record stand between a colon and a full stop.
    pub struct Errors {
        bad_record,
        too_large,
        no_rules,
        no_words,
        unreadable,
        bad_save,
        not_saved,
        full,
        /// The lasting mark while something is only in memory.
        unsaved,
        newer_save,
        no_answer,
        on_line,
        at_token,
        game_over,
        roll_first,
        place_first,
        reroll_due,
        too_few_dice_in_supply,
        too_few_dice_on_cards,
        end_not_chosen,
        end_already_chosen,
        die_not_rolled,
        no_face_up,
        no_face_down,
        trick_already_played,
        trick_not_held,
        no_sailor_of_nation,
        deal_first,
        already_dealt,
        deal_for_other_table,
        bid_first,
        trump_decided,
        card_not_held,
        must_follow,
        trick_not_complete,
        board_first,
        give_first,
        reserve_empty,
        reserve_not_empty,
        side_not_chosen,
        no_captain,
        no_swap_aft,
        no_swap_fore,
        no_pile,
        deal_players,
        deal_size,
        dealt_twice,
        not_in_game,
        not_text,
        damaged,
        unknown_game,
        other_game,
        unknown_version,
        unknown_header,
        repeated_header,
        missing_header,
        value_count,
        player_count,
        name_too_long,
        unquoted_name,
        unclosed_name,
        unknown_escape,
        glued_to_name,
        seat_of_two,
        seat_of_many,
        not_a_round_count,
        unknown_next_start,
        not_a_card,
        deck_size,
        deck_count,
        deal_inside_line,
        unknown_token,
        unsorted_roll,
        dangling_end,
    }
}

impl Shared {
    /// Returns a notice in words.
    pub fn notice(&self, notice: &Notice) -> String {
        match notice {
            Notice::BadRecord(error) => fill(self.errors.bad_record, &[&self.record_error(error)]),
            Notice::BadSave(error) => fill(self.errors.bad_save, &[&self.record_error(error)]),
            _ => self.short_notice(notice).into(),
        }
    }

    /// Returns a notice in few words, without what is wrong with a record: the code for that is not in the first load.
    pub fn short_notice(&self, notice: &Notice) -> Text {
        let phrases = &self.errors;
        match notice {
            Notice::BadRecord(_) | Notice::BadSave(_) | Notice::Unreadable => phrases.unreadable,
            Notice::TooLarge => phrases.too_large,
            Notice::NoRules => phrases.no_rules,
            Notice::NoWords => phrases.no_words,
            Notice::NotLoaded => self.not_loaded,
            Notice::NotSaved => phrases.not_saved,
            Notice::Full => phrases.full,
            Notice::NewerSave => phrases.newer_save,
            Notice::NoAnswer => phrases.no_answer,
            Notice::BadLink => self.replay.bad_link,
            Notice::LinkCopied => self.replay.link_copied,
            Notice::Link(_) => self.replay.link_here,
        }
    }

    /// Returns what is wrong with a record, and where.
    pub fn record_error(&self, error: &RecordError) -> String {
        let (line, reason) = (error.line, self.reason(&error.reason));
        if error.token.is_empty() {
            fill(self.errors.on_line, &[&line, &reason])
        } else {
            fill(self.errors.at_token, &[&line, &isolated(&error.token, usize::MAX), &reason])
        }
    }

    /// Returns why an action of Shanghaien is refused.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let phrases = &self.errors;
        match *refusal {
            Refusal::GameOver => phrases.game_over.into(),
            Refusal::RollFirst => phrases.roll_first.into(),
            Refusal::PlaceFirst => phrases.place_first.into(),
            Refusal::RerollDue => phrases.reroll_due.into(),
            Refusal::TooFewDiceInSupply { has } => with_number(phrases.too_few_dice_in_supply, has),
            Refusal::TooFewDiceOnCards { has } => with_number(phrases.too_few_dice_on_cards, has),
            Refusal::EndNotChosen => phrases.end_not_chosen.into(),
            Refusal::EndAlreadyChosen => phrases.end_already_chosen.into(),
            Refusal::DieNotRolled { die, roll } => {
                fill(phrases.die_not_rolled, &[&die.pips(), &roll.low().pips(), &roll.high().pips()])
            }
            Refusal::NoSuchFace { die, change: Change::Up } => with_number(phrases.no_face_up, die.pips()),
            Refusal::NoSuchFace { die, change: Change::Down } => {
                with_number(phrases.no_face_down, die.pips())
            }
            Refusal::TrickAlreadyPlayed => phrases.trick_already_played.into(),
            Refusal::TrickNotHeld { trick } => fill(phrases.trick_not_held, &[&self.trick(trick)]),
            Refusal::NoSailorOfNation { nation } => {
                fill(phrases.no_sailor_of_nation, &[&self.nation(nation)])
            }
        }
    }

    /// Returns why an action of Hispaniola is refused.
    pub fn hispaniola_refusal(&self, refusal: &hispaniola::Refusal) -> String {
        use hispaniola::Refusal;
        let phrases = &self.errors;
        let text = match *refusal {
            Refusal::GameOver => phrases.game_over,
            Refusal::DealFirst => phrases.deal_first,
            Refusal::AlreadyDealt => phrases.already_dealt,
            Refusal::DealForOtherTable => phrases.deal_for_other_table,
            Refusal::BidFirst => phrases.bid_first,
            Refusal::TrumpDecided => phrases.trump_decided,
            Refusal::CardNotHeld { card } => return fill(phrases.card_not_held, &[&self.card(card)]),
            Refusal::MustFollow { led } => return fill(phrases.must_follow, &[&self.colour(led)]),
            Refusal::TrickNotComplete => phrases.trick_not_complete,
            Refusal::BoardFirst => phrases.board_first,
            Refusal::GiveFirst => phrases.give_first,
            Refusal::ReserveEmpty => phrases.reserve_empty,
            Refusal::ReserveNotEmpty { has } => return with_number(phrases.reserve_not_empty, has),
            Refusal::SideNotChosen => phrases.side_not_chosen,
            Refusal::NoCaptain => phrases.no_captain,
            Refusal::NoSwap { side: Side::Aft } => phrases.no_swap_aft,
            Refusal::NoSwap { side: Side::Fore } => phrases.no_swap_fore,
            Refusal::NoPile => phrases.no_pile,
        };
        text.into()
    }

    /// Returns what is wrong with a record.
    fn reason(&self, reason: &Reason) -> String {
        let phrases = &self.errors;
        let text = match reason {
            Reason::NotText => phrases.not_text,
            Reason::Damaged => phrases.damaged,
            Reason::UnknownGame => {
                let [one, other] = GameName::ALL.map(GameName::code);
                return fill(phrases.unknown_game, &[&one, &other]);
            }
            Reason::OtherGame { wanted } => return fill(phrases.other_game, &[&wanted.code()]),
            Reason::UnknownVersion => phrases.unknown_version,
            Reason::UnknownHeader => phrases.unknown_header,
            Reason::RepeatedHeader => phrases.repeated_header,
            Reason::MissingHeader(key) => return fill(phrases.missing_header, &[&key]),
            Reason::ValueCount { has, needs } => return fill(phrases.value_count, &[needs, has]),
            Reason::PlayerCount { has } => {
                let [fewest, .., most] = Seats::ALL.map(Seats::count);
                return fill(phrases.player_count, &[&fewest, &most, has]);
            }
            Reason::NameTooLong => return fill(phrases.name_too_long, &[&LONGEST]),
            Reason::UnquotedName => phrases.unquoted_name,
            Reason::UnclosedName => phrases.unclosed_name,
            Reason::UnknownEscape => phrases.unknown_escape,
            Reason::GluedToName => phrases.glued_to_name,
            Reason::NotASeat { seats: 2 } => phrases.seat_of_two,
            Reason::NotASeat { seats } => return fill(phrases.seat_of_many, &[seats]),
            Reason::NotARoundCount => return with_number(phrases.not_a_round_count, Setup::MOST_ROUNDS),
            Reason::UnknownNextStart => phrases.unknown_next_start,
            Reason::NotACard => phrases.not_a_card,
            Reason::WrongDeck(WrongDeck::Size { has }) => {
                return fill(phrases.deck_size, &[&Deck::SIZE, has]);
            }
            Reason::WrongDeck(WrongDeck::Count { card, has, needs }) => {
                return fill(phrases.deck_count, &[card, needs, has]);
            }
            Reason::WrongDeal(wrong) => return self.wrong_deal(*wrong),
            Reason::DealInsideLine => phrases.deal_inside_line,
            Reason::UnknownToken => phrases.unknown_token,
            Reason::UnsortedRoll => phrases.unsorted_roll,
            Reason::DanglingEnd => phrases.dangling_end,
            Reason::Illegal(Rule::Shanghaien(refusal)) => return self.refusal(refusal),
            Reason::Illegal(Rule::Hispaniola(refusal)) => return self.hispaniola_refusal(refusal),
        };
        text.into()
    }

    /// Returns why these cards are not a deal.
    fn wrong_deal(&self, wrong: WrongDeal) -> String {
        let phrases = &self.errors;
        match wrong {
            WrongDeal::Players { has, needs } => fill(phrases.deal_players, &[&needs, &has]),
            WrongDeal::Size { seat, has } => fill(phrases.deal_size, &[&seat, &HAND, &has]),
            WrongDeal::Twice(_) => phrases.dealt_twice.into(),
            WrongDeal::NotInGame(_) => phrases.not_in_game.into(),
        }
    }
}

/// Returns a template with a number in it.
pub(super) fn with_number(template: &str, number: u8) -> String {
    fill(template, &[&number])
}
