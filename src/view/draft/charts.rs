//! Selection state of the progress charts.

use crate::drill::ThirdCardCase;
use crate::rules::hand::Point;
use crate::rules::tableau::{Cell, Third};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::view) struct ChartsDraft {
    /// The tableau case whose details are shown.
    pub(in crate::view) open: ThirdCardCase,
}

impl Default for ChartsDraft {
    /// The best-known exception: Banco on three against an eight.
    fn default() -> Self {
        let cell = Cell { banco: Point::from_sum(3), third: Third::Card(Point::from_sum(8)) };
        Self { open: ThirdCardCase::Banco(cell) }
    }
}
