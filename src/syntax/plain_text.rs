//! Texts of strangers as text only: without signs that hide, reorder or break what stands around them.

use std::borrow::Cow;

/// Invisible characters that change how the rest is read; the joiners of scripts and emoji are allowed.
pub fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// Characters by which an author lays out a text of several lines.
pub const fn is_layout(c: char) -> bool {
    matches!(c, '\n' | '\r' | '\t')
}

/// The text without unseen characters; its lines stay.
pub fn visible(text: &str) -> Cow<'_, str> {
    let is_shown = |c: &char| !is_unseen(*c) || is_layout(*c);
    if text.chars().all(|c| is_shown(&c)) { text.into() } else { text.chars().filter(is_shown).collect() }
}

/// The text on one line without unseen characters, as it can stand inside a sentence.
pub fn one_line(text: &str) -> Cow<'_, str> {
    if !text.contains(is_unseen) {
        return text.into();
    }
    let shown = |c: char| match c {
        '\n' | '\r' | '\t' | '\u{85}' | '\u{2028}' | '\u{2029}' => Some(' '),
        _ => (!is_unseen(c)).then_some(c),
    };
    text.chars().filter_map(shown).collect()
}

/// True for device names of Windows, which no file or folder may have there.
pub fn is_device_name(name: &str) -> bool {
    let numbered = |name: &str| name.len() == 4 && (name.starts_with("com") || name.starts_with("lpt"));
    matches!(name, "con" | "prn" | "aux" | "nul") || (numbered(name) && name.ends_with(|c: char| c.is_ascii_digit()))
}
