//! Hints: why an action is good, by the cards whose taker it changes as the round stands.

use crate::{
    ai::message::Percent,
    rules::{
        Seat,
        shanghaien::{Action, Card, Deck, Position, Step},
    },
};

/// The number of actions in a hint.
const SHOWN: usize = 3;

/// An action and the reasons for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HintLine {
    /// The action.
    pub action: Action,
    /// The chance to win after it, in percent.
    pub percent: Percent,
    /// Cards that the player would newly take if the round ended after the action.
    pub gains: Vec<Card>,
    /// Cards that the other player would no longer take.
    pub denies: Vec<Card>,
    /// Cards that the other player takes because the action ends the round.
    pub leaves: Vec<Card>,
}

/// Returns the best of the weighed actions, each with its reasons.
pub fn hint_lines(position: &Position, weighed: &[(Action, Percent)]) -> Vec<HintLine> {
    let Some(mover) = position.to_move() else { return Vec::new() };
    let line = |&(action, percent): &(Action, Percent)| {
        let [gains, denies, leaves] = changes(position, mover, action);
        HintLine { action, percent, gains, denies, leaves }
    };
    weighed.iter().take(SHOWN).map(line).collect()
}

/// Returns the cards that the mover gains, those denied to the other player, and those left to the other player.
fn changes(position: &Position, mover: Seat, action: Action) -> [Vec<Card>; 3] {
    let takers = |position: &Position| position.distribution().map(|claim| claim.verdict.taker());
    let (before, after) = match action {
        // Before the round ends, nobody has any of its cards.
        Step::Shanghai => ([None; 6], takers(position)),
        Step::Roll(()) => (takers(position), takers(position)),
        action => (takers(position), takers(&after(position, action))),
    };
    let other = Some(mover.other());
    let cards = |wanted: fn(bool, bool) -> bool, seat: Option<Seat>| {
        let places = before.iter().zip(&after).zip(position.tavern());
        places
            .filter(|((before, after), _)| wanted(**before == seat, **after == seat))
            .map(|(_, card)| *card)
            .collect()
    };
    [
        cards(|before, after| !before && after, Some(mover)),
        cards(|before, after| before && !after, other),
        cards(|before, after| !before && after, other),
    ]
}

fn after(position: &Position, action: Action) -> Position {
    let mut after = *position;
    let event = action.map_roll(|()| unreachable!("a roll moves no card"));
    assert!(after.apply(event, &Deck::sorted()).is_ok(), "only legal actions are weighed");
    after
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::shanghaien::state::tests::record_after;

    /// Returns the cards gained, denied and left by each legal action, in record notation.
    fn all(moves: &str) -> Vec<(String, [String; 3])> {
        let record = record_after(moves);
        let position = record.position();
        let legal = position.legal_actions();
        legal
            .iter()
            .map(|&action| {
                let names =
                    |cards: Vec<Card>| cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
                (action.to_string(), changes(position, position.to_move().unwrap(), action).map(names))
            })
            .collect()
    }

    fn one(action: &str, gains: &str, denies: &str, leaves: &str) -> (String, [String; 3]) {
        (action.into(), [gains, denies, leaves].map(Into::into))
    }

    #[test]
    fn a_die_gains_a_free_card_and_denies_one_that_the_other_had() {
        // Bernd has a die at card 2. Anna's at card 1 wins nothing there: 1 pip beside it against none.
        assert_eq!(all("r11 L p1 r22 p2 r25"), [one("p2", "A2", "A2", ""), one("p5", "C1", "", "")]);
        // Without a neighbour, the second card only takes Bernd's card away.
        assert_eq!(all("r66 L p6 r22 p2 r25"), [one("p2", "", "A2", ""), one("p5", "C1", "", "")]);
    }

    #[test]
    fn a_shanghai_gives_to_both_and_a_roll_to_nobody() {
        assert_eq!(
            all("r11 L p1 r22 p2 r33 p3 r22 p2"),
            [one("!", "A1 A3", "", "A2"), one("roll", "", "", "")]
        );
    }

    #[test]
    fn three_actions_are_shown_the_best_first() {
        let record = record_after("r25");
        let legal = record.position().legal_actions();
        let weighed: Vec<_> = legal.iter().copied().zip([99, 50, 25, 0]).collect();
        let lines = hint_lines(record.position(), &weighed);
        assert_eq!(lines.iter().map(|line| line.percent).collect::<Vec<_>>(), [99, 50, 25]);
        assert_eq!(lines[0].action, legal[0]);
    }
}
