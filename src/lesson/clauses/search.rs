//! Finding a clause: by its id, or by words of what it says.

use super::{Book, Entry};
use crate::rules::clause::{CLAUSES_OF_SOURCE, Clause};
use crate::rules::phrase::{Phrase, Written};
use crate::words::letters::bare;
use crate::words::{Names, Words};

/// The clauses that all words of a query are found in, each as a word or its beginning: in the id, in what
/// the clause says and what is noted beside it, in the names of its topic and of the matters it has a part
/// in, in the language shown. Capitals and accents count for nothing. All clauses where nothing is asked for.
#[must_use]
pub fn search<'b>(book: &'b Book, query: &str, words: &Words) -> Vec<&'b Entry> {
    let wanted: Vec<String> = query.split_whitespace().map(plain).collect();
    let has = |entry: &&Entry| {
        let all = plain(&all_of(book, entry, words));
        wanted.iter().all(|word| begins_a_word(&all, word))
    };
    if wanted.is_empty() { book.entries().collect() } else { book.entries().filter(has).collect() }
}

/// Everything in which a clause can be found.
fn all_of(book: &Book, entry: &Entry, words: &Words) -> String {
    let note = entry.reading.note().map_or("", |note| text(note, words));
    let topic = words.say(&Phrase::plain(entry.topic.key()), &Names::default());
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

/// A text in the language of the words.
fn text<'w>(written: &'w Written, words: &Words) -> &'w str {
    written.get(words.language().code())
}

/// Small letters without accents.
fn plain(text: &str) -> String {
    bare(text).replace('’', "'")
}

/// What somebody may have meant by an id that is none: the same in capitals, with its hyphen and its
/// nought, or the last clause of a text that has fewer.
#[must_use]
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
