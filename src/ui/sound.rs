//! What happens can be heard. The games only say what; the cabin makes the sounds, once it is loaded.

use super::signal;
use crate::model::Sound;

/// The attribute of the document while somebody listens.
pub(super) const HEARD: &str = "data-sound";

/// Says that this is to be heard; says nothing while nobody listens.
pub(super) fn play(sound: Option<Sound>) {
    if let Some(sound) = sound.filter(|_| gloo::utils::document_element().has_attribute(HEARD)) {
        signal::send(sound.word());
    }
}
