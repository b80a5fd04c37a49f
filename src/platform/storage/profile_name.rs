//! Profile names as typed by a trainee, and the folder names derived from them.

use std::path::Path;

use crate::i18n::folding::{fold, without_accents};
use crate::i18n::phrase::{Fact, Phrase};
use crate::syntax::{is_device_name, is_unseen};

/// Maximum length of a name, in characters.
pub const LONGEST: usize = 40;

/// Reason for refusing a profile name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NameError {
    Empty,
    /// Contains this invisible character.
    Invisible(char),
    Slash(char),
    /// Of this many characters.
    TooLong(usize),
    /// Another profile has it, in this spelling.
    Taken(String),
}

impl NameError {
    pub fn into_phrase(self) -> Phrase {
        match self {
            Self::Empty => text!("profile-name-empty"),
            Self::Invisible(sign) => {
                text!("profile-name-unseen", code = Fact::Text(format!("U+{:04X}", u32::from(sign))))
            }
            Self::Slash(sign) => text!("profile-name-slash", sign = Fact::Text(sign.to_string())),
            Self::TooLong(length) => {
                text!("profile-name-long", longest = Fact::Number(LONGEST as u64), length = Fact::Number(length as u64))
            }
            Self::Taken(name) => text!("profile-name-taken", name = Fact::Text(name)),
        }
    }
}

/// Trims and validates a typed name.
pub fn check(typed: &str) -> Result<String, NameError> {
    let name = typed.trim();
    if name.chars().all(|c| is_blank(c) || c == '.') {
        return Err(NameError::Empty);
    }
    if let Some(sign) = name.chars().find(|&c| is_unseen(c)) {
        return Err(NameError::Invisible(sign));
    }
    if let Some(sign) = name.chars().find(|c| matches!(c, '/' | '\\')) {
        return Err(NameError::Slash(sign));
    }
    let length = name.chars().count();
    if length > LONGEST {
        return Err(NameError::TooLong(length));
    }
    Ok(name.to_owned())
}

/// True if two names look the same to a reader.
pub fn same(one: &str, other: &str) -> bool {
    fold(one.trim()) == fold(other.trim())
}

/// Candidate folder names for a profile name, simplest first: lowercase ASCII letters, digits and hyphens, so that no
/// file system rejects or confuses them.
pub fn folders(name: &str) -> impl Iterator<Item = String> {
    let mut plain = String::new();
    for letter in without_accents(name).chars().filter_map(latin) {
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

/// True if this is a plain name inside the profiles folder, not a path leading elsewhere.
pub fn is_folder(name: &str) -> bool {
    let mut parts = Path::new(name).components();
    matches!((parts.next(), parts.next()), (Some(std::path::Component::Normal(part)), None) if part == name)
        && !name.contains('\\')
        && !name.starts_with('.')
}

fn is_blank(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}' | '\u{3164}' | '\u{fe0f}')
}

/// The ASCII letter or digit a lowercase letter without accents contributes to a folder name.
fn latin(c: char) -> Option<char> {
    match c {
        'a'..='z' | '0'..='9' => Some(c),
        '\'' | '’' => None,
        _ => Some('-'),
    }
}
