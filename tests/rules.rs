//! The rules of Shanghaien, sentence by sentence, in record notation.

mod common;

use common::{after, json, legal, read, text, text_with};
use shanghaien::{
    record::{Reason, Rule, shanghaien::Record},
    rules::{
        BySeat, Change, Die, Roll, Seat,
        shanghaien::{Card, End, Nation, Phase, Refusal, Scoring, Trick, Verdict},
    },
};

/// A tavern of sailors only.
const SAILORS: &str = "S4 C3 F2 A2 F3 I1";
/// Seat 1 wins *N at card 1 by 2 : 0, seat 2 wins only card 6, and round 2 follows.
const WITH_TRICK: &str = "*N C3 F2 A2 F3 I1";
const WIN_TRICK: &str = "r11 L p1 r66 p6 r11 p1 r66 p6 !";

fn die(pips: u8) -> Die {
    Die::new(pips).unwrap()
}

/// Returns why the last of these moves is refused.
fn refusal(first_cards: &str, moves: &str) -> Refusal {
    let broken = Record::read(text(first_cards, moves).as_bytes()).expect_err("the last move is illegal");
    let played = moves.split_whitespace().filter(|word| !["L", "R"].contains(word)).count();
    assert_eq!(broken.so_far.unwrap().events().len() + 1, played, "only the last move is refused");
    match broken.error.reason {
        Reason::Illegal(Rule::Shanghaien(refusal)) => refusal,
        other => panic!("{other:?}"),
    }
}

mod worked_examples {
    use super::*;

    /// Anna has dice at 2, 2, 3, 6, 6, Bernd at 3, 4, 5, 6, 6.
    const DICE: &str = "r22 L p2 r33 p3 r22 p2 r44 p4 r33 p3 r55 p5 r66 p6 r66 p6 r66 p6 r66 p6";

    #[test]
    fn distribution_by_counts_and_neighbours() {
        let verdicts = after(SAILORS, DICE).distribution().map(|claim| claim.verdict);
        assert_eq!(
            verdicts,
            [
                Verdict::NoDice,
                Verdict::MoreDice(Seat::One),
                Verdict::EqualNeighbourPips { pips: 4 },
                Verdict::MoreDice(Seat::Two),
                Verdict::MoreDice(Seat::Two),
                Verdict::MoreNeighbourPips { seat: Seat::Two, pips: BySeat([0, 5]) },
            ]
        );
    }

    #[test]
    fn the_cards_then_move_as_forecast() {
        let position = after(SAILORS, &format!("{DICE} !"));
        let state = json(&position);
        assert_eq!(state["crews"], serde_json::json!([{"C": [3]}, {"A": [2], "F": [3], "I": [1]}]));
        assert_eq!(state["removed"], serde_json::json!(["F2", "S4"]));
    }

    #[test]
    fn scoring_nation_by_nation() {
        // Three rounds bring the sailors and tricks of the example into the right hands.
        let cards = "S3 *N *R F2 F3 *B  F1 F4 A1 A3 A4 C3  A2 A3 C1 C3 C4 I1";
        let moves = "r11 L p1 r44 p4 r22 p2 r55 p5 r33 p3 r66 p6 !
                     r44 L p4 r11 wNS p1 r55 p5 r22 p2 r66 p6 r33 p3 !
                     r11 wRS L p1 r44 p4 r22 p2 r55 p5 r33 p3 !";
        let score = after(cards, moves).score();
        let outcome = |nation: Nation| {
            let score = score.nations[nation as usize];
            (score.strength.0, score.scoring, score.points.0)
        };
        assert_eq!(outcome(Nation::Spanish), ([7, 0], Scoring::Alone(Seat::One), [7, 0]));
        assert_eq!(outcome(Nation::French), ([5, 5], Scoring::Equal, [0, 0]));
        assert_eq!(outcome(Nation::American), ([6, 7], Scoring::Stronger(Seat::Two), [0, 6]));
        assert_eq!(outcome(Nation::Chinese), ([1, 10], Scoring::Stronger(Seat::Two), [0, 1]));
        assert_eq!(score.tricks, BySeat([0, 1]));
        assert_eq!(score.totals, BySeat([7, 8]));
        assert_eq!(score.leader(), Some(Seat::Two));
    }

    #[test]
    fn the_starter_picks_the_end_for_both() {
        let position = after(SAILORS, "r24 L p2 r15 p5");
        assert_eq!(position.one_end(), Some(End::Left));
        assert_eq!(position.dice(Seat::One), &[0, 1, 0, 0, 0, 0]);
        assert_eq!(position.dice(Seat::Two), &[0, 0, 0, 0, 1, 0]);
        let mirrored = after(SAILORS, "r24 R p2 r15 p5");
        assert_eq!(mirrored.dice(Seat::One), &[0, 0, 0, 0, 1, 0]);
        assert_eq!(mirrored.dice(Seat::Two), &[0, 1, 0, 0, 0, 0]);
    }
}

mod turns {
    use super::*;

    #[test]
    fn the_first_player_can_only_roll() {
        let position = after(SAILORS, "");
        assert_eq!((position.round(), position.to_move()), (1, Some(Seat::One)));
        assert_eq!(legal(&position), ["roll"]);
    }

    #[test]
    fn after_a_roll_one_of_the_two_dice_is_put_down_and_the_turn_passes() {
        assert_eq!(legal(&after(SAILORS, "r24 L p2 r15")), ["p1", "p5"]);
        let position = after(SAILORS, "r24 L p2 r15 p5");
        assert_eq!((position.phase(), position.to_move()), (Phase::Turn, Some(Seat::One)));
        assert_eq!(BySeat::from_fn(|seat| position.supply(seat)), BySeat([5, 5]));
    }

    #[test]
    fn the_first_placement_offers_both_ends_and_a_double_only_one_die() {
        assert_eq!(legal(&after(SAILORS, "r24")), ["L p2", "L p4", "R p2", "R p4"]);
        assert_eq!(legal(&after(SAILORS, "r33")), ["L p3", "R p3"]);
    }

    #[test]
    fn the_end_must_be_chosen_once_and_only_once() {
        assert_eq!(refusal(SAILORS, "r24 p2"), Refusal::EndNotChosen);
        assert_eq!(refusal(SAILORS, "r24 L p2 r15 R p5"), Refusal::EndAlreadyChosen);
    }

    #[test]
    fn a_die_that_was_not_rolled_cannot_be_put_down() {
        let roll = Roll::new(die(2), die(4));
        assert_eq!(refusal(SAILORS, "r24 L p3"), Refusal::DieNotRolled { die: die(3), roll });
    }

    #[test]
    fn nothing_comes_before_the_roll_and_nothing_between_roll_and_placement() {
        assert_eq!(refusal(SAILORS, "L p2"), Refusal::RollFirst);
        assert_eq!(refusal(SAILORS, "a"), Refusal::RollFirst);
        assert_eq!(refusal(SAILORS, "r24 r24"), Refusal::PlaceFirst);
        assert_eq!(refusal(SAILORS, "r11 L p1 r22 p2 r11 p1 r22 p2 r11 !"), Refusal::PlaceFirst);
    }

    #[test]
    fn shanghaiing_needs_two_own_dice_on_cards() {
        assert_eq!(refusal(SAILORS, "!"), Refusal::TooFewDiceOnCards { has: 0 });
        assert_eq!(refusal(SAILORS, "r11 L p1 r22 p2 !"), Refusal::TooFewDiceOnCards { has: 1 });
        assert_eq!(legal(&after(SAILORS, "r11 L p1 r22 p2 r11 p1 r22 p2")), ["!", "roll"]);
    }

    #[test]
    fn with_one_die_left_a_player_must_shanghai() {
        let moves = "r11 L p1 r22 p2 r11 p1 r22 p2 r11 p1 r22 p2 r11 p1 r22 p2 r11 p1 r22 p2";
        assert_eq!(after(SAILORS, moves).supply(Seat::One), 1);
        assert_eq!(legal(&after(SAILORS, moves)), ["!"]);
        assert_eq!(refusal(SAILORS, &format!("{moves} r11")), Refusal::TooFewDiceInSupply { has: 1 });
    }

    #[test]
    fn with_no_die_left_after_adding_both_a_player_must_shanghai() {
        // Seat 2 shanghais, so seat 1, who won the trick, starts round 2 and runs out first.
        let cards = "*B C3 F2 A2 F3 I1";
        let moves = "r11 L p1 r66 p6 r11 p1 r66 p6 r11 p1 !
                     r11 L p1 r66 p6 r11 p1 r66 p6 r22 p2 r55 p5 r22 p2 r55 p5 r33 b r66 p6";
        let position = after(cards, moves);
        assert_eq!((position.supply(Seat::One), position.to_move()), (0, Some(Seat::One)));
        assert_eq!(legal(&position), ["!"]);
        assert_eq!(refusal(cards, &format!("{moves} r11")), Refusal::TooFewDiceInSupply { has: 0 });
    }
}

mod rounds {
    use super::*;

    #[test]
    fn shanghaiing_deals_six_new_cards_and_brings_dice_and_captains_back() {
        let position = after(&format!("{SAILORS} D1 D2 D3 D4 T1 T2"), "r11 L p1 r22 p2 r11 p1 r22 p2 !");
        assert_eq!(position.round(), 2);
        assert_eq!(json(&position)["tavern"], serde_json::json!(["D1", "D2", "D3", "D4", "T1", "T2"]));
        assert_eq!(position.one_end(), None);
        assert!(Seat::ALL.into_iter().all(|seat| position.supply(seat) == 6 && !position.captain_out(seat)));
    }

    #[test]
    fn the_opponent_of_the_player_who_shanghaied_starts_the_next_round() {
        let by_one = after(SAILORS, "r11 L p1 r22 p2 r11 p1 r22 p2 !");
        assert_eq!(by_one.to_move(), Some(Seat::Two));
        let by_two = after(SAILORS, "r11 L p1 r22 p2 r11 p1 r22 p2 r11 p1 !");
        assert_eq!(by_two.to_move(), Some(Seat::One));
    }

    #[test]
    fn alternate_starters_take_turns_whoever_shanghais() {
        let start_of_2 = |moves| {
            let record = read(&text_with(SAILORS, "next-start alternate", moves));
            record.position().to_move()
        };
        assert_eq!(start_of_2("r11 L p1 r22 p2 r11 p1 r22 p2 !"), Some(Seat::Two));
        assert_eq!(start_of_2("r11 L p1 r22 p2 r11 p1 r22 p2 r11 p1 !"), Some(Seat::Two));
    }

    #[test]
    fn the_game_ends_after_round_eight() {
        let round = "r11 L p1 r22 p2 r11 p1 r22 p2 ! ";
        let position = after(SAILORS, &round.repeat(8));
        assert_eq!((position.phase(), position.round(), position.to_move()), (Phase::Over, 8, None));
        let state = json(&position);
        assert_eq!(state["tavern"], serde_json::json!([]));
        assert_eq!(state["supply"], serde_json::json!([6, 6]));
        assert_eq!(state["legal"], serde_json::json!([]));
        assert!(state["score"].is_array() && state["to_move"].is_null());
        assert_eq!(refusal(SAILORS, &format!("{} r11", round.repeat(8))), Refusal::GameOver);
    }

    #[test]
    fn a_card_goes_to_the_player_with_more_dice_even_against_some() {
        let position = after(SAILORS, "r11 L p1 r11 p1 r11 p1");
        assert_eq!(position.distribution()[0].verdict, Verdict::MoreDice(Seat::One));
        assert_eq!(position.distribution()[0].dice, BySeat([2, 1]));
    }

    #[test]
    fn an_end_card_has_one_neighbour_and_pips_follow_the_chosen_end() {
        // The right end is the 1: table position 0 is card 6, and its neighbour is card 5.
        let position = after(SAILORS, "r66 R p6 r66 p6 r55 p5 r11 p1");
        let pips = BySeat([5, 0]);
        assert_eq!(position.distribution()[0].verdict, Verdict::MoreNeighbourPips { seat: Seat::One, pips });
    }
}

mod tricks {
    use super::*;

    /// Returns a position in which seat 1 has won the named trick and seat 2 has put the round's first die at card 6.
    /// Seat 1 rolls next.
    fn with_trick(code: &str, moves: &str) -> shanghaien::rules::shanghaien::Position {
        after(&WITH_TRICK.replace("*N", code), &format!("{WIN_TRICK} {moves}"))
    }

    fn refused(moves: &str) -> Refusal {
        refusal(WITH_TRICK, &format!("{WIN_TRICK} {moves}"))
    }

    #[test]
    fn a_trick_won_is_kept_apart_and_counts_a_point() {
        let position = with_trick("*N", "");
        assert_eq!(position.tricks(Seat::One, Trick::DiePlusMinusOne), 1);
        assert_eq!(position.score().tricks, BySeat([1, 0]));
        assert_eq!(position.score().totals, BySeat([1, 1]));
    }

    #[test]
    fn die_plus_minus_one_changes_either_die_and_then_either_is_put_down() {
        let position = with_trick("*N", "r66 L p6 r24 n4-");
        assert_eq!(position.rolled(), Some(Roll::new(die(2), die(3))));
        assert_eq!(legal(&position), ["p2", "p3"]);
        assert!(position.captain_out(Seat::One));
        assert_eq!(position.removed(Card::Trick(Trick::DiePlusMinusOne)), 1);
    }

    #[test]
    fn die_plus_minus_one_stops_at_one_and_six() {
        let (down, up) = (Change::Down, Change::Up);
        assert_eq!(refused("r66 L p6 r16 n1-"), Refusal::NoSuchFace { die: die(1), change: down });
        assert_eq!(refused("r66 L p6 r16 n6+"), Refusal::NoSuchFace { die: die(6), change: up });
        assert_eq!(legal(&with_trick("*N", "r66 L p6 r16")), ["n1+", "n6-", "p1", "p6"]);
        let roll = Roll::new(die(1), die(6));
        assert_eq!(refused("r66 L p6 r16 n3+"), Refusal::DieNotRolled { die: die(3), roll });
    }

    #[test]
    fn of_a_double_only_one_die_changes() {
        let position = with_trick("*N", "r66 L p6 r44 n4+");
        assert_eq!(position.rolled(), Some(Roll::new(die(4), die(5))));
    }

    #[test]
    fn add_both_dice_puts_both_down_and_ends_the_turn() {
        let position = with_trick("*B", "r66 L p6 r24 b");
        assert_eq!(position.dice(Seat::One), &[0, 1, 0, 1, 0, 0]);
        assert_eq!((position.supply(Seat::One), position.to_move()), (4, Some(Seat::Two)));
        assert_eq!(position.removed(Card::Trick(Trick::AddBothDice)), 1);
        let double = with_trick("*B", "r66 L p6 r33 b");
        assert_eq!(double.dice(Seat::One), &[0, 0, 2, 0, 0, 0]);
    }

    #[test]
    fn add_both_dice_at_the_first_roll_chooses_the_end_too() {
        // Seat 2 shanghais, so seat 1, who won the trick, starts round 2.
        let cards = "*B C3 F2 A2 F3 I1";
        let round_1 = "r11 L p1 r66 p6 r11 p1 r66 p6 r11 p1 !";
        let position = after(cards, &format!("{round_1} r24"));
        assert_eq!(legal(&position), ["L b", "L p2", "L p4", "R b", "R p2", "R p4"]);
        let position = after(cards, &format!("{round_1} r24 R b"));
        assert_eq!(position.dice(Seat::One), &[0, 0, 1, 0, 1, 0]);
        assert_eq!(refusal(cards, &format!("{round_1} r24 b")), Refusal::EndNotChosen);
    }

    #[test]
    fn roll_again_forgets_the_old_roll() {
        let again = with_trick("*R", "r66 L p6 r24 a");
        assert_eq!((again.phase(), again.to_move()), (Phase::Reroll, Some(Seat::One)));
        assert_eq!(legal(&again), ["roll"]);
        assert_eq!(json(&again)["rolled"], serde_json::Value::Null);
        let rolled = with_trick("*R", "r66 L p6 r24 a r35");
        assert_eq!(legal(&rolled), ["p3", "p5"]);
        assert_eq!(rolled.removed(Card::Trick(Trick::RollAgain)), 1);
        let cards = WITH_TRICK.replace("*N", "*R");
        assert_eq!(refusal(&cards, &format!("{WIN_TRICK} r66 L p6 r24 a p2")), Refusal::RerollDue);
    }

    #[test]
    fn two_sailors_join_a_manned_nation_for_good_and_the_turn_goes_on() {
        // Seat 2 holds I1 from round 1 and wins *N in round 2.
        let cards = "S4 C3 F2 A2 F3 I1  *N D1 D2 D3 D4 T1";
        let start = "r11 L p1 r66 p6 r11 p1 r66 p6 !  r11 L p1 r66 p6 r11 p1 r66 p6 ! ";
        let position = after(cards, &format!("{start} r66 L p6 r24"));
        assert_eq!(legal(&position), ["n2+", "n2-", "n4+", "n4-", "p2", "p4", "wNI"]);
        let position = after(cards, &format!("{start} r66 L p6 r24 wNI"));
        assert_eq!(position.crew(Seat::Two).strength(Nation::Italian), 3);
        assert_eq!(position.crew(Seat::Two).wilds(Nation::Italian), 1);
        assert_eq!(legal(&position), ["p2", "p4"]);
        assert_eq!(position.removed(Card::Trick(Trick::DiePlusMinusOne)), 0, "the card stays in the game");
        let state = json(&position);
        assert_eq!(state["crews"][1], serde_json::json!({"I": [1]}));
        assert_eq!(state["wilds"][1], serde_json::json!({"I": 1}));
    }

    #[test]
    fn two_sailors_never_stand_for_a_nation_alone() {
        let nation = Nation::Spanish;
        assert_eq!(refused("r66 L p6 r24 wNS"), Refusal::NoSailorOfNation { nation });
    }

    #[test]
    fn only_one_trick_per_player_and_round() {
        let cards = "*N *N F2 A2 F3 I1";
        let moves = "r12 L p1 r66 p6 r12 p2 r66 p6 !  r66 L p6 r34 n3+";
        assert_eq!(legal(&after(cards, moves)), ["p4"]);
        assert_eq!(refusal(cards, &format!("{moves} n4+")), Refusal::TrickAlreadyPlayed);
        let next_turn = format!("{moves} p4 r66 p6 r34");
        assert_eq!(refusal(cards, &format!("{next_turn} n4+")), Refusal::TrickAlreadyPlayed);
        let next_round = format!("{next_turn} p3 ! r34");
        assert!(legal(&after(cards, &next_round)).contains(&"n3+".to_owned()));
    }

    #[test]
    fn a_trick_not_held_cannot_be_played() {
        let trick = Trick::RollAgain;
        assert_eq!(refused("r66 L p6 r24 a"), Refusal::TrickNotHeld { trick });
        // It is not enough that the opponent holds one.
        let trick = Trick::DiePlusMinusOne;
        assert_eq!(refused("r56 n5-"), Refusal::TrickNotHeld { trick });
    }

    #[test]
    fn a_trick_comes_only_after_an_own_roll() {
        assert_eq!(refused("r66 L p6 n4-"), Refusal::RollFirst);
    }
}
