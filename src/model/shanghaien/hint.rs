//! Why an action is a good one: the cards that change hands by it, as the round stands.

use crate::{
    ai::shanghaien::message::Percent,
    rules::{
        Seat,
        shanghaien::{Action, Card, Deck, Position, Step},
    },
};

/// How many actions a hint names.
const SHOWN: usize = 3;

/// An action with what speaks for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HintLine {
    /// What to do.
    pub action: Action,
    /// The chance to win after it, in percent.
    pub percent: Percent,
    /// Cards that the player would then take, if the round ended there, and not before.
    pub gains: Vec<Card>,
    /// Cards that the other player would have taken before, and not then.
    pub denies: Vec<Card>,
    /// Cards that the other player takes because the round ends.
    pub leaves: Vec<Card>,
}

/// The best of the weighed actions, with what each changes.
pub fn hint_lines(position: &Position, weighed: &[(Action, Percent)]) -> Vec<HintLine> {
    let Some(mover) = position.to_move() else { return Vec::new() };
    let line = |&(action, percent): &(Action, Percent)| {
        let [gains, denies, leaves] = changes(position, mover, action);
        HintLine { action, percent, gains, denies, leaves }
    };
    weighed.iter().take(SHOWN).map(line).collect()
}

/// The cards that the mover gains, those denied to the other, those left to the other.
fn changes(position: &Position, mover: Seat, action: Action) -> [Vec<Card>; 3] {
    let takers = |position: &Position| position.distribution().map(|claim| claim.verdict.taker());
    let (before, after) = match action {
        // Until somebody ends the round nobody has anything.
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

    /// Cards gained, denied and left by each legal action, in record notation.
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
        // Without a neighbour the second card only leaves Bernd with nothing.
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
