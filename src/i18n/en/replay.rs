//! Looking back and links in English.

use crate::i18n::replay::Replay;

pub(super) const REPLAY: Replay = Replay {
    look_back: "Look back",
    leave: "Leave",
    step_back: "One step back",
    step_on: "One step on",
    play_on: "Play on from here",
    share: "Share",
    share_position: "Share this position",
    link_copied: "Link copied",
    link_here: "The link, to be copied:",
    bad_link: "No game can be read from this link: it is damaged, or a part of it is missing.",
};
