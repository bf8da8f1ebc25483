//! Which section of the rules concerns the current state.

use super::{Sheet, Stage, State};
use crate::rules::shanghaien::Phase;

impl State {
    /// Returns the id of the section of the rules page; `None` without a game.
    pub fn section(&self) -> Option<&'static str> {
        let position = self.shown_position()?;
        Some(match (self.sheet, self.stage, position.phase()) {
            (Some(Sheet::Trick(_)), ..) | (_, _, Phase::Reroll) => "tricks",
            (_, Stage::WhatIf | Stage::Travel(_) | Stage::Report, _) => "distribution",
            (_, _, Phase::Over) => "score",
            (_, _, Phase::Place(_)) if position.one_end().is_none() => "ends",
            (_, _, Phase::Place(_) | Phase::Turn) => "turn",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        model::shanghaien::{Command, TableCommand, state::tests::state_after},
        rules::shanghaien::Trick,
    };

    const ROUND: &str = "r11 L p1 r22 p2 r11 p1 r22 p2";

    #[test]
    fn every_moment_has_its_part_of_the_rules() {
        let section = |moves: &str| state_after(moves).section();
        assert_eq!(State::default().section(), None);
        assert_eq!(section(""), Some("turn"));
        assert_eq!(section("r12"), Some("ends"));
        assert_eq!(section("r12 L p1 r34"), Some("turn"));
        assert_eq!(section(&format!("{ROUND} ! ").repeat(8)), Some("score"));
        let round = state_after(ROUND);
        let shown = |command: Command| round.after(command).section();
        assert_eq!(shown(TableCommand::Show(Stage::WhatIf).into()), Some("distribution"));
        assert_eq!(shown(Command::Happen(crate::rules::shanghaien::Step::Shanghai)), Some("distribution"));
        let replay = round.after(Command::Replay(round.record.clone().unwrap()));
        assert_eq!(replay.after(Command::ShowStep(1)).section(), Some("ends"), "of what is looked at");
        assert_eq!(shown(Command::Open(Sheet::Trick(Trick::RollAgain))), Some("tricks"));
        assert_eq!(shown(Command::Open(Sheet::Menu)), Some("turn"));
    }
}
