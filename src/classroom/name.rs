//! The name of a participant: what it may hold, and when two are the same to the eye.

use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;
use unicode_segmentation::UnicodeSegmentation;

use super::refusal::Refusal;
use crate::words::letters::folded;

/// As many letters has the longest name: what a reader takes for a letter (Unicode's grapheme clusters).
pub const LONGEST: usize = 24;

/// A name as it is shown: composed (NFC), with single blanks, without what is not seen.
///
/// # Errors
/// That it is empty, too long, or holds signs that steer or hide instead of being read.
pub fn read(typed: &str) -> Result<String, Refusal> {
    // Whoever sends megabytes is not read to the end.
    if typed.len() > LONGEST * 40 {
        return Err(Refusal::NameTooLong);
    }
    let composed: String = typed.nfc().collect();
    let name = composed.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.chars().any(is_unseen) {
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
    seen(one) == seen(other)
}

/// What the eye makes of a name.
#[must_use]
pub fn seen(name: &str) -> String {
    let folded: String = folded(name).split_whitespace().collect();
    skeleton(&folded).collect::<String>().to_lowercase()
}

/// Control signs, signs that turn the direction of writing, and those of no width.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'
                ..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
                | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
                | '\u{fff0}'..='\u{fffb}' | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{10ffff}'
        )
}
