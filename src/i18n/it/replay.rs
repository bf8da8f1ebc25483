//! Looking back and links in Italian.

use crate::i18n::replay::Replay;

pub(super) const REPLAY: Replay = Replay {
    look_back: "Rivedere la partita",
    leave: "Uscire",
    step_back: "Un passo indietro",
    step_on: "Un passo avanti",
    play_on: "Giocare da qui",
    share: "Condividere",
    share_position: "Condividere questa posizione",
    link_copied: "Link copiato",
    link_here: "Il link da copiare:",
    bad_link: "In questo link non si può leggere nessuna partita: è danneggiato o incompleto.",
};
