//! Unsaved input and selection of the class screen.

use super::ChartsDraft;

#[derive(Debug, Default)]
pub(in crate::view) struct ClassDraft {
    pub(in crate::view) path: String,
    /// The selected cell of the grid: trainee index and column.
    pub(in crate::view) cell: (usize, usize),
    pub(in crate::view) tableau: ChartsDraft,
}
