//! The picture of the sheet over the table.

use std::rc::Rc;

use super::{HandReport, LastTrick, Sheet, Stage, State, hand_reports, last_trick};
use crate::{
    model::session::MenuModel,
    record::hispaniola::Record,
    rules::hispaniola::{BySeat, HandScore, Hispaniola, Phase, Seats},
};

/// A sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetModel {
    /// The menu.
    Menu {
        /// What the menus of both games show.
        menu: MenuModel<Hispaniola>,
        /// Whether the record can be saved. In the middle of a hand it would reveal all players' cards.
        can_save: bool,
    },
    /// The trick that was won last, if any.
    LastTrick(Option<LastTrick>),
    /// The scores of all hands so far.
    Scores(HandsModel),
    /// The score of the hand that has just ended.
    Score(Box<ScoreModel>),
}

/// The points of hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandsModel {
    /// The players.
    pub seats: Seats,
    /// The number of each hand, and each player's points in it.
    pub hands: Vec<(u8, BySeat<i16>)>,
    /// Each player's points so far.
    pub totals: BySeat<i16>,
}

/// The score of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreModel {
    /// The report.
    pub report: HandReport,
    /// The number of hands in the game.
    pub hands: u8,
    /// The players.
    pub seats: Seats,
    /// Each player's points for ships as captain, beside the captain, for islands and for piles.
    pub lines: [BySeat<i16>; 4],
    /// Their sum.
    pub sum: BySeat<i16>,
    /// Whether the game is over.
    pub is_over: bool,
    /// The game. No player holds cards now, so the record reveals nothing.
    pub record: Rc<Record>,
}

impl HandsModel {
    /// Makes the table of a game.
    pub(super) fn new(record: &Record) -> Self {
        let points = |report: &HandReport| BySeat::from_fn(|seat| report.scores[seat].total());
        let hands = hand_reports(record).iter().map(|report| (report.hand, points(report))).collect();
        let totals = BySeat::from_fn(|seat| record.table().points(seat));
        Self { seats: record.setup().seats, hands, totals }
    }
}

impl ScoreModel {
    /// Makes the score of the last hand; `None` if no hand has ended.
    fn new(record: &Rc<Record>) -> Option<Self> {
        let report = hand_reports(record).pop()?;
        let points = |of: fn(&HandScore) -> i16| BySeat::from_fn(|seat| of(&report.scores[seat]));
        Some(Self {
            report,
            hands: record.setup().hands(),
            seats: record.setup().seats,
            lines: [
                points(|score| i16::from(score.captains) * HandScore::CAPTAIN),
                points(|score| i16::from(score.beside) * HandScore::BESIDE),
                points(HandScore::island_points),
                points(|score| score.pile_loss.points()),
            ],
            sum: points(HandScore::total),
            is_over: record.table().phase() == Phase::Over,
            record: Rc::clone(record),
        })
    }
}

impl SheetModel {
    /// Makes the picture of the sheet; `None` without one.
    pub(super) fn new(state: &State) -> Option<Self> {
        let shown = state.shown_record()?;
        Some(match (state.sheet, state.stage) {
            (Some(Sheet::Menu), _) => {
                let can_save = matches!(shown.table().phase(), Phase::Deal | Phase::Over);
                Self::Menu { menu: MenuModel::new(state)?, can_save }
            }
            (Some(Sheet::LastTrick), _) => Self::LastTrick(last_trick(&shown)),
            (Some(Sheet::Scores), _) => Self::Scores(HandsModel::new(&shown)),
            (None, Stage::Score) => Self::Score(Box::new(ScoreModel::new(&shown)?)),
            (None, Stage::Play | Stage::Bids) => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::hispaniola::{
        Command, Pirates, TableCommand,
        state::tests::{TRICK, state_after},
    };

    fn scored() -> State {
        let text = include_str!("../../../tests/records/valid/hispaniola-hand-scored.txt");
        let record = Record::read(text.as_bytes()).expect("a valid record");
        State::default().after(Command::Begin(record.into(), Pirates::default()))
    }

    fn shown(state: &State, sheet: Sheet) -> SheetModel {
        SheetModel::new(&state.after(Command::Open(sheet))).unwrap()
    }

    #[test]
    fn the_lines_of_a_score_add_up_to_its_sum_and_the_sums_to_the_totals() {
        let Some(SheetModel::Score(score)) = SheetModel::new(&scored()) else { panic!("it is shown first") };
        for seat in score.seats.all() {
            assert_eq!(score.lines.iter().map(|line| line[seat]).sum::<i16>(), score.sum[seat]);
        }
        assert!(!score.is_over && score.hands > 1);
        let SheetModel::Scores(hands) = shown(&scored(), Sheet::Scores) else { panic!() };
        assert_eq!(hands.hands, [(1, score.sum)]);
        assert_eq!(hands.totals, score.sum);
        assert_eq!(SheetModel::new(&scored().after(TableCommand::GoOn)), None);
    }

    #[test]
    fn a_record_can_be_saved_when_nobody_holds_cards() {
        let can_save = |state: &State| match shown(state, Sheet::Menu) {
            SheetModel::Menu { can_save, .. } => can_save,
            other => panic!("{other:?}"),
        };
        assert!(can_save(&scored().after(TableCommand::GoOn)));
        assert!(!can_save(&state_after(TRICK)));
    }

    #[test]
    fn before_the_first_trick_and_the_first_score_there_is_nothing_to_show() {
        let state = state_after(TRICK);
        assert_eq!(shown(&state, Sheet::LastTrick), SheetModel::LastTrick(None));
        assert!(
            matches!(shown(&state, Sheet::Scores), SheetModel::Scores(scores) if scores.hands.is_empty())
        );
        let given = state_after(&format!("{TRICK} ^ gl"));
        assert!(matches!(shown(&given, Sheet::LastTrick), SheetModel::LastTrick(Some(_))));
    }
}
