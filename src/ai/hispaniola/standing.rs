//! The value of the standing between two hands: a player's share of the win.
//!
//! Only the points count. In games of gunners, the pirates' places at the end of a hand say almost nothing about the
//! points of later hands: fourteen tricks are enough to turn every ship over.

use crate::rules::hispaniola::{Phase, Seat, Seats, Table};

/// The number of points that makes a difference with one hand to come, at a table of three, four and five players:
/// about half the standard deviation of the difference of two players' scores in a hand. It grows with the square root
/// of the number of hands.
const SPREAD: [f32; Seats::ALL.len()] = [7.0, 6.4, 5.7];
/// The weight and spread of points when the game is over. They still count a little: a clear win is safer if the others
/// play better than expected, and a close loss may become a win.
const CLOSE: (f32, f32) = (0.3, 3.0);

/// Returns a player's expected share of the win after a hand.
pub(super) fn share(table: &Table, seat: Seat) -> f32 {
    if table.phase() == Phase::Over {
        let (weight, spread) = CLOSE;
        return (1.0 - weight) * final_share(table, seat) + weight * share_by_points(table, seat, spread);
    }
    let hands_to_come = table.setup().hands().saturating_sub(table.hand()) + 1;
    let spread = SPREAD[table.seats() as usize] * f32::from(hands_to_come).sqrt();
    share_by_points(table, seat, spread)
}

fn final_share(table: &Table, seat: Seat) -> f32 {
    let (mut is_leader, mut leaders) = (false, 0.0);
    for leader in table.leaders() {
        is_leader |= leader == seat;
        leaders += 1.0;
    }
    if is_leader { 1.0 / leaders } else { 0.0 }
}

fn share_by_points(table: &Table, seat: Seat, spread: f32) -> f32 {
    let points = |seat: Seat| f32::from(table.points(seat));
    let ahead = |other: Seat| exponential((points(other) - points(seat)) / spread);
    1.0 / table.seats().all().map(ahead).sum::<f32>()
}

/// Returns an approximation of e to the power of `x`, by operations that are the same on all machines.
fn exponential(x: f32) -> f32 {
    let small = x.clamp(-20.0, 20.0) / 1024.0;
    // Squaring ten times raises to the power of 1024.
    (0..10).fold(1.0 + small + small * small / 2.0, |result, _| result * result)
}

#[cfg(test)]
mod tests {
    use super::{super::gunner, *};
    use crate::rules::{
        Game, SeededChance,
        hispaniola::{Deal, Hispaniola, Setup, Step},
    };

    /// Plays a game of gunners and returns the table after every hand.
    fn tables_between_hands(seats: Seats, seed: u64) -> Vec<Table> {
        let mut chance = SeededChance::from_number(seed);
        let mut game = Hispaniola::new(&Setup::new(seats, Seat::One, 1).unwrap());
        let mut tables = Vec::new();
        while let Some(action) = game.legal_actions().first() {
            if *action == Step::Deal(()) {
                game.apply(Step::Deal(Deal::shuffled(seats, &mut chance))).unwrap();
                continue;
            }
            let hand = game.table().to_move().map(|seat| game.hand(seat)).unwrap();
            let action = gunner::act(game.table(), hand).unwrap();
            game.apply(action.map_deal(|()| unreachable!())).unwrap();
            if matches!(game.table().phase(), Phase::Deal | Phase::Over) {
                tables.push(game.table().clone());
            }
        }
        tables
    }

    #[test]
    fn players_win_as_often_as_they_are_expected_to() {
        for seats in Seats::ALL {
            // By tenths of the expected share: the number of cases, the sum of expected shares, the sum of final
            // shares.
            let mut bins = [(0_u16, 0.0, 0.0); 10];
            for seed in 0..150 {
                let tables = tables_between_hands(seats, seed);
                let (end, before) = tables.split_last().unwrap();
                for table in before {
                    for seat in seats.all() {
                        let expected = share(table, seat);
                        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 9")]
                        let bin = &mut bins[(expected * 10.0) as usize];
                        *bin = (bin.0 + 1, bin.1 + expected, bin.2 + final_share(end, seat));
                    }
                }
            }
            for (count, expected, came) in bins.into_iter().filter(|bin| bin.0 >= 60) {
                let count = f32::from(count);
                let off = (came - expected) / count;
                assert!(off.abs() < 0.12, "{seats:?}: {} for {} of {count}", came / count, expected / count);
            }
        }
    }

    #[test]
    fn the_exponential_function_is_close_enough() {
        for x in [-15.0_f32, -3.0, -0.5, 0.0, 0.7, 2.0, 9.0] {
            assert!((exponential(x) / x.exp() - 1.0).abs() < 1e-3, "{x}");
        }
        assert!(exponential(1e9).is_finite());
    }

    #[test]
    fn all_shares_add_up_to_one() {
        for table in tables_between_hands(Seats::Four, 3) {
            let sum: f32 = Seats::Four.all().map(|seat| share(&table, seat)).sum();
            assert!((sum - 1.0).abs() < 1e-4, "{sum}");
        }
    }
}
