//! Denomination sets that come while the program runs: each is kept for as long as it runs, and once, so that rules and
//! scenes can name a set without owning it; and which of them are known where a text is being read.

use std::cell::RefCell;
use std::sync::Mutex;

use super::ChipSet;

/// Every set that was kept. A pack that is read again brings the same ones: they are found, not kept twice.
static KEPT: Mutex<Vec<&'static ChipSet>> = Mutex::new(Vec::new());

/// No more sets are kept than this: some megabytes, and more than anybody has packs.
const MOST_KEPT: usize = 4_096;

thread_local! {
    /// The sets that a text being read here may name beside the built-in ones; nothing where none is being read.
    static KNOWN: RefCell<Option<Vec<&'static ChipSet>>> = const { RefCell::new(None) };
}

impl ChipSet {
    /// This set, kept for as long as the program runs; nothing where there are far too many.
    #[must_use]
    pub fn kept(self) -> Option<&'static Self> {
        let mut all = KEPT.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(there) = all.iter().find(|set| ***set == self) {
            return Some(there);
        }
        if all.len() >= MOST_KEPT {
            return None;
        }
        let set: &'static Self = Box::leak(Box::new(self));
        all.push(set);
        Some(set)
    }
}

/// Does something during which texts that are read may also name these sets.
pub fn knowing<T>(sets: &[&'static ChipSet], work: impl FnOnce() -> T) -> T {
    let before = KNOWN.with(|known| known.replace(Some(sets.to_vec())));
    let done = work();
    KNOWN.with(|known| known.replace(before));
    done
}

/// The set of this id that is known here.
pub(super) fn known(id: &str) -> Option<&'static ChipSet> {
    KNOWN.with(|known| known.borrow().iter().flatten().find(|set| set.id == id).copied())
}

/// The ids of the sets that are known here besides the built-in ones.
pub(super) fn known_ids() -> Vec<&'static str> {
    KNOWN.with(|known| known.borrow().iter().flatten().map(|set| set.id.as_str()).collect())
}

/// The set of this id that was kept last. Where a text is being read, what other packs bring is not known.
pub(super) fn latest(id: &str) -> Option<&'static ChipSet> {
    if KNOWN.with(|known| known.borrow().is_some()) {
        return None;
    }
    let all = KEPT.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    all.iter().rev().find(|set| set.id == id).copied()
}
