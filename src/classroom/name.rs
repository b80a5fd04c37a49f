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
    if has_hidden(&name) || name.graphemes(true).any(|letter| accents(letter) > MOST_ACCENTS) {
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
    // Joiners and emoji variants change a name for the eye by little or nothing.
    let name: String = name.chars().filter(|sign| !is_joining(*sign)).collect();
    let name = name.as_str();
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

const VARIANT: char = '\u{fe0f}';
const JOINER: char = '\u{200d}';
const NON_JOINER: char = '\u{200c}';
/// The square around a keycap, as in 1️⃣.
const KEYCAP: char = '\u{20e3}';

const fn is_joining(sign: char) -> bool {
    matches!(sign, VARIANT | JOINER | NON_JOINER)
}

/// True if something is hidden in a name. Keyboards put variants and joiners into emoji, and joiners between letters of
/// scripts that are spelled with them; anywhere else these hide something, too.
fn has_hidden(name: &str) -> bool {
    let signs: Vec<char> = name.chars().collect();
    signs.iter().enumerate().any(|(at, sign)| {
        let before = at.checked_sub(1).and_then(|at| signs.get(at)).copied();
        let after = signs.get(at + 1).copied();
        match *sign {
            VARIANT => !(before.is_some_and(is_emoji) || before.is_some_and(is_keycap) && after == Some(KEYCAP)),
            JOINER if after.is_some_and(is_emoji) => {
                !before.is_some_and(|before| before == VARIANT || is_emoji(before) || is_skin_tone(before))
            }
            JOINER | NON_JOINER => !before.zip(after).is_some_and(|(before, after)| are_joined(before, after)),
            sign => is_invisible(sign),
        }
    })
}

const fn is_keycap(sign: char) -> bool {
    matches!(sign, '0'..='9' | '#' | '*')
}

const fn is_skin_tone(sign: char) -> bool {
    matches!(sign, '\u{1f3fb}'..='\u{1f3ff}')
}

/// Pictographs, as far as they can have a variant or be joined.
const fn is_emoji(sign: char) -> bool {
    matches!(
        sign,
        '\u{a9}' | '\u{ae}' | '\u{203c}' | '\u{2049}' | '\u{2122}' | '\u{2139}' | '\u{2194}'..='\u{21aa}'
            | '\u{231a}'..='\u{23ff}' | '\u{24c2}' | '\u{25aa}'..='\u{25fe}' | '\u{2600}'..='\u{27bf}' | '\u{2934}'
            | '\u{2935}' | '\u{2b05}'..='\u{2b55}' | '\u{3030}' | '\u{303d}' | '\u{3297}' | '\u{3299}'
            | '\u{1f000}'..='\u{1faff}'
    )
}

/// True for two letters of one script in which a joiner between them is spelling: Arabic as for Persian or Urdu, Syriac,
/// the scripts of India, Sinhala, Mongolian.
fn are_joined(before: char, after: char) -> bool {
    const SCRIPTS: [std::ops::RangeInclusive<char>; 5] = [
        '\u{620}'..='\u{6ff}',
        '\u{700}'..='\u{74f}',
        '\u{750}'..='\u{77f}',
        '\u{900}'..='\u{dff}',
        '\u{1820}'..='\u{18aa}',
    ];
    SCRIPTS.iter().any(|script| script.contains(&before) && script.contains(&after))
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
