//! Hispaniola in English.

mod labels;

use labels::LABELS;

use super::{English, count};
use crate::{
    i18n::{
        Phrases,
        hispaniola::{Labels, Names, Words},
    },
    model::hispaniola::{BidsModel, Boarding, Choice, HandReport, LastTrick, Prompt, Why, Winning},
    rules::hispaniola::{Action, Card, Give, PileLoss, Place, Refusal, Seat, Seats, Ship, Side, Step, Table},
};

impl English {
    fn ship_name(self, ship: Ship) -> &'static str {
        match ship {
            Ship::Of(colour) => self.colour(colour),
            Ship::Neutral => "the neutral one",
        }
    }
}

impl Words for English {
    fn labels(&self) -> &'static Labels {
        &LABELS
    }

    fn card(&self, card: Card) -> String {
        format!("{} {}", self.colour(card.colour()), card.number())
    }

    fn ship(&self, ship: Ship) -> &'static str {
        ["blue ship", "green ship", "red ship", "violet ship", "yellow ship", "neutral ship"][match ship {
            Ship::Of(colour) => colour as usize,
            Ship::Neutral => 5,
        }]
    }

    fn hand_of(&self, (hand, hands): (u8, u8)) -> String {
        format!("Hand {hand} of {hands}")
    }

    fn cards_of(&self, name: &str) -> String {
        format!("Cards of {name}")
    }

    fn cards(&self, number: u8) -> String {
        count(number, "card", "cards")
    }

    fn points(&self, points: i16) -> String {
        let unit = if points.abs() == 1 { "point" } else { "points" };
        format!("{} {unit}", with_sign(points))
    }

    fn reserve(&self, number: u8) -> String {
        format!("{} in reserve", count(number, "pirate", "pirates"))
    }

    fn tricks(&self, number: u8) -> String {
        count(number, "trick", "tricks")
    }

    fn place(&self, label: &str, name: Option<&str>) -> String {
        format!("{label}: {}", name.unwrap_or(LABELS.empty))
    }

    fn island(&self, number: usize, name: Option<&str>) -> String {
        format!("island {number}: {}", name.unwrap_or(LABELS.empty))
    }

    fn prompt(&self, prompt: Prompt, names: &Names) -> String {
        match prompt {
            Prompt::Bids { seat, again: false } => format!("{} bids for trump", names[seat]),
            Prompt::Bids { seat, again: true } => format!("{} bids again", names[seat]),
            Prompt::Leads(seat) => format!("{} leads", names[seat]),
            Prompt::Plays(seat) => format!("{} plays a card", names[seat]),
            Prompt::Follows(seat, led) => format!("{}: follow {}", names[seat], self.colour(led)),
            Prompt::PlaysAnything(seat, led) => {
                format!("{} has no {}: any card", names[seat], self.colour(led))
            }
            Prompt::Boards(seat, ship) => format!("{} boards the {}", names[seat], self.ship(ship)),
            Prompt::HasNobody(seat, ship) => {
                format!("{} has nobody left for the {}", names[seat], self.ship(ship))
            }
            Prompt::Gives(seat) => format!("{}: whose pile takes the trick?", names[seat]),
            Prompt::Thinks(seat) => format!("{} is thinking", names[seat]),
            Prompt::DoesNotAnswer(seat) => format!("{} does not answer", names[seat]),
            Prompt::BidsShown(Some(trump)) => format!("Trump is {}", self.colour(trump)),
            Prompt::BidsShown(None) => "No trump yet".into(),
            Prompt::Dealing => "The cards are dealt".into(),
        }
    }

    fn advice(&self, prompt: Prompt) -> Option<&'static str> {
        match prompt {
            Prompt::Bids { .. } => Some("Tap the card to bid. It is out for this hand."),
            Prompt::Leads(_) | Prompt::Follows(..) | Prompt::PlaysAnything(..) => Some("Tap a card."),
            Prompt::Boards(..) => Some("Tap a place on the ship."),
            _ => None,
        }
    }

    fn why_not(&self, refusal: &Refusal) -> String {
        let reason = self.hispaniola_refusal(refusal);
        let mut letters = reason.chars();
        let first = letters.next().map(char::to_uppercase);
        first.into_iter().flatten().chain(letters).chain(['.']).collect()
    }

    fn choice(&self, choice: Choice, names: &Names) -> String {
        match choice {
            Choice::Confirm(action) => match action {
                Step::Play(card) => format!("Play {}", self.card(card)),
                Step::Bid(card) => format!("Bid {}", self.card(card)),
                Step::Swap(_) => "Swap".into(),
                Step::Board(_) => "Board".into(),
                Step::Nothing | Step::Deal(()) | Step::Give(_) => LABELS.house.go_on.into(),
            },
            Choice::Look { action, .. } => match action {
                Step::Board(Some(side)) => format!("Captain goes {}", place(side)),
                Step::Swap(side) => format!("Swap with {}", place(side)),
                Step::Board(None) => "Board".into(),
                _ => "Stay in port".into(),
            },
            Choice::Give { give: Give::Keep, .. } => "Keep".into(),
            Choice::Give { to, .. } => format!("Give to {}", names[to]),
            Choice::GoOn => LABELS.house.go_on.into(),
            Choice::TryAgain => LABELS.house.try_again.into(),
            Choice::TakeOver => LABELS.house.by_hand.into(),
        }
    }

    fn with_pile(&self, tricks: u8) -> String {
        format!("With the whole pile ({tricks})")
    }

    fn winning(&self, winning: &Winning, names: &Names) -> String {
        let why = match winning.why {
            Why::OnlyTrump => "the only trump",
            Why::HighestTrump => "the highest trump",
            Why::HighestNumber => "the highest number, no trump",
            Why::FirstOfEqual => "of equal numbers the first",
            Why::OnlyCard => "the only card so far",
        };
        let verb = if winning.is_won { "wins" } else { "is winning" };
        format!("{}’s {} {verb}: {why}", names[winning.seat], self.card(winning.card))
    }

    fn bids(&self, bids: &BidsModel, names: &Names) -> String {
        let cancelled: Vec<String> = {
            let mut numbers: Vec<u8> =
                bids.cards.iter().filter(|bid| bid.is_cancelled).map(|bid| bid.card.number()).collect();
            numbers.sort_unstable();
            numbers.dedup();
            numbers.iter().rev().map(u8::to_string).collect()
        };
        let mut text = match cancelled.len() {
            0 => String::new(),
            _ => format!("Equal numbers cancel each other: {}. ", cancelled.join(", ")),
        };
        text += &match bids.decided_by {
            Some(bid) => format!(
                "{}’s {} is the highest that stands alone and names {} as trump.",
                names[bid.seat],
                bid.card.number(),
                self.colour(bid.card.colour())
            ),
            None => "No number stands alone: everybody bids again.".into(),
        };
        text
    }

    fn boarding(&self, boarding: &Boarding, names: &Names) -> Vec<String> {
        let (name, ship) = (&names[boarding.seat], self.ship(boarding.ship));
        let of = |seat: Seat| {
            if seat == boarding.seat { "the own".into() } else { format!("{}’s", names[seat]) }
        };
        let mut sentences = Vec::new();
        match (boarding.action, boarding.captain, boarding.beside) {
            (Step::Swap(side), Some(captain), Some(beside)) => {
                let other = if captain == boarding.seat { beside } else { captain };
                sentences.push(format!("{name} swaps captain and {} with {}.", place(side), names[other]));
            }
            (Step::Board(Some(side)), Some(captain), _) => sentences.push(format!(
                "{name} is captain of the {ship}; {} captain goes {}.",
                of(captain),
                place(side)
            )),
            _ => sentences.push(format!("{name} is captain of the {ship}.")),
        }
        if let Some(overboard) = boarding.overboard {
            sentences.push(format!("{} goes overboard to island 1.", names[overboard.fallen]));
            if let Some(returned) = overboard.returned {
                sentences.push(format!("{} comes home from island 4.", names[returned]));
            }
        }
        sentences
    }

    fn given(&self, trick: &LastTrick, names: &Names) -> String {
        let name = &names[trick.winner];
        match trick.give {
            Give::Keep => format!("{name} kept the trick."),
            give if give.takes_pile() => {
                format!("{name} gave the trick with the whole pile to {}.", names[trick.to])
            }
            _ => format!("{name} gave the trick to {}.", names[trick.to]),
        }
    }

    fn hand_over(&self, name: &str) -> String {
        format!("Hand the device to {name}.")
    }

    fn show_cards(&self, name: &str) -> String {
        format!("{name}: show my cards")
    }

    fn done(&self, seat: Seat, action: Action, names: &Names) -> String {
        let name = &names[seat];
        match action {
            Step::Play(card) => format!("{name} plays {}.", self.card(card)),
            Step::Board(None) => format!("{name} boards."),
            Step::Board(Some(side)) => format!("{name} boards, the old captain goes {}.", place(side)),
            Step::Swap(side) => format!("{name} swaps captain and {}.", place(side)),
            Step::Nothing => format!("{name} has no pirate to board with."),
            Step::Give(Give::Keep) => format!("{name} keeps the trick."),
            Step::Give(give) => {
                let side = if matches!(give, Give::Left { .. }) { "left" } else { "right" };
                let what = if give.takes_pile() { "the trick and the pile" } else { "the trick" };
                format!("{name} gives {what} to the {side}.")
            }
            Step::Bid(_) => format!("{name} has bid."),
            Step::Deal(()) => "The cards are dealt.".into(),
        }
    }

    fn captains(&self, report: &HandReport, seats: Seats, names: &Names) -> String {
        let of = |seat: Seat| -> Option<String> {
            let is_captain = |ship: &Ship| report.sea.at(*ship, Place::Captain) == Some(seat);
            let ships: Vec<&str> =
                Ship::ALL.into_iter().filter(is_captain).map(|ship| self.ship_name(ship)).collect();
            (!ships.is_empty()).then(|| format!("{} of {}", names[seat], list(&ships)))
        };
        let captains: Vec<String> = seats.all().filter_map(of).collect();
        match captains.len() {
            0 => "No ship has a captain.".into(),
            _ => format!("Captains: {}.", captains.join("; ")),
        }
    }

    fn castaways(&self, report: &HandReport, names: &Names) -> String {
        let on = |(number, pirate): (usize, &Option<Seat>)| {
            pirate.map(|seat| format!("{} on island {number}", names[seat]))
        };
        let castaways: Vec<String> = (1..).zip(report.sea.islands()).filter_map(on).collect();
        let castaways: Vec<&str> = castaways.iter().map(String::as_str).collect();
        match castaways[..] {
            [] => "Nobody is on an island.".into(),
            _ => format!("{}.", list(&castaways)),
        }
    }

    fn pile_losses(&self, report: &HandReport, seats: Seats, names: &Names) -> String {
        let with = |loss: PileLoss| -> Vec<Seat> {
            seats.all().filter(|&seat| report.scores[seat].pile_loss == loss).collect()
        };
        let line = |seats: &[Seat], rank: &str, points: i16| {
            let tricks = seats.first().map_or(0, |&seat| report.scores[seat].pile);
            let who = list(&seats.iter().map(|&seat| names[seat].as_str()).collect::<Vec<_>>());
            let each = if seats.len() > 1 { " each" } else { "" };
            let has = if seats.len() > 1 { "have" } else { "has" };
            format!("{who} {has} {rank} tricks ({tricks}): {}{each}.", with_sign(points))
        };
        let (most, second) = (with(PileLoss::Most), with(PileLoss::SecondMost));
        let mut text = Vec::new();
        match (most.as_slice(), second.as_slice()) {
            ([], _) => text.push("Nobody has a trick.".into()),
            (most, []) => {
                text.push(line(most, "most", PileLoss::Most.points()));
                if most.len() > 1 {
                    text.push("They are equal, so nobody is second.".into());
                }
            }
            (most, second) => {
                text.push(line(most, "most", PileLoss::Most.points()));
                text.push(line(second, "second most", PileLoss::SecondMost.points()));
            }
        }
        text.join(" ")
    }

    fn result(&self, table: &Table, names: &Names) -> String {
        let winners: Vec<Seat> = table.leaders().collect();
        let points = winners.first().map_or(0, |&seat| table.points(seat));
        let who = list(&winners.iter().map(|&seat| names[seat].as_str()).collect::<Vec<_>>());
        match winners.len() {
            1 => format!("{who} wins with {}", Words::points(self, points)),
            _ => format!("{who} share the win with {}", Words::points(self, points)),
        }
    }

    fn result_lead(&self, table: &Table, names: &Names) -> Option<String> {
        let winners: Vec<Seat> = table.leaders().collect();
        let [winner] = winners[..] else { return None };
        let others = table.seats().all().filter(|&seat| seat != winner);
        let second = others.max_by_key(|&seat| table.points(seat))?;
        let lead = table.points(winner) - table.points(second);
        Some(format!("{} ahead of {}.", Words::points(self, lead), names[second]))
    }

    fn rounds(&self, rounds: u8) -> String {
        count(rounds, "round", "rounds")
    }

    fn hands(&self, hands: u8) -> String {
        count(hands, "hand", "hands")
    }

    fn game_in_progress(&self, names: &Names, seats: Seats, hand: u8) -> String {
        let names: Vec<&str> = seats.all().map(|seat| names[seat].as_str()).collect();
        format!("{}, hand {hand}", names.join(", "))
    }

    fn band(&self, seat: Seat) -> &'static str {
        ["Anchor", "Sabre", "Compass", "Skull", "Lantern"][seat as usize]
    }

    fn name_of_band(&self, seat: Seat) -> String {
        format!("Name of band {}", self.band(seat))
    }

    fn player_of_band(&self, seat: Seat) -> String {
        format!("Who plays band {}", self.band(seat))
    }
}

fn place(side: Side) -> &'static str {
    match side {
        Side::Fore => LABELS.fore,
        Side::Aft => LABELS.aft,
    }
}

/// A number with a real minus sign.
fn with_sign(number: i16) -> String {
    number.to_string().replace('-', "−")
}

/// "Ada", "Ada and Ben", "Ada, Ben and Cleo".
fn list(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [one] => (*one).into(),
        [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
    }
}

#[cfg(test)]
mod tests;
