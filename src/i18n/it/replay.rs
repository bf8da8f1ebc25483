//! Replays and links in Italian.

use crate::i18n::replay::Replay;

pub(super) const REPLAY: Replay = Replay {
    title: "Rivedi la partita",
    leave: "Esci",
    step_back: "Un passo indietro",
    step_on: "Un passo avanti",
    play_on: "Gioca da qui",
    share: "Condividi",
    share_position: "Condividi questo momento",
    link_copied: "Link copiato",
    link_here: "Copia questo link:",
    bad_link: "Questo link non contiene una partita leggibile: è danneggiato o incompleto.",
};
