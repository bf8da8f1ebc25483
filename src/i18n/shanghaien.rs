//! The words of Shanghaien. Names are the players' own: nobody is ever called "you".

mod labels;
mod sentences;

#[cfg(not(target_arch = "wasm32"))]
pub use super::en::shanghaien::ENGLISH;
pub use labels::Labels;
pub(super) use sentences::Sentences;

use super::{
    Text,
    errors::with_number,
    game_words::game_words,
    phrases::{count, fill},
};
use crate::{
    ai::shanghaien::Level,
    model::shanghaien::{Instruction, LogLine, Message, SlotModel, Spot},
    rules::{
        BySeat, Change, Die, Seat,
        shanghaien::{Action, Card, Claim, End, Nation, NationScore, Refusal, Scoring, Step, Trick, Verdict},
    },
};

type Names = BySeat<String>;

game_words! {
    /// All that Shanghaien says, in one language.
    shanghaien
}

impl Words {
    /// Why an action is refused, in a few words on a button that cannot be pressed.
    pub fn refusal_on_button(&self, refusal: &Refusal) -> String {
        match *refusal {
            Refusal::TooFewDiceInSupply { has } => with_number(self.sentences.needs_dice, has),
            Refusal::TooFewDiceOnCards { has } => with_number(self.sentences.needs_dice_on_cards, has),
            _ => self.shared().refusal(refusal),
        }
    }

    /// The people of a nation.
    pub fn nation(&self, nation: Nation) -> Text {
        self.shared().nation(nation)
    }

    /// A dirty trick, by what it does.
    pub fn trick(&self, trick: Trick) -> Text {
        self.shared().trick(trick)
    }

    /// The same on a small card.
    pub fn trick_short(&self, trick: Trick) -> Text {
        self.sentences.tricks_short[trick as usize]
    }

    /// A card.
    pub fn card(&self, card: Card) -> String {
        match card {
            Card::Sailor(sailor) => {
                let nation = self.nation(sailor.nation());
                fill(self.sentences.sailor, &[&nation, &sailor.value()])
            }
            Card::Trick(trick) => fill(self.sentences.trick, &[&self.trick(trick)]),
        }
    }

    /// A tavern card with all that is around it, for those who cannot see it.
    pub fn slot(&self, slot: &SlotModel, names: &Names) -> String {
        let card = self.card(slot.card);
        let mut text = match slot.number {
            Some(number) => fill(self.sentences.numbered_card, &[&number.pips(), &card]),
            None => fill(self.sentences.card_from_left, &[&(slot.position + 1), &card]),
        };
        for seat in Seat::ALL.into_iter().filter(|&seat| slot.dice[seat] > 0) {
            text += &[", ", &names[seat], " ", &count(&self.sentences.dice, slot.dice[seat])].concat();
        }
        if let Spot::Open { actions, .. } = &slot.spot {
            for action in actions {
                text += ", ";
                text += &fill(self.sentences.open_for, &[&self.option(*action)]);
            }
        }
        if let Some(claim) = &slot.claim {
            text += " – ";
            text += &self.outcome(claim, names);
        }
        text
    }

    /// "Round 4 of 8".
    pub fn round(&self, round: u8) -> String {
        with_number(self.sentences.round, round)
    }

    /// How many cards have not been dealt.
    pub fn cards_left(&self, cards: u8) -> String {
        with_number(if cards == 0 { self.sentences.last_cards } else { self.sentences.cards_left }, cards)
    }

    /// How many dice are left.
    pub fn dice_left(&self, dice: u8) -> String {
        count(&self.sentences.dice_left, dice)
    }

    /// A rolled die to choose.
    pub fn die(&self, die: Die) -> String {
        with_number(self.sentences.die, die.pips())
    }

    /// Several of the same trick.
    pub fn several(&self, trick: Trick, number: u8) -> String {
        match number {
            1 => self.trick(trick).into(),
            number => fill(self.sentences.several, &[&self.trick(trick), &number]),
        }
    }

    /// A nation of a crew for those who cannot see it.
    pub fn tile(&self, nation: Nation, strength: u8, rival: u8, points: u8) -> String {
        let points = count(&self.sentences.points, points);
        fill(self.sentences.tile, &[&self.nation(nation), &strength, &rival, &points])
    }

    /// What to do with the rolled dice.
    pub fn instruction(&self, instruction: Instruction) -> String {
        let sentences = &self.sentences;
        match instruction {
            Instruction::CardSetsEnd => sentences.tap_sets_end.into(),
            Instruction::OneOfTwoCards(die) => with_number(sentences.tap_one_of_two, die.pips()),
            Instruction::Cards(roll) if roll.is_double() => {
                with_number(sentences.tap_card, roll.low().pips())
            }
            Instruction::Cards(roll) => fill(sentences.tap_cards, &[&roll.low().pips(), &roll.high().pips()]),
            Instruction::CardOf(die) => with_number(sentences.tap_now, die.pips()),
        }
    }

    /// A message for a player who has nothing to do.
    pub fn message(&self, message: &Message, names: &Names) -> String {
        let sentences = &self.sentences;
        let (template, seat) = match message {
            Message::Chooses(seat) => (sentences.chooses, seat),
            Message::Rolls(seat) => (sentences.rolls, seat),
            Message::MustShanghai(seat) => (sentences.must_shanghai, seat),
            Message::Places(seat) => (sentences.places, seat),
            Message::Rerolls(seat) => (sentences.rerolls, seat),
            Message::DoesNotAnswer(seat) => (sentences.does_not_answer, seat),
            Message::Thinks(seat) => (sentences.thinks, seat),
            Message::ThinksOfShanghai(seat) => (sentences.thinks_of_shanghai, seat),
            Message::Card(number, claim) => {
                return fill(sentences.numbered_card, &[number, &self.outcome(claim, names)]);
            }
            Message::Starts(seat, round) => {
                return fill(sentences.starts_round, &[&names[*seat], &round]);
            }
            Message::ScoreNext => return sentences.score_next.into(),
            Message::Did(seat, event) => {
                return self.log_line(&LogLine { seat: *seat, event: *event }, names);
            }
            Message::Ended(totals) => return self.result(names, *totals),
            Message::Dealt => return sentences.dealt.into(),
        };
        fill(template, &[&names[*seat]])
    }

    /// Who has played a trick in this round.
    pub fn played_trick(&self, name: &str) -> String {
        fill(self.sentences.played_trick, &[&name])
    }

    /// Who would lose what follows.
    pub fn denies(&self, name: &str) -> String {
        fill(self.sentences.denies, &[&name])
    }

    /// Who would get what follows.
    pub fn leaves_to(&self, name: &str) -> String {
        fill(self.sentences.leaves_to, &[&name])
    }

    /// Why a card goes where it goes, as numbers: "1 : 1 dice, neighbours 4 to 9".
    pub fn claim(&self, claim: &Claim) -> String {
        let BySeat([one, two]) = claim.dice;
        let pips = match claim.verdict {
            Verdict::NoDice => return self.sentences.no_dice.into(),
            Verdict::MoreDice(_) => return fill(self.sentences.compared, &[&one, &two]),
            Verdict::MoreNeighbourPips { pips, .. } => pips,
            Verdict::EqualNeighbourPips { pips } => BySeat([pips, pips]),
        };
        let BySeat([left, right]) = pips;
        fill(self.sentences.compared_with_neighbours, &[&one, &two, &left, &right])
    }

    /// Who takes a card and by which numbers.
    fn outcome(&self, claim: &Claim, names: &Names) -> String {
        let numbers = self.claim(claim);
        match claim.verdict.taker() {
            Some(seat) => fill(self.sentences.takes, &[&names[seat], &numbers]),
            None => fill(self.sentences.nobody_takes, &[&numbers]),
        }
    }

    /// Something that was done.
    pub fn log_line(&self, line: &LogLine, names: &Names) -> String {
        let (sentences, name) = (&self.sentences, &names[line.seat]);
        match line.event {
            Step::Roll(roll) => fill(sentences.rolled, &[&name, &roll.low().pips(), &roll.high().pips()]),
            Step::Shanghai => fill(sentences.shanghaied, &[&name]),
            Step::Place { end, die } => fill(sentences.placed, &[&name, &die.pips(), &self.end(end)]),
            Step::PlusMinus { die, change } => {
                fill(sentences.changed_die, &[&name, &die.pips(), &changed(die, change)])
            }
            Step::AddBoth { end } => fill(sentences.added_both, &[&name, &self.end(end)]),
            Step::RollAgain => fill(sentences.rolled_again, &[&name]),
            Step::TwoSailors { nation, .. } => fill(sentences.sent_sailors, &[&name, &self.nation(nation)]),
        }
    }

    /// What a placement says about the ends.
    fn end(&self, end: Option<End>) -> Text {
        match end {
            Some(End::Left) => self.sentences.ends[0],
            Some(End::Right) => self.sentences.ends[1],
            None => "",
        }
    }

    /// An action, as an option to choose.
    pub fn option(&self, action: Action) -> String {
        let (labels, sentences) = (&self.labels, &self.sentences);
        match action {
            Step::Place { end, die } => fill(sentences.this_die, &[&die.pips(), &self.end(end)]),
            Step::PlusMinus { die, change } => fill(sentences.becomes, &[&die.pips(), &changed(die, change)]),
            Step::AddBoth { end } => [labels.put_both_down, self.end(end)].concat(),
            Step::RollAgain => labels.roll_both_again.into(),
            Step::TwoSailors { nation, .. } => self.nation(nation).into(),
            Step::Roll(()) => labels.roll.into(),
            Step::Shanghai => labels.shanghai.into(),
        }
    }

    /// An action as advice.
    pub fn advice(&self, action: Action) -> String {
        let sentences = &self.sentences;
        match action {
            Step::Place { end, die } => fill(sentences.place_die, &[&die.pips(), &self.end(end)]),
            Step::PlusMinus { .. } => fill(sentences.change_die, &[&self.option(action)]),
            Step::TwoSailors { nation, .. } => fill(sentences.send_sailors, &[&self.nation(nation)]),
            _ => self.option(action),
        }
    }

    /// "Anna – Bernd, round 4".
    pub fn game_in_progress(&self, names: &Names, round: u8) -> String {
        let BySeat([one, two]) = names;
        fill(self.sentences.game_in_progress, &[&one, &two, &round])
    }

    /// A game of Hispaniola: "Ada, Ben, Cleo, hand 2".
    pub fn hispaniola_in_progress(&self, names: &str, hand: &str) -> String {
        fill(self.sentences.hispaniola_in_progress, &[&names, &hand])
    }

    /// A finished game: "Anna 17, Bernd 23".
    pub fn last_game(&self, names: &Names, totals: BySeat<u8>) -> String {
        let (BySeat([one, two]), BySeat([points, other])) = (names, totals);
        [one, " ", &points.to_string(), ", ", two, " ", &other.to_string()].concat()
    }

    /// Who starts.
    pub fn starts(&self, name: &str) -> String {
        fill(self.sentences.starts, &[&name])
    }

    /// The result of the throw for the start.
    pub fn throw_result(&self, names: &Names, dice: BySeat<Die>) -> String {
        match dice.leader() {
            Some(seat) => {
                let (high, low) = (dice[seat].pips(), dice[seat.other()].pips());
                fill(self.sentences.throw_result, &[&high, &low, &names[seat]])
            }
            None => self.sentences.throw_equal.into(),
        }
    }

    /// Who has won by how much.
    pub fn result(&self, names: &Names, totals: BySeat<u8>) -> String {
        match totals.leader() {
            Some(seat) => {
                let lead = count(&self.sentences.points, totals[seat] - totals[seat.other()]);
                fill(self.sentences.wins, &[&names[seat], &lead])
            }
            None => self.sentences.draw.into(),
        }
    }

    /// Why a nation scores what it scores.
    pub fn scoring(&self, score: &NationScore) -> String {
        match score.scoring {
            Scoring::Nobody => self.sentences.nobody_has.into(),
            Scoring::Alone(_) => self.sentences.one_has.into(),
            Scoring::Stronger(seat) => {
                fill(self.sentences.stronger, &[&score.strength[seat], &score.points[seat]])
            }
            Scoring::Equal => self.sentences.equal.into(),
        }
    }

    /// "3 → 5 points".
    pub fn points_change(&self, before: u8, after: u8) -> String {
        let points = count(&self.sentences.points, after);
        if before == after { points } else { [&before.to_string(), " → ", &points].concat() }
    }

    /// How far one has looked back.
    pub fn step_of(&self, at: usize, of: usize) -> String {
        fill(self.sentences.step_of, &[&at, &of])
    }

    /// The turn has passed to somebody.
    pub fn to_move(&self, name: &str) -> String {
        fill(self.sentences.to_move, &[&name])
    }

    /// The chances of both players in percent.
    pub fn chances(&self, names: &Names, chances: BySeat<u8>) -> String {
        let (BySeat([one, two]), BySeat([chance, other])) = (names, chances);
        fill(self.sentences.chances, &[&one, &chance, &two, &other])
    }

    /// The name of a computer captain when another of the same level sits opposite.
    pub fn captain_name(&self, level: Level, seat: Seat) -> String {
        [self.labels.levels[level as usize], self.default_name(seat)].join(" ")
    }

    /// The name of a captain who has not given one.
    pub fn default_name(&self, seat: Seat) -> Text {
        self.sentences.default_names[seat as usize]
    }
}

/// What a die becomes.
fn changed(die: Die, change: Change) -> u8 {
    die.changed(change).map_or(0, Die::pips)
}
