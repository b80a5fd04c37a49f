//! The name of a participant: what it may hold, and when two are the same to the eye.

use std::collections::BTreeSet;
use std::iter;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::confusable_detection::skeleton;
use unicode_segmentation::UnicodeSegmentation;

use super::refusal::Refusal;
use crate::words::letters::folded;

/// As many letters has the longest name: what a reader takes for a letter (Unicode's grapheme clusters).
pub const LONGEST: usize = 24;

/// Of what is longer nothing is read.
pub(super) const MOST_BYTES: usize = LONGEST * 40;

/// As many accents a letter may have: nobody's name has more, and heaps of them cover what stands above.
const MOST_ACCENTS: usize = 4;

/// A name as it is shown: composed (NFC), with single blanks, without what is not seen.
///
/// # Errors
/// That it is empty, too long, or holds signs that steer or hide instead of being read.
pub fn read(typed: &str) -> Result<String, Refusal> {
    // Whoever sends megabytes is not read to the end.
    if typed.len() > MOST_BYTES {
        return Err(Refusal::NameTooLong);
    }
    let composed: String = typed.nfc().collect();
    let name = composed.split_whitespace().collect::<Vec<_>>().join(" ");
    let accents = |letter: &str| letter.nfd().filter(|sign| is_combining_mark(*sign)).count();
    if name.chars().any(is_unseen) || name.graphemes(true).any(|letter| accents(letter) > MOST_ACCENTS) {
        return Err(Refusal::NameUnseen);
    }
    if !name.chars().any(char::is_alphanumeric) {
        return Err(Refusal::NameEmpty);
    }
    if name.graphemes(true).count() > LONGEST || name.chars().count() > 4 * LONGEST {
        return Err(Refusal::NameTooLong);
    }
    Ok(name)
}

/// Whether two names are one to the eye: however they were typed, in whatever letters (UTS 39's skeletons).
#[must_use]
pub fn same(one: &str, other: &str) -> bool {
    seen(one).iter().zip(seen(other)).any(|(one, other)| *one == other)
}

/// Whether a name begins, to the eye, with what somebody typed of it.
#[must_use]
pub fn begins(name: &str, typed: &str) -> bool {
    seen(name).iter().zip(seen(typed)).any(|(name, typed)| !typed.is_empty() && name.starts_with(&typed))
}

/// What the eye makes of a name: in small letters, which are alike in one way, and as it stands, for capitals are alike in
/// another. Who shares either is taken for the other.
#[must_use]
pub fn seen(name: &str) -> [String; 2] {
    let small: String = folded(name).split_whitespace().collect();
    let capitals: String = folded(&skeleton(name).collect::<String>()).split_whitespace().collect();
    [small, capitals].map(|name| skeleton(&name).collect::<String>().to_lowercase())
}

/// The names of a list, each another: whoever is called as somebody before them has a number behind the name. And how many
/// that were.
#[must_use]
pub fn told_apart(names: Vec<String>) -> (Vec<String>, usize) {
    let (mut taken, mut numbered) = (BTreeSet::new(), 0);
    let mut apart = Vec::new();
    for name in names {
        let others = (2..).map(|number| format!("{name} ({number})"));
        let free =
            iter::once(name.clone()).chain(others).find(|name| seen(name).iter().all(|one| !taken.contains(one)));
        let Some(free) = free else { continue };
        numbered += usize::from(free != name);
        taken.extend(seen(&free));
        apart.push(free);
    }
    (apart, numbered)
}

/// Control signs, signs that turn the direction of writing, and those of no width.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'
                ..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
                | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
                | '\u{fff0}'..='\u{fffb}' | '\u{16fe4}' | '\u{1d159}' | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{10ffff}'
        )
}
