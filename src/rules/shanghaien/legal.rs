//! Which actions are legal: the list of all, and the check of one.

use super::{Action, Actions, Crew, DICE, End, Nation, Phase, Position, Refusal, Step, Trick};
use crate::rules::{Change, Roll};

/// Dice in the supply needed to roll, and dice on cards needed to shanghai.
const NEEDED: u8 = 2;

impl Position {
    /// Returns every legal action, in the order of their notation; empty only when the game is over.
    pub fn legal_actions(&self) -> Actions {
        let mut actions = Actions::new();
        match self.phase {
            Phase::Turn => {
                let placed = self.dice_on_cards(self.to_move);
                if placed >= NEEDED {
                    actions.push(Step::Shanghai);
                }
                if DICE - placed >= NEEDED {
                    actions.push(Step::Roll(()));
                }
            }
            Phase::Place(roll) => self.push_after_roll(roll, &mut actions),
            Phase::Reroll => actions.push(Step::Roll(())),
            Phase::Over => {}
        }
        actions
    }

    /// Adds the actions after a roll. Records sort them as text, so the order here follows the notation: `L b`, `L p…`,
    /// `R b`, `R p…`, `a`, `b`, `n…`, `p…`, `w…`.
    fn push_after_roll(&self, roll: Roll, actions: &mut Actions) {
        let mover = self.to_move;
        let may_play = !self.captain_out[mover];
        let holds = |trick: Trick| may_play && self.tricks(mover, trick) > 0;
        if self.one_end.is_none() {
            for end in End::ALL.map(Some) {
                if holds(Trick::AddBothDice) {
                    actions.push(Step::AddBoth { end });
                }
                actions.extend(roll.faces().map(|die| Step::Place { end, die }));
            }
        }
        if holds(Trick::RollAgain) {
            actions.push(Step::RollAgain);
        }
        if self.one_end.is_some() && holds(Trick::AddBothDice) {
            actions.push(Step::AddBoth { end: None });
        }
        if holds(Trick::DiePlusMinusOne) {
            for die in roll.faces() {
                let possible = Change::ALL.into_iter().filter(|&change| die.changed(change).is_some());
                actions.extend(possible.map(|change| Step::PlusMinus { die, change }));
            }
        }
        if self.one_end.is_some() {
            actions.extend(roll.faces().map(|die| Step::Place { end: None, die }));
        }
        for trick in Trick::ALL.into_iter().filter(|&trick| holds(trick)) {
            let crew: &Crew = self.crew(mover);
            let manned = Nation::ALL.into_iter().filter(|&nation| crew.has(nation));
            actions.extend(manned.map(|nation| Step::TwoSailors { trick, nation }));
        }
    }

    /// Checks whether the rules allow this action now.
    ///
    /// # Errors
    /// The rule it would break.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::Over, _) => Err(Refusal::GameOver),
            (Phase::Turn, Step::Roll(())) => match self.supply(self.to_move) {
                NEEDED.. => Ok(()),
                has => Err(Refusal::TooFewDiceInSupply { has }),
            },
            (Phase::Turn, Step::Shanghai) => match self.dice_on_cards(self.to_move) {
                NEEDED.. => Ok(()),
                has => Err(Refusal::TooFewDiceOnCards { has }),
            },
            (Phase::Turn, _) => Err(Refusal::RollFirst),
            (Phase::Reroll, Step::Roll(())) => Ok(()),
            (Phase::Reroll, _) => Err(Refusal::RerollDue),
            (Phase::Place(roll), action) => self.check_after_roll(roll, action),
        }
    }

    fn check_after_roll(&self, roll: Roll, action: Action) -> Result<(), Refusal> {
        if let Some(trick) = action.trick() {
            self.check_trick(trick)?;
        }
        match action {
            Step::Roll(()) | Step::Shanghai => return Err(Refusal::PlaceFirst),
            Step::Place { end, .. } | Step::AddBoth { end } => self.check_end(end)?,
            Step::PlusMinus { .. } | Step::RollAgain | Step::TwoSailors { .. } => {}
        }
        match action {
            Step::Place { die, .. } | Step::PlusMinus { die, .. } if !roll.contains(die) => {
                Err(Refusal::DieNotRolled { die, roll })
            }
            Step::PlusMinus { die, change } if die.changed(change).is_none() => {
                Err(Refusal::NoSuchFace { die, change })
            }
            Step::TwoSailors { nation, .. } if !self.crew(self.to_move).has(nation) => {
                Err(Refusal::NoSailorOfNation { nation })
            }
            _ => Ok(()),
        }
    }

    fn check_trick(&self, trick: Trick) -> Result<(), Refusal> {
        if self.captain_out[self.to_move] {
            Err(Refusal::TrickAlreadyPlayed)
        } else if self.tricks(self.to_move, trick) == 0 {
            Err(Refusal::TrickNotHeld { trick })
        } else {
            Ok(())
        }
    }

    fn check_end(&self, end: Option<End>) -> Result<(), Refusal> {
        match (self.one_end, end) {
            (None, None) => Err(Refusal::EndNotChosen),
            (Some(_), Some(_)) => Err(Refusal::EndAlreadyChosen),
            (None, Some(_)) | (Some(_), None) => Ok(()),
        }
    }
}
