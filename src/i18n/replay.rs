//! The words of replays, and of links to games.

use super::phrases::phrases;

phrases! {
    /// The words of replays and of sharing.
    pub struct Replay {
        title,
        leave,
        step_back,
        step_on,
        play_on,
        share,
        share_position,
        link_copied,
        /// Before a link to be copied by hand.
        link_here,
        bad_link,
    }
}
