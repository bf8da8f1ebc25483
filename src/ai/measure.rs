//! What duels of both games measure: a share with its interval, and thinking times.

use std::time::Duration;

/// How long a contender thought.
#[derive(Clone, Copy, Debug, Default)]
pub struct Thinking {
    /// The number of decisions with more than one legal action.
    pub decisions: u32,
    /// The time of all decisions.
    pub total: Duration,
    /// The time of the slowest decision.
    pub worst: Duration,
}

impl Thinking {
    /// Returns the mean time of a decision.
    pub fn mean(&self) -> Duration {
        self.total / self.decisions.max(1)
    }

    /// Adds one decision.
    pub(in crate::ai) fn add(&mut self, took: Duration) {
        self.absorb(Self { decisions: 1, total: took, worst: took });
    }

    /// Adds the decisions of another measurement.
    pub(in crate::ai) fn absorb(&mut self, other: Self) {
        self.decisions += other.decisions;
        self.total += other.total;
        self.worst = self.worst.max(other.worst);
    }
}

/// Observations, for their mean.
#[derive(Clone, Debug, Default)]
pub struct Sample(Vec<f64>);

impl Sample {
    /// Adds one observation.
    pub(in crate::ai) fn add(&mut self, observed: f64) {
        self.0.push(observed);
    }

    /// Adds another sample's observations.
    pub(in crate::ai) fn absorb(&mut self, other: Self) {
        self.0.extend(other.0);
    }

    /// Returns the mean, and half the width of its 95 % interval.
    pub fn mean(&self) -> (f64, f64) {
        let count = f64::from(u32::try_from(self.0.len()).unwrap_or(u32::MAX)).max(1.0);
        let mean = self.0.iter().sum::<f64>() / count;
        let variance =
            self.0.iter().map(|observed| (observed - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        (mean, 1.96 * (variance / count).sqrt())
    }
}
