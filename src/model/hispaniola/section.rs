//! Which section of the rules concerns the present state.

use super::{Sheet, Stage, State};
use crate::rules::hispaniola::Phase;

impl State {
    /// Returns the id of the section of the rules page; `None` without a game.
    pub fn section(&self) -> Option<&'static str> {
        let phase = self.record.as_ref()?.table().phase();
        Some(match (self.sheet, self.stage, phase) {
            (Some(Sheet::Scores), ..) | (_, Stage::Score, _) | (_, _, Phase::Over) => "score",
            (Some(Sheet::LastTrick), ..) => "play",
            (_, Stage::Bids, _) | (_, _, Phase::Bid(_)) => "bid",
            (_, _, Phase::Deal) => "cards",
            (_, _, Phase::Play(_)) => "play",
            (_, _, Phase::Board(_)) => "board",
            (_, _, Phase::Give(_)) => "give",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::hispaniola::{
        Command, TableCommand,
        state::tests::{BIDS, TRICK, state_after},
    };

    #[test]
    fn every_moment_has_its_part_of_the_rules() {
        let section = |moves: &str| state_after(moves).section();
        assert_eq!(State::default().section(), None);
        assert_eq!(section(""), Some("bid"));
        assert_eq!(section(BIDS), Some("bid"), "while the bids are looked at");
        assert_eq!(state_after(BIDS).after(TableCommand::GoOn).section(), Some("play"));
        assert_eq!(section(TRICK), Some("board"));
        assert_eq!(section(&format!("{TRICK} ^")), Some("give"));
        let shown = |sheet| state_after(TRICK).after(Command::Open(sheet)).section();
        assert_eq!(shown(Sheet::Scores), Some("score"));
        assert_eq!(shown(Sheet::LastTrick), Some("play"));
        assert_eq!(shown(Sheet::Menu), Some("board"));
    }
}
