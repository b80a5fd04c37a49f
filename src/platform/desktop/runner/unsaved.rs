//! Answers that were given but are not on the disk.

use std::path::Path;
use std::time::{Duration, Instant};

use crate::i18n::phrase::{Fact, Phrase};
use crate::platform::storage::files;

/// Time an answer may be on its way before a notice says so.
const SLOW: Duration = Duration::from_secs(1);

#[derive(Debug, Default)]
pub(super) struct Unsaved {
    count: usize,
    /// Time of the last finished answer, or of the start of the first one.
    since: Option<Instant>,
    /// The number the user was told.
    shown: Option<usize>,
    last_failed: bool,
}

impl Unsaved {
    pub(super) fn begin(&mut self) {
        self.count += 1;
        self.since.get_or_insert_with(Instant::now);
    }

    /// One is written (`true`), or waits in the memory of its journal, which reports that itself.
    pub(super) fn end(&mut self, is_saved: bool) {
        self.count = self.count.saturating_sub(1);
        self.since = (self.count > 0).then(Instant::now);
        self.last_failed = !is_saved;
    }

    pub(super) const fn count(&self) -> usize {
        self.count
    }

    /// Says how many answers a slow disk has not taken yet, each number once, and that it has taken them all.
    pub(super) fn notice(&mut self, folder: &Path) -> Option<Phrase> {
        let is_slow = self.since.is_some_and(|since| since.elapsed() >= SLOW);
        let is_news = match self.shown {
            Some(_) if self.count == 0 => !std::mem::take(&mut self.last_failed),
            Some(shown) => is_slow && shown != self.count,
            None => is_slow,
        };
        if self.count == 0 {
            self.shown = None;
        } else if is_news {
            self.shown = Some(self.count);
        }
        is_news.then(|| {
            let waiting = Phrase::plain(text_key!("journal-waiting")).with("place", files::path_fact(folder));
            let waiting = waiting.with("count", Fact::Number(self.count as u64));
            waiting.with("trouble", Fact::Phrase(Box::new(text!("trouble-slow"))))
        })
    }

    /// Time until it has to be looked at again.
    pub(super) fn next_check(&self) -> Option<Duration> {
        self.since.filter(|_| self.shown.is_none()).map(|since| SLOW.saturating_sub(since.elapsed()))
    }
}
