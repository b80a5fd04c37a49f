//! Practice days, counted from timestamps.

use serde::{Deserialize, Serialize};

use super::constants::DAY_BEGINS_MILLIS;
use crate::progress::moment::Moment;

const MILLIS_OF_DAY: i64 = 86_400_000;

/// Days since 1970-01-01, each starting at 4 a.m. local time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Day(pub i64);

impl Day {
    pub fn from_moment(moment: Moment, minutes_east: i32) -> Self {
        let millis = i64::try_from(moment.millis()).unwrap_or(i64::MAX);
        let local = millis.saturating_add(i64::from(minutes_east) * 60_000).saturating_sub(DAY_BEGINS_MILLIS);
        Self(local.div_euclid(MILLIS_OF_DAY))
    }

    pub fn start(self, minutes_east: i32) -> Moment {
        let local = self.0.saturating_mul(MILLIS_OF_DAY).saturating_add(DAY_BEGINS_MILLIS);
        Moment(u64::try_from(local.saturating_sub(i64::from(minutes_east) * 60_000)).unwrap_or_default())
    }

    /// Days since `earlier`; 0 if it is later.
    pub fn since(self, earlier: Self) -> u32 {
        u32::try_from(self.0.saturating_sub(earlier.0).max(0)).unwrap_or(u32::MAX)
    }
}
