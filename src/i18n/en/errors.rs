//! What is against the rules or wrong with a record, in English.

use super::English;
use crate::{
    i18n::Words,
    record::Reason,
    rules::{
        Change,
        shanghaien::{Deck, Refusal, WrongDeck},
    },
};

/// Why an action is refused.
pub(super) fn refusal_words(refusal: Refusal) -> String {
    match refusal {
        Refusal::GameOver => "the game is over".into(),
        Refusal::RollFirst => "roll first: dice and tricks come after a roll".into(),
        Refusal::PlaceFirst => "place one of the rolled dice first".into(),
        Refusal::RerollDue => "Roll again was played: the new roll comes next".into(),
        Refusal::TooFewDiceInSupply { has } => {
            format!("rolling needs 2 dice in the supply, has {has}: shanghai instead")
        }
        Refusal::TooFewDiceOnCards { has } => {
            format!("shanghaiing needs 2 own dice on cards, has {has}")
        }
        Refusal::EndNotChosen => "the round's first placement must say which end is the 1 (L or R)".into(),
        Refusal::EndAlreadyChosen => "which end is the 1 is settled for this round".into(),
        Refusal::DieNotRolled { die, roll } => format!(
            "no die shows {}, the roll is {} and {}",
            die.pips(),
            roll.low().pips(),
            roll.high().pips()
        ),
        Refusal::NoSuchFace { die, change } => {
            let where_to = match change {
                Change::Up => "up",
                Change::Down => "down",
            };
            format!("a {} cannot go {where_to} by one", die.pips())
        }
        Refusal::TrickAlreadyPlayed => "only one dirty trick per player and round".into(),
        Refusal::TrickNotHeld { trick } => format!("holds no trick “{}”", English.trick(trick)),
        Refusal::NoSailorOfNation { nation } => {
            format!(
                "2 sailors need at least one sailor of that nation, has none of the {}",
                English.nation(nation)
            )
        }
    }
}

/// What is wrong with a record.
pub(super) fn reason(reason: &Reason) -> String {
    match reason {
        Reason::NotText => "not readable as UTF-8 text".into(),
        Reason::UnknownGame => "a record starts with “shanghaien 1”".into(),
        Reason::UnknownVersion => "only version 1 of the format is known".into(),
        Reason::UnknownHeader => "no such header or action".into(),
        Reason::RepeatedHeader => "this header stands twice".into(),
        Reason::MissingHeader(key) => format!("the header “{key}” is missing"),
        Reason::ValueCount { has, needs } => format!("needs {needs} value(s), has {has}"),
        Reason::UnquotedName => "names stand in double quotes".into(),
        Reason::UnclosedName => "the quote is not closed on this line".into(),
        Reason::UnknownEscape => "in a name a backslash stands only before a quote or a backslash".into(),
        Reason::GluedToName => "a space must follow a closing quote".into(),
        Reason::NotASeat => "a seat is 1 or 2".into(),
        Reason::UnknownNextStart => "the only value is “alternate”".into(),
        Reason::NotACard => "no such card".into(),
        Reason::WrongDeck(WrongDeck::Size { has }) => {
            format!("the deck needs {} cards, has {has}", Deck::SIZE)
        }
        Reason::WrongDeck(WrongDeck::Count { card, has, needs }) => {
            format!("the deck needs {card} {needs} time(s), has it {has} time(s)")
        }
        Reason::UnknownToken => "no such action".into(),
        Reason::UnsortedRoll => "the smaller die of a roll is written first".into(),
        Reason::DanglingEnd => "L or R must be followed by a placement (such as p2) or b".into(),
        Reason::Illegal(refusal) => refusal_words(*refusal),
    }
}
