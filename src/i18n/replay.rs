//! What is said about looking back at games, and about links to them.

use super::phrases::phrases;

phrases! {
    /// Looking back, sharing.
    pub struct Replay {
        look_back,
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
