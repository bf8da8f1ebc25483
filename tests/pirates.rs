//! The computer pirates: legal in every state, blind to hidden cards, the same for the same seed, and stronger level by
//! level.

use shanghaien::{
    ai::hispaniola::{
        Level, choose,
        duel::{Contender, Duel},
    },
    rules::{
        Game, SeededChance, Turn,
        hispaniola::{Action, Hispaniola, Phase, Seat, Seats, Setup, Step, View},
    },
};

/// Returns what a pirate of this level does for a seed if it thinks as briefly as it can.
fn quick(view: &View, level: Level, seed: u64) -> Option<Action> {
    choose(view, level, &mut SeededChance::from_number(seed), &mut || true)
}

fn start(seats: Seats) -> Hispaniola {
    Hispaniola::new(&Setup::new(seats, Seat::Two, 1).expect("one at the table"))
}

#[test]
fn every_level_plays_whole_games_by_the_rules() {
    for seats in Seats::ALL {
        for level in Level::ALL {
            let mut chance = SeededChance::from_number(8);
            let mut game = start(seats);
            while game.turn() != Turn::Over {
                let event = match game.turn() {
                    Turn::Seat(seat) => {
                        let view = game.view(seat);
                        for other in seats.all().filter(|&other| other != seat) {
                            assert_eq!(quick(&game.view(other), level, 1), None, "it is another's turn");
                        }
                        let action = quick(&view, level, 1).expect("who is to move acts");
                        game.draw(action, &mut chance)
                    }
                    _ => game.draw(Step::Deal(()), &mut chance),
                };
                game.apply(event).unwrap_or_else(|refusal| panic!("{level:?}: {refusal:?} in {game:?}"));
            }
            assert_eq!(game.table().hand(), game.table().setup().hands());
        }
    }
}

#[test]
fn the_same_view_and_seed_give_the_same_answer_whatever_the_others_hold() {
    let mut other_worlds = 0;
    for seats in Seats::ALL {
        let mut chance = SeededChance::from_number(4);
        let mut game = start(seats);
        while game.play_randomly(&mut chance).is_some() {
            let Turn::Seat(seat) = game.turn() else { continue };
            let other_world = game.view(seat).sample(&mut chance);
            let hides = |game: &Hispaniola| Seat::ALL.map(|seat| (game.hand(seat), game.face_down(seat)));
            other_worlds += u32::from(hides(&game) != hides(&other_world));
            for level in Level::ALL {
                let answers = [&game, &other_world].map(|game| quick(&game.view(seat), level, 3));
                assert_eq!(answers[0], answers[1]);
            }
        }
    }
    assert!(other_worlds > 500, "{other_worlds} worlds were different");
}

#[test]
fn a_buccaneer_with_time_enough_answers_by_the_seed_alone() {
    let mut chance = SeededChance::from_number(6);
    let mut game = start(Seats::Three);
    let mut asked = 0;
    while asked < 6 && game.play_randomly(&mut chance).is_some() {
        let Turn::Seat(seat) = game.turn() else { continue };
        if is_late_in_the_hand(&game) {
            let view = game.view(seat);
            let think =
                |seed| choose(&view, Level::Buccaneer, &mut SeededChance::from_number(seed), &mut || false);
            assert_eq!(think(1), think(1));
            asked += 1;
        }
    }
    assert_eq!(asked, 6);
}

/// Returns whether the hand is so late that thinking is quick.
fn is_late_in_the_hand(game: &Hispaniola) -> bool {
    let table = game.table();
    matches!(table.phase(), Phase::Play(seat) | Phase::Board(seat) | Phase::Give(seat) if table.held(seat) == 4)
}

#[test]
fn a_gunner_among_random_players_and_among_cabin_boys_wins_most_games() {
    for (others, least) in [(Contender::Random, 0.85), (Contender::Level(Level::CabinBoy), 0.6)] {
        let duel = Duel {
            a: Contender::Level(Level::Gunner),
            b: others,
            seats: Seats::Three,
            rounds: 1,
            deals: 60,
            seed: 1,
        };
        let (share, _) = duel.run().share();
        assert!(share > least, "{share} against {others:?}");
    }
}
