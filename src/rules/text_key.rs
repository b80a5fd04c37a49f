//! Keys of `assets/text`, checked while the program is compiled.

use std::fmt;
use std::ops::Deref;

include!(concat!(env!("OUT_DIR"), "/text_keys.rs"));

/// The key of a text that exists in every language. Made by `text_key!`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TextKey(&'static str);

impl TextKey {
    /// The key, at compile time: a missing one does not build.
    pub const fn checked(key: &'static str) -> Self {
        assert!(position(key).is_some(), "assets/text has no such key");
        Self(key)
    }

    /// The key, at compile time: a missing one, or one whose text names other facts, does not build.
    pub const fn with_facts(key: &'static str, given: &[&str]) -> Self {
        let Some(at) = position(key) else { panic!("assets/text has no such key") };
        let named = KEYS[at].1;
        assert!(contains_all(given, named), "the text names a fact that is not given");
        assert!(contains_all(named, given), "the text names no such fact");
        Self(key)
    }

    /// The key of this name; `None` where no text has it.
    pub fn find(key: &str) -> Option<Self> {
        position(key).and_then(|at| KEYS.get(at)).map(|(known, _)| Self(known))
    }

    /// A key put together from the words of a closed list. Unchecked: where no text has it, the message is
    /// `{missing-text}`, and tests walk the lists.
    pub fn computed(key: &str) -> Self {
        Self::find(key).unwrap_or(Self("missing-text"))
    }

    /// All keys, sorted.
    pub fn all() -> impl Iterator<Item = Self> {
        KEYS.iter().map(|(key, _)| Self(key))
    }

    /// The facts that its text names, sorted; `point-number` comes with `point`.
    pub fn facts(self) -> &'static [&'static str] {
        position(self.0).and_then(|at| KEYS.get(at)).map_or(&[], |(_, facts)| facts)
    }

    /// The key as written in the files.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl Deref for TextKey {
    type Target = str;

    fn deref(&self) -> &str {
        self.0
    }
}

impl fmt::Display for TextKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// The place of a key in the sorted table.
const fn position(key: &str) -> Option<usize> {
    let (mut low, mut high) = (0, KEYS.len());
    while low < high {
        let middle = low.midpoint(high);
        match compare(KEYS[middle].0.as_bytes(), key.as_bytes()) {
            0 => return Some(middle),
            -1 => low = middle + 1,
            _ => high = middle,
        }
    }
    None
}

/// -1, 0 or 1, as the first is smaller than, equal to or larger than the second.
const fn compare(one: &[u8], other: &[u8]) -> i8 {
    let mut at = 0;
    while at < one.len() && at < other.len() {
        if one[at] != other[at] {
            return if one[at] < other[at] { -1 } else { 1 };
        }
        at += 1;
    }
    if one.len() == other.len() {
        0
    } else if one.len() < other.len() {
        -1
    } else {
        1
    }
}

const fn contains_all(names: &[&str], wanted: &[&str]) -> bool {
    let mut at = 0;
    while at < wanted.len() {
        if !contains(names, wanted[at]) {
            return false;
        }
        at += 1;
    }
    true
}

const fn contains(names: &[&str], name: &str) -> bool {
    let mut at = 0;
    while at < names.len() {
        if compare(names[at].as_bytes(), name.as_bytes()) == 0 {
            return true;
        }
        at += 1;
    }
    false
}
