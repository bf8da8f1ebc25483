//! The words of Hispaniola. Names are the players' own: nobody is ever called "you".

mod labels;
mod prompts;
mod reports;
mod sentences;

#[cfg(not(target_arch = "wasm32"))]
pub use super::en::hispaniola::ENGLISH;
pub use labels::Labels;
pub use prompts::Segment;
pub(super) use sentences::Sentences;

use super::{
    Text,
    game_words::game_words,
    phrases::{count, fill},
};
use crate::{
    model::hispaniola::{BidsModel, Choice, Why, Winning},
    rules::hispaniola::{Action, BySeat, Card, Colour, Give, Refusal, Seat, Seats, Ship, Step},
};

/// The players' names.
pub type Names = BySeat<String>;

game_words! {
    /// All that Hispaniola says, in one language.
    hispaniola
}

impl Words {
    /// Returns the name of a colour.
    pub fn colour(&self, colour: Colour) -> Text {
        self.shared().colour(colour)
    }

    /// Returns the name of a card: "green 7".
    pub fn card(&self, card: Card) -> String {
        self.shared().card(card)
    }

    /// Returns the name of a ship: "red ship".
    pub fn ship(&self, ship: Ship) -> Text {
        self.sentences.ships[place_of(ship)]
    }

    /// Returns "Hand 2 of 6".
    pub fn hand_of(&self, (hand, hands): (u8, u8)) -> String {
        fill(self.sentences.hand_of, &[&hand, &hands])
    }

    /// Returns whose cards these are: "Cards of Ada".
    pub fn cards_of(&self, name: &str) -> String {
        fill(self.sentences.cards_of, &[&name])
    }

    /// Returns a number of cards, face down.
    pub fn cards(&self, number: u8) -> String {
        count(&self.sentences.cards, number)
    }

    /// Returns a number of points.
    pub fn points(&self, points: i16) -> String {
        let form = self.sentences.points[usize::from(points.unsigned_abs().min(2))];
        fill(form, &[&with_sign(points)])
    }

    /// Returns a number of pirates in reserve.
    pub fn reserve(&self, number: u8) -> String {
        count(&self.sentences.reserve, number)
    }

    /// Returns a number of tricks in a pile.
    pub fn tricks(&self, number: u8) -> String {
        count(&self.sentences.tricks, number)
    }

    /// Returns a place on a ship and who is there: "fore: Ada".
    pub fn place(&self, label: &str, name: Option<&str>) -> String {
        fill(self.sentences.place, &[&label, &name.unwrap_or(self.labels.empty)])
    }

    /// Returns an island and who is there.
    pub fn island(&self, number: usize, name: Option<&str>) -> String {
        fill(self.sentences.island, &[&number, &name.unwrap_or(self.labels.empty)])
    }

    /// Returns why an action is refused, as a sentence.
    pub fn why_not(&self, refusal: &Refusal) -> String {
        let reason = self.shared().hispaniola_refusal(refusal);
        let mut letters = reason.chars();
        letters.next().map(capital).into_iter().chain(letters).chain(['.']).collect()
    }

    /// Returns the label of an action to choose.
    pub fn choice(&self, choice: Choice, names: &Names) -> String {
        let (sentences, shared) = (&self.sentences, self.shared());
        let text = match choice {
            Choice::Confirm(Step::Play(card)) => return fill(sentences.play_card, &[&self.card(card)]),
            Choice::Confirm(Step::Bid(card)) => return fill(sentences.bid_card, &[&self.card(card)]),
            Choice::Confirm(Step::Swap(_)) => sentences.swap,
            Choice::Confirm(Step::Board(_)) | Choice::Preview { action: Step::Board(None), .. } => {
                sentences.board
            }
            Choice::Confirm(_) | Choice::GoOn => shared.go_on,
            Choice::Preview { action: Step::Board(Some(side)), .. } => sentences.captain_goes[side as usize],
            Choice::Preview { action: Step::Swap(side), .. } => sentences.swap_with[side as usize],
            Choice::Preview { .. } => sentences.stay_in_port,
            Choice::Give { give: Give::Keep, .. } => sentences.keep,
            Choice::Give { to, .. } => return fill(sentences.give_to, &[&names[to]]),
            Choice::TryAgain => shared.try_again,
            Choice::TakeOver => shared.by_hand,
        };
        text.into()
    }

    /// Returns "with the whole pile" and the number of its tricks.
    pub fn with_pile(&self, tricks: u8) -> String {
        fill(self.sentences.with_pile, &[&tricks])
    }

    /// Returns whose card wins the trick, and why.
    pub fn winning(&self, winning: &Winning, names: &Names) -> String {
        let why = match winning.why {
            Why::OnlyTrump => 0,
            Why::HighestTrump => 1,
            Why::HighestNumber => 2,
            Why::FirstOfEqual => 3,
            Why::OnlyCard => 4,
        };
        let template = if winning.is_won { self.sentences.wins } else { self.sentences.is_winning };
        fill(template, &[&names[winning.seat], &self.card(winning.card), &self.sentences.whys[why]])
    }

    /// Returns what the bids have decided.
    pub fn bids(&self, bids: &BidsModel, names: &Names) -> String {
        let mut cancelled: Vec<u8> =
            bids.cards.iter().filter(|bid| bid.is_cancelled).map(|bid| bid.card.number()).collect();
        cancelled.sort_unstable();
        cancelled.dedup();
        let cancelled: Vec<String> = cancelled.iter().rev().map(u8::to_string).collect();
        let mut text = String::new();
        if !cancelled.is_empty() {
            text += &fill(self.sentences.bids_cancel, &[&cancelled.join(", ")]);
            text += " ";
        }
        text += &match bids.decided_by {
            Some(bid) => {
                let (number, colour) = (bid.card.number(), self.colour(bid.card.colour()));
                fill(self.sentences.bids_decide, &[&names[bid.seat], &number, &colour])
            }
            None => self.sentences.bids_decide_nothing.into(),
        };
        text
    }

    /// Returns the request to pass the device to the next player.
    pub fn hand_over(&self, name: &str) -> String {
        fill(self.sentences.hand_over, &[&name])
    }

    /// Returns the label of the button that opens the curtain.
    pub fn show_cards(&self, name: &str) -> String {
        fill(self.sentences.show_cards, &[&name])
    }

    /// Returns what a player has done, for those who listen instead of looking.
    pub fn done(&self, seat: Seat, action: Action, names: &Names) -> String {
        let sentences = &self.sentences;
        let template = match action {
            Step::Play(card) => return fill(sentences.played, &[&names[seat], &self.card(card)]),
            Step::Board(None) => sentences.has_boarded,
            Step::Board(Some(side)) => sentences.has_boarded_with[side as usize],
            Step::Swap(side) => sentences.has_swapped[side as usize],
            Step::Nothing => sentences.has_no_pirate,
            Step::Give(Give::Keep) => sentences.keeps_trick,
            Step::Give(Give::Left { pile }) => sentences.gives_away[if pile { 2 } else { 0 }],
            Step::Give(Give::Right { pile }) => sentences.gives_away[if pile { 3 } else { 1 }],
            Step::Bid(_) => sentences.has_bid,
            Step::Deal(()) => sentences.cards_dealt,
        };
        fill(template, &[&names[seat]])
    }

    /// Returns the same for a game with all cards face up: with the card that was bid.
    pub fn done_openly(&self, seat: Seat, action: Action, names: &Names) -> String {
        match action {
            Step::Bid(card) => fill(self.sentences.bids_card, &[&names[seat], &self.card(card)]),
            other => self.done(seat, other, names),
        }
    }

    /// Returns a number of rounds.
    pub fn rounds(&self, rounds: u8) -> String {
        count(&self.sentences.rounds, rounds)
    }

    /// Returns a number of hands.
    pub fn hands(&self, hands: u8) -> String {
        count(&self.sentences.hands, hands)
    }

    /// Returns the game on the table: "Ada, Ben, Cleo, hand 2".
    pub fn game_in_progress(&self, names: &Names, seats: Seats, hand: u8) -> String {
        fill(self.sentences.game_in_progress, &[&at_table(names, seats), &hand])
    }

    /// Returns the name of a band, for a computer pirate and for a person without a name.
    pub fn band(&self, seat: Seat) -> Text {
        self.sentences.bands[seat as usize]
    }

    /// Returns the label of the field for the name of a band.
    pub fn name_of_band(&self, seat: Seat) -> String {
        fill(self.sentences.name_of_band, &[&self.band(seat)])
    }

    /// Returns who plays a band.
    pub fn player_of_band(&self, seat: Seat) -> String {
        fill(self.sentences.player_of_band, &[&self.band(seat)])
    }
}

/// Returns the names of all players at the table.
fn at_table(names: &Names, seats: Seats) -> String {
    let names: Vec<&str> = seats.all().map(|seat| names[seat].as_str()).collect();
    names.join(", ")
}

/// Returns the place of a ship in a list of all ships.
fn place_of(ship: Ship) -> usize {
    match ship {
        Ship::Of(colour) => colour as usize,
        Ship::Neutral => Colour::ALL.len(),
    }
}

/// Returns a number with a real minus sign.
fn with_sign(number: i16) -> String {
    number.to_string().replace('-', "−")
}

/// Returns the capital of a letter of the page's languages. The standard library's function would bring a table of all
/// scripts, 7 kB gzipped.
const fn capital(letter: char) -> char {
    match letter {
        'a'..='z' | 'à'..='ö' | 'ø'..='þ' => (letter as u8 - 32) as char,
        _ => letter,
    }
}

#[cfg(test)]
mod tests;
