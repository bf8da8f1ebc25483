//! What the rules allow: the list of legal actions, and the check of one action.

use super::{Action, Actions, Give, Hand, Phase, Place, Refusal, Seat, Ship, Side, Step, Table};

impl Table {
    /// Returns every legal action of the player to move, who holds these cards, in the order of their notation.
    pub fn legal_actions(&self, hand: Hand) -> Actions {
        match self.phase() {
            Phase::Deal => std::iter::once(Step::Deal(())).collect(),
            Phase::Bid(_) => hand.iter().map(Step::Bid).collect(),
            Phase::Play(_) => self.playable(hand).iter().map(Step::Play).collect(),
            Phase::Board(seat) => self.boardings(seat),
            Phase::Give(seat) => {
                let has_pile = self.pile(seat) > 0;
                let possible = Give::ALL.into_iter().filter(|give| has_pile || !give.takes_pile());
                possible.map(Step::Give).collect()
            }
            Phase::Over => Actions::new(),
        }
    }

    /// Returns the cards of a hand that may be played to the trick: those of the colour led, or any if there are none.
    pub fn playable(&self, hand: Hand) -> Hand {
        let following = self.trick().led().map_or(hand, |led| hand.of(led));
        if following.is_empty() { hand } else { following }
    }

    fn boardings(&self, seat: Seat) -> Actions {
        let mut actions = Actions::new();
        let Some(ship) = self.ship() else { return actions };
        if self.sea().reserve(seat) == 0 {
            actions.push(Step::Nothing);
        } else if self.sea().at(ship, Place::Captain).is_none() {
            actions.push(Step::Board(None));
        } else {
            actions.extend(Side::ALL.map(|side| Step::Board(Some(side))));
        }
        let swaps = Side::ALL.into_iter().filter(|&side| self.sea().can_swap(seat, ship, side));
        actions.extend(swaps.map(Step::Swap));
        actions
    }

    /// Checks whether the player to move, who holds these cards, may do this.
    ///
    /// # Errors
    /// The rule it would break.
    pub fn check(&self, action: Action, hand: Hand) -> Result<(), Refusal> {
        match (self.phase(), action) {
            (Phase::Over, _) => Err(Refusal::GameOver),
            (Phase::Deal, Step::Deal(())) => Ok(()),
            (Phase::Deal, _) => Err(Refusal::DealFirst),
            (_, Step::Deal(())) => Err(Refusal::AlreadyDealt),
            (Phase::Bid(_), Step::Bid(card)) | (Phase::Play(_), Step::Play(card)) if !hand.contains(card) => {
                Err(Refusal::CardNotHeld { card })
            }
            (Phase::Bid(_), Step::Bid(_)) => Ok(()),
            (Phase::Bid(_), _) => Err(Refusal::BidFirst),
            (_, Step::Bid(_)) => Err(Refusal::TrumpDecided),
            (Phase::Play(_), Step::Play(card)) => match self.trick().led() {
                Some(led) if card.colour() != led && !hand.of(led).is_empty() => {
                    Err(Refusal::MustFollow { led })
                }
                _ => Ok(()),
            },
            (Phase::Play(_), _) => Err(Refusal::TrickNotComplete),
            (Phase::Board(seat), action) => self.check_boarding(seat, action),
            (Phase::Give(seat), Step::Give(give)) if give.takes_pile() && self.pile(seat) == 0 => {
                Err(Refusal::NoPile)
            }
            (Phase::Give(_), Step::Give(_)) => Ok(()),
            (Phase::Give(_), _) => Err(Refusal::GiveFirst),
        }
    }

    fn check_boarding(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let ship = self.ship().unwrap_or(Ship::Neutral);
        let reserve = self.sea().reserve(seat);
        let has_captain = self.sea().at(ship, Place::Captain).is_some();
        match action {
            Step::Nothing if reserve > 0 => Err(Refusal::ReserveNotEmpty { has: reserve }),
            Step::Board(_) if reserve == 0 => Err(Refusal::ReserveEmpty),
            Step::Board(None) if has_captain => Err(Refusal::SideNotChosen),
            Step::Board(Some(_)) if !has_captain => Err(Refusal::NoCaptain),
            Step::Swap(side) if !self.sea().can_swap(seat, ship, side) => Err(Refusal::NoSwap { side }),
            Step::Nothing | Step::Board(_) | Step::Swap(_) => Ok(()),
            Step::Deal(()) | Step::Bid(_) | Step::Play(_) | Step::Give(_) => Err(Refusal::BoardFirst),
        }
    }
}
