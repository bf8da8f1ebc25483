//! What Hispaniola's table shows, compared with what it should show for a game of the rules.
//!
//! The test reads signs and numbers, not words: words may change, the table may not.

use serde_json::{Value, json};
use shanghaien::{
    record::hispaniola::Record,
    rules::hispaniola::{Phase, Seat},
};

use super::actions::{after, legal};
use crate::{
    common::hispaniola_json,
    page::{Page, becomes},
};

/// Reads the table from the page.
const LOOK: &str = "
    const all = (root, selector) => [...root.querySelectorAll(selector)];
    const pirate = e => {
        const use = e.querySelector('.token use');
        return use && Number(/h-b(\\d)/.exec(use.getAttribute('href'))[1]);
    };
    const number = e => Number(e.textContent.replace('−', '-'));
    const suit = e => /\\bs-(\\w)/.exec(e.className)[1];
    const card = e => suit(e) + e.querySelector('b').textContent;
    const seen = (root, selector) => all(root, `${selector} span[aria-hidden]`).map(number);
    return {
        hand: number({ textContent: /\\d+/.exec(document.querySelector('.bar b').textContent)[0] }),
        names: all(document, '.band h2').map(e => e.textContent),
        points: all(document, '.band strong').flatMap(e => seen(e, '')),
        reserve: all(document, '.band .stock').map(e => seen(e, '')[0]),
        piles: all(document, '.band .stock').map(e => seen(e, '')[1]),
        to_move: all(document, '.band').findIndex(e => e.classList.contains('is-mover')) + 1 || null,
        trump: all(document, '.bar .suit').map(suit)[0] ?? null,
        trick: all(document, '.trickbox .pcard:not(.back)').map(card),
        ships: Object.fromEntries(all(document, '.ship').map(e => [suit(e), all(e, '.place').map(pirate)])),
        islands: all(document, '.isle:not(.haven)').map(pirate),
        cards: all(document, '.fan .pcard').map(card).sort(),
    };";

impl Page {
    /// Returns Hispaniola's table as the page shows it.
    #[track_caller]
    pub fn look_at_sea(&self) -> Value {
        self.sees("main.his");
        self.ask(LOOK, &[])
    }

    /// Waits until the table shows exactly the end of this record, with the cards of the player who looks.
    #[track_caller]
    pub fn shows_sea(&self, record: &Record, looker: Option<Seat>) {
        let expected = sea(record, looker);
        becomes(&expected, record, || self.look_at_sea());
    }
}

/// Returns the table as it should be while a game is played.
pub fn sea(record: &Record, looker: Option<Seat>) -> Value {
    let now = hispaniola_json(record.game());
    // If there is only one way to board, the table shows it before the player confirms it.
    let next = match (record.table().phase(), &legal(record)[..]) {
        (Phase::Board(_), [only]) => hispaniola_json(after(record, *only).game()),
        _ => now.clone(),
    };
    let cards = looker.map_or(json!([]), |seat| now["hands"][seat as usize].clone());
    let seats = record.table().seats();
    json!({
        "hand": now["hand"],
        "names": seats.all().map(|seat| record.players()[seat].clone()).collect::<Vec<_>>(),
        "points": now["points"],
        "reserve": next["reserve"],
        "piles": now["piles"],
        "to_move": now["to_move"],
        "trump": now["trump"],
        "trick": now["trick"],
        "ships": next["ships"],
        "islands": next["islands"],
        "cards": cards,
    })
}
