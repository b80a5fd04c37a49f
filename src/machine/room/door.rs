//! Who may knock how often: guessed codes and floods are slowed down by where they come from.

use std::collections::BTreeMap;
use std::net::IpAddr;

use crate::progress::Moment;

/// So many sources are kept in mind; the longest unheard of is forgotten first.
const MOST_SOURCES: usize = 4096;

/// What fills up again with time.
#[derive(Debug, Clone, Copy)]
struct Bucket {
    /// In thousandths.
    left: u64,
    at: Moment,
}

/// How much there is at once, and how much comes back a second, in thousandths.
#[derive(Debug, Clone, Copy)]
pub(super) struct Measure {
    most: u64,
    a_second: u64,
}

/// The first wrong code of each connection: a whole class behind one address mistypes it, and who guesses on one line shuts
/// out none of them. A million codes take more than a week.
pub(super) const FIRST_WRONG: Measure = Measure { most: 120_000, a_second: 1_000 };
/// All further ones: ten, then one in six seconds.
pub(super) const WRONG: Measure = Measure { most: 10_000, a_second: 167 };
/// People that are new: a large class behind one address may come in at once, a thousand within a minute; who makes people up
/// fills no room in passing.
pub(super) const JOINS: Measure = Measure { most: 400_000, a_second: 10_000 };
/// Messages of one connection.
pub(super) const MESSAGES: Measure = Measure { most: 60_000, a_second: 10_000 };

impl Bucket {
    const fn full(measure: Measure, at: Moment) -> Self {
        Self { left: measure.most, at }
    }

    fn take(&mut self, measure: Measure, now: Moment) -> bool {
        let back = now.since(self.at).saturating_mul(measure.a_second) / 1000;
        self.left = self.left.saturating_add(back).min(measure.most);
        self.at = now;
        let can = self.left >= 1000;
        if can {
            self.left -= 1000;
        }
        can
    }
}

/// What is kept in mind of each source, for one measure.
#[derive(Debug)]
pub(super) struct Door {
    measure: Measure,
    sources: BTreeMap<IpAddr, Bucket>,
}

impl Door {
    pub(super) const fn of(measure: Measure) -> Self {
        Self { measure, sources: BTreeMap::new() }
    }

    /// Whether a source has any left, without taking one.
    pub(super) fn is_open(&self, source: IpAddr, now: Moment) -> bool {
        self.sources.get(&source).copied().is_none_or(|mut bucket| bucket.take(self.measure, now))
    }

    /// Takes one of a source; false where there is none left.
    pub(super) fn take(&mut self, source: IpAddr, now: Moment) -> bool {
        if self.sources.len() >= MOST_SOURCES && !self.sources.contains_key(&source) {
            let oldest = self.sources.iter().min_by_key(|(_, bucket)| bucket.at).map(|(source, _)| *source);
            oldest.map(|oldest| self.sources.remove(&oldest));
        }
        let measure = self.measure;
        self.sources.entry(source).or_insert_with(|| Bucket::full(measure, now)).take(measure, now)
    }
}

/// The same for one connection.
#[derive(Debug)]
pub(super) struct Pulse(Bucket);

impl Pulse {
    pub(super) const fn new(now: Moment) -> Self {
        Self(Bucket::full(MESSAGES, now))
    }

    pub(super) fn take(&mut self, now: Moment) -> bool {
        self.0.take(MESSAGES, now)
    }
}
