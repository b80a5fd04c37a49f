//! Keys of `assets/text`, checked while the program is compiled.

include!(concat!(env!("OUT_DIR"), "/text_keys.rs"));

/// The key of a text that exists in every language. Made by `text_key!`, or by [`TextKey::find`] where it is computed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TextKey(&'static str);

impl TextKey {
    /// The key, at compile time: a missing one does not build.
    pub const fn checked(key: &'static str) -> Self {
        assert!(position(key).is_some(), "assets/text has no such key");
        Self(key)
    }

    /// The key, at compile time: a missing one, or one whose text names other facts, does not build.
    pub const fn with_facts(key: &'static str, names: &[&str]) -> Self {
        let Some(at) = position(key) else { panic!("assets/text has no such key") };
        let expected = KEYS[at].1;
        assert!(expected.len() == names.len(), "the text names more or fewer facts");
        let mut index = 0;
        while index < names.len() {
            assert!(contains(expected, names[index]), "the text names no such fact");
            index += 1;
        }
        Self(key)
    }

    /// A computed key; `None` where no text has it.
    pub fn find(key: &str) -> Option<Self> {
        KEYS.binary_search_by_key(&key, |(known, _)| *known).ok().and_then(|at| KEYS.get(at)).map(|(known, _)| Self(known))
    }

    /// The key as it stands in the files.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl PartialEq<str> for TextKey {
    fn eq(&self, other: &str) -> bool {
        self.0 == other
    }
}

impl PartialEq<&str> for TextKey {
    fn eq(&self, other: &&str) -> bool {
        self.0 == *other
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
