//! What has happened at sea, who has scored for what, and who has won.

use super::{Names, Words, place_of, with_sign};
use crate::{
    i18n::phrases::fill,
    model::hispaniola::{Boarding, HandReport, LastTrick, Winners},
    rules::hispaniola::{Give, PileLoss, Place, Seat, Seats, Ship, Step},
};

impl Words {
    /// Returns what a boarding does, sentence by sentence.
    pub fn boarding(&self, boarding: &Boarding, names: &Names) -> Vec<String> {
        let (sentences, name) = (&self.sentences, &names[boarding.seat]);
        let of_ship = sentences.of_ships[place_of(boarding.ship)];
        let first = match (boarding.action, boarding.captain, boarding.beside) {
            (Step::Swap(side), Some(captain), Some(beside)) => {
                let other = if captain == boarding.seat { beside } else { captain };
                fill(sentences.swaps_with[side as usize], &[&name, &names[other]])
            }
            (Step::Board(Some(side)), Some(captain), _) if captain == boarding.seat => {
                fill(sentences.moves_own[side as usize], &[&name, &of_ship])
            }
            (Step::Board(Some(side)), Some(captain), _) => {
                fill(sentences.moves_other[side as usize], &[&name, &of_ship, &names[captain]])
            }
            _ => fill(sentences.becomes_captain, &[&name, &of_ship]),
        };
        let fallen = boarding.overboard.map(|over| fill(sentences.overboard, &[&names[over.fallen]]));
        let returned = boarding.overboard.and_then(|over| over.returned);
        let returned = returned.map(|seat| fill(sentences.comes_home, &[&names[seat]]));
        [Some(first), fallen, returned].into_iter().flatten().collect()
    }

    /// Returns where a trick went.
    pub fn given(&self, trick: &LastTrick, names: &Names) -> String {
        let template = match trick.give {
            Give::Keep => self.sentences.kept_trick,
            give if give.takes_pile() => self.sentences.gave_pile,
            _ => self.sentences.gave_trick,
        };
        fill(template, &[&names[trick.winner], &names[trick.to]])
    }

    /// Returns who is captain of which ships.
    pub fn captains(&self, report: &HandReport, seats: Seats, names: &Names) -> String {
        let name = |ship: Ship| match ship {
            Ship::Of(colour) => self.colour(colour),
            Ship::Neutral => self.sentences.neutral,
        };
        let of = |seat: Seat| -> Option<String> {
            let is_captain = |ship: &Ship| report.sea.at(*ship, Place::Captain) == Some(seat);
            let ships: Vec<&str> = Ship::ALL.into_iter().filter(is_captain).map(name).collect();
            (!ships.is_empty()).then(|| fill(self.sentences.captain_of, &[&names[seat], &self.list(&ships)]))
        };
        let captains: Vec<String> = seats.all().filter_map(of).collect();
        match captains.len() {
            0 => self.sentences.no_captains.into(),
            _ => fill(self.sentences.captains_are, &[&captains.join(" · ")]),
        }
    }

    /// Returns who is on which islands.
    pub fn castaways(&self, report: &HandReport, names: &Names) -> String {
        let on = |(number, pirate): (u8, &Option<Seat>)| {
            pirate.map(|seat| fill(self.sentences.on_island, &[&names[seat], &number]))
        };
        let castaways: Vec<String> = (1..).zip(report.sea.islands()).filter_map(on).collect();
        let castaways: Vec<&str> = castaways.iter().map(String::as_str).collect();
        match castaways[..] {
            [] => self.sentences.nobody_on_islands.into(),
            _ => self.list(&castaways) + ".",
        }
    }

    /// Returns why the piles cost their points.
    pub fn pile_losses(&self, report: &HandReport, seats: Seats, names: &Names) -> String {
        let sentences = &self.sentences;
        let with = |loss: PileLoss| -> Vec<Seat> {
            seats.all().filter(|&seat| report.scores[seat].pile_loss == loss).collect()
        };
        let line = |seats: &[Seat], one: &str, several: &str, loss: PileLoss| {
            let tricks = seats.first().map_or(0, |&seat| report.scores[seat].pile);
            let template = if seats.len() > 1 { several } else { one };
            fill(template, &[&self.who(seats, names), &tricks, &with_sign(loss.points())])
        };
        let (most, second) = (with(PileLoss::Most), with(PileLoss::SecondMost));
        if most.is_empty() {
            return sentences.nobody_has_tricks.into();
        }
        let mut text = line(&most, sentences.one_has_most, sentences.several_have_most, PileLoss::Most);
        if !second.is_empty() {
            text += " ";
            let (one, several) = (sentences.one_has_second, sentences.several_have_second);
            text += &line(&second, one, several, PileLoss::SecondMost);
        } else if most.len() > 1 {
            text += " ";
            text += sentences.nobody_is_second;
        }
        text
    }

    /// Returns who has won.
    pub fn result(&self, winners: &Winners, names: &Names) -> String {
        let template =
            if winners.seats.len() == 1 { self.sentences.wins_with } else { self.sentences.share_the_win };
        fill(template, &[&self.who(&winners.seats, names), &self.points(winners.points)])
    }

    /// Returns by how much.
    pub fn result_lead(&self, winners: &Winners, names: &Names) -> Option<String> {
        let (lead, second) = winners.ahead?;
        Some(fill(self.sentences.ahead_of, &[&self.points(lead), &names[second]]))
    }

    fn who(&self, seats: &[Seat], names: &Names) -> String {
        self.list(&seats.iter().map(|&seat| names[seat].as_str()).collect::<Vec<_>>())
    }

    /// Returns "Ada", "Ada and Ben", "Ada, Ben and Cleo".
    fn list(&self, names: &[&str]) -> String {
        match names {
            [] => String::new(),
            [one] => (*one).into(),
            [rest @ .., last] => fill(self.sentences.and, &[&rest.join(", "), &last]),
        }
    }
}
