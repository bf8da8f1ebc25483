//! What is against the rules or wrong with a record, in English.

use super::English;
use crate::{
    i18n::{Phrases, shanghaien::Words},
    record::{GameName, Reason, Rule},
    rules::{
        Change,
        hispaniola::{self, HAND, Seats, Setup, Side, WrongDeal},
        shanghaien::{Deck, Refusal, WrongDeck},
    },
};

/// Why an action of Shanghaien is refused.
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

/// Why an action of Hispaniola is refused.
pub(super) fn hispaniola_refusal_words(refusal: hispaniola::Refusal) -> String {
    use hispaniola::Refusal;
    match refusal {
        Refusal::GameOver => "the game is over".into(),
        Refusal::DealFirst => "the cards must be dealt first".into(),
        Refusal::AlreadyDealt => "the hand is not over: no deal is due".into(),
        Refusal::DealForOtherTable => "these cards are for another number of players".into(),
        Refusal::BidFirst => "trump is not decided yet: bid a card".into(),
        Refusal::TrumpDecided => "trump is decided: no more bids in this hand".into(),
        Refusal::CardNotHeld { card } => {
            format!("{} {} is not in this hand", English.colour(card.colour()), card.number())
        }
        Refusal::MustFollow { led } => format!("{} was led and must be followed", English.colour(led)),
        Refusal::TrickNotComplete => "the trick is not complete: play a card".into(),
        Refusal::BoardFirst => "the trick is won: board or swap first".into(),
        Refusal::GiveFirst => "keep the trick or give it away first".into(),
        Refusal::ReserveEmpty => "no pirate is left in the reserve".into(),
        Refusal::ReserveNotEmpty { has } => {
            format!("with pirates in the reserve one must board or swap, has {has}")
        }
        Refusal::SideNotChosen => "the old captain must go fore or aft".into(),
        Refusal::NoCaptain => "no captain is there to go fore or aft".into(),
        Refusal::NoSwap { side } => {
            let place = match side {
                Side::Fore => "fore",
                Side::Aft => "aft",
            };
            format!("a swap needs an own and another’s pirate as captain and {place}")
        }
        Refusal::NoPile => "the pile is empty: there is only the trick to give".into(),
    }
}

/// Why cards are no deal.
fn wrong_deal(wrong: WrongDeal) -> String {
    match wrong {
        WrongDeal::Players { has, needs } => format!("needs cards for {needs} players, has them for {has}"),
        WrongDeal::Size { seat, has } => format!("seat {seat} needs {HAND} cards, has {has}"),
        WrongDeal::Twice(_) => "this card is dealt twice".into(),
        WrongDeal::NotInGame(_) => "this card is not in the game with so few players".into(),
    }
}

/// What is wrong with a record.
pub(super) fn reason(reason: &Reason) -> String {
    match reason {
        Reason::NotText => "not readable as UTF-8 text".into(),
        Reason::UnknownGame => {
            let [one, other] = GameName::ALL.map(|game| format!("“{} 1”", game.code()));
            format!("a record starts with {one} or {other}")
        }
        Reason::OtherGame { wanted } => {
            format!("a record of another game: only “{}” can be read here", wanted.code())
        }
        Reason::UnknownVersion => "only version 1 of the format is known".into(),
        Reason::UnknownHeader => "no such header or action".into(),
        Reason::RepeatedHeader => "this header stands twice".into(),
        Reason::MissingHeader(key) => format!("the header “{key}” is missing"),
        Reason::ValueCount { has, needs } => format!("needs {needs} value(s), has {has}"),
        Reason::PlayerCount { has } => {
            let [fewest, .., most] = Seats::ALL.map(Seats::count);
            format!("needs {fewest} to {most} names, has {has}")
        }
        Reason::UnquotedName => "names stand in double quotes".into(),
        Reason::UnclosedName => "the quote is not closed on this line".into(),
        Reason::UnknownEscape => "in a name a backslash stands only before a quote or a backslash".into(),
        Reason::GluedToName => "a space must follow a closing quote".into(),
        Reason::NotASeat { seats: 2 } => "a seat is 1 or 2".into(),
        Reason::NotASeat { seats } => format!("a seat is 1 to {seats}"),
        Reason::NotARoundCount => format!("a game has 1 to {} rounds", Setup::MOST_ROUNDS),
        Reason::UnknownNextStart => "the only value is “alternate”".into(),
        Reason::NotACard => "no such card".into(),
        Reason::WrongDeck(WrongDeck::Size { has }) => {
            format!("the deck needs {} cards, has {has}", Deck::SIZE)
        }
        Reason::WrongDeck(WrongDeck::Count { card, has, needs }) => {
            format!("the deck needs {card} {needs} time(s), has it {has} time(s)")
        }
        Reason::WrongDeal(wrong) => wrong_deal(*wrong),
        Reason::DealInsideLine => "a deal starts a line of its own".into(),
        Reason::UnknownToken => "no such action".into(),
        Reason::UnsortedRoll => "the smaller die of a roll is written first".into(),
        Reason::DanglingEnd => "L or R must be followed by a placement (such as p2) or b".into(),
        Reason::Illegal(Rule::Shanghaien(refusal)) => refusal_words(*refusal),
        Reason::Illegal(Rule::Hispaniola(refusal)) => hispaniola_refusal_words(*refusal),
    }
}
