//! Goes through the games one by one.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{IdbCursorDirection, IdbCursorWithValue, IdbIndex, IdbRequest};

use super::{
    Trouble,
    requests::{Task, answer},
};
use crate::model::logbook::Entry;

/// A game of the database; `None` if this version can't read it.
pub(in crate::app) type Stored = Option<Entry>;

/// A walk through the games by their time. It reads them while it goes, and ends when it is dropped or when the page
/// waits for anything else.
pub(in crate::app) struct Walk {
    request: IdbRequest,
    /// The game at which it is, from the first step on.
    at: Option<IdbCursorWithValue>,
    is_over: bool,
}

impl Walk {
    pub(super) fn new(index: &IdbIndex, direction: IdbCursorDirection) -> Result<Self, Trouble> {
        let request = index.open_cursor_with_range_and_direction(&JsValue::NULL, direction)?;
        Ok(Self { request, at: None, is_over: false })
    }

    /// Moves on by so many games. The first step is to the first game.
    fn step(&mut self, count: u32) -> Task<'_, ()> {
        Box::pin(async move {
            if let Some(cursor) = &self.at {
                cursor.advance(count)?;
            }
            let cursor = answer(self.request.clone()).await?;
            self.is_over = cursor.is_null();
            self.at = (!self.is_over).then(|| cursor.unchecked_into());
            Ok(())
        })
    }

    /// Leaves out so many games.
    pub(super) async fn skip(&mut self, count: usize) -> Result<(), Trouble> {
        if count > 0 {
            self.step(1).await?;
            if count > 1 && !self.is_over {
                self.step(u32::try_from(count - 1).unwrap_or(u32::MAX)).await?;
            }
        }
        Ok(())
    }

    /// Returns the next game; `None` after the last one.
    pub(in crate::app) fn next(&mut self) -> Task<'_, Option<Stored>> {
        Box::pin(async move {
            if !self.is_over {
                self.step(1).await?;
            }
            let Some(cursor) = &self.at else { return Ok(None) };
            let entry: Option<Entry> = serde_wasm_bindgen::from_value(cursor.value()?).ok();
            Ok(Some(entry.filter(Entry::is_known)))
        })
    }
}
