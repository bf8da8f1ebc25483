//! The search of the two higher levels. It deals the hidden cards in many ways that fit what the pirate sees, and plays
//! the hand to its end after each action. All actions are tried on the same deals; the worse half is dropped after each
//! stage.

use arrayvec::ArrayVec;

use super::{gunner, standing::share};
use crate::rules::{
    Chance, Game,
    hispaniola::{Action, HAND, Hand, Hispaniola, Phase, View},
};

/// Returns the best action, found with at most so many playouts.
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

/// Returns how good the end of the hand is for the player after this action, if all players go on as gunners.
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
                gunner::act(table, game.hand(seat))
            }
        };
    }
    share(game.table(), view.seat())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        SeededChance,
        hispaniola::{Seat, Seats, Setup},
    };

    #[test]
    fn a_last_gift_that_decides_the_game_is_found() {
        let mut decided = 0;
        for seed in 0..150 {
            let mut chance = SeededChance::from_number(seed);
            let mut game = Hispaniola::new(&Setup::new(Seats::Three, Seat::One, 1).unwrap());
            while game.play_randomly(&mut chance).is_some() {
                let table = game.table();
                let Phase::Give(winner) = table.phase() else { continue };
                if table.hand() < table.setup().hands() || table.held(winner) > 0 {
                    continue;
                }
                let win = |action: &Action| {
                    let mut end = game.clone();
                    end.apply(action.map_deal(|()| unreachable!())).unwrap();
                    let leaders: Vec<Seat> = end.table().leaders().collect();
                    (leaders.contains(&winner), std::cmp::Reverse(leaders.len()))
                };
                let wins = game.legal_actions().iter().map(win).collect::<Vec<_>>();
                let best = wins.iter().filter(|(is_winner, _)| *is_winner).max();
                if let Some(best) = best.filter(|best| wins.iter().any(|win| win != *best)) {
                    let chosen = choose(&game.view(winner), 10, &mut chance, &mut || false).unwrap();
                    assert_eq!(win(&chosen), *best, "{chosen:?} in {game:?}");
                    decided += 1;
                }
            }
        }
        assert!(decided >= 5, "{decided}");
    }

    #[test]
    fn a_late_pirate_still_answers_after_a_few_worlds() {
        let mut chance = SeededChance::from_number(1);
        let mut game = Hispaniola::new(&Setup::new(Seats::Five, Seat::One, 1).unwrap());
        game.play_randomly(&mut chance);
        let view = game.view(Seat::One);
        let mut asked = 0;
        let mut is_late = || {
            asked += 1;
            true
        };
        assert!(choose(&view, u32::MAX, &mut chance, &mut is_late).is_some());
        assert_eq!(asked, 4, "once for each time that the worse half is dropped");
    }
}
