//! Game records: one text per game that rebuilds it anywhere. `docs/records.md` describes the format.

mod error;
mod hispaniola;
mod shanghaien;
pub(crate) mod text;

pub use error::{Reason, RecordError};
pub use shanghaien::{Broken, Record, StateJson};
