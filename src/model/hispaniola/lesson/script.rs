//! The script of the guided game: the record, and for each step its cue and its place on the table.

use crate::model::session::lesson::Cue::{self, Do, Next, Reach, Watch};

/// The record after its first line and the names. The first player is the learner.
pub const GAME: &str = "
first 1
rounds 1
deal B4 B6 G2 G5 R4 R7 R8 V4 V6 V7 V9 Y2 Y4 Y7 Y8 | B2 B8 B9 G4 G6 G8 R2 R3 R6 R9 V5 V8 Y1 Y3 Y6 | B1 B3 B5 B7 G1 G3 G7 G9 R1 R5 V1 V2 V3 Y5 Y9
tV6 tB9 tY9
G4 G9 G2 ^ gl
G7 G5 G8 ^f k
G6 G3 V7 ^f gl*
Y7 Y3 Y5 ^ gr
R4 R6 R5 ^ k
B2 B3 B6 ^ k
Y2 Y1 B5 ^f k
V2 V9 V5 ^ gl*
Y4 Y6 B7 ^f gl
B1 B4 B8 ^f k
R3 R1 R7 ^f k
R8 R9 V1 ^f k
G1 Y8 R2 ^ k
V4 V8 V3 ^a k
";

/// The number of events of the eleven tricks that are played at once.
const FAST: usize = 11 * 5;

/// The button that confirms the choice, or goes on.
const BUTTON: &str = ".does .go";
/// The cards in the middle of the table.
const TRICK: &str = ".plays";
/// The ship that the first tricks are about.
const GREEN: &str = ".ship.s-G";

/// The steps. The text of each has the same index in `i18n::lesson`.
pub const STEPS: [(Cue, &str); 28] = [
    (Next, ".ships"),
    (Next, ".fan"),
    (Reach, ".fan li:nth-child(13) .pcard"),
    (Do, BUTTON),
    (Watch(2), TRICK),
    (Do, BUTTON),
    (Watch(1), ".band:nth-child(2)"),
    (Watch(1), TRICK),
    (Reach, ".fan li:nth-child(4) .pcard"),
    (Do, BUTTON),
    (Watch(1), TRICK),
    (Watch(1), GREEN),
    (Watch(1), ".band:nth-child(1)"),
    (Do, BUTTON),
    (Watch(2), TRICK),
    (Watch(3), GREEN),
    (Reach, ".fan li:nth-child(11) .pcard"),
    (Do, BUTTON),
    (Reach, ".ship.s-G .place"),
    (Next, ".isles"),
    (Do, BUTTON),
    (Reach, ".does .with"),
    (Do, ".does .go + .btn"),
    (Watch(FAST), ".bands"),
    (Next, ".points tbody tr:nth-child(1)"),
    (Next, ".points tbody tr:nth-child(3)"),
    (Next, ".points tbody tr:nth-child(4)"),
    (Next, ".points tbody tr:last-child"),
];
