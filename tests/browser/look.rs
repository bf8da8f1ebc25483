//! What the table shows, and what it should show for a position of the rules core.

use serde_json::{Value, json};
use shanghaien::{
    i18n::{English, Words},
    record::Record,
    rules::{
        BySeat, Seat,
        shanghaien::{Action, Phase, Step, Trick},
    },
};

use crate::page::Page;

/// Reads the table off the page.
const LOOK: &str = "
    const all = (root, selector) => [...root.querySelectorAll(selector)];
    const label = e => e.getAttribute('aria-label');
    const seat = player => {
        const area = document.querySelector(`.seat.${player}`);
        return {
            name: area.querySelector('h2').textContent,
            points: area.querySelector('.forecast b').textContent,
            crew: all(area, '.tile').map(label),
            tricks: all(area, '.chip').map(label),
            supply: label(area.querySelector('.supply')),
            captain_out: !area.querySelector('.seat-head .captain'),
            moves: area.classList.contains('is-mover'),
        };
    };
    return {
        round: document.querySelector('.bar b').textContent,
        cards: all(document, '.tavern .card').map(label),
        dice: all(document, '.tavern .slot').map(slot => [all(slot, '.die.p1').length, all(slot, '.die.p2').length]),
        open: all(document, '.tavern .slot').flatMap((slot, place) => slot.querySelector('.card.can') ? [place] : []),
        rolled: all(document, '.roll-die').map(label),
        seats: ['p1', 'p2'].map(seat),
    };";

impl Page {
    /// The table as the page shows it.
    #[track_caller]
    pub fn look(&self) -> Value {
        self.sees("main.table");
        self.ask(LOOK, &[])
    }

    /// Waits until the table shows exactly the end of this record.
    #[track_caller]
    pub fn shows(&self, record: &Record) {
        let expected = picture(record);
        let mut seen = self.look();
        for _ in 0..100 {
            if seen == expected {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(20));
            seen = self.look();
        }
        assert_eq!(seen, expected, "the table is not that of {record}");
    }
}

/// The table as it should be.
fn picture(record: &Record) -> Value {
    let position = record.position();
    let names = record.players();
    let score = position.score();
    let cards = position.tavern().iter().enumerate().map(|(place, &card)| {
        let number = position.one_end().map(|end| end.number_at(place));
        let dice = BySeat::from_fn(|seat| position.dice(seat)[place]);
        English.slot(u8::try_from(place + 1).expect("six cards"), number, card, dice, names)
    });
    let dice = (0..6).map(|place| Seat::ALL.map(|seat| position.dice(seat)[place]));
    let seat = |seat: Seat| {
        let crew = score.nations.iter().map(|nation| {
            English.tile(
                nation.nation,
                nation.strength[seat],
                nation.strength[seat.other()],
                nation.points[seat],
            )
        });
        let tricks = Trick::ALL.into_iter().filter_map(|trick| {
            let count = position.tricks(seat, trick);
            (count > 0).then(|| English.several(trick, count))
        });
        json!({
            "name": names[seat],
            "points": score.totals[seat].to_string(),
            "crew": crew.collect::<Vec<_>>(),
            "tricks": tricks.collect::<Vec<_>>(),
            "supply": English.dice_left(position.supply(seat)),
            "captain_out": position.captain_out(seat),
            "moves": position.to_move() == Some(seat),
        })
    };
    let rolled = match position.phase() {
        Phase::Place(roll) => vec![English.die(roll.low()), English.die(roll.high())],
        _ => Vec::new(),
    };
    json!({
        "round": English.round(position.round()),
        "cards": cards.collect::<Vec<_>>(),
        "dice": dice.collect::<Vec<_>>(),
        "open": open_places(record),
        "rolled": rolled,
        "seats": Seat::ALL.map(seat),
    })
}

/// The places from the left where a die can go.
fn open_places(record: &Record) -> Vec<usize> {
    let position = record.position();
    let lands = |step: &Action| match *step {
        Step::Place { end, die } => end.or(position.one_end()).map(|end| end.position_of(die)),
        _ => None,
    };
    let mut places: Vec<usize> = position.legal_actions().iter().filter_map(lands).collect();
    places.sort_unstable();
    places.dedup();
    places
}
