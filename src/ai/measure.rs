//! What every duel measures alike: a share with its interval, and how long somebody thought.

use std::time::Duration;

/// How long a contender thought.
#[derive(Clone, Copy, Debug, Default)]
pub struct Thinking {
    /// Decisions with more than one legal action.
    pub decisions: u32,
    /// In all.
    pub total: Duration,
    /// For the slowest.
    pub worst: Duration,
}

impl Thinking {
    /// The mean.
    pub fn mean(&self) -> Duration {
        self.total / self.decisions.max(1)
    }

    /// One decision more.
    pub(in crate::ai) fn add(&mut self, took: Duration) {
        self.absorb(Self { decisions: 1, total: took, worst: took });
    }

    /// Another's decisions too.
    pub(in crate::ai) fn absorb(&mut self, other: Self) {
        self.decisions += other.decisions;
        self.total += other.total;
        self.worst = self.worst.max(other.worst);
    }
}

/// Observations of which the mean counts.
#[derive(Clone, Debug, Default)]
pub struct Sample(Vec<f64>);

impl Sample {
    /// One observation more.
    pub(in crate::ai) fn add(&mut self, observed: f64) {
        self.0.push(observed);
    }

    /// Another's observations too.
    pub(in crate::ai) fn absorb(&mut self, other: Self) {
        self.0.extend(other.0);
    }

    /// The mean, and half the width of its 95 % interval.
    pub fn mean(&self) -> (f64, f64) {
        let count = f64::from(u32::try_from(self.0.len()).unwrap_or(u32::MAX)).max(1.0);
        let mean = self.0.iter().sum::<f64>() / count;
        let variance =
            self.0.iter().map(|observed| (observed - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        (mean, 1.96 * (variance / count).sqrt())
    }
}
