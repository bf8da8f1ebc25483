//! Goes through the games one by one.

use idb::{Cursor, CursorDirection, Index};

use super::Trouble;
use crate::model::logbook::Entry;

/// A walk through the games by their time. It reads them while it goes, and ends when it is dropped or when the page
/// waits for anything else.
pub(in crate::app) struct Walk {
    index: Index,
    direction: CursorDirection,
    /// The game at which it is, from the first step on.
    at: Option<Cursor>,
    is_over: bool,
}

impl Walk {
    pub(super) fn new(index: Index, direction: CursorDirection) -> Self {
        Self { index, direction, at: None, is_over: false }
    }

    /// Moves on by so many games.
    async fn step(&mut self, count: u32) -> Result<(), Trouble> {
        let request = match &self.at {
            Some(cursor) => cursor.advance(count)?,
            None => self.index.open_cursor(None, Some(self.direction))?,
        };
        self.at = request.await?;
        self.is_over = self.at.is_none();
        Ok(())
    }

    /// Leaves out so many games.
    pub(super) async fn skip(&mut self, count: usize) -> Result<(), Trouble> {
        if count > 0 {
            // The first step is to the first game.
            self.step(1).await?;
            if count > 1 && !self.is_over {
                self.step(u32::try_from(count - 1).unwrap_or(u32::MAX)).await?;
            }
        }
        Ok(())
    }

    /// Returns the next game, `Some(None)` if this version can't read it; `None` after the last one.
    pub(in crate::app) async fn next(&mut self) -> Result<Option<Option<Entry>>, Trouble> {
        if !self.is_over {
            self.step(1).await?;
        }
        let Some(cursor) = &self.at else { return Ok(None) };
        let entry: Option<Entry> = serde_wasm_bindgen::from_value(cursor.value()?).ok();
        Ok(Some(entry.filter(Entry::is_known)))
    }
}
