//! Selection state of the progress charts.

use crate::drill::ThirdCardCase as Case;
use crate::rules::hand::Point;
use crate::rules::tableau::{Cell, Third};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::view) struct PicturesDraft {
    /// The tableau case whose details are shown.
    pub(in crate::view) open: Case,
}

impl Default for PicturesDraft {
    /// The best-known exception: Banco on three against an eight.
    fn default() -> Self {
        let cell = Cell { banco: Point::of_sum(3), third: Third::Card(Point::of_sum(8)) };
        Self { open: Case::Banco(cell) }
    }
}
