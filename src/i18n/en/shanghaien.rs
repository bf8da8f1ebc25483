//! Shanghaien in English.

mod labels;

use labels::LABELS;

use super::{English, count};
use crate::{
    ai::shanghaien::Level,
    i18n::{
        Phrases,
        shanghaien::{Labels, Words},
    },
    model::shanghaien::{Hint, LogLine, Message, SlotModel, Spot},
    rules::{
        BySeat, Die, Seat,
        shanghaien::{Action, Card, Claim, End, Nation, NationScore, Refusal, Scoring, Step, Trick, Verdict},
    },
};

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

    fn slot(&self, slot: &SlotModel, names: &BySeat<String>) -> String {
        let mut text = match slot.number {
            Some(number) => format!("Card {}: ", number.pips()),
            None => format!("Card {} from the left: ", slot.position + 1),
        };
        text += &self.card(slot.card);
        for seat in Seat::ALL.into_iter().filter(|&seat| slot.dice[seat] > 0) {
            text += &format!(", {} {}", names[seat], count(slot.dice[seat], "die", "dice"));
        }
        if let Spot::Open { actions, .. } = &slot.spot {
            for action in actions {
                text += &format!(", open for {}", self.option(*action));
            }
        }
        if let Some(claim) = &slot.claim {
            text += &format!(" – {}", self.outcome(claim, names));
        }
        text
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
            Hint::Cards(roll) if roll.is_double() => format!("Tap card {}", roll.low().pips()),
            Hint::Cards(roll) => format!("Tap card {} or card {}", roll.low().pips(), roll.high().pips()),
            Hint::CardOf(die) => format!("Now tap card {}", die.pips()),
        }
    }

    fn message(&self, message: &Message, names: &BySeat<String>) -> String {
        match message {
            Message::Chooses(seat) => format!("{} rolls or shanghais", names[*seat]),
            Message::Rolls(seat) => format!("{} rolls", names[*seat]),
            Message::MustShanghai(seat) => format!("{} must shanghai", names[*seat]),
            Message::Places(seat) => format!("{} places a die", names[*seat]),
            Message::Rerolls(seat) => format!("{} rolls again", names[*seat]),
            Message::DoesNotAnswer(seat) => format!("{} does not answer", names[*seat]),
            Message::Thinks(seat) => format!("{} is thinking", names[*seat]),
            Message::ThinksOfShanghai(seat) => format!("{} considers a shanghai", names[*seat]),
            Message::Card(number, claim) => format!("Card {number}: {}", self.outcome(claim, names)),
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
            Verdict::MoreDice(_) => format!("dice {one} : {two}"),
            Verdict::MoreNeighbourPips { pips: BySeat([left, right]), .. } => {
                format!("dice {one} : {two}, neighbours {left} : {right}")
            }
            Verdict::EqualNeighbourPips { pips } => {
                format!("dice {one} : {two}, neighbours {pips} : {pips}")
            }
        }
    }

    fn log_line(&self, line: &LogLine, names: &BySeat<String>) -> String {
        let name = &names[line.seat];
        match line.event {
            Step::Roll(roll) => format!("{name} rolls {} and {}.", roll.low().pips(), roll.high().pips()),
            Step::Shanghai => format!("{name} shanghais."),
            Step::Place { end, die } => {
                format!("{name} places a {0} on card {0}{1}.", die.pips(), end_set(end))
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
            Step::Place { end, die } => format!("the {}{}", die.pips(), end_set(end)),
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
        format!("{one} vs {two}, round {round}")
    }

    fn last_game(&self, names: &BySeat<String>, totals: BySeat<u8>) -> String {
        let (BySeat([one, two]), BySeat([points, other])) = (names, totals);
        format!("{one} {points}, {two} {other}")
    }

    fn starts(&self, name: &str) -> String {
        format!("{name} starts")
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

    fn scoring(&self, score: &NationScore) -> String {
        match score.scoring {
            Scoring::Nobody => "nobody has any".into(),
            Scoring::Alone(_) => "only one crew has any".into(),
            Scoring::Stronger(seat) => {
                format!("stronger drops {}, takes {}", score.strength[seat], score.points[seat])
            }
            Scoring::Equal => "equal: all leave".into(),
        }
    }

    fn points_change(&self, before: u8, after: u8) -> String {
        if before == after {
            count(before, "point", "points")
        } else {
            format!("{before} → {}", count(after, "point", "points"))
        }
    }

    fn step_of(&self, at: usize, of: usize) -> String {
        format!("Step {at} of {of}")
    }

    fn to_move(&self, name: &str) -> String {
        format!("{name} is to move.")
    }

    fn advice(&self, action: Action) -> String {
        let option = self.option(action);
        match action {
            Step::Place { .. } => format!("Place {option}"),
            Step::PlusMinus { .. } => format!("Die ±1: {option}"),
            Step::TwoSailors { .. } => format!("2 sailors for the {option}"),
            _ => option,
        }
    }

    fn chances(&self, names: &BySeat<String>, chances: BySeat<u8>) -> String {
        let (BySeat([one, two]), BySeat([chance, other])) = (names, chances);
        format!("Chances to win: {one} {chance} %, {two} {other} %")
    }

    fn captain_name(&self, level: Level, seat: Seat) -> String {
        format!("{} {}", LABELS.levels[level as usize], self.default_name(seat))
    }

    fn default_name(&self, seat: Seat) -> &'static str {
        match seat {
            Seat::One => "Red",
            Seat::Two => "Blue",
        }
    }
}

impl English {
    /// Who takes a card and by which numbers.
    fn outcome(self, claim: &Claim, names: &BySeat<String>) -> String {
        match claim.verdict.taker() {
            Some(seat) => format!("{} takes it, {}", names[seat], self.claim(claim)),
            None => format!("nobody takes it, {}", self.claim(claim)),
        }
    }
}

fn end_set(end: Option<End>) -> &'static str {
    match end {
        Some(End::Left) => "; the left end is the 1",
        Some(End::Right) => "; the right end is the 1",
        None => "",
    }
}
