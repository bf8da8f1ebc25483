//! The trained value of a position between two rounds: one net for each round that has just ended.

use arrayvec::ArrayVec;

use super::{
    features::{ToCome, of_nation, of_rest, of_trick},
    net::{Net, SUMMED, Sums},
};
use crate::{
    ai::shanghaien::round::{EndOfRound, EndValue},
    rules::{
        Seat,
        shanghaien::{Card, Crew, Nation, Position, ROUNDS, Sailor, TAVERN, Trick},
    },
};

/// The number of nets. After the last round the score decides.
pub(super) const NETS: usize = ROUNDS as usize - 1;

/// The start of a file of weights: name and version of the format.
const HEAD: &[u8] = b"shanghaien model 1\n";

/// Gives the chance to win after each round but the last.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// The nets for the end of round 1, 2, …
    pub(super) nets: Vec<Net>,
}

/// The file is not a model, or one of another version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAModel;

impl Model {
    /// Returns the model that comes with the game.
    pub fn trained() -> Self {
        Self::read(include_bytes!("model.bin")).expect("the file in the repository is a model")
    }

    /// Reads a file of weights.
    ///
    /// # Errors
    ///
    /// Returns [`NotAModel`] for any other file.
    pub fn read(file: &[u8]) -> Result<Self, NotAModel> {
        let weights = file.strip_prefix(HEAD).ok_or(NotAModel)?;
        let weights: Vec<f32> = weights
            .chunks(4)
            .map(|bytes| Ok(f32::from_le_bytes(bytes.try_into().map_err(|_| NotAModel)?)))
            .collect::<Result<_, _>>()?;
        if weights.len() != NETS * Net::SIZE || weights.iter().any(|weight| !weight.is_finite()) {
            return Err(NotAModel);
        }
        let nets = weights.chunks_exact(Net::SIZE).map(|weights| Net { weights: weights.to_vec() });
        Ok(Self { nets: nets.collect() })
    }

    /// Returns the file of weights.
    pub fn to_bytes(&self) -> Vec<u8> {
        let weights = self.nets.iter().flat_map(|net| &net.weights);
        HEAD.iter().copied().chain(weights.flat_map(|weight| weight.to_le_bytes())).collect()
    }

    /// Returns the values of all ways in which this position's round can end; `None` in the last round.
    pub fn at(&self, position: &Position) -> Option<ModelAt<'_>> {
        let net = self.nets.get(usize::from(position.round()) - 1)?;
        Some(ModelAt::new(net, position))
    }
}

/// The model's values for the ends of one round. The part of a nation is computed in advance for every strength it can
/// reach in the round.
pub struct ModelAt<'a> {
    net: &'a Net,
    to_come: ToCome,
    nations: [NationTable; Nation::ALL.len()],
    /// What one more trick in the hand of a seat adds to both players' sums, by kind and seat.
    tricks: [[[Sums; 2]; 2]; Trick::ALL.len()],
}

/// A nation's part in both players' sums, by the strength each of them gains in it.
struct NationTable {
    /// The strengths before the round ends.
    now: [u8; 2],
    /// One more than the largest possible gain.
    width: usize,
    parts: Vec<[Sums; 2]>,
}

impl NationTable {
    fn new(net: &Net, position: &Position, nation: Nation, to_come: &ToCome) -> Self {
        let of_nation = |card: &Card| match card {
            Card::Sailor(sailor) if sailor.nation() == nation => Some(sailor.value()),
            _ => None,
        };
        let in_tavern: ArrayVec<u8, TAVERN> = position.tavern().iter().filter_map(of_nation).collect();
        let now = Seat::ALL.map(|seat| position.crew(seat).strength(nation));
        let width = usize::from(in_tavern.iter().sum::<u8>() + Crew::WILD_VALUE) + 1;
        let mut table = Self { now, width, parts: vec![[[0.0; SUMMED]; 2]; width * width] };
        let wild = Seat::ALL.map(|seat| {
            let has_trick = Trick::ALL.into_iter().any(|trick| position.tricks(seat, trick) > 0);
            let can_play = has_trick && !position.captain_out(seat) && position.crew(seat).has(nation);
            if can_play { Crew::WILD_VALUE } else { 0 }
        });
        for one in [0, wild[0]] {
            for two in [0, wild[1]] {
                table.fill(net, &in_tavern, [one, two], to_come.sailors[nation as usize]);
            }
        }
        table
    }

    /// Computes the parts for all ways to hand out these cards on top of the strength already gained.
    fn fill(&mut self, net: &Net, cards: &[u8], gained: [u8; 2], to_come: [u8; Sailor::MAX_VALUE as usize]) {
        let [one, two] = gained;
        match cards.split_first() {
            None => {
                let views = of_nation(self.now[0] + one, self.now[1] + two, to_come);
                self.parts[usize::from(one) * self.width + usize::from(two)] =
                    [net.nation(&views[0]), net.nation(&views[1])];
            }
            Some((&card, rest)) => {
                for gained in [gained, [one + card, two], [one, two + card]] {
                    self.fill(net, rest, gained, to_come);
                }
            }
        }
    }
}

impl<'a> ModelAt<'a> {
    fn new(net: &'a Net, position: &Position) -> Self {
        let to_come = ToCome::after(position);
        let nations = Nation::ALL.map(|nation| NationTable::new(net, position, nation, &to_come));
        let tricks = Trick::ALL.map(|trick| {
            Seat::ALL.map(|holder| Seat::ALL.map(|viewer| net.rest(&of_trick(trick, holder == viewer))))
        });
        Self { net, to_come, nations, tricks }
    }
}

impl ModelAt<'_> {
    /// Returns a nation's part.
    fn part(&self, nation: usize, end: &EndOfRound) -> &[Sums; 2] {
        let table = &self.nations[nation];
        let [one, two] = [0, 1].map(|seat| usize::from(end.strengths.0[seat][nation] - table.now[seat]));
        &table.parts[one * table.width + two]
    }

    fn sums(&self, end: &EndOfRound) -> [Sums; 2] {
        let mut sums = Seat::ALL.map(|seat| self.net.rest(&of_rest(end, &self.to_come, seat)));
        for nation in 0..Nation::ALL.len() {
            add(&mut sums, self.part(nation, end), 1.0);
        }
        sums
    }

    /// Hands out the cards in all ways, updating only what each card changes.
    fn hand_out(&self, ways: &mut Ways, end: &EndOfRound, sums: &[Sums; 2], cards: &[Card], code: usize) {
        let Some((&last, cards)) = cards.split_last() else {
            let [own, other] = [ways.ended_by, ways.ended_by.other()].map(|seat| &sums[seat as usize]);
            ways.values[code] = self.net.chance(own, other);
            return;
        };
        self.hand_out(ways, end, sums, cards, code * 3);
        for (digit, seat) in [(1, ways.ended_by), (2, ways.ended_by.other())] {
            let (mut given, mut changed) = (*end, *sums);
            given.give(last, seat);
            match last {
                Card::Sailor(sailor) => {
                    let nation = sailor.nation() as usize;
                    add(&mut changed, self.part(nation, end), -1.0);
                    add(&mut changed, self.part(nation, &given), 1.0);
                }
                Card::Trick(trick) => add(&mut changed, &self.tricks[trick as usize][seat as usize], 1.0),
            }
            self.hand_out(ways, &given, &changed, cards, code * 3 + digit);
        }
    }
}

/// The values of all ways to hand out cards, to be filled.
struct Ways<'a> {
    ended_by: Seat,
    values: &'a mut [f32],
}

#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
fn add(sums: &mut [Sums; 2], parts: &[Sums; 2], times: f32) {
    for (sum, part) in sums.as_flattened_mut().iter_mut().zip(parts.as_flattened()) {
        *sum += part * times;
    }
}

impl EndValue for ModelAt<'_> {
    fn value(&self, end: &EndOfRound) -> f32 {
        let [one, two] = self.sums(end);
        self.net.chance(&one, &two)
    }

    fn outcomes(&self, end: &EndOfRound, cards: &[Card], ended_by: Seat, values: &mut [f32]) {
        self.hand_out(&mut Ways { ended_by, values }, end, &self.sums(end), cards, 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        BySeat, Game, SeededChance,
        shanghaien::{Deck, NextStart, Setup, Shanghaien},
    };

    /// Computes each outcome anew instead of updating step by step.
    struct EachAnew<'a>(ModelAt<'a>);

    impl EndValue for EachAnew<'_> {
        fn value(&self, end: &EndOfRound) -> f32 {
            self.0.value(end)
        }
    }

    #[test]
    fn all_outcomes_together_are_those_one_by_one() {
        let model = Model::trained();
        let chance = &mut SeededChance::from_number(8);
        let deck = Deck::shuffled(chance);
        let setup = Setup { first: Seat::One, next_start: NextStart::default(), deck };
        let mut game = Shanghaien::new(&setup);
        let mut compared = 0;
        while game.play_randomly(chance).is_some() {
            let position = *game.position();
            let Some(at) = model.at(&position).filter(|_| position.one_end().is_none()) else { continue };
            let end = EndOfRound::if_now(&position, Seat::Two, |_| None);
            let mut values = BySeat([vec![0.0; 729], vec![0.0; 729]]);
            at.outcomes(&end, position.tavern(), Seat::Two, &mut values[Seat::One]);
            EachAnew(at).outcomes(&end, position.tavern(), Seat::Two, &mut values[Seat::Two]);
            let [together, anew] = values.0;
            assert!(together.iter().zip(&anew).all(|(one, other)| (one - other).abs() < 1e-4));
            assert!(together.iter().all(|value| (0.0..=1.0).contains(value)));
            compared += 1;
        }
        assert!(compared > 6);
    }

    #[test]
    fn a_model_can_be_written_and_read_again_and_nothing_else_is_taken_for_one() {
        let model = Model::trained();
        let bytes = model.to_bytes();
        assert_eq!(Model::read(&bytes), Ok(model));
        assert_eq!(Model::read(&bytes[..bytes.len() - 1]), Err(NotAModel));
        assert_eq!(Model::read(&bytes[1..]), Err(NotAModel));
        assert_eq!(Model::read(b""), Err(NotAModel));
    }
}
