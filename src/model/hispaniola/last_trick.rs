//! The last trick that was won.

use super::{Boarding, TrickModel};
use crate::{
    record::hispaniola::Record,
    rules::hispaniola::{Event, Give, Phase, Seat, Step},
};

/// A trick that has been won and put on a pile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastTrick {
    /// The cards.
    pub trick: TrickModel,
    /// The winner.
    pub winner: Seat,
    /// What the winner did on the ship; `None` without a pirate in reserve.
    pub boarding: Option<Boarding>,
    /// The player whose pile it went to.
    pub to: Seat,
    /// How it went there.
    pub give: Give,
}

/// Returns the last trick of this hand, or of the one that has just ended.
pub fn last_trick(record: &Record) -> Option<LastTrick> {
    let events = record.events();
    let since_deal = events.iter().rposition(|event| matches!(event, Step::Deal(_)))?;
    let given =
        events.iter().rposition(|event| matches!(event, Step::Give(_))).filter(|&at| at > since_deal)?;
    let (Event::Give(give), boarded) = (events[given], events[given - 1]) else { return None };
    let before = record.games().nth(given - 1)?;
    let table = before.table();
    let Phase::Board(winner) = table.phase() else { return None };
    Some(LastTrick {
        trick: TrickModel::new(table),
        winner,
        boarding: Boarding::new(winner, table, boarded.map_deal(|_| ())),
        to: give.taker(table.seats(), winner),
        give,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::hispaniola::state::tests::{BIDS, TRICK, record_after};

    #[test]
    fn the_last_trick_is_the_one_that_lies_on_a_pile() {
        assert_eq!(last_trick(&record_after(BIDS)), None);
        assert_eq!(last_trick(&record_after(&format!("{TRICK} ^"))), None);
        let last = last_trick(&record_after(&format!("{TRICK} ^ gl\nV5"))).unwrap();
        assert_eq!((last.winner, last.to), (Seat::Three, Seat::One));
        assert_eq!(last.trick.cards.len(), 3);
        assert_eq!(last.boarding.unwrap().action, Step::Board(None));
    }
}
