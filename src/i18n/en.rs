//! English.

mod errors;
mod labels;

use errors::{reason, refusal_words};
use labels::LABELS;

use super::{Labels, Words};
use crate::{
    model::{Hint, LogLine, Message, Notice},
    record::RecordError,
    rules::{
        BySeat, Die, Seat,
        shanghaien::{Action, Card, Claim, End, Nation, NationScore, Refusal, Scoring, Step, Trick, Verdict},
    },
};

/// English.
#[derive(Clone, Copy, Debug)]
pub struct English;

impl Words for English {
    fn labels(&self) -> &'static Labels {
        &LABELS
    }

    fn refusal_on_button(&self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::TooFewDiceInSupply { has } => format!("needs 2 dice, has {has}"),
            Refusal::TooFewDiceOnCards { has } => format!("needs 2 dice on cards, has {has}"),
            other => self.refusal(other),
        }
    }

    fn notice(&self, notice: &Notice) -> String {
        match notice {
            Notice::BadRecord(error) => {
                format!("This is not a good record: {}.", self.record_error(error))
            }
            Notice::TooLarge => "This file is too large to be a record.".into(),
            Notice::NoRules => "The rules could not be loaded. Is the network there?".into(),
            Notice::Unreadable => "This file could not be read.".into(),
            Notice::BadSave(error) => format!(
                "The saved game could not be read ({}). It was put aside and is not lost.",
                self.record_error(error)
            ),
            Notice::NotSaved => {
                "The browser does not let the game be saved: it goes on as long as this page is open.".into()
            }
        }
    }

    fn nation(&self, nation: Nation) -> &'static str {
        match nation {
            Nation::American => "Americans",
            Nation::Chinese => "Chinese",
            Nation::Dutch => "Dutch",
            Nation::French => "French",
            Nation::German => "Germans",
            Nation::Italian => "Italians",
            Nation::Spanish => "Spaniards",
            Nation::Turkish => "Turks",
        }
    }

    fn trick(&self, trick: Trick) -> &'static str {
        match trick {
            Trick::AddBothDice => "Add both dice",
            Trick::DiePlusMinusOne => "Die ±1",
            Trick::RollAgain => "Roll again",
        }
    }

    fn trick_short(&self, trick: Trick) -> &'static str {
        match trick {
            Trick::AddBothDice => "Both",
            Trick::DiePlusMinusOne => "±1",
            Trick::RollAgain => "Again",
        }
    }

    fn card(&self, card: Card) -> String {
        match card {
            Card::Sailor(sailor) => format!("{} {}", self.nation(sailor.nation()), sailor.value()),
            Card::Trick(trick) => format!("Dirty trick: {} or 2 sailors", self.trick(trick)),
        }
    }

    fn slot(
        &self,
        place: u8,
        number: Option<Die>,
        card: Card,
        dice: BySeat<u8>,
        names: &BySeat<String>,
    ) -> String {
        let which = match number {
            Some(number) => format!("Card {}", number.pips()),
            None => format!("Card {place} from the left"),
        };
        let own = |seat: Seat| match dice[seat] {
            0 => String::new(),
            number => format!(", {} {}", names[seat], count(number, "die", "dice")),
        };
        format!("{which}: {}{}{}", self.card(card), own(Seat::One), own(Seat::Two))
    }

    fn round(&self, round: u8) -> String {
        format!("Round {round} of 8")
    }

    fn cards_left(&self, cards: u8) -> String {
        match cards {
            0 => "last cards".into(),
            cards => format!("{cards} cards left"),
        }
    }

    fn dice_left(&self, dice: u8) -> String {
        format!("{} left", count(dice, "die", "dice"))
    }

    fn die(&self, die: Die) -> String {
        format!("Die {}", die.pips())
    }

    fn several(&self, trick: Trick, number: u8) -> String {
        match number {
            1 => self.trick(trick).into(),
            number => format!("{}, {number} of them", self.trick(trick)),
        }
    }

    fn tile(&self, nation: Nation, strength: u8, rival: u8, points: u8) -> String {
        let points = count(points, "point", "points");
        format!("{}: strength {strength} to {rival}, {points}", self.nation(nation))
    }

    fn hint(&self, hint: Hint) -> String {
        match hint {
            Hint::CardSetsEnd => "Tap a lit card: it also sets which end is the 1".into(),
            Hint::OneOfTwoCards(die) => format!("The {}: tap one of its two cards", die.pips()),
            Hint::Card => "Tap one of the lit cards".into(),
            Hint::CardOf(die) => format!("Now tap card {}", die.pips()),
        }
    }

    fn message(&self, message: &Message, names: &BySeat<String>) -> String {
        match message {
            Message::Chooses(seat) => format!("{} rolls or shanghais", names[*seat]),
            Message::MustShanghai(seat) => format!("{} must shanghai", names[*seat]),
            Message::Places(seat) => format!("{} puts a die down", names[*seat]),
            Message::Rerolls(seat) => format!("{} rolls again", names[*seat]),
            Message::ThinksOfShanghai(seat) => format!("{} thinks of shanghaiing", names[*seat]),
            Message::Card(number, claim) => {
                let outcome = match claim.verdict.taker() {
                    Some(seat) => format!("to {}", names[seat]),
                    None => "leaves".into(),
                };
                format!("Card {number}: {} – {outcome}", self.claim(claim))
            }
            Message::Starts(seat, round) => format!("{} starts round {round}", names[*seat]),
            Message::ScoreNext => "The last round is over".into(),
            Message::Did(seat, event) => self.log_line(&LogLine { seat: *seat, event: *event }, names),
            Message::Dealt => "The cards are dealt".into(),
        }
    }

    fn claim(&self, claim: &Claim) -> String {
        let BySeat([one, two]) = claim.dice;
        match claim.verdict {
            Verdict::NoDice => "no dice".into(),
            Verdict::MoreDice(_) => format!("{one} : {two} dice"),
            Verdict::MoreNeighbourPips { pips: BySeat([left, right]), .. } => {
                format!("{one} : {two} dice, neighbours {left} to {right}")
            }
            Verdict::EqualNeighbourPips { pips } => {
                format!("{one} : {two} dice, neighbours {pips} to {pips}")
            }
        }
    }

    fn log_line(&self, line: &LogLine, names: &BySeat<String>) -> String {
        let name = &names[line.seat];
        match line.event {
            Step::Roll(roll) => format!("{name} rolls {} and {}.", roll.low().pips(), roll.high().pips()),
            Step::Shanghai => format!("{name} shanghais."),
            Step::Place { end, die } => {
                format!("{name} puts the {0} at card {0}{1}.", die.pips(), end_set(end))
            }
            Step::PlusMinus { die, change } => {
                let after = die.changed(change).map_or(0, Die::pips);
                format!("{name} plays Die ±1: the {} becomes a {after}.", die.pips())
            }
            Step::AddBoth { end } => format!("{name} plays Add both dice{}.", end_set(end)),
            Step::RollAgain => format!("{name} plays Roll again."),
            Step::TwoSailors { nation, .. } => {
                format!("{name} plays a trick as 2 sailors for the {}.", self.nation(nation))
            }
        }
    }

    fn option(&self, action: Action) -> String {
        match action {
            Step::Place { die, .. } => format!("the {}", die.pips()),
            Step::PlusMinus { die, change } => {
                format!("{} becomes {}", die.pips(), die.changed(change).map_or(0, Die::pips))
            }
            Step::AddBoth { end } => format!("{}{}", LABELS.put_both_down, end_set(end)),
            Step::RollAgain => LABELS.roll_both_again.into(),
            Step::TwoSailors { nation, .. } => self.nation(nation).into(),
            Step::Roll(()) => LABELS.roll.into(),
            Step::Shanghai => LABELS.shanghai.into(),
        }
    }

    fn game_in_progress(&self, names: &BySeat<String>, round: u8) -> String {
        let BySeat([one, two]) = names;
        format!("{one} – {two}, round {round}")
    }

    fn throw_result(&self, names: &BySeat<String>, dice: BySeat<Die>) -> String {
        match dice.leader() {
            Some(seat) => {
                let (high, low) = (dice[seat].pips(), dice[seat.other()].pips());
                format!("{high} beats {low}: {} starts", names[seat])
            }
            None => "Equal: throw again".into(),
        }
    }

    fn result(&self, names: &BySeat<String>, totals: BySeat<u8>) -> String {
        match totals.leader() {
            Some(seat) => {
                let lead = totals[seat] - totals[seat.other()];
                format!("{} wins by {}", names[seat], count(lead, "point", "points"))
            }
            None => "A draw".into(),
        }
    }

    fn scoring(&self, score: &NationScore, names: &BySeat<String>) -> String {
        match score.scoring {
            Scoring::Nobody => "nobody has any".into(),
            Scoring::Alone(seat) => format!("only {} has any", names[seat]),
            Scoring::Stronger(seat) => {
                format!("{} drops {}, takes {}", names[seat], score.strength[seat], score.points[seat])
            }
            Scoring::Equal => "equal: all leave".into(),
        }
    }

    fn points_change(&self, before: u8, after: u8) -> String {
        if before == after {
            count(before, "point", "points")
        } else {
            format!("{before} → {} ", count(after, "point", "points"))
        }
    }

    fn step_of(&self, at: usize, of: usize) -> String {
        format!("Step {at} of {of}")
    }

    fn to_move(&self, name: &str) -> String {
        format!("{name} is to move.")
    }

    fn default_name(&self, seat: Seat) -> &'static str {
        match seat {
            Seat::One => "Red",
            Seat::Two => "Blue",
        }
    }

    fn refusal(&self, refusal: &Refusal) -> String {
        refusal_words(*refusal)
    }

    fn record_error(&self, error: &RecordError) -> String {
        let reason = reason(&error.reason);
        if error.token.is_empty() {
            format!("line {}: {reason}", error.line)
        } else {
            format!("line {}, “{}”: {reason}", error.line, error.token)
        }
    }
}

fn count(number: u8, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

fn end_set(end: Option<End>) -> &'static str {
    match end {
        Some(End::Left) => "; the left end is the 1",
        Some(End::Right) => "; the right end is the 1",
        None => "",
    }
}
