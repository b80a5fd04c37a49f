//! What an answer is worth.

/// What a right answer is worth at most.
pub const MOST: u64 = 1000;

/// The points of an answer: none where it is wrong; of a right one [`MOST`], less as much of the share that speed decides
/// as of the time was used. `speed` is in per cent; where there is no limit, speed decides nothing. Whole points, the rest
/// dropped: the same everywhere.
#[must_use]
pub fn points(right: bool, millis: u64, limit: Option<u64>, speed: u8) -> u64 {
    if !right {
        return 0;
    }
    let Some(limit) = limit.filter(|limit| *limit > 0) else { return MOST };
    let used = u128::from(millis.min(limit)) * u128::from(MOST) * u128::from(speed.min(100));
    MOST - u64::try_from(used / (u128::from(limit) * 100)).unwrap_or(MOST)
}
