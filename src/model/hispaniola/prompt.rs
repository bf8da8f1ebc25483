//! The prompt (who must do what), and the choices of the player.

use super::{Stage, State};
use crate::rules::hispaniola::{Action, Colour, Give, Hand, Phase, Seat, Ship, Side, Step, Table, View};

/// Who must do what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// Bids for trump.
    Bids {
        /// The player.
        seat: Seat,
        /// Whether earlier bids of this hand have decided nothing.
        again: bool,
    },
    /// Leads to a trick.
    Leads(Seat),
    /// Plays a card. It is not said whether the player can follow, because that is secret.
    Plays(Seat),
    /// Has to follow this colour.
    Follows(Seat, Colour),
    /// Has no card of this colour and may play any.
    PlaysAnything(Seat, Colour),
    /// Has won the trick and boards this ship.
    Boards(Seat, Ship),
    /// Has won the trick but has no pirate left to board with.
    HasNobody(Seat, Ship),
    /// Takes the trick or gives it away.
    Gives(Seat),
    /// A computer pirate is thinking.
    Thinks(Seat),
    /// A computer pirate does not answer.
    DoesNotAnswer(Seat),
    /// The bids have been shown: this is the trump, or all players bid again.
    BidsShown(Option<Colour>),
    /// The cards are dealt.
    Dealing,
}

/// A choice of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Confirms the chosen action.
    Confirm(Action),
    /// Shows a way of boarding before it is confirmed.
    Preview {
        /// The way.
        action: Action,
        /// Whether it is the way shown now.
        is_chosen: bool,
    },
    /// Gives the trick to this player, or keeps it.
    Give {
        /// The way.
        give: Give,
        /// The player whose pile it goes to.
        to: Seat,
    },
    /// Goes on from the bids.
    GoOn,
    /// Asks the computer pirate again, because it does not answer.
    TryAgain,
    /// Lets a person play in its place.
    TakeOver,
}

impl Prompt {
    pub(super) fn new(state: &State, table: &Table, view: Option<&View>) -> Self {
        let led = table.trick().led();
        match (state.stage, table.phase()) {
            (Stage::Bids, _) => Self::BidsShown(table.trump()),
            (_, Phase::Deal | Phase::Over) => Self::Dealing,
            (_, Phase::Bid(seat) | Phase::Play(seat) | Phase::Board(seat) | Phase::Give(seat))
                if state.computer_to_move().is_some() =>
            {
                if state.is_out_of_reach {
                    Self::DoesNotAnswer(seat)
                } else {
                    Self::Thinks(seat)
                }
            }
            (_, Phase::Bid(seat)) => Self::Bids { seat, again: !table.bids(Seat::One).is_empty() },
            (_, Phase::Play(seat)) => match (led, view.filter(|view| view.seat() == seat)) {
                (None, _) => Self::Leads(seat),
                (Some(led), Some(view)) if view.hand().of(led).is_empty() => Self::PlaysAnything(seat, led),
                (Some(led), Some(_)) => Self::Follows(seat, led),
                (Some(_), None) => Self::Plays(seat),
            },
            (_, Phase::Board(seat)) => {
                let ship = table.ship().unwrap_or(Ship::Neutral);
                match table.sea().reserve(seat) {
                    0 => Self::HasNobody(seat, ship),
                    _ => Self::Boards(seat, ship),
                }
            }
            (_, Phase::Give(seat)) => Self::Gives(seat),
        }
    }
}

/// The ways of boarding, the bow before the stern.
const WAYS: [Action; 6] = [
    Step::Board(None),
    Step::Board(Some(Side::Fore)),
    Step::Board(Some(Side::Aft)),
    Step::Nothing,
    Step::Swap(Side::Fore),
    Step::Swap(Side::Aft),
];

/// Returns the choices, apart from taps on the cards and the ship.
pub(super) fn choices(state: &State, table: &Table) -> Vec<Choice> {
    let chosen = state.chosen();
    let confirm = chosen.map(Choice::Confirm);
    match (state.stage, table.phase()) {
        (Stage::Bids, _) => vec![Choice::GoOn],
        _ if state.is_replay() => Vec::new(),
        (Stage::Score, _) | (_, Phase::Deal | Phase::Over) => Vec::new(),
        _ if state.computer_to_move().is_some() => {
            if state.is_out_of_reach {
                vec![Choice::TryAgain, Choice::TakeOver]
            } else {
                Vec::new()
            }
        }
        (_, Phase::Bid(_) | Phase::Play(_)) => confirm.into_iter().collect(),
        (_, Phase::Board(_)) => {
            let legal = table.legal_actions(Hand::default());
            let preview = |action: Action| Choice::Preview { action, is_chosen: chosen == Some(action) };
            let ways = WAYS.into_iter().filter(|way| legal.len() > 1 && legal.contains(way)).map(preview);
            ways.chain(confirm).collect()
        }
        (_, Phase::Give(winner)) => {
            let ways = [Give::Keep, Give::Left { pile: false }, Give::Right { pile: false }];
            let way = |give: Give| {
                let Step::Give(give) = state.giving(give) else { unreachable!("a way to give is one") };
                Choice::Give { give, to: give.taker(table.seats(), winner) }
            };
            ways.map(way).to_vec()
        }
    }
}
