//! The table as a picture: who sits where, what each player can do or is told.

use super::{Captains, Destination, SeatModel, Seating, SlotModel, Spot, Stage, State, only_person, percent};
use crate::rules::{
    BySeat, Die, Roll, Seat,
    shanghaien::{Claim, End, Event, Phase, Position, ROUNDS, Refusal, Step, TAVERN},
};

/// The table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableModel {
    /// The players' names.
    pub names: BySeat<String>,
    /// The round shown.
    pub round: u8,
    /// Cards that have not been dealt.
    pub cards_left: u8,
    /// Where the players sit.
    pub seating: Seating,
    /// Whose area is at the bottom.
    pub near: Seat,
    /// Whose turn it is.
    pub mover: Option<Seat>,
    /// Both areas.
    pub seats: BySeat<SeatModel>,
    /// What each player can do or is told.
    pub controls: BySeat<Controls>,
    /// The end that is the 1.
    pub one_end: Option<End>,
    /// The cards.
    pub slots: Vec<SlotModel>,
    /// Who got what, by number, once the cards have travelled.
    pub report: Option<Vec<(u8, Claim)>>,
    /// Crews and points are shown as they will be after the round.
    pub looks_ahead: bool,
    /// Whether the last event can be taken back.
    pub can_undo: bool,
    /// The die that was put down last: whose, and at which table position.
    pub fresh: Option<(Seat, usize)>,
    /// Whether the cards have just been dealt.
    pub dealt: bool,
    /// Whether a hint can be asked for.
    pub can_hint: bool,
    /// The chance of seat one in percent, if the players want to see it and it is known.
    pub chance: Option<u8>,
}

/// The lower edge of a player's area.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Controls {
    /// Roll or shanghai; each with the reason against it.
    Choose {
        /// Why not to roll.
        roll: Option<Refusal>,
        /// Why not to shanghai.
        shanghai: Option<Refusal>,
    },
    /// Roll again was played.
    Reroll,
    /// Two dice to choose from.
    Place {
        /// The dice.
        dice: [Die; 2],
        /// The one that has been chosen.
        picked: Option<usize>,
        /// What to do.
        hint: Hint,
    },
    /// Shanghai now, or back.
    WhatIf,
    /// On to the next round, or to the score.
    Continue {
        /// To the score.
        last: bool,
    },
    /// Step through the game: so many events of so many.
    LookBack {
        /// Events shown.
        at: usize,
        /// Events in all.
        of: usize,
    },
    /// A computer captain's dice.
    Dice([Die; 2]),
    /// The computer captain does not answer: ask again, or play by hand.
    OutOfReach,
    /// Nothing to do.
    Say(Message),
}

/// What to do with two rolled dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The round's first placement: a card also says which end is the 1.
    CardSetsEnd,
    /// The same with a die chosen: one of two cards.
    OneOfTwoCards(Die),
    /// One of the cards that the dice reach; of a double, the one.
    Cards(Roll),
    /// The die's card.
    CardOf(Die),
}

/// What somebody is told who has nothing to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Message {
    /// The other player rolls or shanghais.
    Chooses(Seat),
    /// The other player can only roll.
    Rolls(Seat),
    /// The other player must shanghai.
    MustShanghai(Seat),
    /// The other player puts a die down.
    Places(Seat),
    /// The other player rolls again.
    Rerolls(Seat),
    /// A computer captain thinks.
    Thinks(Seat),
    /// The other player looks at who would get what.
    ThinksOfShanghai(Seat),
    /// What becomes of a card, with its number.
    Card(u8, Claim),
    /// Who starts which round.
    Starts(Seat, u8),
    /// The game is over: the score comes next.
    ScoreNext,
    /// What was done last.
    Did(Seat, Event),
    /// Nothing was done yet.
    Dealt,
}

impl TableModel {
    /// The table as the state shows it; `None` without a game.
    pub fn new(state: &State) -> Option<Self> {
        let record = state.record.as_deref()?;
        let position = state.shown_position()?;
        let looking_back = matches!(state.stage, Stage::LookBack(_));
        let mover = position.to_move();
        let seating = state.settings.seating_with(state.captains);
        let near = match (only_person(state.captains), seating) {
            (Some(person), _) => person,
            (None, Seating::Same | Seating::Turning)
                if state.captains == Captains::default() && !looking_back =>
            {
                mover.unwrap_or(Seat::One)
            }
            _ => Seat::One,
        };
        let arrived = with_arrivals(state.stage, &position);
        let mut seats = BySeat::from_fn(|seat| SeatModel::new(&arrived, seat));
        let plays = state.stage == Stage::Play && state.thinker().is_none();
        for seat in Seat::ALL {
            seats[seat].awake &= plays;
        }
        let last = shown_events(state).last().copied();
        Some(Self {
            names: record.players().clone(),
            round: position.round(),
            cards_left: (ROUNDS - position.round()) * 6,
            seating,
            near,
            mover: mover.filter(|_| matches!(state.stage, Stage::Play | Stage::WhatIf)),
            seats,
            controls: BySeat::from_fn(|seat| controls(state, &position, near, seat)),
            one_end: position.one_end(),
            slots: slots(state, &position),
            report: (state.stage == Stage::Report).then(|| by_number(&position).collect()),
            looks_ahead: matches!(state.stage, Stage::WhatIf | Stage::Travel(_) | Stage::Report),
            can_undo: state.can_undo(),
            fresh: last.and_then(|event| fresh(&position, event)),
            dealt: matches!(last, None | Some(Step::Shanghai)),
            can_hint: state.can_hint(),
            chance: state.chance.filter(|_| state.settings.chances).map(percent),
        })
    }
}

/// The table as the crews see it: with the cards that have arrived, or all that would.
fn with_arrivals(stage: Stage, position: &Position) -> Position {
    let turn =
        |place: usize| position.one_end().map_or(TAVERN, |end| usize::from(end.number_at(place).pips()));
    match stage {
        Stage::Play | Stage::LookBack(_) => *position,
        Stage::WhatIf | Stage::Report => position.with_handed_out(|_| true),
        Stage::Travel(gone) => position.with_handed_out(|place| turn(place) <= gone),
    }
}

/// The events before the position that is shown.
fn shown_events(state: &State) -> &[Event] {
    let events = state.record.as_deref().map_or(&[][..], |record| record.events());
    let shown = match state.stage {
        Stage::Play | Stage::WhatIf => events.len(),
        Stage::Travel(_) | Stage::Report => events.len().saturating_sub(1),
        Stage::LookBack(count) => count.min(events.len()),
    };
    &events[..shown]
}

/// Where the last event put a die. Whoever is to move now is not who put it there.
fn fresh(position: &Position, event: Event) -> Option<(Seat, usize)> {
    match event {
        Step::Place { die, .. } => Some((position.to_move()?.other(), position.one_end()?.position_of(die))),
        _ => None,
    }
}

fn by_number(position: &Position) -> impl Iterator<Item = (u8, Claim)> {
    let claims = position.distribution();
    let end = position.one_end();
    Die::ALL.into_iter().filter_map(move |die| Some((die.pips(), claims[end?.position_of(die)])))
}

fn slots(state: &State, position: &Position) -> Vec<SlotModel> {
    let mut slots = SlotModel::row(position, state.picked_die());
    let claims = position.distribution();
    for slot in &mut slots {
        if state.stage != Stage::Play || state.thinker().is_some() {
            slot.spot = Spot::Idle;
        }
        match state.stage {
            Stage::WhatIf => slot.claim = Some(claims[slot.position]),
            Stage::Travel(gone) => {
                let turn = slot.number.map_or(TAVERN, |number| usize::from(number.pips() - 1));
                let taker = claims[slot.position].verdict.taker();
                slot.travel = Some(Destination { taker, order: turn.cmp(&gone) });
            }
            Stage::LookBack(at) => {
                let next = state.record.as_deref().and_then(|record| record.events().get(at));
                if next == Some(&Step::Shanghai) {
                    slot.claim = Some(claims[slot.position]);
                }
            }
            Stage::Play | Stage::Report => {}
        }
    }
    slots
}

fn controls(state: &State, position: &Position, near: Seat, seat: Seat) -> Controls {
    let Some(record) = state.record.as_deref() else { return Controls::Say(Message::Dealt) };
    match state.stage {
        Stage::Play if state.thinker().is_some() => watching(state, position, seat),
        Stage::Play => playing(state, position, seat),
        Stage::WhatIf if position.to_move() == Some(seat) => Controls::WhatIf,
        Stage::WhatIf => Controls::Say(Message::ThinksOfShanghai(seat.other())),
        Stage::Travel(gone) => match by_number(position).nth(gone) {
            Some((number, claim)) => Controls::Say(Message::Card(number, claim)),
            None => Controls::Say(Message::Dealt),
        },
        Stage::Report => {
            let starter = record.position().to_move();
            let presses = if state.settings.seating_with(state.captains) == Seating::Across {
                starter.unwrap_or(near)
            } else {
                near
            };
            match starter {
                _ if seat == presses => Controls::Continue { last: starter.is_none() },
                Some(starter) => Controls::Say(Message::Starts(starter, record.position().round())),
                None => Controls::Say(Message::ScoreNext),
            }
        }
        Stage::LookBack(at) if seat == near => {
            Controls::LookBack { at: at.min(record.events().len()), of: record.events().len() }
        }
        Stage::LookBack(at) => {
            let did = at.checked_sub(1).and_then(|last| {
                let mover = record.positions().nth(last)?.to_move()?;
                Some(Message::Did(mover, *record.events().get(last)?))
            });
            Controls::Say(did.unwrap_or(Message::Dealt))
        }
    }
}

/// While a computer captain is to move.
fn watching(state: &State, position: &Position, seat: Seat) -> Controls {
    let thinks = position.to_move() == Some(seat);
    let mover = if thinks { seat } else { seat.other() };
    match (position.rolled(), state.choice()) {
        _ if thinks && state.insight.is_out_of_reach => Controls::OutOfReach,
        (Some(roll), _) if thinks => Controls::Dice([roll.low(), roll.high()]),
        (None, Some(Step::Roll(()))) => Controls::Say(Message::Rolls(mover)),
        (_, Some(Step::Shanghai)) => Controls::Say(Message::ThinksOfShanghai(mover)),
        _ => Controls::Say(Message::Thinks(mover)),
    }
}

fn playing(state: &State, position: &Position, seat: Seat) -> Controls {
    let acts = position.to_move() == Some(seat);
    let other = seat.other();
    match position.phase() {
        Phase::Turn if acts => Controls::Choose {
            roll: position.check(Step::Roll(())).err(),
            shanghai: position.check(Step::Shanghai).err(),
        },
        Phase::Turn if position.check(Step::Roll(())).is_err() => Controls::Say(Message::MustShanghai(other)),
        Phase::Turn if position.check(Step::Shanghai).is_err() => Controls::Say(Message::Rolls(other)),
        Phase::Turn => Controls::Say(Message::Chooses(other)),
        Phase::Place(roll) if acts => Controls::Place {
            dice: [roll.low(), roll.high()],
            picked: state.picked,
            hint: match (state.picked_die(), position.one_end()) {
                (None, None) => Hint::CardSetsEnd,
                (Some(die), None) => Hint::OneOfTwoCards(die),
                (None, Some(_)) => Hint::Cards(roll),
                (Some(die), Some(_)) => Hint::CardOf(die),
            },
        },
        Phase::Place(_) => Controls::Say(Message::Places(other)),
        Phase::Reroll if acts => Controls::Reroll,
        Phase::Reroll => Controls::Say(Message::Rerolls(other)),
        Phase::Over => Controls::Say(Message::ScoreNext),
    }
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;

    use super::*;
    use crate::ai::Level;
    use crate::model::{Command, Settings, state::tests::state_after};

    const ROUND: &str = "r11 L p1 r22 p2 r11 p1 r22 p2";

    fn seated(moves: &str, seating: Seating) -> State {
        state_after(moves).after(Command::Set(Settings { seating, ..Settings::default() }))
    }

    fn table(state: &State) -> TableModel {
        TableModel::new(state).unwrap()
    }

    #[test]
    fn across_the_table_nobody_moves_else_the_mover_is_near() {
        for (seating, near) in
            [(Seating::Across, Seat::One), (Seating::Same, Seat::Two), (Seating::Turning, Seat::Two)]
        {
            assert_eq!(table(&seated("r11 L p1", seating)).near, near);
        }
    }

    #[test]
    fn a_disabled_button_knows_why() {
        let model = table(&seated("", Seating::Same));
        let shanghai = Some(Refusal::TooFewDiceOnCards { has: 0 });
        assert_eq!(model.controls[Seat::One], Controls::Choose { roll: None, shanghai });
        assert_eq!(model.controls[Seat::Two], Controls::Say(Message::Rolls(Seat::One)));
    }

    #[test]
    fn the_hint_follows_the_chosen_die_and_the_end() {
        let hint =
            |state: &State| match table(state).controls[state.shown_position().unwrap().to_move().unwrap()] {
                Controls::Place { hint, .. } => hint,
                ref other => panic!("{other:?}"),
            };
        let first = seated("r12", Seating::Same);
        assert_eq!(hint(&first), Hint::CardSetsEnd);
        assert_eq!(hint(&first.after(Command::Pick(1))), Hint::OneOfTwoCards(Die::ALL[1]));
        let later = seated("r12 L p1 r34", Seating::Same);
        assert_eq!(hint(&later), Hint::Cards(Roll::new(Die::ALL[2], Die::ALL[3])));
        assert_eq!(hint(&later.after(Command::Pick(0))), Hint::CardOf(Die::ALL[2]));
    }

    #[test]
    fn a_what_if_shows_a_claim_at_each_card_and_closes_the_spots() {
        let model = table(&seated(ROUND, Seating::Same).after(Command::Show(Stage::WhatIf)));
        assert!(model.slots.iter().all(|slot| slot.claim.is_some() && slot.spot == Spot::Idle));
        assert_eq!(model.controls[Seat::One], Controls::WhatIf);
    }

    #[test]
    fn crews_and_forecast_grow_as_the_cards_arrive() {
        // Card 1 is an American 1 for Anna, card 2 an American 2 for Bernd.
        let points = |state: &State| BySeat::from_fn(|seat| table(state).seats[seat].points);
        let state = seated(ROUND, Seating::Same);
        assert_eq!(points(&state), BySeat([0, 0]));
        assert_eq!(points(&state.after(Command::Show(Stage::WhatIf))), BySeat([0, 1]));
        let travelling = state.after(Command::Happen(Step::Shanghai));
        assert_eq!(points(&travelling), BySeat([0, 0]));
        assert_eq!(points(&travelling.after(Command::Advance)), BySeat([1, 0]));
        assert_eq!(points(&travelling.after(Command::Show(Stage::Report))), BySeat([0, 1]));
    }

    #[test]
    fn cards_travel_in_the_order_of_their_numbers() {
        let right = ROUND.replace('L', "R");
        let state =
            seated(&right, Seating::Same).after(Command::Happen(Step::Shanghai)).after(Command::Advance);
        let slots = table(&state).slots;
        let orders: Vec<Ordering> = slots.iter().map(|slot| slot.travel.unwrap().order).collect();
        assert_eq!(orders[5], Ordering::Less, "card 1 is at the right end and has gone");
        assert_eq!(orders[4], Ordering::Equal);
        assert!(orders[..4].iter().all(|order| *order == Ordering::Greater));
        assert_eq!(slots[5].travel.unwrap().taker, Some(Seat::One));
    }

    #[test]
    fn the_report_names_all_six_and_the_next_starter_goes_on() {
        let mut state = seated(ROUND, Seating::Across).after(Command::Happen(Step::Shanghai));
        state.stage = Stage::Report;
        let model = table(&state);
        assert_eq!(
            model.report.unwrap().iter().map(|(number, _)| *number).collect::<Vec<_>>(),
            [1, 2, 3, 4, 5, 6]
        );
        assert_eq!(model.controls[Seat::Two], Controls::Continue { last: false });
        assert_eq!(model.controls[Seat::One], Controls::Say(Message::Starts(Seat::Two, 2)));
    }

    #[test]
    fn the_die_put_down_last_is_known() {
        assert_eq!(table(&seated("r11 R p1", Seating::Same)).fresh, Some((Seat::One, 5)));
        assert_eq!(table(&seated("r11 R p1 r22", Seating::Same)).fresh, None);
    }

    #[test]
    fn looking_back_starts_at_the_deal_and_tells_what_was_done() {
        let state = seated(ROUND, Seating::Same).after(Command::Show(Stage::LookBack(2)));
        let model = table(&state);
        assert_eq!(model.controls[Seat::One], Controls::LookBack { at: 2, of: 8 });
        assert!(matches!(
            model.controls[Seat::Two],
            Controls::Say(Message::Did(Seat::One, Step::Place { .. }))
        ));
    }

    #[test]
    fn against_a_computer_the_person_is_near_and_nothing_is_turned() {
        for (captains, near) in [
            (BySeat([None, Some(Level::Captain)]), Seat::One),
            (BySeat([Some(Level::Captain), None]), Seat::Two),
            (BySeat([Some(Level::Captain); 2]), Seat::One),
        ] {
            for seating in [Seating::Across, Seating::Same, Seating::Turning] {
                let mut state = seated("r11 L p1", seating);
                state.captains = captains;
                let model = table(&state);
                assert_eq!((model.near, model.seating), (near, Seating::Same));
            }
        }
    }

    #[test]
    fn nothing_can_be_done_for_a_computer_that_is_to_move() {
        let mut state = seated("r11 L p1 r66 p6 r11 p1 r66 p6 ! r12", Seating::Same);
        assert!(table(&state).seats[Seat::Two].awake);
        state.captains[Seat::Two] = Some(Level::Captain);
        let model = table(&state);
        assert!(model.slots.iter().all(|slot| slot.spot == Spot::Idle));
        assert!(!model.seats[Seat::Two].awake && !model.can_hint);
        assert_eq!(model.controls[Seat::Two], Controls::Dice([Die::ALL[0], Die::ALL[1]]));
        assert_eq!(model.controls[Seat::One], Controls::Say(Message::Thinks(Seat::Two)));
        let lost = state.after(Command::OutOfReach);
        assert_eq!(table(&lost).controls[Seat::Two], Controls::OutOfReach);
    }

    #[test]
    fn chances_are_shown_to_who_wants_to_see_them() {
        let mut state = seated("", Seating::Same);
        state.chance = Some(540);
        assert_eq!(table(&state).chance, None);
        state.settings.chances = true;
        assert_eq!(table(&state).chance, Some(54));
    }
}
