//! English.

use super::{Labels, Words};
use crate::{
    model::{Hint, LogLine, Message, Notice},
    record::{Reason, RecordError},
    rules::{
        BySeat, Change, Die, Seat,
        shanghaien::{
            Action, Card, Claim, Deck, End, Nation, NationScore, Refusal, Scoring, Step, Trick, Verdict,
            WrongDeck,
        },
    },
};

/// English.
#[derive(Clone, Copy, Debug)]
pub struct English;

static LABELS: Labels = Labels {
    title: "Shanghaien",
    lead: "Two captains, twelve dice, one tavern",
    play: "Play",
    new_game: "New game",
    continue_game: "Continue",
    rules: "Rules",
    rules_file: "rules/en.html",
    open_record: "Open a record",
    save_record: "Save the record",
    menu: "Menu",
    undo: "Undo",
    log: "Log",
    log_empty: "Nothing has happened yet.",
    close: "Close",
    back: "Back",
    home: "Home",
    start: "Start",
    who_starts: "Who starts",
    throw_for_it: "Throw for it",
    captains: "The captains",
    seating: "Seating",
    seating_across: "Across",
    seating_same: "Same side",
    seating_turning: "Turning",
    more_options: "More options",
    next_start: "Who starts the next round",
    next_start_opponent: "Opponent of who shanghaied",
    next_start_alternate: "Take turns",
    pace: "Pace of the animation",
    pace_off: "Off",
    pace_fast: "Fast",
    pace_normal: "Normal",
    red_captain: "Name of the red captain",
    blue_captain: "Name of the blue captain",
    throw_rule: "The higher die starts",
    to_the_table: "To the table",
    roll: "Roll",
    roll_again: "Roll again",
    shanghai: "Shanghai",
    shanghai_now: "Shanghai now",
    go_on: "Continue",
    to_the_score: "To the score",
    forecast: "if it ended now",
    no_tricks: "no dirty tricks",
    leaves: "leaves",
    played_trick: "played a trick",
    two_sailors: "2 sailors",
    two_sailors_explained: "2 sailors: the card joins a nation",
    change_a_die: "Change a die",
    put_both_down: "Put both dice down",
    roll_both_again: "Roll both dice again",
    trick_asleep: "A dirty trick can be played right after an own roll, once a round.",
    no_sailor: "no sailor",
    two_dice_reach: "How does a die get here?",
    one_is_left: "the 1 is left",
    one_is_right: "the 1 is right",
    keys: "Keys",
    key_cards: "Die to its card",
    key_ends: "Left or right end is the 1",
    key_trick: "Dirty trick",
    key_skip: "Skip, close",
    nation_by_nation: "Nation by nation",
    nation: "Nation",
    unplayed_tricks: "Unplayed tricks",
    total: "Total",
    scoring_note: "Where both have sailors, the stronger crew drops its own (crossed out) and scores the weaker strength.",
    rematch: "Rematch",
    look_back: "Look back",
    looking_back: "Looking back",
    leave: "Leave",
    round_back: "To the round before",
    step_back: "One step back",
    step_on: "One step on",
    round_on: "To the next round",
    replace_game: "A game is in progress",
    keep_game: "Keep it",
    replace: "Replace it",
    drop_here: "Drop a record anywhere on this page",
    tap_to_skip: "tap to skip",
    trouble: "Something went wrong",
    trouble_kept: "The game is kept. Loading the page again brings it back.",
    load_again: "Load again",
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
            Step::AddBoth { .. } => LABELS.put_both_down.into(),
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
                format!("{} drops {} and takes {}", names[seat], score.strength[seat], score.points[seat])
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
        match refusal {
            Refusal::GameOver => "the game is over".into(),
            Refusal::RollFirst => "roll first: dice and tricks come after a roll".into(),
            Refusal::PlaceFirst => "put down one of the rolled dice first".into(),
            Refusal::RerollDue => "Roll again was played: the new roll comes next".into(),
            Refusal::TooFewDiceInSupply { has } => {
                format!("rolling needs 2 dice in the supply, has {has}: shanghai instead")
            }
            Refusal::TooFewDiceOnCards { has } => {
                format!("shanghaiing needs 2 own dice on cards, has {has}")
            }
            Refusal::EndNotChosen => {
                "the round's first placement must say which end is the 1 (L or R)".into()
            }
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
            Refusal::TrickNotHeld { trick } => format!("holds no trick “{}”", self.trick(*trick)),
            Refusal::NoSailorOfNation { nation } => {
                format!(
                    "2 sailors need at least one sailor of that nation, has none of the {}",
                    self.nation(*nation)
                )
            }
        }
    }

    fn record_error(&self, error: &RecordError) -> String {
        let reason = reason(*self, &error.reason);
        if error.token.is_empty() {
            format!("line {}: {reason}", error.line)
        } else {
            format!("line {}, “{}”: {reason}", error.line, error.token)
        }
    }
}

fn reason(words: English, reason: &Reason) -> String {
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
        Reason::Illegal(refusal) => words.refusal(refusal),
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
