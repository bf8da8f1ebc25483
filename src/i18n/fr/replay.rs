//! Replays and links in French.

use crate::i18n::replay::Replay;

pub(super) const REPLAY: Replay = Replay {
    title: "Revoir la partie",
    leave: "Quitter",
    step_back: "Étape précédente",
    step_on: "Étape suivante",
    play_on: "Jouer à partir d’ici",
    share: "Partager",
    share_position: "Partager cette position",
    link_copied: "Lien copié",
    link_here: "Copier ce lien :",
    bad_link: "Ce lien ne contient pas de partie lisible : il est endommagé ou incomplet.",
};
