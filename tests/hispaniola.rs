//! What holds in every game of Hispaniola: nothing is lost, views hide what they must, scores add up.

mod common;

use common::hispaniola_setup;
use shanghaien::rules::{
    Game, SeededChance,
    hispaniola::{
        BySeat, Card, Colour, Deal, Give, Hand, Hispaniola, PIRATES, Phase, Place, Seat, Seats, Setup, Ship,
        Step,
    },
};

/// Plays random games and checks every state.
fn in_every_state(games: u64, mut look: impl FnMut(&Hispaniola, &mut SeededChance)) {
    for seed in 0..games {
        let mut chance = SeededChance::from_number(seed);
        let mut game = Hispaniola::new(&hispaniola_setup(&mut chance));
        look(&game, &mut chance);
        while game.play_randomly(&mut chance).is_some() {
            look(&game, &mut chance);
        }
    }
}

#[test]
fn no_card_and_no_pirate_is_ever_lost_or_doubled() {
    in_every_state(20, |game, _| {
        let table = game.table();
        let seats = table.seats();
        let hidden = seats.all().flat_map(|seat| game.hand(seat).iter().chain(game.face_down(seat)));
        let cards: Vec<Card> = hidden.chain(table.shown().iter()).collect();
        let expected =
            if matches!(table.phase(), Phase::Deal | Phase::Over) { 0 } else { seats.count() * 15 };
        assert_eq!((cards.len(), cards.iter().copied().collect::<Hand>().len()), (expected, expected));
        for seat in seats.all() {
            let on_ships =
                Ship::ALL.into_iter().flat_map(|ship| Place::ALL.map(|place| table.sea().at(ship, place)));
            let out = on_ships.chain(*table.sea().islands()).filter(|there| *there == Some(seat)).count();
            assert_eq!(out + usize::from(table.sea().reserve(seat)), usize::from(PIRATES));
            assert_eq!(usize::from(table.held(seat)), game.hand(seat).len());
        }
    });
}

#[test]
fn a_sampled_game_looks_the_same_to_the_player_it_was_sampled_for() {
    in_every_state(12, |game, chance| {
        for seat in game.table().seats().all() {
            let view = game.view(seat);
            let sampled = view.sample(chance);
            assert_eq!(sampled.view(seat), view);
            for other in game.table().seats().all() {
                assert_eq!(sampled.hand(other).len(), game.hand(other).len());
                assert_eq!(sampled.face_down(other).is_some(), game.face_down(other).is_some());
                let lacks = |colour: &Colour| game.table().lacks(other, *colour);
                let mut lacked = Colour::ALL.into_iter().filter(lacks);
                assert!(lacked.all(|colour| sampled.hand(other).of(colour).is_empty()));
            }
            if game.table().to_move() == Some(seat) {
                assert_eq!(view.legal_actions(), game.legal_actions());
            }
        }
    });
}

#[test]
fn two_games_that_differ_only_in_hidden_cards_look_the_same() {
    in_every_state(6, |game, chance| {
        for seat in game.table().seats().all() {
            let other_world = game.view(seat).sample(chance);
            assert_eq!(format!("{:?}", other_world.view(seat)), format!("{:?}", game.view(seat)));
        }
    });
}

#[test]
fn the_points_of_a_hand_are_those_of_its_lines() {
    let mut hands = 0;
    for seed in 0..12 {
        let mut chance = SeededChance::from_number(seed);
        let mut game = Hispaniola::new(&hispaniola_setup(&mut chance));
        loop {
            let before = game.clone();
            let Some(event) = game.play_randomly(&mut chance) else { break };
            let (Phase::Give(winner), Step::Give(give)) = (before.table().phase(), event) else { continue };
            if !matches!(game.table().phase(), Phase::Deal | Phase::Over) {
                continue;
            }
            let (table, seats) = (before.table(), before.table().seats());
            let to = match give {
                Give::Keep => winner,
                Give::Left { .. } => seats.left_of(winner),
                Give::Right { .. } => seats.right_of(winner),
            };
            let mut piles = BySeat::from_fn(|seat| table.pile(seat));
            if give.takes_pile() {
                piles[to] += piles[winner];
                piles[winner] = 0;
            }
            piles[to] += 1;
            let most = seats.all().map(|seat| piles[seat]).max().unwrap();
            let is_shared = seats.all().filter(|&seat| piles[seat] == most).count() > 1;
            let second = seats.all().map(|seat| piles[seat]).filter(|&pile| pile < most).max().unwrap();
            for seat in seats.all() {
                let places = Ship::ALL.into_iter().flat_map(|ship| Place::ALL.map(|place| (ship, place)));
                let own = places.filter(|&(ship, place)| table.sea().at(ship, place) == Some(seat));
                let on_ships: i16 = own.map(|(_, place)| if place == Place::Captain { 5 } else { 1 }).sum();
                let islands = (1..).zip(table.sea().islands());
                let on_islands: i16 =
                    islands.filter(|(_, there)| **there == Some(seat)).map(|(number, _)| -number).sum();
                let pile = match piles[seat] {
                    0 => 0,
                    pile if pile == most => -4,
                    pile if pile == second && !is_shared => -2,
                    _ => 0,
                };
                let gained = game.table().points(seat) - table.points(seat);
                assert_eq!(gained, on_ships + on_islands + pile, "{seat:?} in {before:?}");
            }
            hands += 1;
        }
    }
    assert!(hands > 40, "{hands}");
}

#[test]
fn a_hand_without_a_trump_is_played_out_without_tricks() {
    let mut game = Hispaniola::new(&Setup::new(Seats::Five, Seat::Three, 1).unwrap());
    let card = |seat: Seat, number: u8| Card::new(Colour::ALL[seat as usize], number).unwrap();
    let hands = Seat::ALL.map(|seat| (1..=15).map(|number| card(seat, number)).collect());
    game.apply(Step::Deal(Deal::new(Seats::Five, &hands).expect("a whole deal"))).unwrap();
    for number in 1..=15 {
        for seat in Seat::ALL {
            assert_eq!((game.table().phase(), game.table().trump()), (Phase::Bid(seat), None));
            game.apply(Step::Bid(card(seat, number))).unwrap();
        }
    }
    assert_eq!((game.table().phase(), game.table().hand()), (Phase::Deal, 2));
    assert!(Seat::ALL.into_iter().all(|seat| game.table().points(seat) == 0));
    assert_eq!(game.table().first(), Seat::Four);
}
