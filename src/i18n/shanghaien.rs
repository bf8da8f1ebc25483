//! The words of Shanghaien.

mod labels;

pub use labels::Labels;

use super::Phrases;
use crate::{
    ai::shanghaien::Level,
    model::shanghaien::{Hint, LogLine, Message, SlotModel},
    rules::{
        BySeat, Die, Seat,
        shanghaien::{Action, Card, Claim, Nation, NationScore, Refusal, Trick},
    },
};

/// All that Shanghaien says. Names are the players' own: nobody is ever called "you".
pub trait Words: Phrases {
    /// Words and sentences that are always the same.
    fn labels(&self) -> &'static Labels;

    /// The same in a few words, on a button that cannot be pressed.
    fn refusal_on_button(&self, refusal: &Refusal) -> String;

    /// The people of a nation.
    fn nation(&self, nation: Nation) -> &'static str;

    /// A dirty trick by its own use.
    fn trick(&self, trick: Trick) -> &'static str;

    /// The same on a small card.
    fn trick_short(&self, trick: Trick) -> &'static str;

    /// A card.
    fn card(&self, card: Card) -> String;

    /// A tavern card with all that is around it, for who cannot see it.
    fn slot(&self, slot: &SlotModel, names: &BySeat<String>) -> String;

    /// "Round 4 of 8".
    fn round(&self, round: u8) -> String;

    /// How many cards have not been dealt.
    fn cards_left(&self, cards: u8) -> String;

    /// How many dice are left.
    fn dice_left(&self, dice: u8) -> String;

    /// A rolled die to choose.
    fn die(&self, die: Die) -> String;

    /// Several of the same trick.
    fn several(&self, trick: Trick, count: u8) -> String;

    /// A nation of a crew for who cannot see it.
    fn tile(&self, nation: Nation, strength: u8, rival: u8, points: u8) -> String;

    /// What to do with the rolled dice.
    fn hint(&self, hint: Hint) -> String;

    /// A message for who has nothing to do.
    fn message(&self, message: &Message, names: &BySeat<String>) -> String;

    /// Why a card goes where it goes, as numbers: "1 : 1 dice, neighbours 4 to 9".
    fn claim(&self, claim: &Claim) -> String;

    /// Something that was done.
    fn log_line(&self, line: &LogLine, names: &BySeat<String>) -> String;

    /// An action, as an option to choose.
    fn option(&self, action: Action) -> String;

    /// "Anna – Bernd, round 4".
    fn game_in_progress(&self, names: &BySeat<String>, round: u8) -> String;

    /// A finished game: "Anna 17, Bernd 23".
    fn last_game(&self, names: &BySeat<String>, totals: BySeat<u8>) -> String;

    /// Who starts.
    fn starts(&self, name: &str) -> String;

    /// The result of the throw for the start.
    fn throw_result(&self, names: &BySeat<String>, dice: BySeat<Die>) -> String;

    /// Who has won by how much.
    fn result(&self, names: &BySeat<String>, totals: BySeat<u8>) -> String;

    /// Why a nation scores what it scores.
    fn scoring(&self, score: &NationScore) -> String;

    /// "3 → 5 points".
    fn points_change(&self, before: u8, after: u8) -> String;

    /// How far one has looked back.
    fn step_of(&self, at: usize, of: usize) -> String;

    /// The turn has passed to somebody.
    fn to_move(&self, name: &str) -> String;

    /// An action as advice.
    fn advice(&self, action: Action) -> String;

    /// The chances of both players in percent.
    fn chances(&self, names: &BySeat<String>, chances: BySeat<u8>) -> String;

    /// The name of a computer captain when another of the same level sits opposite.
    fn captain_name(&self, level: Level, seat: Seat) -> String;

    /// The name of a captain who has not given one.
    fn default_name(&self, seat: Seat) -> &'static str;
}
