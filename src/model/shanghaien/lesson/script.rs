//! The script of the guided game: the record, and for each step its cue and its place on the table.

use crate::model::session::lesson::Cue::{self, Do, Next, Reach, Watch};

/// The record after its first line and the names. Red (player 1) is the learner, Blue follows the script.
pub const GAME: &str = "
first 1
deck A3 C2 *N D4 F1 S3 D3 I2 C4 D1 T3 *R F3 D2 T4 C3 S2 D3 G1 C1 G2 *B *R I3 T2 I4 F3 S1 *R F4 A1 A4 G3 *B I3 G3 *N A3 T1 C3 S3 G4 S4 *N F2 T3 I1 A2
r35 L p3 r34 p4 r24 p4 r16 p6 !
r14 R p4 r25 n5+ p6 r13 p3 r26 p2 !
r44 L p4 r66 p6 r16 p1 r15 p5 !
r44 R p4 r33 p3 r24 p2 r26 p2 !
r45 L p4 r11 p1 r12 p2 r24 p2 !
r11 R p1 r36 p6 r15 p1 r46 p6 !
r66 L p6 r12 p1 r24 p2 r12 p1 !
r56 L p5 r26 p2 r13 p3 r11 p1 !
";

/// The number of events of the six rounds that are played at once.
const FAST: usize = 6 * 9;

/// The learner's first button, and the second one.
const BUTTON: &str = ".near .actions .btn";
const SHANGHAI: &str = ".near .actions .btn + .btn";
/// The place of the other captain's rolled dice.
const ROLLED: &str = ".far .actions";

/// The steps. The text of each has the same index in `i18n::lesson`.
pub const STEPS: [(Cue, &str); 35] = [
    (Next, ".tavern"),
    (Do, BUTTON),
    (Reach, ".near .roll-die"),
    (Do, ".slot:nth-child(3) .card"),
    (Watch(1), ".tavern"),
    (Watch(1), ROLLED),
    (Do, BUTTON),
    (Do, ".slot:nth-child(4) .card"),
    (Watch(1), ".slot:nth-child(4)"),
    (Watch(1), ROLLED),
    (Reach, SHANGHAI),
    (Next, ".slot:nth-child(4)"),
    (Do, BUTTON),
    (Next, ".report li:nth-child(4)"),
    (Do, BUTTON),
    (Watch(1), ".near .crew"),
    (Watch(1), ROLLED),
    (Next, ".tavern"),
    (Do, BUTTON),
    (Reach, ".near .chip"),
    (Do, ".sheet .options li:nth-child(3) .option"),
    (Do, ".slot:nth-child(1) .card"),
    (Watch(2), ".edge.near"),
    (Do, BUTTON),
    (Do, ".slot:nth-child(5) .card"),
    (Watch(1), ".tavern"),
    (Do, BUTTON),
    (Next, ".near .n-D"),
    (Watch(FAST), ".near .crew"),
    (Do, BUTTON),
    (Next, ".score tbody tr:nth-child(3)"),
    (Next, ".score tbody tr:nth-child(1)"),
    (Next, ".score tbody tr:nth-child(7)"),
    (Next, ".score tbody tr:last-child"),
    (Next, ".score tfoot"),
];
