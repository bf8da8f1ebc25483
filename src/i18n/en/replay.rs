//! Replays and links in English.

use crate::i18n::replay::Replay;

pub(super) const REPLAY: Replay = Replay {
    title: "Look back",
    leave: "Leave",
    step_back: "One step back",
    step_on: "One step forward",
    play_on: "Play on from here",
    share: "Share",
    share_position: "Share this position",
    link_copied: "Link copied",
    link_here: "Copy this link:",
    bad_link: "This link does not hold a readable game: it is damaged or incomplete.",
};
