//! Participant names: allowed characters, and visual equality.

use std::collections::BTreeSet;
use std::iter;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::confusable_detection::skeleton;
use unicode_segmentation::UnicodeSegmentation;

use super::refusal::RoomRefusal;
use crate::i18n::folding::fold;

/// Maximum length in grapheme clusters.
pub const LONGEST: usize = 24;

/// Longer input is rejected unread.
pub(super) const MOST_BYTES: usize = LONGEST * 40;

/// Maximum number of accents per letter: stacked accents would cover the line above.
const MOST_ACCENTS: usize = 4;

/// The display form of a name: NFC, single spaces, no invisible characters.
///
/// # Errors
/// The name is empty, too long, or contains control or invisible characters.
pub fn normalise(typed: &str) -> Result<String, RoomRefusal> {
    // Huge input is not scanned.
    if typed.len() > MOST_BYTES {
        return Err(RoomRefusal::NameTooLong);
    }
    let composed: String = typed.nfc().collect();
    let name = composed.split_whitespace().collect::<Vec<_>>().join(" ");
    let accents = |letter: &str| letter.nfd().filter(|sign| is_combining_mark(*sign)).count();
    if name.chars().any(is_invisible) || name.graphemes(true).any(|letter| accents(letter) > MOST_ACCENTS) {
        return Err(RoomRefusal::NameUnseen);
    }
    if !name.chars().any(char::is_alphanumeric) {
        return Err(RoomRefusal::NameEmpty);
    }
    if name.graphemes(true).count() > LONGEST || name.chars().count() > 4 * LONGEST {
        return Err(RoomRefusal::NameTooLong);
    }
    Ok(name)
}

/// Visual equality, regardless of script and encoding (UTS 39 skeletons).
pub fn same(one: &str, other: &str) -> bool {
    skeletons(one).iter().zip(skeletons(other)).any(|(one, other)| *one == other)
}

pub fn has_prefix(name: &str, typed: &str) -> bool {
    skeletons(name).iter().zip(skeletons(typed)).any(|(name, typed)| !typed.is_empty() && name.starts_with(&typed))
}

/// Visual keys of a name: the skeletons in lower case and as typed, since capitals have confusables of their own.
/// Names that share either are confusable.
pub fn skeletons(name: &str) -> [String; 2] {
    let small: String = fold(name).split_whitespace().collect();
    let capitals: String = fold(&skeleton(name).collect::<String>()).split_whitespace().collect();
    [small, capitals].map(|name| skeleton(&name).collect::<String>().to_lowercase())
}

/// Makes roster names unique by appending numbers to repeated ones. Returns the number of
/// names changed as well.
pub fn make_unique(names: Vec<String>) -> (Vec<String>, usize) {
    let (mut taken, mut numbered) = (BTreeSet::new(), 0);
    let mut apart = Vec::new();
    for name in names {
        let others = (2..).map(|number| format!("{name} ({number})"));
        let free =
            iter::once(name.clone()).chain(others).find(|name| skeletons(name).iter().all(|one| !taken.contains(one)));
        let Some(free) = free else { continue };
        numbered += usize::from(free != name);
        taken.extend(skeletons(&free));
        apart.push(free);
    }
    (apart, numbered)
}

/// Control characters, direction marks and zero-width characters.
fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'
                ..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
                | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
                | '\u{fff0}'..='\u{fffb}' | '\u{16fe4}' | '\u{1d159}' | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{10ffff}'
        )
}
