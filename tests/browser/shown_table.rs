//! What the table shows, compared with what it should show for a position of the rules.
//!
//! The test reads signs and numbers, not words: words may change, the table may not.

use serde_json::{Value, json};
use shanghaien::{
    record::shanghaien::Record,
    rules::{
        Seat,
        shanghaien::{Action, Card, Phase, Step, Trick},
    },
};

use crate::page::{Page, becomes};

/// Reads the table from the page.
const LOOK: &str = "
    const all = (root, selector) => [...root.querySelectorAll(selector)];
    const words = e => e ? e.textContent : null;
    const nation = e => /\\bn-(\\w)/.exec(e.className)[1];
    const trick = e => '*' + e.querySelector('[href^=\"#t-\"]:not([href=\"#t-W\"])').getAttribute('href').slice(3);
    const card = e => e.classList.contains('trick') ? trick(e) : nation(e) + words(e.querySelector('.value'));
    const seat = player => {
        const area = document.querySelector(`.seat.${player}`);
        return {
            name: words(area.querySelector('h2')),
            points: words(area.querySelector('.forecast b')),
            crew: all(area, '.nation').map(e => nation(e) + words(e.querySelector('.strength'))),
            tricks: all(area, '.chip').map(e => trick(e) + (words(e.querySelector('b')) ?? '×1')),
            supply: all(area, '.supply .die:not(.used)').length,
            captain_out: !area.querySelector('.seat-head .captain'),
            moves: area.classList.contains('is-mover'),
        };
    };
    const slot = e => ({
        card: card(e.querySelector('.card')),
        number: words(e.querySelector('.number')),
        dice: [all(e, '.die.p1').length, all(e, '.die.p2').length],
        open: !!e.querySelector('.card.can'),
    });
    return {
        round: /\\d/.exec(words(document.querySelector('.bar b')))[0],
        slots: all(document, '.tavern .slot').map(slot),
        rolled: all(document, '.roll-die .cube').map(e => /show-(\\d)/.exec(e.className)[1]),
        seats: ['p1', 'p2'].map(seat),
    };";

impl Page {
    /// Returns the table as the page shows it.
    #[track_caller]
    pub fn look(&self) -> Value {
        self.sees("main.table");
        self.ask(LOOK, &[])
    }

    /// Waits until the table shows exactly the end of this record.
    #[track_caller]
    pub fn shows(&self, record: &Record) {
        let expected = picture(record);
        becomes(&expected, record, || self.look());
    }
}

/// Returns the table as it should be.
pub fn picture(record: &Record) -> Value {
    let position = record.position();
    let score = position.score();
    let open = open_places(record);
    let slot = |(place, card): (usize, &Card)| {
        json!({
            "card": card.to_string(),
            "number": position.one_end().map(|end| end.number_at(place).pips().to_string()),
            "dice": Seat::ALL.map(|seat| position.dice(seat)[place]),
            "open": open.contains(&place),
        })
    };
    // Rolled dice still belong to the hand.
    let rolls = |seat: Seat| position.to_move() == Some(seat) && position.rolled().is_some();
    let seat = |seat: Seat| {
        let crew = score.nations.iter().map(|nation| match nation.strength[seat] {
            0 => format!("{}–", nation.nation.code()),
            strength => format!("{}{strength}", nation.nation.code()),
        });
        let tricks = Trick::ALL.into_iter().filter_map(|trick| {
            let count = position.tricks(seat, trick);
            (count > 0).then(|| format!("*{}×{count}", trick.code()))
        });
        json!({
            "name": record.players()[seat],
            "points": score.totals[seat].to_string(),
            "crew": crew.collect::<Vec<_>>(),
            "tricks": tricks.collect::<Vec<_>>(),
            "supply": position.supply(seat) - if rolls(seat) { 2 } else { 0 },
            "captain_out": position.captain_out(seat),
            "moves": position.to_move() == Some(seat),
        })
    };
    let rolled = match position.phase() {
        Phase::Place(roll) => vec![roll.low().pips().to_string(), roll.high().pips().to_string()],
        _ => Vec::new(),
    };
    json!({
        "round": position.round().to_string(),
        "slots": position.tavern().iter().enumerate().map(slot).collect::<Vec<_>>(),
        "rolled": rolled,
        "seats": Seat::ALL.map(seat),
    })
}

/// Returns the places, counted from the left, where a die can go.
fn open_places(record: &Record) -> Vec<usize> {
    let position = record.position();
    let lands = |action: &Action| match *action {
        Step::Place { end, die } => end.or(position.one_end()).map(|end| end.position_of(die)),
        _ => None,
    };
    position.legal_actions().iter().filter_map(lands).collect()
}
