//! Replays and links in German.

use crate::i18n::replay::Replay;

pub(super) const REPLAY: Replay = Replay {
    title: "Rückschau",
    leave: "Verlassen",
    step_back: "Einen Schritt zurück",
    step_on: "Einen Schritt weiter",
    play_on: "Ab hier weiterspielen",
    share: "Teilen",
    share_position: "Diese Stellung teilen",
    link_copied: "Link kopiert",
    link_here: "Diesen Link kopieren:",
    bad_link: "Dieser Link enthält keine lesbare Partie: Er ist beschädigt oder unvollständig.",
};
