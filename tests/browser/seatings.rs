//! The three ways to sit at the device.

use shanghaien::rules::{
    Seat, SeededChance,
    shanghaien::{Phase, Step},
};

use crate::{
    common::text,
    page::{Page, open, wait},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [across_the_table_the_far_player_reads_from_the_far_side],
    ThePage: [
        on_the_same_side_whoever_moves_is_near_and_nothing_is_turned,
        a_turning_table_turns_to_whoever_moves,
        the_seating_can_be_changed_in_the_middle_of_a_turn,
    ],
};

/// Returns by how many degrees an element and everything around it are turned.
const TURN: &str = "
    let degrees = 0;
    for (let e = document.querySelector(arguments[0]); e; e = e.parentElement) {
        const style = getComputedStyle(e);
        const matrix = new DOMMatrix(style.transform === 'none' ? '' : style.transform);
        degrees += Math.atan2(matrix.b, matrix.a) * 180 / Math.PI;
        degrees += parseFloat(style.rotate) || 0;
    }
    return ((Math.round(degrees) % 360) + 360) % 360;";

fn class(seat: Seat) -> String {
    format!("p{}", seat.number())
}

/// Waits until the area of a seat is turned by so many degrees, because turning takes a moment.
#[track_caller]
fn is_turned(page: &Page, seat: Seat, degrees: u16) {
    let selector = format!(".seat.{}", class(seat));
    let turn = || page.ask::<u16>(TURN, &[selector.clone().into()]);
    wait(format!("{selector} at {degrees}°, not {}°", turn()), || (turn() == degrees).then_some(()));
}

/// Plays some moves and checks the table after each.
fn play(page: &Page, seating: &str, check: impl Fn(Seat)) {
    page.start_with(&text("S4 C3 *R A2 F3 I1", ""), &format!("seating {seating}\n"));
    let mut chance = SeededChance::from_number(3);
    let mut movers = Vec::new();
    for _ in 0..14 {
        let record = page.record();
        page.shows(&record);
        let Some(mover) = record.position().to_move() else { break };
        assert_eq!(page.count(".seat.is-mover"), 1);
        check(mover);
        movers.push(mover);
        page.play_on(&mut chance);
    }
    assert!(Seat::ALL.iter().all(|seat| movers.contains(seat)), "both have moved");
}

fn across_the_table_the_far_player_reads_from_the_far_side() {
    let page = open();
    play(&page, "across", |_| {
        assert!(page.has(".seat.p1.near") && page.has(".seat.p2.far"), "nobody changes places");
        is_turned(&page, Seat::One, 0);
        is_turned(&page, Seat::Two, 180);
    });
    // A sheet for the far player opens towards the far side.
    let game = text("S4 C3 *R A2 F3 I1", "r33 L p3 r66 p6 r33 p3 r66 p6 ! r12");
    page.start_with(&game, "seating across\n");
    assert_eq!(page.record().position().to_move(), Some(Seat::Two));
    page.tap("Log");
    page.sees(".veil.flip");
    let turned: u16 = page.ask(TURN, &[".sheet".into()]);
    assert_eq!(turned, 180);
}

fn on_the_same_side_whoever_moves_is_near_and_nothing_is_turned() {
    let page = open();
    play(&page, "same", |mover| {
        assert!(page.has(&format!(".seat.{}.near.is-mover", class(mover))));
        for seat in Seat::ALL {
            is_turned(&page, seat, 0);
        }
    });
}

fn a_turning_table_turns_to_whoever_moves() {
    let page = open();
    play(&page, "turning", |mover| {
        assert!(page.has(&format!(".seat.{}.near.is-mover", class(mover))));
        is_turned(&page, mover, if mover == Seat::One { 0 } else { 180 });
    });
}

fn the_seating_can_be_changed_in_the_middle_of_a_turn() {
    let page = open();
    page.start_from(&text("S4 C3 *R A2 F3 I1", "r13 L p3"));
    let record = page.act(Step::Roll(()));
    assert!(matches!(record.position().phase(), Phase::Place(_)));
    for (name, word) in [("Across", "across"), ("Turning", "turning"), ("Same side", "same")] {
        page.sets("seating", name);
        page.sees(&format!("main.table[data-seating={word}]"));
        page.shows(&record);
        page.reload();
        page.sees(&format!("main.table[data-seating={word}]"));
    }
}
