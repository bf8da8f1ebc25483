//! What is put together from pieces reads well.

use super::*;
use crate::{
    model::hispaniola::{Boarding, Command, HandReport, Pirates, State, TableModel, Winners, hand_reports},
    record::hispaniola::Record,
    rules::hispaniola::{HandScore, Overboard, PileLoss, Sea, Side},
};

#[test]
fn sentences_begin_with_a_capital_of_their_language() {
    let letters = ['a', 'z', 'à', 'é', 'ü', 'ø', 'A', 'É', '÷', '3', 'ß', 'œ', '\u{0451}'];
    let capitals = ['A', 'Z', 'À', 'É', 'Ü', 'Ø', 'A', 'É', '÷', '3', 'ß', 'œ', '\u{0451}'];
    assert_eq!(letters.map(capital), capitals);
}

fn names() -> Names {
    BySeat(["Ada", "Ben", "Cleo", "Dora", "Edda"].map(String::from))
}

fn report(piles: [(u8, PileLoss); 3]) -> HandReport {
    let mut scores = BySeat::<HandScore>::default();
    for (seat, (pile, pile_loss)) in Seats::Three.all().zip(piles) {
        scores[seat] = HandScore { pile, pile_loss, ..HandScore::default() };
    }
    HandReport { hand: 1, scores, sea: Sea::default(), totals: BySeat::default() }
}

#[test]
fn the_reasons_for_the_piles_name_everybody_who_loses() {
    use PileLoss::{Most, None, SecondMost};
    let words = |piles| ENGLISH.pile_losses(&report(piles), Seats::Three, &names());
    assert_eq!(
        words([(9, Most), (4, SecondMost), (1, None)]),
        "Ada has the most tricks (9): −4. Ben has the second most tricks (4): −2."
    );
    assert_eq!(
        words([(7, Most), (7, Most), (0, None)]),
        "Ada and Ben have the most tricks (7): −4 each. It is a tie, so nobody is second."
    );
    assert_eq!(
        words([(10, Most), (2, SecondMost), (2, SecondMost)]),
        "Ada has the most tricks (10): −4. Ben and Cleo have the second most tricks (2): −2 each."
    );
    assert_eq!(words([(14, Most), (0, None), (0, None)]), "Ada has the most tricks (14): −4.");
    assert_eq!(words([(0, None); 3]), "Nobody has a trick.");
}

#[test]
fn a_boarding_is_told_to_its_end() {
    let ship = Ship::Of(Colour::Red);
    let boarding = Boarding {
        seat: Seat::One,
        ship,
        action: Step::Board(Some(Side::Fore)),
        captain: Some(Seat::Two),
        beside: Some(Seat::Three),
        overboard: Some(Overboard { fallen: Seat::Three, returned: Some(Seat::One) }),
    };
    assert_eq!(
        ENGLISH.boarding(&boarding, &names()),
        [
            "Ada is captain of the red ship; Ben’s captain goes fore.",
            "Cleo goes overboard to island 1.",
            "Ada comes home from island 4."
        ]
    );
    let swap = Boarding { action: Step::Swap(Side::Aft), overboard: None, ..boarding };
    assert_eq!(ENGLISH.boarding(&swap, &names()), ["Ada swaps captain and aft with Ben."]);
}

#[test]
fn every_state_of_a_whole_game_can_be_put_into_words() {
    let text = include_str!("../../../tests/records/valid/hispaniola-random-3.txt");
    let record = Record::read(text.as_bytes()).unwrap_or_else(|broken| panic!("{:?}", broken.error));
    let names = record.players();
    for count in (0..record.events().len()).step_by(7) {
        let part = std::rc::Rc::new(record.prefix(count));
        let state = State::default().after(Command::Begin(part, Pirates::default()));
        let model = TableModel::new(&state).unwrap();
        assert!(!ENGLISH.prompt(model.prompt, names).is_empty());
        for choice in model.choices {
            assert!(!ENGLISH.choice(choice, names).is_empty());
        }
    }
    for report in hand_reports(&record) {
        assert!(ENGLISH.captains(&report, Seats::Three, names).ends_with('.'));
        assert!(ENGLISH.castaways(&report, names).ends_with('.'));
    }
    assert!(ENGLISH.result(&Winners::new(record.table()), names).contains("with"));
}
