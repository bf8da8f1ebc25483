//! Game records: one text per game that rebuilds it anywhere. `docs/records.md` describes the format.
//!
//! What a [`Record`] is and how it is read is the same for every game; each game adds its headers, its
//! tokens and its JSON view.

mod error;
mod game_name;
pub mod hispaniola;
pub(crate) mod name;
mod read;
pub mod shanghaien;
pub(crate) mod text;

use std::fmt::{self, Debug};

pub use error::{Broken, Reason, RecordError, Rule};
pub use game_name::GameName;

use crate::rules::Game;

/// A game that can be written down: what its record holds besides the events.
pub trait Recorded: Game<Refusal: Into<Rule>> {
    /// The players' names.
    type Players: Clone + Eq + Debug;
    /// What is agreed before the first event.
    type Setup: Copy + Eq + Debug;

    /// Returns the game before its first event.
    fn start(setup: &Self::Setup) -> Self;

    /// Returns the names as they can be written: each on one line, none for an empty seat.
    fn writable(players: Self::Players, setup: &Self::Setup) -> Self::Players;

    /// Returns the names as the page shows them.
    fn shown(players: &Self::Players) -> Self::Players;

    /// Reads a record. It may stop after any action: a game in progress is a record too.
    ///
    /// # Errors
    /// The first thing wrong with it, and the game up to there.
    fn read(bytes: &[u8]) -> Result<Record<Self>, Box<Broken<Self>>>;

    /// Writes a record as text.
    ///
    /// # Errors
    /// What `out` reports.
    fn write(record: &Record<Self>, out: &mut fmt::Formatter<'_>) -> fmt::Result;
}

/// A game from its set-up to now. The events are legal: there is no other way to get them in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Recorded> {
    players: G::Players,
    shown_names: G::Players,
    setup: G::Setup,
    events: Vec<G::Event>,
    game: G,
}

impl<G: Recorded> fmt::Display for Record<G> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        G::write(self, out)
    }
}

impl<G: Recorded> Record<G> {
    /// Reads a record. It may stop after any action: a game in progress is a record too.
    ///
    /// # Errors
    /// The first thing wrong with it, and the game up to there.
    pub fn read(bytes: &[u8]) -> Result<Self, Box<Broken<G>>> {
        G::read(bytes)
    }

    /// Returns the record of a game before its first event. Names are cut to one line.
    pub fn new(players: G::Players, setup: G::Setup) -> Self {
        let players = G::writable(players, &setup);
        let shown_names = G::shown(&players);
        Self { players, shown_names, setup, events: Vec::new(), game: G::start(&setup) }
    }

    /// Returns the players' names.
    pub fn players(&self) -> &G::Players {
        &self.players
    }

    /// Returns the players' names for the screen: cut if they are too long, and safe inside a sentence.
    pub fn shown_names(&self) -> &G::Players {
        &self.shown_names
    }

    /// Returns what was agreed before the first event.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// Returns the events so far.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// Returns the game after all events.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Applies an event and records it.
    ///
    /// # Errors
    /// The rule it would break; the record is then as it was.
    pub fn push(&mut self, event: G::Event) -> Result<(), G::Refusal> {
        self.game.apply(event.clone())?;
        self.events.push(event);
        Ok(())
    }

    /// Returns the record up to its first `count` events.
    #[must_use]
    pub fn prefix(&self, count: usize) -> Self {
        self.replayed(self.setup, count)
    }

    /// Returns the record of the first `count` events after another set-up, in which they are legal too.
    fn replayed(&self, setup: G::Setup, count: usize) -> Self {
        let mut record = Self::new(self.players.clone(), setup);
        for event in self.events.iter().take(count) {
            assert!(record.push(event.clone()).is_ok(), "what was legal once is legal again");
        }
        record
    }

    /// Returns the game before the first event, and after each event.
    pub fn games(&self) -> impl Iterator<Item = G> {
        let mut game = G::start(&self.setup);
        let first = game.clone();
        std::iter::once(first).chain(self.events.iter().map(move |event| {
            assert!(game.apply(event.clone()).is_ok(), "what was legal once is legal again");
            game.clone()
        }))
    }
}
