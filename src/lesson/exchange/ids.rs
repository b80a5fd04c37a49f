//! Ids derived from words, stable so that progress survives a second import.

use std::collections::BTreeSet;

/// Maximum length of an id.
const LONGEST: usize = 48;

#[derive(Debug, Default)]
pub(super) struct UniqueIds {
    used: BTreeSet<String>,
    question_hashes: BTreeSet<u32>,
}

impl UniqueIds {
    /// An id from `words`, disambiguated by a hash of the whole question `all`, independent of order; `None` if the
    /// same question occurred before.
    pub(super) fn unique(&mut self, words: &str, all: &str) -> Option<String> {
        let plain = slug(words, LONGEST);
        let hash = crc32fast::hash(all.as_bytes());
        if !self.question_hashes.insert(hash) {
            return None;
        }
        let plain = if plain.is_empty() { format!("q-{hash:08x}") } else { plain };
        if self.used.insert(plain.clone()) {
            return Some(plain);
        }
        let second = format!("{plain}-{hash:08x}");
        self.used.insert(second.clone()).then_some(second)
    }

    /// An id within a list, numbered if already in use.
    pub(super) fn numbered(&mut self, words: &str, otherwise: &str) -> String {
        let plain = slug(words, LONGEST);
        let plain = if plain.is_empty() { otherwise.to_owned() } else { plain };
        let mut given = plain.clone();
        let mut count = 1_usize;
        while !self.used.insert(given.clone()) {
            count += 1;
            given = format!("{plain}-{count}");
        }
        given
    }
}

pub fn pack_id(folder: &str) -> String {
    let plain = slug(folder, LONGEST);
    let taken = [super::super::FREE_PRACTICE, super::super::TODAYS_PRACTICE].contains(&plain.as_str());
    if plain.is_empty() || taken { format!("questions{}{plain}", if taken { "-" } else { "" }) } else { plain }
}

/// Lower-case letters and digits joined by hyphens, accents dropped, cut between words.
pub fn slug(text: &str, longest: usize) -> String {
    let mut slug = String::new();
    let mut word = String::new();
    for letter in text.chars().take(400).chain([' ']) {
        let before = word.len();
        push_plain(letter, &mut word);
        if word.len() > before {
            continue;
        }
        let room = longest.saturating_sub(slug.len() + usize::from(!slug.is_empty()));
        if word.len() > room && !slug.is_empty() {
            break;
        }
        word.truncate(room);
        if !word.is_empty() {
            if !slug.is_empty() {
                slug.push('-');
            }
            slug.push_str(&word);
            word.clear();
        }
    }
    slug
}

fn push_plain(letter: char, word: &mut String) {
    let plain = match letter {
        'à'..='å' | 'À'..='Å' => "a",
        'ç' | 'Ç' => "c",
        'è'..='ë' | 'È'..='Ë' => "e",
        'ì'..='ï' | 'Ì'..='Ï' => "i",
        'ñ' | 'Ñ' => "n",
        'ò'..='ö' | 'Ò'..='Ö' => "o",
        'ù'..='ü' | 'Ù'..='Ü' => "u",
        'æ' | 'Æ' => "ae",
        'œ' | 'Œ' => "oe",
        'ß' => "ss",
        letter if letter.is_ascii_alphanumeric() => {
            word.push(letter.to_ascii_lowercase());
            return;
        }
        _ => return,
    };
    word.push_str(plain);
}
