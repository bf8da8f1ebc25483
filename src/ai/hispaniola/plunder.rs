//! How a boarding or a gift of tricks changes each player's points of the hand.

use crate::rules::hispaniola::{
    Action, BySeat, Give, Hand, HandScore, ISLANDS, PileLoss, Place, Sea, Seat, Seats, Ship, Side, Step,
    Table,
};

/// A change of each player's points.
pub(super) type Change = BySeat<i16>;

/// Returns the value of a change for one player: the player's own points less the mean of the others'.
pub(super) fn lead(change: &Change, seats: Seats, seat: Seat) -> f32 {
    const PER_OTHER: [f32; Seats::ALL.len()] = [1.0 / 2.0, 1.0 / 3.0, 1.0 / 4.0];
    // Seats without a player have no points.
    let all: i16 = change.0.iter().sum();
    let own = change[seat];
    f32::from(own) - f32::from(all - own) * PER_OTHER[seats as usize]
}

#[expect(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "there are four")]
const LAST_ISLAND: i16 = ISLANDS as i16;

/// The value of a pirate in reserve: with none left there is no boarding.
const PIRATE: f32 = 0.5;

/// Returns the boarding that gives most points now to a player who wins a trick for this ship, and the change of
/// points.
pub(super) fn best_boarding(table: &Table, seat: Seat, ship: Ship) -> (Action, Change) {
    let sea = table.sea();
    let mut best = (Step::Nothing, BySeat::default());
    let mut best_lead = f32::NEG_INFINITY;
    let mut consider = |action: Action, change: Change, cost: f32| {
        let value = lead(&change, table.seats(), seat) - cost;
        if value > best_lead {
            best_lead = value;
            best = (action, change);
        }
    };
    if sea.reserve(seat) == 0 {
        consider(Step::Nothing, BySeat::default(), 0.0);
    } else if sea.at(ship, Place::Captain).is_none() {
        consider(Step::Board(None), boarding(sea, seat, ship, Side::Aft), PIRATE);
    } else {
        for side in Side::ALL {
            consider(Step::Board(Some(side)), boarding(sea, seat, ship, side), PIRATE);
        }
    }
    for side in Side::ALL {
        if sea.can_swap(seat, ship, side) {
            consider(Step::Swap(side), swap(sea, ship, side), 0.0);
        }
    }
    best
}

fn boarding(sea: &Sea, seat: Seat, ship: Ship, side: Side) -> Change {
    let mut change = Change::default();
    change[seat] += HandScore::CAPTAIN;
    let Some(captain) = sea.at(ship, Place::Captain) else { return change };
    change[captain] += HandScore::BESIDE - HandScore::CAPTAIN;
    let Some(fallen) = sea.at(ship, side.into()) else { return change };
    change[fallen] -= HandScore::BESIDE + 1;
    // Every island further out costs one point more. From the last one the pirate goes back to the reserve.
    for (number, island) in (1..).zip(sea.islands()) {
        let Some(swimmer) = *island else { break };
        change[swimmer] += if number == LAST_ISLAND { LAST_ISLAND } else { -1 };
    }
    change
}

fn swap(sea: &Sea, ship: Ship, side: Side) -> Change {
    let mut change = Change::default();
    let gain = HandScore::CAPTAIN - HandScore::BESIDE;
    if let (Some(captain), Some(beside)) = (sea.at(ship, Place::Captain), sea.at(ship, side.into())) {
        change[captain] -= gain;
        change[beside] += gain;
    }
    change
}

/// Returns the gift of the trick that is best for the player if the hand ended with it; of equally good ones the one
/// that leaves the smallest pile to the player.
pub(super) fn best_gift(table: &Table, winner: Seat) -> Option<Action> {
    let seats = table.seats();
    let mut best = None;
    for action in table.legal_actions(Hand::default()) {
        let Step::Give(give) = action else { continue };
        let piles = piles_after(table, winner, give);
        let losses = BySeat::from_fn(|seat| loss(seats, &piles, seat));
        let value = lead(&losses, seats, winner) - f32::from(piles[winner]) * 0.1;
        if best.is_none_or(|(_, best)| value > best) {
            best = Some((action, value));
        }
    }
    best.map(|(action, _)| action)
}

fn piles_after(table: &Table, winner: Seat, give: Give) -> BySeat<u8> {
    let mut piles = BySeat::from_fn(|seat| table.pile(seat));
    let to = match give {
        Give::Keep => winner,
        Give::Left { .. } => table.seats().left_of(winner),
        Give::Right { .. } => table.seats().right_of(winner),
    };
    if give.takes_pile() {
        piles[to] += std::mem::take(&mut piles[winner]);
    }
    piles[to] += 1;
    piles
}

fn loss(seats: Seats, piles: &BySeat<u8>, seat: Seat) -> i16 {
    PileLoss::of(seats, piles, seat).points()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Game, SeededChance,
        hispaniola::{Hispaniola, Phase, Setup},
    };

    /// Calls `look` for every state of random games in which a winner boards or gives.
    fn in_every_win(mut look: impl FnMut(&Hispaniola, Seat)) {
        for (seed, seats) in (0..4).flat_map(|seed| Seats::ALL.map(|seats| (seed, seats))) {
            let mut chance = SeededChance::from_number(seed);
            let mut game = Hispaniola::new(&Setup::new(seats, Seat::One, 1).unwrap());
            while game.play_randomly(&mut chance).is_some() {
                if let Phase::Board(seat) | Phase::Give(seat) = game.table().phase() {
                    look(&game, seat);
                }
            }
        }
    }

    fn totals(game: &Hispaniola) -> Change {
        BySeat(game.table().hand_scores().0.map(|score| score.total()))
    }

    #[test]
    fn the_best_boarding_changes_points_as_the_rules_do() {
        let mut overboard = 0;
        in_every_win(|game, seat| {
            if !matches!(game.table().phase(), Phase::Board(_)) {
                return;
            }
            let (action, change) = best_boarding(game.table(), seat, game.table().ship().unwrap());
            let mut after = game.clone();
            after.apply(action.map_deal(|()| unreachable!())).unwrap();
            let (before, after) = (totals(game), totals(&after));
            assert_eq!(change, BySeat::from_fn(|seat| after[seat] - before[seat]), "{action:?} in {game:?}");
            overboard += u32::from(change.0.iter().sum::<i16>() < 0);
        });
        assert!(overboard > 30, "{overboard}");
    }

    #[test]
    fn no_other_gift_is_better_if_the_hand_ends_with_it() {
        in_every_win(|game, seat| {
            if !matches!(game.table().phase(), Phase::Give(_)) || game.table().held(seat) > 0 {
                return;
            }
            let gained = |action: Action| {
                let mut after = game.clone();
                after.apply(action.map_deal(|()| unreachable!())).unwrap();
                let points = |game: &Hispaniola| BySeat::from_fn(|seat| game.table().points(seat));
                lead(&points(&after), game.table().seats(), seat)
            };
            let best = gained(best_gift(game.table(), seat).unwrap());
            assert!(game.legal_actions().into_iter().all(|action| gained(action) < best + 0.35));
        });
    }
}
