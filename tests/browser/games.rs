//! A whole game, from the first page to the score.

use shanghaien::rules::{BySeat, Seat, SeededChance, shanghaien::Phase};

use crate::{
    page::open,
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [a_whole_game_by_taps_ends_with_the_score_of_the_rules],
};

fn a_whole_game_by_taps_ends_with_the_score_of_the_rules() {
    let page = open();
    page.tap("Settings");
    page.choose("pace", "Off");
    page.tap("Back");
    page.tap_of("Shanghaien", "Play");
    page.tap("Start");
    page.sees(".throw");
    page.tap("To the table");
    page.sees("main.table");
    let mut chance = SeededChance::from_number(1);
    while page.play_on(&mut chance) {
        if page.record().position().phase() != Phase::Over {
            page.shows(&page.record());
        }
    }

    page.sees("main.end");
    let record = page.record();
    let score = record.position().score();
    assert_eq!(record.position().phase(), Phase::Over);
    let totals: Vec<u8> = page
        .ask("return [...document.querySelectorAll('.score tfoot td')].map(e => Number(e.textContent))", &[]);
    assert_eq!(totals, score.totals.0);
    let shown: Vec<u8> = page
        .ask("return [...document.querySelectorAll('.result strong')].map(e => Number(e.textContent))", &[]);
    assert_eq!(shown, score.totals.0);
    let points: Vec<[String; 4]> = page.ask(
        "return [...document.querySelectorAll('.score tbody tr')]
            .map(row => [...row.querySelectorAll('td')].map(e => e.textContent))",
        &[],
    );
    let text = |strength: u8, points: u8| {
        let or = |number: u8, nothing: &str, sign: &str| match number {
            0 => nothing.to_owned(),
            number => format!("{sign}{number}"),
        };
        [or(strength, "–", ""), or(points, "", "+")]
    };
    for (row, nation) in points.iter().zip(&score.nations) {
        let cells = |seat: Seat| text(nation.strength[seat], nation.points[seat]);
        assert_eq!(row[..], [cells(Seat::One), cells(Seat::Two)].concat(), "{nation:?}");
    }
    let BySeat([one, two]) = score.tricks;
    assert_eq!(points[8][..], [text(one, one), text(two, two)].concat(), "tricks");
}
