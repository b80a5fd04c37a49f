//! Rate limits, by source address and for one connection, against guessed codes and floods.

use std::collections::BTreeMap;
use std::net::IpAddr;

use crate::progress::Moment;

/// Maximum number of sources tracked; the least recently seen is dropped.
const MOST_SOURCES: usize = 4096;

#[derive(Debug, Clone, Copy)]
struct TokenBucket {
    /// In thousandths of a token.
    left: u64,
    at: Moment,
}

/// Burst size, and refill per second, in thousandths of a token.
#[derive(Debug, Clone, Copy)]
pub(super) struct Quota {
    burst: u64,
    refill_per_second: u64,
}

/// First wrong code of a connection. Generous, since a whole class behind one address may mistype it, and separate,
/// so that a guesser does not lock them out. A million codes take over a week.
pub(super) const FIRST_WRONG: Quota = Quota { burst: 120_000, refill_per_second: 1_000 };
/// Further wrong codes: ten, then one in six seconds.
pub(super) const WRONG: Quota = Quota { burst: 10_000, refill_per_second: 167 };
/// New participants from this machine itself, where only its own user can be.
pub(super) const JOINS_HERE: Quota = Quota { burst: 400_000, refill_per_second: 10_000 };
/// New participants from an address that a class may share, as behind a router: a hundred at once, then ten a second.
pub(super) const JOINS: Quota = Quota { burst: 100_000, refill_per_second: 10_000 };
/// New participants from one address in a room where phones have addresses of their own: a few names, then one a
/// second, so that no one is shut out where only some share an address.
pub(super) const JOINS_OF_ONE: Quota = Quota { burst: 10_000, refill_per_second: 1_000 };
/// Phones are taken to have addresses of their own once people came from enough of them, and most of these brought few names.
pub(super) const OWN_ADDRESSES: usize = 4;
pub(super) const FEW_NAMES: usize = 2;
/// Messages of one connection: a burst of sixty, then ten a second, several times what a thumb can do.
pub(super) const MESSAGES: Quota = Quota { burst: 60_000, refill_per_second: 10_000 };

impl TokenBucket {
    const fn full(measure: Quota, at: Moment) -> Self {
        Self { left: measure.burst, at }
    }

    fn try_take(&mut self, measure: Quota, now: Moment) -> bool {
        let back = now.since(self.at).saturating_mul(measure.refill_per_second) / 1000;
        self.left = self.left.saturating_add(back).min(measure.burst);
        self.at = now;
        let can = self.left >= 1000;
        if can {
            self.left -= 1000;
        }
        can
    }
}

#[derive(Debug)]
pub(super) struct RateLimiter<Source = IpAddr> {
    measure: Quota,
    sources: BTreeMap<Source, TokenBucket>,
}

impl<Source: Ord + Copy> RateLimiter<Source> {
    pub(super) const fn new(measure: Quota) -> Self {
        Self { measure, sources: BTreeMap::new() }
    }

    /// True if a source has a token left; takes none.
    pub(super) fn has_token(&self, source: Source, now: Moment) -> bool {
        self.sources.get(&source).copied().is_none_or(|mut bucket| bucket.try_take(self.measure, now))
    }

    /// Takes a token of a source; false if none is left.
    pub(super) fn try_take(&mut self, source: Source, now: Moment) -> bool {
        if self.sources.len() >= MOST_SOURCES && !self.sources.contains_key(&source) {
            let oldest = self.sources.iter().min_by_key(|(_, bucket)| bucket.at).map(|(source, _)| *source);
            oldest.map(|oldest| self.sources.remove(&oldest));
        }
        let measure = self.measure;
        self.sources.entry(source).or_insert_with(|| TokenBucket::full(measure, now)).try_take(measure, now)
    }
}

#[derive(Debug)]
pub(super) struct MessageLimiter(TokenBucket);

impl MessageLimiter {
    pub(super) const fn new(now: Moment) -> Self {
        Self(TokenBucket::full(MESSAGES, now))
    }

    pub(super) fn try_take(&mut self, now: Moment) -> bool {
        self.0.try_take(MESSAGES, now)
    }
}
