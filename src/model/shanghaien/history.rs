//! The events so far, round by round.

use crate::{
    record::shanghaien::Record,
    rules::{
        Seat,
        shanghaien::{Claim, End, Event, Step, TAVERN},
    },
};

/// One round of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundLog {
    /// The number of the round.
    pub round: u8,
    /// The events of the round.
    pub lines: Vec<LogLine>,
    /// Who got which card, once the round has ended.
    pub outcome: Option<RoundOutcome>,
}

/// An event of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The player.
    pub seat: Seat,
    /// The event.
    pub event: Event,
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundOutcome {
    /// The end that was the 1.
    pub end: End,
    /// What happened to each card, by table position from the left.
    pub claims: [Claim; TAVERN],
}

impl RoundOutcome {
    /// Returns the claims in the order of the cards' numbers, each with its number.
    pub fn by_number(&self) -> impl Iterator<Item = (u8, &Claim)> {
        (1..=6)
            .zip(crate::rules::Die::ALL)
            .map(|(number, die)| (number, &self.claims[self.end.position_of(die)]))
    }
}

/// Returns the rounds of a game in order.
pub fn round_logs(record: &Record) -> Vec<RoundLog> {
    let mut rounds: Vec<RoundLog> = Vec::new();
    for (position, &event) in record.positions().zip(record.events()) {
        if rounds.last().is_none_or(|round| round.round != position.round()) {
            rounds.push(RoundLog { round: position.round(), lines: Vec::new(), outcome: None });
        }
        let (Some(round), Some(seat)) = (rounds.last_mut(), position.to_move()) else { break };
        round.lines.push(LogLine { seat, event });
        if event == Step::Shanghai {
            let claims = position.distribution();
            round.outcome = position.one_end().map(|end| RoundOutcome { end, claims });
        }
    }
    rounds
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::shanghaien::state::tests::record_after;

    #[test]
    fn each_round_lists_what_each_player_did() {
        let record = record_after("r11 L p1 r22 p2 r11 p1 r22 p2 ! r33");
        let rounds = round_logs(&record);
        assert_eq!(rounds.iter().map(|round| round.lines.len()).collect::<Vec<_>>(), [9, 1]);
        assert_eq!(rounds[0].lines[2].seat, Seat::Two);
        assert!(rounds[0].outcome.is_some() && rounds[1].outcome.is_none());
    }

    #[test]
    fn an_outcome_is_read_by_number_whichever_end_is_the_one() {
        let record = record_after("r11 R p1 r22 p2 r11 p1 r22 p2 !");
        let outcome = round_logs(&record)[0].outcome.unwrap();
        let (number, claim) = outcome.by_number().next().unwrap();
        assert_eq!((number, claim.verdict.taker()), (1, Some(Seat::One)));
        assert_eq!(claim, &outcome.claims[5]);
    }
}
