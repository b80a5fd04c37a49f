//! Clause search by id and words.

use super::{BookEntry, ClauseBook};
use crate::i18n::folding::without_accents;
use crate::i18n::phrase::Phrase;
use crate::i18n::{Catalog, HouseTerms};
use crate::rules::clause::{CLAUSES_OF_SOURCE, Clause};
use crate::syntax::Written;

/// Clauses that contain all query words, each as a whole word or prefix, in the id, paraphrase, note, topic or the
/// names of their differences, in the displayed language. Ignores case and accents. An empty query matches all.
pub fn search<'b>(book: &'b ClauseBook, query: &str, words: &Catalog) -> Vec<&'b BookEntry> {
    let wanted: Vec<String> = query.split_whitespace().map(fold_accents).collect();
    let has = |entry: &&BookEntry| {
        let all = fold_accents(&searchable_text(book, entry, words));
        wanted.iter().all(|word| begins_a_word(&all, word))
    };
    if wanted.is_empty() { book.entries().collect() } else { book.entries().filter(has).collect() }
}

fn searchable_text(book: &ClauseBook, entry: &BookEntry, words: &Catalog) -> String {
    let note = entry.reading.note().map_or("", |note| text(note, words));
    let topic = words.render(&Phrase::plain(entry.topic.text_key()), &HouseTerms::default());
    let mut all = format!("{} {} {note} {topic}", entry.id, text(&entry.says, words));
    for matter in book.differences_of(entry.id) {
        all.push(' ');
        all.push_str(text(&matter.topic, words));
    }
    all
}

fn begins_a_word(text: &str, word: &str) -> bool {
    let begins = |(at, _): (usize, &str)| !text.get(..at).is_some_and(|before| before.ends_with(char::is_alphanumeric));
    text.match_indices(word).any(begins)
}

fn text<'w>(written: &'w Written, words: &Catalog) -> &'w str {
    written.get(words.language().code())
}

fn fold_accents(text: &str) -> String {
    without_accents(text).replace('’', "'")
}

/// The clause probably meant by an invalid id: with capitals, hyphen and zero restored, or the source's last clause if
/// the number is too high.
pub fn nearest(id: &str) -> Option<Clause> {
    let letters: Vec<char> = id.chars().filter(char::is_ascii_alphanumeric).take(8).collect();
    let (source, number) = match letters.as_slice() {
        ['s' | 'S', source @ '0'..='9', number @ ..] => (source.to_digit(10)?, number.iter().collect::<String>()),
        _ => return None,
    };
    let most = *CLAUSES_OF_SOURCE.get(source as usize)?;
    let number: u32 = if number.is_empty() { 1 } else { number.parse().ok()? };
    Clause::read(&format!("S{source}-{:02}", number.clamp(1, most.into())))
}
