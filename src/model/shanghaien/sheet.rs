//! The picture of the sheet over the table. The page makes it in the part that draws the sheets, so the first load does
//! not contain it.

use super::{
    HintLine, RoundLog, SeatModel, Sheet, SlotModel, Spot, State, TrickModel, hint_lines, round_logs,
    table::is_flipped,
};
use crate::{
    model::{Pace, session::MenuModel},
    rules::{
        BySeat, Roll, Seat,
        shanghaien::{Action, ROUNDS, Shanghaien},
    },
};

/// A sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetModel {
    /// What it shows.
    pub content: SheetContent,
    /// The players' names.
    pub names: BySeat<String>,
    /// The player to move.
    pub mover: Seat,
    /// Whether it is turned towards the player on the far side.
    pub is_flipped: bool,
    /// The pace.
    pub pace: Pace,
}

/// What a sheet shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetContent {
    /// The uses of a dirty trick.
    Trick {
        /// The uses.
        uses: TrickModel,
        /// The dice that they change.
        roll: Option<Roll>,
        /// Whether the trick can be played now.
        is_awake: bool,
    },
    /// The ways to reach a card.
    Spot(Vec<Action>),
    /// The menu.
    Menu(MenuModel<Shanghaien>),
    /// The hint.
    Hint(HintModel),
    /// The events so far.
    Log(Vec<RoundLog>),
}

/// What the computer recommends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HintModel {
    /// It is still thinking.
    Waits,
    /// It does not answer.
    Missing,
    /// It has answered.
    Lines {
        /// The best actions.
        lines: Vec<HintLine>,
        /// Whether the chances are exact, not estimated.
        is_exact: bool,
    },
}

impl SheetModel {
    /// Makes the picture of the open sheet; `None` without one.
    pub fn new(state: &State) -> Option<Self> {
        let (sheet, record) = (state.sheet?, state.record.as_ref()?);
        let position = record.position();
        let mover = position.to_move().unwrap_or(Seat::One);
        let content = match sheet {
            Sheet::Trick(trick) => {
                let acts = state.plays_on() && state.computer_to_move().is_none();
                let is_awake = acts && SeatModel::new(position, mover).awake;
                SheetContent::Trick {
                    uses: TrickModel::new(record.game(), mover, trick),
                    roll: position.rolled(),
                    is_awake: is_awake && position.tricks(mover, trick) > 0,
                }
            }
            Sheet::Spot(place) => {
                let row = SlotModel::row(position, state.picked_die());
                SheetContent::Spot(match row.into_iter().nth(place).map(|slot| slot.spot) {
                    Some(Spot::Open { actions, .. }) => actions,
                    _ => Vec::new(),
                })
            }
            Sheet::Menu => SheetContent::Menu(MenuModel::new(state)?),
            Sheet::Hint => SheetContent::Hint(match &state.table.hints {
                Some(weighed) => HintModel::Lines {
                    lines: hint_lines(position, weighed),
                    is_exact: position.round() == ROUNDS,
                },
                None if state.is_out_of_reach => HintModel::Missing,
                None => HintModel::Waits,
            }),
            // A replay must not reveal how the game ends.
            Sheet::Log => SheetContent::Log(round_logs(&*state.shown_record()?)),
        };
        let (names, is_flipped) = (record.shown_names().clone(), is_flipped(state));
        Some(Self { content, names, mover, is_flipped, pace: state.pace })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        ai::shanghaien::Level,
        model::shanghaien::{
            Command, Seating, Settings, TableCommand,
            state::tests::{ROUND, state_after},
        },
        rules::shanghaien::Trick,
    };

    /// Bernd has the trick "Add both dice" and has rolled in round 2.
    const AWAKE: &str = "r11 L p1 r66 p6 r11 p1 r66 p6 ! r12";

    fn shown(state: &State, sheet: Sheet) -> SheetModel {
        SheetModel::new(&state.after(Command::Open(sheet))).unwrap()
    }

    fn is_awake(state: &State, trick: Trick) -> bool {
        match shown(state, Sheet::Trick(trick)).content {
            SheetContent::Trick { is_awake, .. } => is_awake,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_trick_can_be_played_by_the_person_to_move_who_holds_it() {
        let mut state = state_after(AWAKE);
        assert!(is_awake(&state, Trick::AddBothDice));
        assert!(!is_awake(&state, Trick::RollAgain), "Bernd has no such trick");
        assert!(!is_awake(&state_after(AWAKE.trim_end_matches(" r12")), Trick::AddBothDice), "no roll yet");
        state.computers[Seat::Two] = Some(Level::Captain);
        assert!(!is_awake(&state, Trick::AddBothDice));
    }

    #[test]
    fn the_sheet_of_a_card_has_the_ways_of_the_chosen_die() {
        let ways = |state: &State| match shown(state, Sheet::Spot(1)).content {
            SheetContent::Spot(ways) => ways.len(),
            other => panic!("{other:?}"),
        };
        let state = state_after("r25");
        assert_eq!((ways(&state), ways(&state.after(TableCommand::Pick(0)))), (2, 1));
    }

    #[test]
    fn the_log_of_a_replay_ends_where_the_replay_is() {
        let state = state_after(&format!("{ROUND} ! r11"));
        let rounds = |state: &State| match shown(state, Sheet::Log).content {
            SheetContent::Log(rounds) => rounds.len(),
            other => panic!("{other:?}"),
        };
        assert_eq!(rounds(&state), 2);
        let replay = state.after(Command::Replay(state.record.clone().unwrap()));
        assert_eq!(rounds(&replay.after(Command::ShowStep(3))), 1);
    }

    #[test]
    fn a_hint_waits_and_comes_or_does_not_come() {
        let state = state_after("r25");
        assert_eq!(shown(&state, Sheet::Hint).content, SheetContent::Hint(HintModel::Waits));
        let mut lost = state.after(Command::Open(Sheet::Hint));
        lost.is_out_of_reach = true;
        assert_eq!(SheetModel::new(&lost).unwrap().content, SheetContent::Hint(HintModel::Missing));
        let mut told = state;
        let action = told.record.as_ref().unwrap().position().legal_actions()[0];
        told.table.hints = Some(vec![(action, 50)]);
        let SheetContent::Hint(HintModel::Lines { lines, is_exact: false }) =
            shown(&told, Sheet::Hint).content
        else {
            panic!("{told:?}");
        };
        assert_eq!(lines.len(), 1);
    }

    #[test]
    fn across_the_table_a_sheet_for_the_far_player_is_turned() {
        let across = Command::Set(Settings { seating: Seating::Across, ..Settings::default() });
        let flipped = |moves| shown(&state_after(moves).after(across.clone()), Sheet::Menu).is_flipped;
        assert_eq!([flipped(""), flipped("r11 L p1")], [false, true]);
        assert_eq!(SheetModel::new(&state_after("")), None);
    }
}
