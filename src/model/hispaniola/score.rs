//! The score of each hand.

use crate::{
    record::hispaniola::Record,
    rules::hispaniola::{BySeat, HandScore, Hispaniola, Phase, Sea, Step},
};

/// The score of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandReport {
    /// The hand, from 1.
    pub hand: u8,
    /// Each player's score in it.
    pub scores: BySeat<HandScore>,
    /// Where all pirates stood at its end.
    pub sea: Sea,
    /// Each player's points after it.
    pub totals: BySeat<i16>,
}

/// Returns the scores of all hands that have ended.
pub fn hand_reports(record: &Record) -> Vec<HandReport> {
    let games: Vec<Hispaniola> = record.games().collect();
    let steps = games.windows(2).zip(record.events());
    let ends = steps.filter(|(pair, _)| matches!(pair[1].table().phase(), Phase::Deal | Phase::Over));
    ends.map(|(pair, event)| {
        let [before, after] = [pair[0].table(), pair[1].table()];
        let scores = match (event, before.phase()) {
            (Step::Give(give), Phase::Give(winner)) => before.scores_after(winner, *give),
            // The hand ended without trump: all cards were bid without a decision.
            _ => before.hand_scores(),
        };
        let totals = BySeat::from_fn(|seat| after.points(seat));
        HandReport { hand: before.hand(), scores, sea: *after.sea(), totals }
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Game, SeededChance,
        hispaniola::{Seat, Seats, Setup},
    };

    #[test]
    fn the_lines_of_all_hands_add_up_to_the_points() {
        for (seed, seats) in (1..).zip(Seats::ALL) {
            let chance = &mut SeededChance::from_number(seed);
            let setup = Setup::new(seats, Seat::Two, 1).unwrap();
            let mut record = Record::new(BySeat::default(), setup);
            while !matches!(record.table().phase(), Phase::Over) {
                let actions = record.game().legal_actions();
                let count = u32::try_from(actions.len()).unwrap();
                let action = actions[crate::rules::Chance::below(chance, count) as usize];
                let event = record.game().draw(action, chance);
                record.push(event).unwrap();
            }
            let reports = hand_reports(&record);
            assert_eq!(reports.len(), usize::from(setup.hands()));
            for seat in seats.all() {
                let sum: i16 = reports.iter().map(|report| report.scores[seat].total()).sum();
                assert_eq!(sum, record.table().points(seat));
                assert_eq!(reports.last().unwrap().totals[seat], sum);
            }
            let tricks: u8 = seats.all().map(|seat| reports[0].scores[seat].pile).sum();
            assert!((1..=14).contains(&tricks), "one card was bid at least");
        }
    }
}
