//! Looking back and links in French.

use crate::i18n::replay::Replay;

pub(super) const REPLAY: Replay = Replay {
    look_back: "Revoir la partie",
    leave: "Quitter",
    step_back: "Étape précédente",
    step_on: "Étape suivante",
    play_on: "Jouer à partir d’ici",
    share: "Partager",
    share_position: "Partager cette position",
    link_copied: "Lien copié",
    link_here: "Le lien à copier :",
    bad_link: "Ce lien ne contient aucune partie lisible : il est abîmé ou incomplet.",
};
