//! Keys of `assets/text`, checked while the program is compiled.

use std::cmp::Ordering;
use std::fmt;
use std::ops::Deref;

include!(concat!(env!("OUT_DIR"), "/text_keys.rs"));

/// The key of a text that exists in every language. Made by `text_key!`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TextKey(&'static str);

impl TextKey {
    /// The key; for `text_key!`, which calls it while the program is compiled.
    ///
    /// # Panics
    /// If no text has the key.
    pub const fn checked(key: &'static str) -> Self {
        assert!(entry([key, ""]).is_some(), "assets/text has no such key");
        Self(key)
    }

    /// The key; for `text!`, which calls it while the program is compiled.
    ///
    /// # Panics
    /// If no text has the key, or its text names other facts.
    pub const fn with_facts(key: &'static str, given: &[&str]) -> Self {
        let key = Self::checked(key);
        assert!(contains_all(given, key.facts()), "the text names a fact that is not given");
        assert!(contains_all(key.facts(), given), "the text names no such fact");
        key
    }

    /// True if there is a text for the prefix with each of these words.
    pub const fn are_known(prefix: &str, mut words: &[&str]) -> bool {
        while let [word, rest @ ..] = words {
            if entry([prefix, word]).is_none() {
                return false;
            }
            words = rest;
        }
        true
    }

    /// The key of this name; `None` where no text has it.
    pub const fn find(key: &str) -> Option<Self> {
        match entry([key, ""]) {
            Some((known, ..)) => Some(Self(known)),
            None => None,
        }
    }

    /// A key put together from the words of a closed list. Unchecked: where no text has it, the message is
    /// `{missing-text}`, and tests walk the lists.
    pub fn computed(key: &str) -> Self {
        Self::find(key).unwrap_or(Self("missing-text"))
    }

    /// All keys, sorted.
    pub fn all() -> impl Iterator<Item = Self> {
        KEYS.iter().map(|(key, ..)| Self(key))
    }

    /// The facts that its text names, sorted; `point-number` comes with `point`.
    pub const fn facts(self) -> &'static [&'static str] {
        match entry([self.0, ""]) {
            Some((_, facts, _)) => facts,
            None => &[],
        }
    }

    /// The place in [`FILES`] of the file that has its text; `None` where no text has it.
    pub(super) const fn file(self) -> Option<usize> {
        match entry([self.0, ""]) {
            Some((.., file)) => Some(*file),
            None => None,
        }
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

/// The row of a key, given in two parts, by binary search.
const fn entry([start, end]: [&str; 2]) -> Option<&'static (&'static str, &'static [&'static str], usize)> {
    let key = [start.as_bytes(), end.as_bytes()];
    let mut rows: &'static [(&str, &[&str], usize)] = &KEYS;
    loop {
        let (before, [row, after @ ..]) = rows.split_at(rows.len() / 2) else { return None };
        rows = match compare([row.0.as_bytes(), &[]], key) {
            Ordering::Equal => return Some(row),
            Ordering::Less => after,
            Ordering::Greater => before,
        };
    }
}

/// The order of two texts in two parts each; the traits' methods cannot be called at compile time.
const fn compare(mut one: [&[u8]; 2], mut other: [&[u8]; 2]) -> Ordering {
    loop {
        match (split_first(one), split_first(other)) {
            (None, None) => return Ordering::Equal,
            (Some((byte, rest)), Some((other_byte, other_rest))) if byte == other_byte => {
                (one, other) = (rest, other_rest);
            }
            (Some((byte, _)), Some((other_byte, _))) if byte < other_byte => return Ordering::Less,
            (None, Some(_)) => return Ordering::Less,
            _ => return Ordering::Greater,
        }
    }
}

/// The first byte of a text in two parts, and the rest.
const fn split_first(text: [&[u8]; 2]) -> Option<(u8, [&[u8]; 2])> {
    match text {
        [[first, rest @ ..], end] => Some((*first, [rest, end])),
        [[], [first, rest @ ..]] => Some((*first, [rest, &[]])),
        [[], []] => None,
    }
}

const fn contains_all(names: &[&str], mut wanted: &[&str]) -> bool {
    while let [name, rest @ ..] = wanted {
        if !contains(names, name) {
            return false;
        }
        wanted = rest;
    }
    true
}

const fn contains(mut names: &[&str], wanted: &str) -> bool {
    while let [name, rest @ ..] = names {
        if matches!(compare([name.as_bytes(), &[]], [wanted.as_bytes(), &[]]), Ordering::Equal) {
            return true;
        }
        names = rest;
    }
    false
}
