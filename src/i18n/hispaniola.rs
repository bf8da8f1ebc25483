//! The words of Hispaniola.

mod labels;

pub use labels::Labels;

use super::Phrases;
use crate::{
    model::hispaniola::{BidsModel, Boarding, Choice, HandReport, LastTrick, Prompt, Winning},
    rules::hispaniola::{Action, BySeat, Card, Refusal, Seat, Seats, Ship, Table},
};

/// The players' names.
pub type Names = BySeat<String>;

/// All that Hispaniola says. Names are the players' own: nobody is ever called "you".
pub trait Words: Phrases {
    /// Words and sentences that are always the same.
    fn labels(&self) -> &'static Labels;

    /// A card: "green 7".
    fn card(&self, card: Card) -> String;

    /// A ship: "red ship".
    fn ship(&self, ship: Ship) -> &'static str;

    /// "Hand 2 of 6".
    fn hand_of(&self, hand: (u8, u8)) -> String;

    /// Whose cards: "Cards of Ada".
    fn cards_of(&self, name: &str) -> String;

    /// So many cards, face down.
    fn cards(&self, count: u8) -> String;

    /// So many points.
    fn points(&self, points: i16) -> String;

    /// So many pirates in reserve.
    fn reserve(&self, count: u8) -> String;

    /// So many tricks in a pile.
    fn tricks(&self, count: u8) -> String;

    /// A place on a ship with who is there: "fore: Ada".
    fn place(&self, label: &str, name: Option<&str>) -> String;

    /// An island with who is there.
    fn island(&self, number: usize, name: Option<&str>) -> String;

    /// Who must do what.
    fn prompt(&self, prompt: Prompt, names: &Names) -> String;

    /// What to do about it, where that is not clear.
    fn advice(&self, prompt: Prompt) -> Option<&'static str>;

    /// Why an action is refused, as a sentence.
    fn why_not(&self, refusal: &Refusal) -> String;

    /// Something to choose.
    fn choice(&self, choice: Choice, names: &Names) -> String;

    /// With the whole pile.
    fn with_pile(&self, tricks: u8) -> String;

    /// Whose card wins the trick and why.
    fn winning(&self, winning: &Winning, names: &Names) -> String;

    /// What the bids have decided.
    fn bids(&self, bids: &BidsModel, names: &Names) -> String;

    /// What a boarding does, sentence by sentence.
    fn boarding(&self, boarding: &Boarding, names: &Names) -> Vec<String>;

    /// Where a trick went.
    fn given(&self, trick: &LastTrick, names: &Names) -> String;

    /// The device goes to the next player.
    fn hand_over(&self, name: &str) -> String;

    /// The button that opens the curtain.
    fn show_cards(&self, name: &str) -> String;

    /// Something that was done, for who listens instead of looking.
    fn done(&self, seat: Seat, action: Action, names: &Names) -> String;

    /// Who is captain of which ships.
    fn captains(&self, report: &HandReport, seats: Seats, names: &Names) -> String;

    /// Who is on which islands.
    fn castaways(&self, report: &HandReport, names: &Names) -> String;

    /// Why the piles cost what they cost.
    fn pile_losses(&self, report: &HandReport, seats: Seats, names: &Names) -> String;

    /// Who has won.
    fn result(&self, table: &Table, names: &Names) -> String;

    /// By how much.
    fn result_lead(&self, table: &Table, names: &Names) -> Option<String>;

    /// So many rounds.
    fn rounds(&self, rounds: u8) -> String;

    /// So many hands.
    fn hands(&self, hands: u8) -> String;

    /// The game on the table: "Ada, Ben, Cleo, hand 2".
    fn game_in_progress(&self, names: &Names, seats: Seats, hand: u8) -> String;

    /// The name of a band, for a computer pirate and for a person who has given none.
    fn band(&self, seat: Seat) -> &'static str;

    /// The field for the name of a band.
    fn name_of_band(&self, seat: Seat) -> String;

    /// Who plays a band.
    fn player_of_band(&self, seat: Seat) -> String;
}
