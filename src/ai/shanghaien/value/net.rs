//! A small net that gives a player's chance to win from a position between two rounds.
//!
//! The same weights are applied to each nation and the results are added up, so the order of the nations does not
//! matter. Both players' views go through the same net and the answer is made of their difference, so one player gains
//! what the other loses. Only additions, products and roots are used, which give exactly the same result on every
//! machine.

use super::features::{OF_NATION, OF_REST};

/// The number of hidden values for each nation.
pub(super) const FOUND: usize = 16;
/// The number of sums over all nations.
pub(super) const SUMMED: usize = 16;

/// The weights, in one row: from a nation's inputs to its hidden values, from there to the sums, from the other inputs
/// to the sums, from the sums to the answer.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Net {
    pub(super) weights: Vec<f32>,
}

const NATION_WEIGHTS: usize = FOUND * (OF_NATION + 1);
const SUM_WEIGHTS: usize = SUMMED * FOUND;
const REST_WEIGHTS: usize = SUMMED * OF_REST;

/// A nation's part in the sums.
pub(super) type Sums = [f32; SUMMED];

impl Net {
    /// The number of weights.
    pub(super) const SIZE: usize = NATION_WEIGHTS + SUM_WEIGHTS + REST_WEIGHTS + SUMMED;

    fn nation_weights(&self) -> &[f32] {
        &self.weights[..NATION_WEIGHTS]
    }

    fn sum_weights(&self) -> &[f32] {
        &self.weights[NATION_WEIGHTS..NATION_WEIGHTS + SUM_WEIGHTS]
    }

    fn rest_weights(&self) -> &[f32] {
        &self.weights[NATION_WEIGHTS + SUM_WEIGHTS..Self::SIZE - SUMMED]
    }

    fn answer_weights(&self) -> &[f32] {
        &self.weights[Self::SIZE - SUMMED..]
    }

    /// Returns a nation's hidden values.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    fn found(&self, nation: &[f32; OF_NATION]) -> [f32; FOUND] {
        let mut found = [0.0; FOUND];
        for (found, weights) in found.iter_mut().zip(self.nation_weights().chunks_exact(OF_NATION + 1)) {
            let sum: f32 = nation.iter().zip(weights).map(|(number, weight)| number * weight).sum();
            *found = squash(sum + weights[OF_NATION]);
        }
        found
    }

    /// Returns what a nation adds to the sums.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    pub(super) fn nation(&self, nation: &[f32; OF_NATION]) -> Sums {
        let found = self.found(nation);
        let mut sums = [0.0; SUMMED];
        for (sum, weights) in sums.iter_mut().zip(self.sum_weights().chunks_exact(FOUND)) {
            *sum = found.iter().zip(weights).map(|(number, weight)| number * weight).sum();
        }
        sums
    }

    /// Returns what the other inputs add to the sums.
    pub(super) fn rest(&self, rest: &[f32; OF_REST]) -> Sums {
        let mut sums = [0.0; SUMMED];
        for (sum, weights) in sums.iter_mut().zip(self.rest_weights().chunks_exact(OF_REST)) {
            *sum = rest.iter().zip(weights).map(|(number, weight)| number * weight).sum();
        }
        sums
    }

    /// Returns the chance to win of the player with the first sums, a draw counting half.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    pub(super) fn chance(&self, own: &Sums, other: &Sums) -> f32 {
        // Four partial sums allow SIMD: a plain sum would have to be added in order.
        let mut answer = [0.0; 4];
        let parts = own.chunks_exact(4).zip(other.chunks_exact(4)).zip(self.answer_weights().chunks_exact(4));
        for ((own, other), weights) in parts {
            for lane in 0..4 {
                answer[lane] += weights[lane] * (squash(own[lane]) - squash(other[lane]));
            }
        }
        let answer = (answer[0] + answer[1]) + (answer[2] + answer[3]);
        to_chance(answer)
    }
}

/// Maps a number to the range from -1 to 1.
fn squash(number: f32) -> f32 {
    number / (1.0 + number.abs())
}

/// Maps a number of any size to a chance.
fn to_chance(number: f32) -> f32 {
    0.5 + 0.5 * number / tail(number)
}

/// The divisor that keeps a number within 1: (1 + x⁴)^¼. With the usual (1 + x²)^½ the ends are reached too slowly: a
/// game as good as lost would keep too large a chance.
fn tail(number: f32) -> f32 {
    let square = number * number;
    (1.0 + square * square).sqrt().sqrt()
}

#[cfg(not(target_arch = "wasm32"))]
pub(super) mod learning {
    //! Finds the weights by gradient descent from random ones.

    use super::{
        FOUND, NATION_WEIGHTS, Net, OF_NATION, OF_REST, SUM_WEIGHTS, SUMMED, squash, tail, to_chance,
    };
    use crate::rules::{Chance, SeededChance, shanghaien::Nation};

    /// A position between two rounds as both players see it, with its target value.
    #[derive(Clone, Debug)]
    pub(in crate::ai::shanghaien::value) struct Sample {
        pub(in crate::ai::shanghaien::value) views: [View; 2],
        /// The chance to win of the first view's player.
        pub(in crate::ai::shanghaien::value) chance: f32,
    }

    /// One player's inputs.
    #[derive(Clone, Debug)]
    pub(in crate::ai::shanghaien::value) struct View {
        pub(in crate::ai::shanghaien::value) nations: [[f32; OF_NATION]; Nation::ALL.len()],
        pub(in crate::ai::shanghaien::value) rest: [f32; OF_REST],
    }

    impl Net {
        /// Makes a net with random weights.
        pub(in crate::ai::shanghaien::value) fn random(chance: &mut SeededChance) -> Self {
            let mut draw = |count: usize, inputs: f32| -> Vec<f32> {
                let mut number = || f32::from(u16::try_from(chance.below(2001)).unwrap_or(0)) / 1000.0 - 1.0;
                (0..count).map(|_| number() * (3.0 / inputs).sqrt()).collect()
            };
            let mut weights = draw(NATION_WEIGHTS, 8.0);
            weights.extend(draw(SUM_WEIGHTS, 40.0));
            weights.extend(draw(SUMMED * OF_REST, 40.0));
            weights.extend(draw(SUMMED, 16.0));
            Self { weights }
        }

        fn sums(&self, view: &View) -> [f32; SUMMED] {
            let mut sums = self.rest(&view.rest);
            for nation in &view.nations {
                for (sum, part) in sums.iter_mut().zip(self.nation(nation)) {
                    *sum += part;
                }
            }
            sums
        }

        /// Returns the chance that the net gives to the first view's player.
        pub(in crate::ai::shanghaien::value) fn judge(&self, sample: &Sample) -> f32 {
            let [own, other] = [&sample.views[0], &sample.views[1]].map(|view| self.sums(view));
            self.chance(&own, &other)
        }

        /// Adds to `slope` the derivative of one sample's cross entropy by each weight.
        fn add_slope(&self, sample: &Sample, slope: &mut [f32]) {
            let sums = [0, 1].map(|view: usize| self.sums(&sample.views[view]));
            let weights = self.answer_weights();
            let answer: f32 = (0..SUMMED)
                .map(|index| weights[index] * (squash(sums[0][index]) - squash(sums[1][index])))
                .sum();
            let (tail, chance) = (tail(answer), to_chance(answer));
            let lean = 2.0 * chance - 1.0;
            let error = (chance - sample.chance) * 2.0 / tail * (1.0 + lean * lean);
            for (view, (sums, sign)) in sample.views.iter().zip(sums.iter().zip([1.0, -1.0])) {
                let mut back = [0.0; SUMMED];
                for index in 0..SUMMED {
                    slope[Self::SIZE - SUMMED + index] += error * sign * squash(sums[index]);
                    back[index] = error * sign * weights[index] / (1.0 + sums[index].abs()).powi(2);
                }
                for (index, back) in back.iter().enumerate() {
                    let start = NATION_WEIGHTS + SUM_WEIGHTS + index * OF_REST;
                    for (slope, number) in slope[start..start + OF_REST].iter_mut().zip(view.rest) {
                        *slope += back * number;
                    }
                }
                for nation in &view.nations {
                    self.add_nation_slope(nation, &back, slope);
                }
            }
        }

        fn add_nation_slope(&self, nation: &[f32; OF_NATION], back: &[f32; SUMMED], slope: &mut [f32]) {
            let found = self.found(nation);
            let mut found_back = [0.0; FOUND];
            for (index, back) in back.iter().enumerate() {
                let start = NATION_WEIGHTS + index * FOUND;
                let weights = &self.weights[start..start + FOUND];
                for place in 0..FOUND {
                    slope[start + place] += back * found[place];
                    found_back[place] += back * weights[place];
                }
            }
            for (place, (back, found)) in found_back.iter().zip(found).enumerate() {
                // The derivative of the squashed number y, from y itself: 1 / (1 + |x|)² = (1 - |y|)².
                let back = back * (1.0 - found.abs()).powi(2);
                let start = place * (OF_NATION + 1);
                for (slope, number) in slope[start..start + OF_NATION].iter_mut().zip(nation) {
                    *slope += back * number;
                }
                slope[start + OF_NATION] += back;
            }
        }

        /// Fits the weights to the samples (Adam, in small batches, with falling step size).
        pub(in crate::ai::shanghaien::value) fn learn(
            &mut self,
            samples: &[Sample],
            epochs: u32,
            chance: &mut SeededChance,
        ) {
            const BATCH: usize = 128;
            const STEP: f32 = 0.004;
            let mut order: Vec<u32> = (0..u32::try_from(samples.len()).expect("memory is smaller")).collect();
            let mut slope = vec![0.0; Self::SIZE];
            let (mut mean, mut square) = (vec![0.0; Self::SIZE], vec![0.0; Self::SIZE]);
            let (mut kept, mut kept_square) = (1.0_f32, 1.0_f32);
            let steps = f32::from(u16::try_from(epochs).unwrap_or(u16::MAX));
            for epoch in 0..epochs {
                let done = f32::from(u16::try_from(epoch).unwrap_or(u16::MAX)) / steps;
                let step = STEP * (1.0 - done).powi(2) + STEP * 0.002;
                chance.shuffle(&mut order);
                for batch in order.chunks(BATCH) {
                    slope.fill(0.0);
                    for &index in batch {
                        self.add_slope(&samples[index as usize], &mut slope);
                    }
                    let share = 1.0 / f32::from(u16::try_from(batch.len()).unwrap_or(1));
                    kept *= 0.9;
                    kept_square *= 0.999;
                    for (index, weight) in self.weights.iter_mut().enumerate() {
                        let slope = slope[index] * share;
                        mean[index] = 0.9 * mean[index] + 0.1 * slope;
                        square[index] = 0.999 * square[index] + 0.001 * slope * slope;
                        let (mean, square) =
                            (mean[index] / (1.0 - kept), square[index] / (1.0 - kept_square));
                        *weight -= step * mean / (square.sqrt() + 1e-8);
                    }
                }
            }
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        fn sample(chance: &mut SeededChance) -> Sample {
            let mut number = || f32::from(u16::try_from(chance.below(200)).unwrap()) / 100.0 - 1.0;
            let mut view = || View {
                nations: std::array::from_fn(|_| std::array::from_fn(|_| number())),
                rest: std::array::from_fn(|_| number()),
            };
            Sample { views: [view(), view()], chance: 0.3 }
        }

        #[test]
        fn the_slope_is_that_of_the_cross_entropy() {
            let chance = &mut SeededChance::from_number(3);
            let (mut net, sample) = (Net::random(chance), sample(chance));
            let mut slope = vec![0.0; Net::SIZE];
            net.add_slope(&sample, &mut slope);
            let entropy = |net: &Net| {
                let judged = f64::from(net.judge(&sample));
                -(0.3 * judged.ln() + 0.7 * (1.0 - judged).ln())
            };
            for index in (0..Net::SIZE).step_by(7).chain(Net::SIZE - SUMMED..Net::SIZE) {
                let weight = net.weights[index];
                let mut at = |shift: f32| {
                    net.weights[index] = weight + shift;
                    entropy(&net)
                };
                let measured = (at(0.01) - at(-0.01)) / 0.02;
                net.weights[index] = weight;
                assert!(
                    (measured - f64::from(slope[index])).abs() < 2e-3,
                    "{index}: {measured} {}",
                    slope[index]
                );
            }
        }

        #[test]
        fn what_one_gains_the_other_loses() {
            let chance = &mut SeededChance::from_number(4);
            let (net, mut sample) = (Net::random(chance), sample(chance));
            let judged = net.judge(&sample);
            sample.views.swap(0, 1);
            sample.views[0].nations.swap(2, 5);
            assert!((judged + net.judge(&sample) - 1.0).abs() < 1e-5);
        }
    }
}
