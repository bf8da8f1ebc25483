//! The values of all positions with one number of turns: a table for each pair of layers, all in one buffer.

/// Tables by the player's own layer and the other player's. Rows are the player's own arrangements, columns the
/// other's.
#[derive(Default)]
pub(super) struct Tables {
    values: Vec<f32>,
    places: Vec<Place>,
    other_layers: usize,
    /// The used length of the buffer.
    used: usize,
}

#[derive(Clone, Copy)]
struct Place {
    start: usize,
    columns: usize,
}

impl Tables {
    /// Makes room for tables of these sizes (rows and columns, by own layer and other's), to be filled later.
    pub(super) fn lay_out(&mut self, layers: [usize; 2], size: impl Fn(usize, usize) -> [usize; 2]) {
        self.other_layers = layers[1];
        self.places.clear();
        let mut end = 0;
        for own in 0..layers[0] {
            for other in 0..layers[1] {
                let [rows, columns] = size(own, other);
                self.places.push(Place { start: end, columns });
                end += rows * columns;
            }
        }
        self.used = end;
        // Old values are overwritten table by table, so they need no clearing.
        if self.values.len() < end {
            self.values.resize(end, 0.0);
        }
    }

    /// Copies the tables of another buffer.
    pub(super) fn copy_from(&mut self, other: &Self) {
        self.values.clear();
        self.values.extend_from_slice(&other.values[..other.used]);
        self.places.clone_from(&other.places);
        (self.other_layers, self.used) = (other.other_layers, other.used);
    }

    pub(super) fn row(&self, own_layer: usize, other_layer: usize, row: usize) -> &[f32] {
        let Place { start, columns } = self.places[own_layer * self.other_layers + other_layer];
        &self.values[start + row * columns..start + (row + 1) * columns]
    }

    /// Fills a table with the same values seen by the other player: rows and columns change places, and a value `v`
    /// becomes `1 - v`.
    pub(super) fn turn_around(&mut self, own_layer: usize, other_layer: usize, seen_by_other: &[f32]) {
        /// A square of this size stays in the cache while it is transposed.
        const SQUARE: usize = 32;
        let Place { start, columns } = self.places[own_layer * self.other_layers + other_layer];
        let rows = seen_by_other.len() / columns;
        let values = &mut self.values[start..start + rows * columns];
        for top in (0..rows).step_by(SQUARE) {
            for left in (0..columns).step_by(SQUARE) {
                let right = (left + SQUARE).min(columns);
                for row in top..(top + SQUARE).min(rows) {
                    let target = &mut values[row * columns + left..row * columns + right];
                    for (column, value) in (left..right).zip(target) {
                        *value = 1.0 - seen_by_other[column * rows + row];
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_other_player_sees_it_turned_and_inverted() {
        let seen: Vec<f32> = (0..40_u16 * 70).map(|number| f32::from(number) / 2800.0).collect();
        let mut tables = Tables::default();
        tables.lay_out([1, 2], |_, other| if other == 0 { [3, 5] } else { [70, 40] });
        tables.turn_around(0, 1, &seen);
        for row in 0..70 {
            for column in 0..40 {
                assert!((tables.row(0, 1, row)[column] - (1.0 - seen[column * 70 + row])).abs() < 1e-6);
            }
        }
    }
}
