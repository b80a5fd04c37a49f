//! Checking knowledge cards: what a parser cannot see, each flaw with its place.

use std::collections::BTreeSet;
use std::path::Path;

use super::{Deck, KnowledgeCard, PLACES};
use crate::rules::flaw::Flaw;
use crate::rules::phrase::{Fact, Phrase, Written};
use crate::rules::ron_text::Spans;

/// How many letters a question may have,
const QUESTION: usize = 180;
/// an answer,
const ANSWER: usize = 110;
/// and an explanation.
const WHY: usize = 320;
/// How many wrong answers a card may have at the least; at the most all places but one.
const FEWEST_WRONG: usize = 2;

/// Every flaw of the cards of a text, in the order of the file.
pub(super) fn flaws(file: &str, text: &str, deck: &Deck) -> Vec<Flaw> {
    let mut check = Check { file, spans: Spans::of(text), flaws: Vec::new() };
    check.source(&deck.source);
    let mut seen = BTreeSet::new();
    for (index, card) in deck.cards.iter().enumerate() {
        let path = format!("cards.{index}");
        let clause = card.clause.to_string();
        let of_clause = |key: &'static str| Phrase::plain(key).with("found", Fact::Text(clause.clone()));
        if !clause.starts_with(&format!("{}-", deck.source)) {
            let what = of_clause("flaw-card-foreign-clause").with("source", Fact::Text(deck.source.clone()));
            check.flaw(&format!("{path}.clause"), what);
        }
        if !seen.insert(card.clause) {
            check.flaw(&format!("{path}.clause"), of_clause("flaw-card-clause-twice"));
        }
        check.card(&path, card);
    }
    check.flaws.sort_by_key(|flaw| flaw.place);
    check.flaws
}

struct Check<'c> {
    file: &'c str,
    spans: Spans,
    flaws: Vec<Flaw>,
}

impl Check<'_> {
    fn flaw(&mut self, path: &str, what: Phrase) {
        let place = self.spans.place(path);
        self.flaws.push(Flaw { file: self.file.to_owned(), place, what });
    }

    fn source(&mut self, source: &str) {
        let name = Path::new(self.file).file_stem().map(|name| name.to_string_lossy().into_owned());
        if let Some(expected) = name.filter(|name| name != source) {
            let what = Phrase::plain("flaw-card-source-not-file").with("found", Fact::Text(source.to_owned()));
            self.flaw("source", what.with("expected", Fact::Text(expected)));
        }
    }

    fn card(&mut self, path: &str, card: &KnowledgeCard) {
        self.text(&format!("{path}.question"), &card.question, QUESTION);
        self.text(&format!("{path}.right"), &card.right, ANSWER);
        self.text(&format!("{path}.why"), &card.why, WHY);
        if !(FEWEST_WRONG..PLACES.len()).contains(&card.wrong.len()) {
            let found = Fact::Number(card.wrong.len() as u64);
            self.flaw(&format!("{path}.wrong"), Phrase::plain("flaw-card-wrong-answers").with("found", found));
        }
        let mut before = vec![&card.right];
        for (index, answer) in card.wrong.iter().enumerate() {
            let path = format!("{path}.wrong.{index}");
            self.text(&path, answer, ANSWER);
            for (language, text) in in_each(answer) {
                let same = |other: &&Written| in_each(other).contains(&(language, text));
                if before.iter().any(same) {
                    let what = Phrase::plain("flaw-card-answer-twice").with("language", Fact::Text(language.into()));
                    self.flaw(&format!("{path}.{language}"), what.with("found", Fact::Text(text.to_owned())));
                }
            }
            before.push(answer);
        }
    }

    fn text(&mut self, path: &str, written: &Written, most: usize) {
        for (language, text) in in_each(written) {
            let about = |key: &'static str| Phrase::plain(key).with("language", Fact::Text(language.into()));
            let place = format!("{path}.{language}");
            let length = text.chars().count();
            if text.trim().is_empty() {
                self.flaw(&place, about("flaw-card-text-empty"));
            } else if length > most {
                let what = about("flaw-card-text-too-long").with("found", Fact::Number(length as u64));
                self.flaw(&place, what.with("most", Fact::Number(most as u64)));
            }
        }
    }
}

/// A text in each language, by the language's code.
fn in_each(written: &Written) -> [(&'static str, &str); 3] {
    [("fr", &written.fr), ("it", &written.it), ("en", &written.en)]
}
