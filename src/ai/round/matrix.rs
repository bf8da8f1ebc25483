//! Values by the arrangement of one player (rows) and of the other (columns).

/// A table of values.
#[derive(Clone, Debug, Default)]
pub(super) struct Matrix {
    columns: usize,
    values: Vec<f32>,
}

impl Matrix {
    /// A table of that size, to be filled.
    pub(super) fn new(rows: usize, columns: usize) -> Self {
        Self { columns, values: vec![0.0; rows * columns] }
    }

    pub(super) fn row(&self, row: usize) -> &[f32] {
        &self.values[row * self.columns..(row + 1) * self.columns]
    }

    pub(super) fn row_mut(&mut self, row: usize) -> &mut [f32] {
        &mut self.values[row * self.columns..(row + 1) * self.columns]
    }

    /// The same seen by the other player: rows and columns change places, and what is good for one is as
    /// bad for the other.
    pub(super) fn for_the_other(&self) -> Self {
        /// A square of that size stays in the cache while it is turned.
        const SQUARE: usize = 32;
        let (rows, columns) = (self.values.len() / self.columns.max(1), self.columns);
        let mut other = Self::new(columns, rows);
        for top in (0..rows).step_by(SQUARE) {
            for left in (0..columns).step_by(SQUARE) {
                for column in left..(left + SQUARE).min(columns) {
                    let bottom = (top + SQUARE).min(rows);
                    let target = &mut other.row_mut(column)[top..bottom];
                    for (row, value) in (top..bottom).zip(target) {
                        *value = 1.0 - self.values[row * columns + column];
                    }
                }
            }
        }
        other
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_other_player_sees_it_turned_and_inverted() {
        let mut matrix = Matrix::new(40, 70);
        for row in 0..40_u16 {
            for (column, value) in matrix.row_mut(usize::from(row)).iter_mut().enumerate() {
                *value = f32::from(row) / 100.0 + f32::from(u16::try_from(column).unwrap()) / 1000.0;
            }
        }
        let other = matrix.for_the_other();
        for row in 0..40 {
            for column in 0..70 {
                assert!((other.row(column)[row] + matrix.row(row)[column] - 1.0).abs() < 1e-6);
            }
        }
    }
}
