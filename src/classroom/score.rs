//! Points of an answer.

/// Maximum points of an answer.
pub const MOST: u64 = 1000;

/// Points of an answer: 0 if wrong, else [`MOST`] minus the speed share in proportion to the time used.
/// `speed` is that share in per cent; without a limit it has no effect. Rounded down, so that the
/// result is the same everywhere.
pub fn points(right: bool, millis: u64, limit: Option<u64>, speed: u8) -> u64 {
    if !right {
        return 0;
    }
    let Some(limit) = limit.filter(|limit| *limit > 0) else { return MOST };
    let used = u128::from(millis.min(limit)) * u128::from(MOST) * u128::from(speed.min(100));
    MOST - u64::try_from(used / (u128::from(limit) * 100)).unwrap_or(MOST)
}
