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
    /// Returns why an action is refused, in few words, for a button that can't be pressed.
    pub fn refusal_on_button(&self, refusal: &Refusal) -> String {
        match *refusal {
            Refusal::TooFewDiceInSupply { has } => with_number(self.sentences.needs_dice, has),
            Refusal::TooFewDiceOnCards { has } => with_number(self.sentences.needs_dice_on_cards, has),
            _ => self.shared().refusal(refusal),
        }
    }

    /// Returns the name of a nation's people.
    pub fn nation(&self, nation: Nation) -> Text {
        self.shared().nation(nation)
    }

    /// Returns the name of a dirty trick: what it does.
    pub fn trick(&self, trick: Trick) -> Text {
        self.shared().trick(trick)
    }

    /// Returns the same, short enough for a small card.
    pub fn trick_short(&self, trick: Trick) -> Text {
        self.sentences.tricks_short[trick as usize]
    }

    /// Returns the name of a card.
    pub fn card(&self, card: Card) -> String {
        match card {
            Card::Sailor(sailor) => {
                let nation = self.nation(sailor.nation());
                fill(self.sentences.sailor, &[&nation, &sailor.value()])
            }
            Card::Trick(trick) => fill(self.sentences.trick, &[&self.trick(trick)]),
        }
    }

    /// Returns a tavern card and the dice around it, for those who can't see them.
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

    /// Returns "Round 4 of 8".
    pub fn round(&self, round: u8) -> String {
        with_number(self.sentences.round, round)
    }

    /// Returns how many cards have not been dealt.
    pub fn cards_left(&self, cards: u8) -> String {
        with_number(if cards == 0 { self.sentences.last_cards } else { self.sentences.cards_left }, cards)
    }

    /// Returns how many dice are left.
    pub fn dice_left(&self, dice: u8) -> String {
        count(&self.sentences.dice_left, dice)
    }

    /// Returns the name of a rolled die to choose.
    pub fn die(&self, die: Die) -> String {
        with_number(self.sentences.die, die.pips())
    }

    /// Returns the name of a dirty trick with the number of such cards.
    pub fn several(&self, trick: Trick, number: u8) -> String {
        match number {
            1 => self.trick(trick).into(),
            number => fill(self.sentences.several, &[&self.trick(trick), &number]),
        }
    }

    /// Returns the sailors of a nation in a crew, for those who can't see them.
    pub fn tile(&self, nation: Nation, strength: u8, rival: u8, points: u8) -> String {
        let points = count(&self.sentences.points, points);
        fill(self.sentences.tile, &[&self.nation(nation), &strength, &rival, &points])
    }

    /// Returns what to do with the rolled dice.
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

    /// Returns the message for a player who has nothing to do.
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

    /// Returns who has played a trick in this round.
    pub fn played_trick(&self, name: &str) -> String {
        fill(self.sentences.played_trick, &[&name])
    }

    /// Returns who would lose what follows.
    pub fn denies(&self, name: &str) -> String {
        fill(self.sentences.denies, &[&name])
    }

    /// Returns who would get what follows.
    pub fn leaves_to(&self, name: &str) -> String {
        fill(self.sentences.leaves_to, &[&name])
    }

    /// Returns why a card goes to its taker, as numbers: "1 : 1 dice, neighbours 4 to 9".
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

    /// Returns who takes a card and by which numbers.
    fn outcome(&self, claim: &Claim, names: &Names) -> String {
        let numbers = self.claim(claim);
        match claim.verdict.taker() {
            Some(seat) => fill(self.sentences.takes, &[&names[seat], &numbers]),
            None => fill(self.sentences.nobody_takes, &[&numbers]),
        }
    }

    /// Returns what a player has done.
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

    /// Returns what a placement says about the ends.
    fn end(&self, end: Option<End>) -> Text {
        match end {
            Some(End::Left) => self.sentences.ends[0],
            Some(End::Right) => self.sentences.ends[1],
            None => "",
        }
    }

    /// Returns an action as an option to choose.
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

    /// Returns an action as advice.
    pub fn advice(&self, action: Action) -> String {
        let sentences = &self.sentences;
        match action {
            Step::Place { end, die } => fill(sentences.place_die, &[&die.pips(), &self.end(end)]),
            Step::PlusMinus { .. } => fill(sentences.change_die, &[&self.option(action)]),
            Step::TwoSailors { nation, .. } => fill(sentences.send_sailors, &[&self.nation(nation)]),
            _ => self.option(action),
        }
    }

    /// Returns "Anna – Bernd, round 4".
    pub fn game_in_progress(&self, names: &Names, round: u8) -> String {
        let BySeat([one, two]) = names;
        fill(self.sentences.game_in_progress, &[&one, &two, &round])
    }

    /// Returns a finished game: "Anna 17, Bernd 23".
    pub fn last_game(&self, names: &Names, totals: BySeat<u8>) -> String {
        let (BySeat([one, two]), BySeat([points, other])) = (names, totals);
        [one, " ", &points.to_string(), ", ", two, " ", &other.to_string()].concat()
    }

    /// Returns who starts.
    pub fn starts(&self, name: &str) -> String {
        fill(self.sentences.starts, &[&name])
    }

    /// Returns the result of the throw for the start.
    pub fn throw_result(&self, names: &Names, dice: BySeat<Die>) -> String {
        match dice.leader() {
            Some(seat) => {
                let (high, low) = (dice[seat].pips(), dice[seat.other()].pips());
                fill(self.sentences.throw_result, &[&high, &low, &names[seat]])
            }
            None => self.sentences.throw_equal.into(),
        }
    }

    /// Returns who has won, and by how much.
    pub fn result(&self, names: &Names, totals: BySeat<u8>) -> String {
        match totals.leader() {
            Some(seat) => {
                let lead = count(&self.sentences.points, totals[seat] - totals[seat.other()]);
                fill(self.sentences.wins, &[&names[seat], &lead])
            }
            None => self.sentences.draw.into(),
        }
    }

    /// Returns why a nation scores its points.
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

    /// Returns "3 → 5 points".
    pub fn points_change(&self, before: u8, after: u8) -> String {
        let points = count(&self.sentences.points, after);
        if before == after { points } else { [&before.to_string(), " → ", &points].concat() }
    }

    /// Returns the step that a replay shows.
    pub fn step_of(&self, at: usize, of: usize) -> String {
        fill(self.sentences.step_of, &[&at, &of])
    }

    /// Returns whose turn it is now.
    pub fn to_move(&self, name: &str) -> String {
        fill(self.sentences.to_move, &[&name])
    }

    /// Returns the chances of both players in percent.
    pub fn chances(&self, names: &Names, chances: BySeat<u8>) -> String {
        let (BySeat([one, two]), BySeat([chance, other])) = (names, chances);
        fill(self.sentences.chances, &[&one, &chance, &two, &other])
    }

    /// Returns the name of a computer captain when another of the same level sits opposite.
    pub fn captain_name(&self, level: Level, seat: Seat) -> String {
        [self.labels.levels[level as usize], self.default_name(seat)].join(" ")
    }

    /// Returns the name of a captain without a name of their own.
    pub fn default_name(&self, seat: Seat) -> Text {
        self.sentences.default_names[seat as usize]
    }
}

/// Returns what a die becomes.
fn changed(die: Die, change: Change) -> u8 {
    die.changed(change).map_or(0, Die::pips)
}
