//! The picture of the whole table: who sits where, and each player's controls.

use std::rc::Rc;

use super::{
    Announcement, BarModel, Captains, Controls, Destination, SeatModel, Seating, SlotModel, Spot, Stage,
    State, controls::controls, only_person,
};
use crate::{
    model::{Notice, Pace},
    record::shanghaien::Record,
    rules::{
        BySeat, Die, Seat,
        shanghaien::{Claim, End, Event, Phase, Position, Step, TAVERN},
    },
};

/// The table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableModel {
    /// The players' names.
    pub names: Rc<BySeat<String>>,
    /// The round shown.
    pub round: u8,
    /// The bar between the players.
    pub bar: BarModel,
    /// Where the players sit.
    pub seating: Seating,
    /// The player whose area is at the bottom.
    pub near: Seat,
    /// The player whose turn it is.
    pub mover: Option<Seat>,
    /// Both areas.
    pub seats: BySeat<SeatModel>,
    /// Each player's controls.
    pub controls: BySeat<Controls>,
    /// The end that is the 1.
    pub one_end: Option<End>,
    /// The cards.
    pub slots: Vec<SlotModel>,
    /// Who took each card, by number, once the cards have moved.
    pub report: Option<Vec<(u8, Claim)>>,
    /// Whether crews and points are shown as they will be after the round.
    pub looks_ahead: bool,
    /// The die that was put down last: its player and table position.
    pub fresh: Option<(Seat, usize)>,
    /// Whether the cards have just been dealt.
    pub dealt: bool,
    /// What a tap anywhere does.
    pub any_tap: Option<AnyTap>,
    /// Whether something lies over the table.
    pub is_covered: bool,
    /// The notice to the players.
    pub notice: Option<Notice>,
    /// What a screen reader reads.
    pub announcement: Announcement,
    /// The pace.
    pub pace: Pace,
}

/// What a tap anywhere on the table does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyTap {
    /// It goes straight to the report.
    ToReport,
    /// It lets the computer act at once.
    Hurry,
}

impl AnyTap {
    fn new(state: &State) -> Option<Self> {
        match state.stage {
            Stage::Travel(_) => Some(Self::ToReport),
            _ => state.computer_to_move().map(|_| Self::Hurry),
        }
    }
}

impl TableModel {
    /// Makes the picture of a state; `None` without a game.
    pub fn new(state: &State) -> Option<Self> {
        let record = state.record.as_deref()?;
        let position = state.shown_position()?;
        let is_replay = state.replay_step().is_some();
        let mover = position.to_move();
        let seating = seating(state);
        let near = match (only_person(state.computers), seating) {
            (Some(person), _) => person,
            (None, Seating::Same | Seating::Turning)
                if state.computers == Captains::default() && !is_replay =>
            {
                mover.unwrap_or(Seat::One)
            }
            _ => Seat::One,
        };
        let arrived = with_arrivals(state.stage, &position);
        let mut seats = BySeat::from_fn(|seat| SeatModel::new(&arrived, seat));
        let plays = state.plays_on() && state.computer_to_move().is_none();
        for seat in Seat::ALL {
            seats[seat].awake &= plays;
        }
        let last = shown_events(state).last().copied();
        let controls = BySeat::from_fn(|seat| controls(state, &position, near, seat));
        Some(Self {
            names: Rc::new(record.shown_names().clone()),
            round: position.round(),
            bar: BarModel::new(state, &position),
            seating,
            near,
            mover: mover.filter(|_| matches!(state.stage, Stage::Play | Stage::WhatIf) && !is_replay),
            seats,
            announcement: Announcement::new(state, record, &position, &controls, near),
            controls,
            one_end: position.one_end(),
            slots: slots(state, &position),
            report: (state.stage == Stage::Report).then(|| by_number(&position).collect()),
            looks_ahead: matches!(state.stage, Stage::WhatIf | Stage::Travel(_) | Stage::Report),
            fresh: last.and_then(|event| fresh(&position, event)),
            dealt: matches!(last, None | Some(Step::Shanghai)),
            any_tap: AnyTap::new(state),
            is_covered: state.is_covered(),
            notice: state.notice.clone(),
            pace: state.pace,
        })
    }
}

/// Returns where the players sit. A replay is seen from one side.
fn seating(state: &State) -> Seating {
    if state.is_replay() { Seating::Same } else { state.settings.seating_with(state.computers) }
}

/// Returns whether a sheet lies on the far side: it is for the far player, and the players sit across the table.
pub fn is_flipped(state: &State) -> bool {
    seating(state) == Seating::Across && state.mover() == Some(Seat::Two)
}

impl State {
    /// Returns whether the table shows the end of the game.
    pub fn shows_end(&self) -> bool {
        let is_over = |record: &Rc<Record>| record.position().phase() == Phase::Over;
        self.plays_on() && self.record.as_ref().is_some_and(is_over)
    }
}

/// Returns the position that crews and points are taken from: with the cards that have arrived, or with all of them.
fn with_arrivals(stage: Stage, position: &Position) -> Position {
    let turn =
        |place: usize| position.one_end().map_or(TAVERN, |end| usize::from(end.number_at(place).pips()));
    match stage {
        Stage::Play => *position,
        Stage::WhatIf | Stage::Report => position.with_handed_out(|_| true),
        Stage::Travel(gone) => position.with_handed_out(|place| turn(place) <= gone),
    }
}

/// Returns the events before the position shown.
fn shown_events(state: &State) -> &[Event] {
    let events = state.record.as_deref().map_or(&[][..], |record| record.events());
    let shown = match (state.replay_step(), state.stage) {
        (Some(count), _) => count.min(events.len()),
        (None, Stage::Play | Stage::WhatIf) => events.len(),
        (None, Stage::Travel(_) | Stage::Report) => events.len().saturating_sub(1),
    };
    &events[..shown]
}

/// Returns where the last event put a die. Its player is the one who is not to move now.
fn fresh(position: &Position, event: Event) -> Option<(Seat, usize)> {
    match event {
        Step::Place { die, .. } => Some((position.to_move()?.other(), position.one_end()?.position_of(die))),
        _ => None,
    }
}

pub(super) fn by_number(position: &Position) -> impl Iterator<Item = (u8, Claim)> {
    let claims = position.distribution();
    let end = position.one_end();
    Die::ALL.into_iter().filter_map(move |die| Some((die.pips(), claims[end?.position_of(die)])))
}

fn slots(state: &State, position: &Position) -> Vec<SlotModel> {
    let mut slots = SlotModel::row(position, state.picked_die());
    let claims = position.distribution();
    let events = state.record.as_deref().map_or(&[][..], |record| record.events());
    let ends_round = state.replay_step().and_then(|at| events.get(at)) == Some(&Step::Shanghai);
    for slot in &mut slots {
        if !state.plays_on() || state.computer_to_move().is_some() {
            slot.spot = Spot::Idle;
        }
        match state.stage {
            Stage::WhatIf => slot.claim = Some(claims[slot.position]),
            Stage::Travel(gone) => {
                let turn = slot.number.map_or(TAVERN, |number| usize::from(number.pips() - 1));
                let taker = claims[slot.position].verdict.taker();
                slot.travel = Some(Destination { taker, order: turn.cmp(&gone) });
            }
            Stage::Play if ends_round => slot.claim = Some(claims[slot.position]),
            Stage::Play | Stage::Report => {}
        }
    }
    slots
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;

    use super::*;
    use crate::ai::shanghaien::Level;
    use crate::model::shanghaien::{
        BarNote, Command, Instruction, Message, Rolled, Settings, TableCommand, state::tests::state_after,
    };
    use crate::rules::{Roll, shanghaien::Refusal};

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
        let instruction =
            |state: &State| match table(state).controls[state.shown_position().unwrap().to_move().unwrap()] {
                Controls::Place { instruction, .. } => instruction,
                ref other => panic!("{other:?}"),
            };
        let first = seated("r12", Seating::Same);
        assert_eq!(instruction(&first), Instruction::CardSetsEnd);
        assert_eq!(instruction(&first.after(TableCommand::Pick(1))), Instruction::OneOfTwoCards(Die::ALL[1]));
        let later = seated("r12 L p1 r34", Seating::Same);
        assert_eq!(instruction(&later), Instruction::Cards(Roll::new(Die::ALL[2], Die::ALL[3])));
        assert_eq!(instruction(&later.after(TableCommand::Pick(0))), Instruction::CardOf(Die::ALL[2]));
    }

    #[test]
    fn a_what_if_shows_a_claim_at_each_card_and_closes_the_spots() {
        let model = table(&seated(ROUND, Seating::Same).after(TableCommand::Show(Stage::WhatIf)));
        assert!(model.slots.iter().all(|slot| slot.claim.is_some() && slot.spot == Spot::Idle));
        assert_eq!(model.controls[Seat::One], Controls::WhatIf);
    }

    #[test]
    fn crews_and_forecast_grow_as_the_cards_arrive() {
        // Card 1 is an American 1 for Anna, card 2 an American 2 for Bernd.
        let points = |state: &State| BySeat::from_fn(|seat| table(state).seats[seat].points);
        let state = seated(ROUND, Seating::Same);
        assert_eq!(points(&state), BySeat([0, 0]));
        assert_eq!(points(&state.after(TableCommand::Show(Stage::WhatIf))), BySeat([0, 1]));
        let travelling = state.after(Command::Happen(Step::Shanghai));
        assert_eq!(points(&travelling), BySeat([0, 0]));
        assert_eq!(points(&travelling.after(travelling.auto().unwrap())), BySeat([1, 0]));
        assert_eq!(points(&travelling.after(TableCommand::Show(Stage::Report))), BySeat([0, 1]));
    }

    #[test]
    fn cards_travel_in_the_order_of_their_numbers() {
        let right = ROUND.replace('L', "R");
        let state = seated(&right, Seating::Same).after(Command::Happen(Step::Shanghai));
        let state = state.after(state.auto().unwrap());
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
        let game = seated(ROUND, Seating::Same);
        let state = game.after(Command::Replay(game.record.clone().unwrap())).after(Command::ShowStep(2));
        let model = table(&state);
        assert_eq!(model.controls[Seat::One], Controls::Replay { at: 2, of: 8 });
        assert!(matches!(
            model.controls[Seat::Two],
            Controls::Say(Message::Did(Seat::One, Step::Place { .. }))
        ));
    }

    #[test]
    fn a_game_that_is_looked_at_lies_before_one_person() {
        let record = state_after(ROUND).record.unwrap();
        let state = seated("", Seating::Across).after(Command::Replay(record));
        let model = table(&state);
        assert_eq!((model.seating, model.near), (Seating::Same, Seat::One));
        assert_eq!(model.controls[Seat::One], Controls::Replay { at: 8, of: 8 });
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
                state.computers = captains;
                let model = table(&state);
                assert_eq!((model.near, model.seating), (near, Seating::Same));
            }
        }
    }

    #[test]
    fn nothing_can_be_done_for_a_computer_that_is_to_move() {
        let mut state = seated("r11 L p1 r66 p6 r11 p1 r66 p6 ! r12", Seating::Same);
        assert!(table(&state).seats[Seat::Two].awake);
        state.computers[Seat::Two] = Some(Level::Captain);
        let model = table(&state);
        assert!(model.slots.iter().all(|slot| slot.spot == Spot::Idle));
        assert!(!model.seats[Seat::Two].awake);
        assert_eq!(
            model.controls[Seat::Two],
            Controls::Dice(Rolled { dice: [Die::ALL[0], Die::ALL[1]], tumbling: false })
        );
        assert_eq!(model.controls[Seat::One], Controls::Say(Message::Thinks(Seat::Two)));
        let lost = state.after(Command::OutOfReach);
        assert_eq!(table(&lost).controls[Seat::Two], Controls::OutOfReach);
        assert_eq!(table(&lost).controls[Seat::One], Controls::Say(Message::DoesNotAnswer(Seat::Two)));
    }

    #[test]
    fn chances_are_shown_to_players_who_want_to_see_them() {
        let mut state = seated("", Seating::Same);
        state.table.chance = Some(54);
        assert_eq!(table(&state).bar.note, BarNote::CardsLeft(42));
        state.settings.chances = true;
        assert_eq!(table(&state).bar.note, BarNote::Chance(54));
    }
}
