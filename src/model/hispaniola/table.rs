//! The picture of the whole table.

use super::{
    BidsModel, Choice, HandModel, Prompt, ReplayModel, SeaModel, Stage, State, TrickModel, prompt::choices,
};
use crate::rules::hispaniola::{Colour, Give, Phase, Refusal, Seat};

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
}

impl TableModel {
    /// Makes the picture of a state; `None` without a game.
    pub fn new(state: &State) -> Option<Self> {
        let replay = ReplayModel::new(state);
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
            name: record.players()[seat].clone(),
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
