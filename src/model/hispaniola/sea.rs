//! The ships and islands, with the changes that a boarding would make.

use super::State;
use crate::{
    record::hispaniola::Record,
    rules::hispaniola::{
        Action, Colour, Hand, ISLANDS, Overboard, Phase, Place, Sea, Seat, Ship, Side, Step, Table,
    },
};

/// The order of the ships on the sea and of the colours in a hand: that of a colour wheel.
pub(super) const WHEEL: [Ship; Ship::ALL.len()] = [
    Ship::Of(Colour::Red),
    Ship::Of(Colour::Green),
    Ship::Of(Colour::Yellow),
    Ship::Of(Colour::Blue),
    Ship::Of(Colour::Violet),
    Ship::Neutral,
];

/// How a pirate gets to its place in the boarding shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// Comes aboard from the reserve.
    Aboard,
    /// From the place behind, towards the bow.
    FromAft,
    /// From the place before, towards the stern.
    FromFore,
    /// From the ship to the first island.
    Overboard,
    /// From an island to the next, or from the last one back to the reserve.
    Onward,
}

/// A place on a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaceModel {
    /// The place.
    pub place: Place,
    /// The owner of the pirate there, after the boarding shown.
    pub pirate: Option<Seat>,
    /// How the pirate gets there.
    pub motion: Option<Motion>,
    /// What a tap on the place chooses.
    pub action: Option<Action>,
}

/// A ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShipModel {
    /// The ship.
    pub ship: Ship,
    /// Whether the winner of the trick boards this ship, as far as is known now.
    pub is_target: bool,
    /// The places from bow to stern.
    pub places: [PlaceModel; Place::ALL.len()],
}

/// An island.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IslandModel {
    /// The owner of the pirate there, after the boarding shown.
    pub pirate: Option<Seat>,
    /// How the pirate gets there.
    pub motion: Option<Motion>,
}

/// A boarding and its consequences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Boarding {
    /// The player who boards.
    pub seat: Seat,
    /// The ship.
    pub ship: Ship,
    /// The action.
    pub action: Action,
    /// The captain before it.
    pub captain: Option<Seat>,
    /// The owner of the pirate at the side that the captain goes to, or is swapped with.
    pub beside: Option<Seat>,
    /// What happens on the islands.
    pub overboard: Option<Overboard>,
}

/// The picture of the sea.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeaModel {
    /// The six ships, in the order of the colour wheel.
    pub ships: [ShipModel; Ship::ALL.len()],
    /// The four islands, the first one first.
    pub islands: [IslandModel; ISLANDS],
    /// The owner of the pirate that returns from the last island.
    pub returned: Option<Seat>,
    /// The boarding that is chosen, or that has just been done.
    pub boarding: Option<Boarding>,
    /// Whether the winner of the trick has boarded already.
    pub is_done: bool,
}

impl SeaModel {
    /// Makes the picture, with the boarding that the player to move has chosen or has just done.
    pub(super) fn new(state: &State, record: &Record) -> Self {
        let table = record.table();
        let boarder = match table.phase() {
            Phase::Board(seat) if state.computer_to_move().is_none() && !state.is_replay() => Some(seat),
            _ => None,
        };
        let chosen = boarder.and_then(|seat| Boarding::new(seat, table, state.chosen()?));
        let mut sea = *table.sea();
        if let Some(boarding) = &chosen {
            boarding.carry_out(&mut sea);
        }
        let done = done(record);
        let islands_before = done.as_ref().map_or(table, |(_, before)| before).sea().islands();
        let boarding = chosen.or(done.as_ref().map(|(boarding, _)| *boarding));
        let target = table.ship();
        let ship = |ship: Ship| ShipModel {
            ship,
            is_target: target == Some(ship),
            places: Place::ALL.map(|place| PlaceModel {
                place,
                pirate: sea.at(ship, place),
                motion: boarding.and_then(|boarding| boarding.motion(ship, place)),
                action: boarder.filter(|_| target == Some(ship)).and_then(|_| tap(state, table, place)),
            }),
        };
        let overboard = boarding.and_then(|boarding| boarding.overboard);
        let onward = |island: usize| match island {
            0 => Motion::Overboard,
            _ => Motion::Onward,
        };
        // How many islands push their pirate on: those before the first free one.
        let pushed = islands_before.iter().take_while(|island| island.is_some()).count();
        Self {
            ships: WHEEL.map(ship),
            islands: std::array::from_fn(|island| IslandModel {
                pirate: sea.islands()[island],
                motion: overboard.filter(|_| island <= pushed).map(|_| onward(island)),
            }),
            returned: overboard.and_then(|overboard| overboard.returned),
            boarding,
            is_done: done.is_some(),
        }
    }
}

/// Returns the boarding that has just been done, until its winner gives the trick, with the table before it.
fn done(record: &Record) -> Option<(Boarding, Table)> {
    let Phase::Give(winner) = record.table().phase() else { return None };
    let action = record.events().last()?.map_deal(|_| ());
    let before = record.games().nth(record.events().len() - 1)?.table().clone();
    Some((Boarding::new(winner, &before, action)?, before))
}

/// Returns what a tap on a place of the ship to be boarded chooses. A tap at a side sends the captain there; taps in
/// the middle alternate between both sides. With an empty reserve, the sides stand for a swap.
fn tap(state: &State, table: &Table, place: Place) -> Option<Action> {
    let legal = table.legal_actions(Hand::default());
    let first = |wanted: &[Action]| wanted.iter().copied().find(|action| legal.contains(action));
    let aside = |side: Side| first(&[Step::Board(Some(side)), Step::Swap(side)]);
    match place {
        Place::Fore => aside(Side::Fore),
        Place::Aft => aside(Side::Aft),
        Place::Captain if state.chosen() == Some(Step::Board(Some(Side::Fore))) => {
            first(&[Step::Board(Some(Side::Aft))])
        }
        Place::Captain => first(&[Step::Board(None), Step::Board(Some(Side::Fore))]),
    }
}

impl Boarding {
    /// Returns the consequences of this player's boarding of the ship of the trick.
    pub(super) fn new(seat: Seat, table: &Table, action: Action) -> Option<Self> {
        let (ship, sea) = (table.ship()?, table.sea());
        let side = match action {
            Step::Board(side) => side,
            Step::Swap(side) => Some(side),
            _ => return None,
        };
        let captain = sea.at(ship, Place::Captain);
        let beside = side.and_then(|side| sea.at(ship, side.into()));
        let mut boarding = Self { seat, ship, action, captain, beside, overboard: None };
        boarding.overboard = boarding.carry_out(&mut sea.clone());
        Some(boarding)
    }

    /// Returns whether a pirate comes from the reserve.
    pub const fn uses_reserve(&self) -> bool {
        matches!(self.action, Step::Board(_))
    }

    fn carry_out(&self, sea: &mut Sea) -> Option<Overboard> {
        match self.action {
            Step::Board(side) => sea.board(self.seat, self.ship, side),
            Step::Swap(side) => {
                sea.swap(self.ship, side);
                None
            }
            _ => None,
        }
    }

    fn motion(&self, ship: Ship, place: Place) -> Option<Motion> {
        let from_captain = |side: Side| match side {
            Side::Fore => Motion::FromAft,
            Side::Aft => Motion::FromFore,
        };
        let to_captain = |side: Side| match side {
            Side::Fore => Motion::FromFore,
            Side::Aft => Motion::FromAft,
        };
        match (self.action, place) {
            _ if ship != self.ship => None,
            (Step::Board(_), Place::Captain) => Some(Motion::Aboard),
            (Step::Swap(side), Place::Captain) => Some(to_captain(side)),
            (Step::Board(Some(side)) | Step::Swap(side), place) if Place::from(side) == place => {
                Some(from_captain(side))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::hispaniola::{
        TableCommand, TableModel,
        state::tests::{TRICK, state_after},
    };

    /// Returns a state in which Cleo has won three tricks with violet cards and boarded twice; she is to board again.
    fn third_boarding() -> State {
        state_after(&format!("{TRICK} ^ k\nV5 B3 V2 ^f k\nV6 B4 V3"))
    }

    fn violet(model: &TableModel) -> [Option<Motion>; 3] {
        let ship = model.sea.ships.iter().find(|ship| ship.is_target).unwrap();
        ship.places.map(|place| place.motion)
    }

    #[test]
    fn an_empty_ship_has_one_place_to_tap() {
        let model = TableModel::new(&state_after(TRICK)).unwrap();
        let target = model.sea.ships.iter().find(|ship| ship.is_target).unwrap();
        assert_eq!(target.ship.code(), 'V');
        assert_eq!(target.places.map(|place| place.action.is_some()), [false, true, false]);
        assert_eq!(violet(&model), [None, Some(Motion::Aboard), None]);
        assert_eq!(model.seats[2].reserve, 9, "as it would be after the boarding");
    }

    #[test]
    fn a_tap_at_a_side_sends_the_captain_there_and_shows_who_falls() {
        let state = third_boarding();
        let model = TableModel::new(&state).unwrap();
        assert_eq!(model.sea.boarding, None, "nothing is chosen yet");
        let target = model.sea.ships.iter().find(|ship| ship.is_target).unwrap();
        let fore = state.after(TableCommand::Choose(target.places[0].action.unwrap()));
        let model = TableModel::new(&fore).unwrap();
        assert_eq!(violet(&model), [Some(Motion::FromAft), Some(Motion::Aboard), None]);
        assert_eq!(model.sea.boarding.unwrap().overboard.unwrap().fallen, Seat::Three);
        assert_eq!(model.sea.islands[0].motion, Some(Motion::Overboard));
        assert_eq!(model.sea.islands[1].motion, None);
        let aft = state.after(TableCommand::Choose(target.places[2].action.unwrap()));
        let model = TableModel::new(&aft).unwrap();
        assert_eq!(violet(&model), [None, Some(Motion::Aboard), Some(Motion::FromFore)]);
        assert_eq!(model.sea.boarding.unwrap().overboard, None);
    }

    #[test]
    fn taps_in_the_middle_take_turns() {
        let tap_captain = |state: &State| {
            let model = TableModel::new(state).unwrap();
            let target = model.sea.ships.into_iter().find(|ship| ship.is_target).unwrap();
            state.after(TableCommand::Choose(target.places[1].action.unwrap()))
        };
        let once = tap_captain(&third_boarding());
        assert_eq!(once.chosen(), Some(Step::Board(Some(Side::Fore))));
        let twice = tap_captain(&once);
        assert_eq!(twice.chosen(), Some(Step::Board(Some(Side::Aft))));
        assert_eq!(tap_captain(&twice).chosen(), Some(Step::Board(Some(Side::Fore))));
    }

    #[test]
    fn nothing_can_be_tapped_when_nobody_boards() {
        let model = TableModel::new(&state_after(&format!("{TRICK} ^"))).unwrap();
        assert!(model.sea.ships.iter().all(|ship| ship.places.iter().all(|place| place.action.is_none())));
    }

    #[test]
    fn what_has_just_been_done_stays_to_be_seen_until_the_trick_is_given() {
        let model = TableModel::new(&state_after(&format!("{TRICK} ^"))).unwrap();
        assert!(model.sea.is_done);
        assert_eq!(violet(&model), [None, Some(Motion::Aboard), None]);
        assert_eq!(model.seats[2].reserve, 9, "counted once");
        let given = TableModel::new(&state_after(&format!("{TRICK} ^ k"))).unwrap();
        assert_eq!((given.sea.boarding, given.sea.is_done), (None, false));
    }
}
