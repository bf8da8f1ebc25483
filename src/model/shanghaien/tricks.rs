//! The sheet of a dirty trick: what each use would do.

use crate::rules::{
    Seat,
    shanghaien::{Action, Nation, Position, Shanghaien, Step, Trick},
};

/// The uses of a trick that are legal now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrickModel {
    /// The trick.
    pub trick: Trick,
    /// The actions of the trick's own use.
    pub own: Vec<Action>,
    /// Its use as 2 sailors for each nation, with what would change.
    pub sailors: [SailorUse; 8],
}

/// What 2 sailors would do for a nation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SailorUse {
    /// The nation.
    pub nation: Nation,
    /// The action; `None` if it is not legal, for example without a sailor of the nation.
    pub action: Option<Action>,
    /// The strength before and after.
    pub strength: [u8; 2],
    /// The player's points before and after, if the game ended then.
    pub points: [u8; 2],
}

impl TrickModel {
    /// Returns the uses of a trick by the player to move.
    pub fn new(game: &Shanghaien, seat: Seat, trick: Trick) -> Self {
        let position = game.position();
        let legal = position.legal_actions();
        let own = legal
            .iter()
            .copied()
            .filter(|action| action.trick() == Some(trick) && !matches!(action, Step::TwoSailors { .. }))
            .collect();
        let sailors = Nation::ALL.map(|nation| {
            let action: Action = Step::TwoSailors { trick, nation };
            let action = legal.contains(&action).then_some(action);
            let after = action.map_or(*position, |_| with_two_sailors(game, trick, nation));
            SailorUse {
                nation,
                action,
                strength: [position, &after].map(|position| position.crew(seat).strength(nation)),
                points: [position, &after].map(|position| position.score().totals[seat]),
            }
        });
        Self { trick, own, sailors }
    }
}

fn with_two_sailors(game: &Shanghaien, trick: Trick, nation: Nation) -> Position {
    use crate::rules::Game as _;
    let mut after = *game;
    assert!(after.apply(Step::TwoSailors { trick, nation }).is_ok(), "only asked for where it is legal");
    *after.position()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::shanghaien::state::tests::record_after;

    #[test]
    fn two_sailors_show_strength_and_points_before_and_after() {
        // Bernd wins the American 4 and the trick "Add both dice"; Anna the American 1 and 2.
        let record = record_after("r11 L p1 r44 p4 r11 p1 r66 p6 r22 p2 r66 p6 ! r12");
        let model = TrickModel::new(record.game(), Seat::Two, Trick::AddBothDice);
        assert_eq!(model.own.len(), 2, "one for each end");
        let american = model.sailors[Nation::American as usize];
        assert_eq!(american.strength, [4, 6]);
        assert_eq!(american.points, [4, 3], "the trick itself was worth a point");
        assert_eq!(model.sailors[Nation::Turkish as usize].action, None);
    }
}
