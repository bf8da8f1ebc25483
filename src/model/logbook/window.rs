//! The games of a long list that are shown at a time.

use std::ops::Range;

/// How many games are shown at a time.
const SIZE: usize = 50;

/// A window on a list: the rows that are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Window {
    /// The index of the first row that is shown.
    start: usize,
    /// How many rows the whole list has.
    pub total: usize,
}

impl Window {
    /// Returns the window that starts at this row. If the list ends before that, returns its last full window.
    pub fn at(start: usize, total: usize) -> Self {
        let start = if start < total { start } else { total.saturating_sub(SIZE) };
        Self { start, total }
    }

    /// Returns the rows that are shown.
    pub fn rows(self) -> Range<usize> {
        self.start..self.total.min(self.start.saturating_add(SIZE))
    }

    /// Returns whether all rows are shown.
    pub fn is_whole(self) -> bool {
        self.rows() == (0..self.total)
    }

    /// Returns where the window before this one starts, if there is one.
    pub fn before(self) -> Option<usize> {
        (self.start > 0).then(|| self.start.saturating_sub(SIZE))
    }

    /// Returns where the window after this one starts, if there is one.
    pub fn after(self) -> Option<usize> {
        Some(self.rows().end).filter(|&end| end < self.total)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_windows_after_one_another_show_each_row_once() {
        for total in [0, 1, 49, 50, 51, 100, 101, 1234] {
            let mut shown = Vec::new();
            let mut window = Window::at(0, total);
            loop {
                shown.extend(window.rows());
                let Some(after) = window.after() else { break };
                assert_eq!(Window::at(after, total).before(), Some(window.start));
                window = Window::at(after, total);
            }
            assert_eq!(shown, (0..total).collect::<Vec<_>>());
        }
    }

    #[test]
    fn the_first_window_has_none_before_it_and_a_short_list_is_whole() {
        assert_eq!(Window::at(0, 100).before(), None);
        assert_eq!(Window::at(20, 100).before(), Some(0));
        assert!(Window::at(0, 50).is_whole() && Window::at(0, 0).is_whole());
        assert!(!Window::at(0, 51).is_whole() && !Window::at(1, 50).is_whole());
    }

    #[test]
    fn a_window_behind_the_end_moves_to_the_last_rows() {
        assert_eq!(Window::at(100, 100).rows(), 50..100);
        assert_eq!(Window::at(7, 3).rows(), 0..3);
        assert_eq!(Window::at(7, 0).rows(), 0..0);
    }
}
