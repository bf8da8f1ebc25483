//! Giving a trick: by a button, by a tap on a player, or by dragging the trick there.

use shanghaien::rules::hispaniola::{Action, Give, Seat, Step};
use thirtyfour::By;

use super::actions::{GIVING, TRICK, after, find, legal, read, text};
use crate::{
    page::{Page, open, wait},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [the_trick_can_be_dragged_to_a_neighbour, a_trick_let_go_elsewhere_stays_where_it_was],
    ThePage: [
        a_trick_is_given_by_buttons_with_or_without_the_pile,
        a_tap_on_a_player_gives_the_trick_there,
        among_five_only_the_neighbours_take_the_trick,
    ],
};

const KEEP: Action = Step::Give(Give::Keep);
/// Cleo gives the trick: Ada is at her left, Ben at her right.
const fn left(pile: bool) -> Action {
    Step::Give(Give::Left { pile })
}
const fn right(pile: bool) -> Action {
    Step::Give(Give::Right { pile })
}

fn tile(seat: Seat) -> String {
    format!(".band:nth-child({})", seat.number())
}

/// Starts from the same moment again, and checks that exactly this action has happened.
#[track_caller]
fn gives(page: &Page, action: Action, how: impl FnOnce()) {
    let game = text(GIVING);
    page.start_hispaniola_from(&game);
    let record = read(&game);
    how();
    let given = wait(action.to_string(), || Some(page.saved()).filter(|now| *now != record));
    assert_eq!(given, after(&record, action));
    page.shows_sea(&given, None);
}

fn a_trick_is_given_by_buttons_with_or_without_the_pile() {
    let page = open();
    let game = text(GIVING);
    let record = read(&game);
    assert_eq!(legal(&record).len(), 5);
    for action in [KEEP, left(false), right(false), left(true), right(true)] {
        page.start_hispaniola_from(&game);
        let given = page.does(action);
        assert_eq!(given, after(&record, action));
        page.shows_sea(&given, None);
    }
    // Without a pile the page does not offer to send one along.
    page.start_hispaniola_from(&text(&format!("{TRICK} ^")));
    page.sees(".does button");
    assert!(!page.has(".with"));
}

fn a_tap_on_a_player_gives_the_trick_there() {
    let page = open();
    gives(&page, left(false), || page.tap_at(&tile(Seat::One)));
    gives(&page, right(false), || page.tap_at(&tile(Seat::Two)));
    gives(&page, KEEP, || page.tap_at(&tile(Seat::Three)));
    gives(&page, right(true), || {
        page.tap_at(".with");
        page.sees(".with :checked");
        page.tap_at(&tile(Seat::Two));
    });
    // A player who changes their mind sends the trick alone.
    gives(&page, left(false), || {
        page.tap_at(".with");
        page.sees(".with :checked");
        page.tap_at(".with");
        page.misses(".with :checked");
        page.tap_at(&tile(Seat::One));
    });
}

fn among_five_only_the_neighbours_take_the_trick() {
    let page = open();
    let record = find(|game| {
        let table = game.table();
        table.seats().count() == 5 && matches!(table.phase(), shanghaien::rules::hispaniola::Phase::Give(_))
    });
    page.start_hispaniola_from(&record.to_string());
    let (seats, winner) = (record.table().seats(), record.table().to_move().expect("a winner"));
    for seat in seats.all() {
        let takes = [winner, seats.left_of(winner), seats.right_of(winner)].contains(&seat);
        assert_eq!(page.has(&format!("{}.can-take", tile(seat))), takes, "{seat:?}");
    }
    let far = seats.left_of(seats.left_of(winner));
    page.tap_at(&tile(far));
    assert_eq!(page.saved(), record, "one who sits further away takes nothing");
}

impl Page {
    /// Drags the trick to the middle of this element.
    #[track_caller]
    fn drag_trick_to(&self, selector: &str) {
        self.sees(".plays.is-won .pcard");
        self.run(async {
            let card = self.session().find(By::Css(".plays.is-won .pcard")).await?;
            let there = self.session().find(By::Css(selector)).await?;
            let drag = self.session().action_chain().click_and_hold_element(&card);
            drag.move_by_offset(5, -5).move_to_element_center(&there).release().perform().await
        });
    }
}

fn the_trick_can_be_dragged_to_a_neighbour() {
    let page = open();
    gives(&page, left(false), || page.drag_trick_to(&tile(Seat::One)));
    gives(&page, right(false), || page.drag_trick_to(&tile(Seat::Two)));
    gives(&page, KEEP, || page.drag_trick_to(&tile(Seat::Three)));
    gives(&page, left(true), || {
        page.tap_at(".with");
        page.sees(".with :checked");
        page.drag_trick_to(&tile(Seat::One));
    });
}

fn a_trick_let_go_elsewhere_stays_where_it_was() {
    let page = open();
    let game = text(GIVING);
    page.start_hispaniola_from(&game);
    page.drag_trick_to(".sea");
    wait("the trick back in its place", || {
        let style = "return document.querySelector('.plays').style.transform";
        page.ask::<String>(style, &[]).is_empty().then_some(())
    });
    assert_eq!(page.saved(), read(&game));
    page.shows_sea(&read(&game), None);
    page.does(left(false));
}
