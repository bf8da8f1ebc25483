//! Hands a game from one program of the page to another: it waits in the document until its own table takes it.

use crate::record::GameName;

/// The attribute of the document where a record waits.
const WAITING: &str = "data-offer";

/// Leaves a record for the table of its game.
pub(super) fn leave(record: &str) {
    // Only a broken name of an attribute could be refused.
    drop(gloo::utils::document_element().set_attribute(WAITING, record));
}

/// Takes the record that waits for the table of this game.
pub(super) fn take(game: GameName) -> Option<String> {
    let document = gloo::utils::document_element();
    let record = document.get_attribute(WAITING)?;
    (GameName::of_record(record.as_bytes()) == Some(game)).then_some(())?;
    drop(document.remove_attribute(WAITING));
    Some(record)
}
