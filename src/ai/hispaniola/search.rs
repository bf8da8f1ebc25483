//! The buccaneer: deals the hidden cards in many ways that fit what it sees, and plays the hand to its end after
//! each action. All actions meet the same worlds; those that do badly are dropped on the way.

use arrayvec::ArrayVec;

use super::{gunner, standing::share};
use crate::rules::{
    Chance, Game,
    hispaniola::{Action, HAND, Hand, Hispaniola, Phase, Step, View},
};

/// Finds the best action by so many playouts at most.
pub(super) fn choose<C: Chance>(
    view: &View,
    playouts: u32,
    chance: &mut C,
    is_late: &mut dyn FnMut() -> bool,
) -> Option<Action> {
    let legal = view.legal_actions();
    let mut tried: ArrayVec<(Action, f32), HAND> = legal.into_iter().map(|action| (action, 0.0)).collect();
    let stages = tried.len().next_power_of_two().ilog2().max(1);
    for _ in 0..stages {
        if tried.len() < 2 {
            break;
        }
        let worlds = playouts / stages / u32::try_from(tried.len()).unwrap_or(1);
        for _ in 0..worlds.max(1) {
            let world = sample(view, chance);
            for (action, value) in &mut tried {
                *value += play_out(&world, *action, view);
            }
            if is_late() {
                break;
            }
        }
        tried.sort_by(|one, other| other.1.total_cmp(&one.1));
        tried.truncate(tried.len().div_ceil(2));
    }
    tried.first().map(|(action, _)| *action)
}

fn sample<C: Chance>(view: &View, chance: &mut C) -> Hispaniola {
    let seats = view.table().seats();
    view.sample_with_bids(chance, |hand: Hand, _| gunner::bid(seats, hand))
}

/// What the hand's end is worth to the player after this action, if everybody goes on by rules of thumb.
fn play_out(world: &Hispaniola, action: Action, view: &View) -> f32 {
    let mut game = world.clone();
    let mut next = Some(action);
    while let Some(action) = next {
        let event = action.map_deal(|()| unreachable!("nobody deals in mid-hand"));
        if game.apply(event).is_err() {
            debug_assert!(false, "{action:?} in {game:?}");
            break;
        }
        let table = game.table();
        next = match table.phase() {
            Phase::Deal | Phase::Over => None,
            Phase::Bid(seat) | Phase::Play(seat) | Phase::Board(seat) | Phase::Give(seat) => {
                let hand = game.hand(seat);
                match table.phase() {
                    Phase::Play(_) if hand.len() == 1 => hand.iter().next().map(Step::Play),
                    _ => gunner::act(table, hand),
                }
            }
        };
    }
    share(game.table(), view.seat())
}
