//! Interned denomination sets, so that rules and scenes can refer to a set without owning it, and the sets in scope
//! while a text is read.

use std::cell::RefCell;
use std::sync::Mutex;

use super::ChipSet;

/// All interned sets. A set that is read again is found here, not added twice.
static KEPT: Mutex<Vec<&'static ChipSet>> = Mutex::new(Vec::new());

/// Upper bound on interned sets: some megabytes, far more than the packs anybody has.
const MOST_KEPT: usize = 4_096;

thread_local! {
    /// Sets that the text being read may name beside the built-in ones; `None` outside a read.
    static KNOWN: RefCell<Option<Vec<&'static ChipSet>>> = const { RefCell::new(None) };
}

impl ChipSet {
    /// The interned copy of this set; `None` once the limit is reached.
    pub fn intern(self) -> Option<&'static Self> {
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

/// Runs `work` with these sets in scope for texts that are read meanwhile.
pub fn with_chip_sets<T>(sets: &[&'static ChipSet], work: impl FnOnce() -> T) -> T {
    let before = KNOWN.with(|known| known.replace(Some(sets.to_vec())));
    let done = work();
    KNOWN.with(|known| known.replace(before));
    done
}

pub(super) fn in_scope(id: &str) -> Option<&'static ChipSet> {
    KNOWN.with(|known| known.borrow().iter().flatten().find(|set| set.id == id).copied())
}

pub(super) fn ids_in_scope() -> Vec<&'static str> {
    KNOWN.with(|known| known.borrow().iter().flatten().map(|set| set.id.as_str()).collect())
}

/// The most recently interned set of this id. `None` during a read, where sets of other packs are out of scope.
pub(super) fn latest_interned(id: &str) -> Option<&'static ChipSet> {
    if KNOWN.with(|known| known.borrow().is_some()) {
        return None;
    }
    let all = KEPT.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    all.iter().rev().find(|set| set.id == id).copied()
}
