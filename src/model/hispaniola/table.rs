//! The picture of the whole table.

use std::rc::Rc;

use super::{
    BidsModel, Choice, HandModel, Prompt, ReplayModel, SeaModel, SheetModel, Stage, State, TrickModel,
    prompt::choices,
};
use crate::{
    model::{Notice, Pace},
    rules::hispaniola::{Action, BySeat, Colour, Give, Phase, Refusal, Seat},
};

/// A player as all others see them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatModel {
    /// The player.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// Points so far.
    pub points: i16,
    /// Pirates in reserve, after the boarding shown.
    pub reserve: u8,
    /// Tricks in the pile.
    pub pile: u8,
    /// Whether the player is to move.
    pub is_mover: bool,
    /// Whether the player is the first player of this hand.
    pub is_first: bool,
    /// Whether a computer plays this seat.
    pub is_computer: bool,
    /// The way in which the trick can be given to this player now.
    pub takes: Option<Give>,
}

/// The table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableModel {
    /// The players' names.
    pub names: Rc<BySeat<String>>,
    /// A word for the phase, for the styles.
    pub phase: &'static str,
    /// The number of the hand, from 1, and the number of hands.
    pub hand: (u8, u8),
    /// The trump of this hand.
    pub trump: Option<Colour>,
    /// The players.
    pub seats: Vec<SeatModel>,
    /// Ships and islands.
    pub sea: SeaModel,
    /// The trick.
    pub trick: TrickModel,
    /// The bids that have just been shown.
    pub bids: Option<BidsModel>,
    /// For each player whether they have bid, while bids lie face down.
    pub face_down: Option<Vec<(Seat, bool)>>,
    /// Who must do what.
    pub prompt: Prompt,
    /// Why the action that the player tried to choose is not allowed.
    pub refused: Option<Refusal>,
    /// The choices besides cards and ship.
    pub choices: Vec<Choice>,
    /// The number of tricks in the winner's pile, and whether they are given along.
    pub pile_to_give: Option<(u8, bool)>,
    /// The cards of the player who is looking, or the curtain.
    pub cards: HandModel,
    /// Whether the last event can be taken back.
    pub can_undo: bool,
    /// What a replay shows beyond that.
    pub replay: Option<ReplayModel>,
    /// The last action that everybody may know, and its player. A screen reader reads it.
    pub did: Option<(Seat, Action)>,
    /// The number of events shown.
    pub count: usize,
    /// Whether a tap anywhere lets the computer act at once.
    pub can_hurry: bool,
    /// The sheet over the table.
    pub sheet: Option<SheetModel>,
    /// Whether something lies over the table.
    pub is_covered: bool,
    /// The notice to the players.
    pub notice: Option<Notice>,
    /// The pace.
    pub pace: Pace,
}

impl TableModel {
    /// Makes the picture of a state; `None` without a game.
    pub fn new(state: &State) -> Option<Self> {
        let (replay, sheet) = (ReplayModel::new(state), SheetModel::new(state));
        let past = replay.is_some().then(|| State { record: state.shown_record(), ..state.clone() });
        let state = past.as_ref().unwrap_or(state);
        let record = state.record.as_ref()?;
        let (table, view) = (record.table(), state.view());
        let choices = choices(state, table);
        let takes = |seat: Seat| {
            choices.iter().find_map(|choice| match *choice {
                Choice::Give { give, to } if to == seat => Some(give),
                _ => None,
            })
        };
        let sea = SeaModel::new(state, record);
        let looked_at = sea.boarding.filter(|_| !sea.is_done);
        let boards = |seat| looked_at.is_some_and(|it| it.seat == seat && it.uses_reserve());
        let returned = sea.returned.filter(|_| !sea.is_done);
        let seats = table.seats().all().map(|seat| SeatModel {
            seat,
            name: record.shown_names()[seat].clone(),
            points: table.points(seat),
            reserve: table.sea().reserve(seat) - u8::from(boards(seat)) + u8::from(returned == Some(seat)),
            pile: table.pile(seat),
            is_mover: state.stage == Stage::Play && table.to_move() == Some(seat),
            is_first: table.first() == seat,
            is_computer: state.computers[seat].is_some(),
            takes: takes(seat),
        });
        let shown = if replay.is_some() { Stage::of(record) } else { state.stage };
        let shows_bids = shown == Stage::Bids;
        let face_down = match table.phase() {
            Phase::Bid(next) if !shows_bids => {
                Some(table.seats().all().map(|seat| (seat, seat < next)).collect())
            }
            _ => None,
        };
        let pile_to_give = match table.phase() {
            Phase::Give(winner) if state.computer_to_move().is_none() && replay.is_none() => {
                Some((table.pile(winner), state.table.with_pile)).filter(|(pile, _)| *pile > 0)
            }
            _ => None,
        };
        Some(Self {
            names: Rc::new(record.shown_names().clone()),
            phase: phase_word(state, table.phase()),
            did: if replay.is_some() { None } else { state.last_event() },
            count: record.events().len(),
            can_hurry: state.computer_to_move().is_some(),
            is_covered: sheet.is_some() || state.pending.is_some(),
            sheet,
            notice: state.notice.clone(),
            pace: state.pace,
            hand: (table.hand(), table.setup().hands()),
            trump: table.trump(),
            seats: seats.collect(),
            trick: TrickModel::new(table),
            bids: shows_bids.then(|| BidsModel::new(table)),
            face_down,
            prompt: Prompt::new(state, table, view.as_ref()),
            refused: state.table.refused,
            pile_to_give,
            cards: HandModel::new(state, view.as_ref()),
            can_undo: state.can_undo(),
            choices,
            sea,
            replay,
        })
    }
}

/// Returns a word for the current phase, for the styles and the tests.
fn phase_word(state: &State, phase: Phase) -> &'static str {
    match (state.stage, phase) {
        (Stage::Bids, _) => "bids",
        (Stage::Score, _) => "score",
        _ if state.is_replay() => "look-back",
        (_, Phase::Deal) => "deal",
        (_, Phase::Bid(_)) => "bid",
        (_, Phase::Play(_)) => "play",
        (_, Phase::Board(_)) => "board",
        (_, Phase::Give(_)) => "give",
        (_, Phase::Over) => "over",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        ai::hispaniola::Level,
        model::hispaniola::{
            Command, Sheet,
            state::tests::{BIDS, TRICK, state_after},
        },
        rules::hispaniola::Step,
    };

    fn model(state: &State) -> TableModel {
        TableModel::new(state).unwrap()
    }

    #[test]
    fn the_phase_has_a_word() {
        let phase = |moves: &str| model(&state_after(moves)).phase;
        assert_eq!(["", BIDS, TRICK].map(phase), ["bid", "bids", "board"]);
        let state = state_after(TRICK);
        let replay = state.after(Command::Replay(state.record.clone().unwrap()));
        assert_eq!((model(&replay).phase, model(&replay).did), ("look-back", None));
    }

    #[test]
    fn what_was_done_is_told_unless_it_is_a_bid_that_lies_face_down() {
        let did = |moves: &str| model(&state_after(moves)).did;
        assert_eq!(did("tB1"), None);
        assert!(matches!(did(TRICK), Some((Seat::Two, Step::Play(_)))));
        assert_eq!(model(&state_after(TRICK)).count, 7);
    }

    #[test]
    fn a_sheet_or_an_offered_game_covers_the_table() {
        let state = state_after(TRICK);
        assert!(!model(&state).is_covered);
        let open = model(&state.after(Command::Open(Sheet::LastTrick)));
        assert!(open.is_covered && open.sheet == Some(SheetModel::LastTrick(None)));
        assert!(model(&state.after(Command::Propose(state.record.clone().unwrap()))).is_covered);
    }

    #[test]
    fn a_computer_to_move_can_be_hurried() {
        let mut state = state_after(TRICK);
        assert!(!model(&state).can_hurry);
        state.computers[Seat::Three] = Some(Level::Gunner);
        assert!(model(&state).can_hurry);
    }
}
