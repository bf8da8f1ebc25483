//! Replays: a game after some of its events, with all players' cards open.

use super::{LastTrick, Leap, State, Winners, hand::in_order, hand_reports, last_trick};
use crate::{
    record::hispaniola::Record,
    rules::hispaniola::{Action, BySeat, Card, Hispaniola, Phase, Seat, Step},
};

/// What a replay shows beyond the public table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayModel {
    /// The number of events shown.
    pub at: usize,
    /// The number of all events.
    pub of: usize,
    /// The last event, and its player; a deal counts for the first player.
    pub did: Option<(Seat, Action)>,
    /// All players' cards, by colour and number.
    pub hands: Vec<(Seat, Vec<Card>)>,
    /// The bids that lie face down.
    pub bids: BySeat<Option<Card>>,
    /// The points of the hand that has just ended.
    pub scored: Option<BySeat<i16>>,
    /// The trick that the last event gave.
    pub given: Option<LastTrick>,
    /// Who has won, if the game is over there.
    pub result: Option<Winners>,
    /// The player to move.
    pub mover: Option<Seat>,
}

impl ReplayModel {
    /// Returns the picture of a replay; `None` outside a replay.
    pub(super) fn new(state: &State) -> Option<Self> {
        let (at, record) = (state.replay_step()?, state.record.as_ref()?);
        let game = record.games().nth(at)?;
        let (table, did) = (game.table(), did(record, at));
        let has_given = matches!(did, Some((_, Step::Give(_))));
        let hand = |seat: Seat| (seat, in_order(game.hand(seat)));
        Some(Self {
            at,
            of: record.events().len(),
            did,
            hands: table.seats().all().map(hand).collect(),
            bids: BySeat::from_fn(|seat| game.face_down(seat)),
            scored: scored(record, at),
            given: has_given.then(|| last_trick(&record.prefix(at))).flatten(),
            result: (table.phase() == Phase::Over).then(|| Winners::new(table)),
            mover: table.to_move(),
        })
    }
}

/// Returns the last of so many events, and its player.
fn did(record: &Record, count: usize) -> Option<(Seat, Action)> {
    let last = count.checked_sub(1)?;
    let before = record.games().nth(last)?;
    let seat = before.table().to_move().unwrap_or(before.table().first());
    Some((seat, record.events().get(last)?.map_deal(|_| ())))
}

/// Returns the points of the hand that ended with the last of so many events.
fn scored(record: &Record, count: usize) -> Option<BySeat<i16>> {
    let shown = record.prefix(count);
    let has_ended = matches!(shown.table().phase(), Phase::Deal | Phase::Over);
    let report = has_ended.then(|| hand_reports(&shown).pop()).flatten()?;
    Some(BySeat::from_fn(|seat| report.scores[seat].total()))
}

/// Returns the numbers of events at which a leap stops.
pub(super) fn stops(record: &Record, leap: Leap) -> Vec<usize> {
    let is_stop = |game: &Hispaniola| match leap {
        Leap::Trick => matches!(game.table().phase(), Phase::Board(_)),
        Leap::Hand => matches!(game.table().phase(), Phase::Deal | Phase::Over),
    };
    record.games().enumerate().filter(|(_, game)| is_stop(game)).map(|(count, _)| count).collect()
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::*;
    use crate::{
        model::hispaniola::{
            Command, HandModel, Sheet, TableCommand, TableModel,
            state::tests::{BIDS, TRICK, record_after, state_after},
        },
        rules::{Chance, Game, SeededChance},
    };

    /// Returns a whole game: the fixed start, the rest drawn at random.
    fn whole_game() -> Record {
        let mut record = record_after(TRICK);
        let chance = &mut SeededChance::from_number(7);
        while record.table().phase() != Phase::Over {
            let actions = record.game().legal_actions();
            let action = actions[chance.below(u32::try_from(actions.len()).unwrap()) as usize];
            let event = record.game().draw(action, chance);
            record.push(event).unwrap();
        }
        record
    }

    fn replay_of(state: &State, record: Record) -> State {
        state.after(Command::Replay(Rc::new(record)))
    }

    fn at(state: &State, count: usize) -> State {
        state.after(Command::ShowStep(count))
    }

    fn model(state: &State) -> TableModel {
        TableModel::new(state).unwrap()
    }

    #[test]
    fn a_replay_shows_the_game_after_so_many_events_with_all_cards() {
        let record = whole_game();
        let replay = replay_of(&State::default(), record.clone());
        assert_eq!(replay.replay_step(), Some(0), "a whole game is looked at from its start");
        for (count, game) in record.games().enumerate() {
            let state = at(&replay, count);
            assert_eq!(state.shown_record().unwrap().game(), &game);
            let (shown, table) = (model(&state), game.table());
            let replayed = shown.replay.unwrap();
            assert_eq!((replayed.at, replayed.of), (count, record.events().len()));
            assert_eq!(shown.trump, table.trump());
            for seat in table.seats().all() {
                let (of, cards) = &replayed.hands[seat as usize];
                assert_eq!((*of, cards.len()), (seat, game.hand(seat).iter().count()));
                assert!(cards.iter().all(|card| game.hand(seat).contains(*card)));
                assert_eq!(replayed.bids[seat], game.face_down(seat));
                assert_eq!(shown.seats[seat as usize].is_mover, table.to_move() == Some(seat));
                assert_eq!(shown.seats[seat as usize].reserve, table.sea().reserve(seat));
            }
            for ship in &shown.sea.ships {
                assert!(ship.places.iter().all(|place| place.action.is_none()), "nothing can be tapped");
                assert!(
                    ship.places.iter().all(|place| place.pirate == table.sea().at(ship.ship, place.place))
                );
            }
            let has_ended = count > 0 && matches!(table.phase(), Phase::Deal | Phase::Over);
            assert_eq!(replayed.scored.is_some(), has_ended);
            assert!(shown.choices.is_empty() && shown.pile_to_give.is_none() && !shown.can_undo);
            assert_eq!(shown.cards, HandModel::Nothing);
        }
    }

    #[test]
    fn what_was_done_is_told() {
        let replay = replay_of(&State::default(), record_after(TRICK));
        assert_eq!(replay.replay_step(), Some(7), "a part of a game is looked at where it ends");
        let did = |count: usize| model(&at(&replay, count)).replay.unwrap().did;
        assert_eq!(did(0), None);
        assert_eq!(did(1), Some((Seat::Two, Step::Deal(()))));
        assert_eq!(did(2).unwrap().0, Seat::One);
        assert_eq!(did(5).unwrap().0, Seat::Three);
        let bids = |count: usize| model(&at(&replay, count)).bids.is_some();
        assert_eq!([3, 4, 5].map(bids), [false, true, false], "once all have bid, and not longer");
    }

    #[test]
    fn leaps_go_from_trick_to_trick_and_from_hand_to_hand() {
        let record = whole_game();
        let replay = replay_of(&State::default(), record.clone());
        let mut tricks = 0;
        let mut state = replay.clone();
        loop {
            state = state.after(Command::Leap(Leap::Trick, true));
            let Phase::Board(_) = state.shown_record().unwrap().table().phase() else { break };
            tricks += 1;
        }
        assert_eq!(state.replay_step(), Some(record.events().len()));
        assert!(tricks > 20, "three hands have some tricks");
        let hand = replay.after(Command::Leap(Leap::Hand, true));
        assert_eq!(hand.shown_record().unwrap().table().phase(), Phase::Deal);
        assert_eq!(hand.shown_record().unwrap().table().hand(), 2);
        assert_eq!(hand.after(Command::Leap(Leap::Hand, false)).replay_step(), Some(0));
        let last = (0..3).fold(replay, |state, _| state.after(Command::Leap(Leap::Hand, true)));
        assert_eq!(last.replay_step(), Some(record.events().len()));
    }

    #[test]
    fn a_game_that_is_played_cannot_be_looked_back_at() {
        let running = state_after(BIDS);
        assert_eq!(at(&running, 1), running, "it would show everybody's cards");
    }

    #[test]
    fn a_game_that_is_looked_at_cannot_be_changed_or_closed() {
        let replay = replay_of(&state_after("tB1"), record_after(TRICK));
        assert!(!replay.has_overlay() && !replay.can_undo());
        assert_eq!((replay.query(), replay.auto(), replay.curtain()), (None, None, None));
        let boards = *record_after(&format!("{TRICK} ^")).events().last().unwrap();
        for command in [Command::Close, Command::Undo, TableCommand::GoOn.into(), Command::Happen(boards)] {
            assert_eq!(replay.after(command.clone()), replay, "{command:?}");
        }
        assert!(replay.after(Command::Open(Sheet::Menu)).has_overlay());
    }
}
