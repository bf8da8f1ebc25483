//! The trained value of a position between two rounds: a net for each round that has just ended.

use super::{
    features::{ToCome, of_nation, of_rest},
    net::{Net, Sums},
};
use crate::{
    ai::round::{EndOfRound, EndValue},
    rules::{
        Seat,
        shanghaien::{Card, Crew, Nation, Position, ROUNDS},
    },
};

/// After how many rounds there is something to judge: after the last one the score decides.
pub(super) const NETS: usize = ROUNDS as usize - 1;

/// What a file of weights starts with: the name and version of the format.
const HEAD: &[u8] = b"shanghaien model 1\n";

/// The chance to win after each round but the last.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// For the end of round 1, 2, …
    pub(super) nets: Vec<Net>,
}

/// A file that is no model, or of another version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAModel;

impl Model {
    /// The model that comes with the game.
    pub fn trained() -> Self {
        Self::read(include_bytes!("model.bin")).expect("the file in the repository is a model")
    }

    /// Reads a file of weights.
    ///
    /// # Errors
    /// If it is not one.
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

    /// The file of weights.
    pub fn to_bytes(&self) -> Vec<u8> {
        let weights = self.nets.iter().flat_map(|net| &net.weights);
        HEAD.iter().copied().chain(weights.flat_map(|weight| weight.to_le_bytes())).collect()
    }

    /// The values of all ways in which this position's round can end; `None` in the last round.
    pub fn at(&self, position: &Position) -> Option<ModelAt<'_>> {
        let net = self.nets.get(usize::from(position.round()) - 1)?;
        Some(ModelAt::new(net, position))
    }
}

/// The model's values for the ends of one round. What a nation adds is worked out in advance for every
/// strength it can reach in the round.
pub struct ModelAt<'a> {
    net: &'a Net,
    to_come: ToCome,
    nations: [NationTable; Nation::ALL.len()],
}

/// What a nation adds in both players' views, by what each of them gains in it.
struct NationTable {
    /// The strengths before the round ends.
    now: [u8; 2],
    /// One more than the most that a player can gain.
    width: usize,
    parts: Vec<[Sums; 2]>,
}

impl<'a> ModelAt<'a> {
    fn new(net: &'a Net, position: &Position) -> Self {
        let to_come = ToCome::after(position);
        let nations = Nation::ALL.map(|nation| {
            let of_nation_card = |card: &Card| match card {
                Card::Sailor(sailor) if sailor.nation() == nation => sailor.value(),
                _ => 0,
            };
            let in_tavern: u8 = position.tavern().iter().map(of_nation_card).sum();
            let now = Seat::ALL.map(|seat| position.crew(seat).strength(nation));
            let most = in_tavern + Crew::WILD_VALUE;
            let mut parts = Vec::with_capacity(usize::from(most + 1).pow(2));
            for one in now[0]..=now[0] + most {
                for two in now[1]..=now[1] + most {
                    let part =
                        |own, other| net.nation(&of_nation(own, other, to_come.sailors[nation as usize]));
                    parts.push([part(one, two), part(two, one)]);
                }
            }
            NationTable { now, width: usize::from(most) + 1, parts }
        });
        Self { net, to_come, nations }
    }
}

impl EndValue for ModelAt<'_> {
    fn value(&self, end: &EndOfRound) -> f32 {
        let mut sums = Seat::ALL.map(|seat| self.net.rest(&of_rest(end, &self.to_come, seat)));
        let [one, two] = end.strengths.0;
        for (table, (one, two)) in self.nations.iter().zip(one.into_iter().zip(two)) {
            let gained = usize::from(one - table.now[0]) * table.width + usize::from(two - table.now[1]);
            for (sums, parts) in sums.iter_mut().zip(&table.parts[gained]) {
                for (sum, part) in sums.iter_mut().zip(parts) {
                    *sum += part;
                }
            }
        }
        self.net.chance(&sums[0], &sums[1])
    }
}
