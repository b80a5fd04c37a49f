//! A profile's name as a trainee types it, and the folder name made from it.

use std::path::Path;

use crate::rules::phrase::{Fact, Phrase};
use crate::words::letters::{bare, folded};

/// The longest name, in characters.
pub const LONGEST: usize = 40;

/// A name as it is shown: anything a person may be called, without the blanks around it. Says what is
/// wrong with a name that cannot be one.
pub fn check(typed: &str) -> Result<String, Phrase> {
    let name = typed.trim();
    if name.chars().all(|c| is_blank(c) || c == '.') {
        return Err(Phrase::plain("profile-name-empty"));
    }
    if let Some(sign) = name.chars().find(|&c| is_unseen(c)) {
        return Err(Phrase::plain("profile-name-unseen").with("code", Fact::Text(format!("U+{:04X}", u32::from(sign)))));
    }
    if let Some(sign) = name.chars().find(|c| matches!(c, '/' | '\\')) {
        return Err(Phrase::plain("profile-name-slash").with("sign", Fact::Text(sign.to_string())));
    }
    let length = name.chars().count();
    if length > LONGEST {
        let facts = [("longest", LONGEST), ("length", length)];
        let start = Phrase::plain("profile-name-long");
        return Err(facts.into_iter().fold(start, |phrase, (name, n)| phrase.with(name, Fact::Number(n as u64))));
    }
    Ok(name.to_owned())
}

/// Whether two names are one to a reader.
#[must_use]
pub fn same(one: &str, other: &str) -> bool {
    folded(one.trim()) == folded(other.trim())
}

/// The folder names to try for a name, the plainest first: small Latin letters, digits and hyphens, so
/// that every file system takes them and none holds two of them for one.
pub fn folders(name: &str) -> impl Iterator<Item = String> {
    let mut plain = String::new();
    for letter in bare(name).chars().filter_map(latin) {
        match letter {
            '-' if plain.is_empty() || plain.ends_with('-') => {}
            letter => plain.push(letter),
        }
    }
    let plain = plain.trim_end_matches('-').to_owned();
    let first = match plain.as_str() {
        "" => "profile".to_owned(),
        device if is_device_name(device) => format!("profile-{device}"),
        _ => plain,
    };
    (1..=9999).map(move |n| if n == 1 { first.clone() } else { format!("{first}-{n}") })
}

/// Whether a folder's name may be opened: one name inside the folder of profiles, and nothing beyond.
#[must_use]
pub fn is_folder(name: &str) -> bool {
    let mut parts = Path::new(name).components();
    matches!((parts.next(), parts.next()), (Some(std::path::Component::Normal(part)), None) if part == name)
        && !name.contains('\\')
        && !name.starts_with('.')
}

/// Neither a mark on the screen nor a part of one.
fn is_blank(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}' | '\u{3164}' | '\u{fe0f}')
}

/// Signs that show nothing and change how the rest is read. The joiners of scripts and emoji are none.
pub(super) fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// What Windows takes for a device and no file.
pub(super) fn is_device_name(name: &str) -> bool {
    let numbered = |name: &str| name.len() == 4 && (name.starts_with("com") || name.starts_with("lpt"));
    matches!(name, "con" | "prn" | "aux" | "nul") || (numbered(name) && name.ends_with(|c: char| c.is_ascii_digit()))
}

/// What of a small letter without accents stands in the name of a folder.
fn latin(c: char) -> Option<char> {
    match c {
        'a'..='z' | '0'..='9' => Some(c),
        '\'' | '’' => None,
        _ => Some('-'),
    }
}
