//! The Aiken format: a question, one lettered answer per line, and `ANSWER: B`.

use crate::drill::authored::FixedScene;
use crate::i18n::phrase::{Fact, Phrase};
use crate::syntax::TextPosition;

use super::item::{ExchangeItem, ItemKind, ItemSection, MarkShare, WeightedAnswer, texts};
use super::markup::{LostMarkup, without_braces};
use super::notes::{ExchangeNotes, excerpt};
use super::{MOST_OF_A_QUESTION, MOST_QUESTIONS, note_lost};

#[derive(Default)]
struct PendingQuestion<'t> {
    place: Option<TextPosition>,
    asked: Vec<&'t str>,
    answers: Vec<(char, String)>,
    size: usize,
}

pub(super) fn read(text: &str, code: &str, notes: &mut ExchangeNotes) -> Vec<ItemSection> {
    let mut items = Vec::new();
    let mut open = PendingQuestion::default();
    for (index, line) in text.lines().enumerate() {
        let place = TextPosition { line: index + 1, column: 1 };
        let line = line.trim();
        if items.len() >= MOST_QUESTIONS {
            let what = text!("exchange-too-many", most = Fact::Number(MOST_QUESTIONS as u64));
            notes.omitted(place, what);
            open = PendingQuestion::default();
            break;
        }
        if let Some(right) = answer_line(line) {
            items.extend(std::mem::take(&mut open).finish(place, right, code, notes));
        } else if let Some((letter, answer)) = lettered(line, open.answers.len()) {
            open.place.get_or_insert(place);
            open.size += line.len();
            open.answers.push((letter, answer.to_owned()));
        } else if !line.is_empty() {
            if !open.answers.is_empty() {
                let asked = open.asked.join("\n");
                let at = open.place.unwrap_or(place);
                notes.omitted(
                    at,
                    Phrase::plain(text_key!("exchange-aiken-no-answer")).with("question", excerpt(&asked)),
                );
                open = PendingQuestion::default();
            }
            open.place.get_or_insert(place);
            open.size += line.len();
            if open.size <= MOST_OF_A_QUESTION {
                open.asked.push(line);
            }
        }
    }
    if let Some(place) = open.place {
        let asked = open.asked.join("\n");
        notes.omitted(place, Phrase::plain(text_key!("exchange-aiken-no-answer")).with("question", excerpt(&asked)));
    }
    vec![ItemSection { title: None, items }]
}

/// The letter after `ANSWER:`.
fn answer_line(line: &str) -> Option<&str> {
    const HEAD: usize = "ANSWER:".len();
    let head = line.get(..HEAD)?;
    head.eq_ignore_ascii_case("ANSWER:").then(|| line.get(HEAD..).unwrap_or_default().trim())
}

/// `B) an answer` or `B. an answer`; without the blank only where it is the next letter after as many `answers`.
fn lettered(line: &str, answers: usize) -> Option<(char, &str)> {
    let mut signs = line.chars();
    let letter = signs.next().filter(char::is_ascii_alphabetic)?;
    let sign = signs.next().filter(|sign| matches!(sign, ')' | '.'))?;
    let rest = signs.as_str();
    let is_next = usize::try_from(u32::from(letter.to_ascii_uppercase()) - u32::from('A')) == Ok(answers);
    let is_answer = rest.starts_with([' ', '\t']) || rest.is_empty() || (sign == ')' && is_next);
    is_answer.then(|| (letter.to_ascii_uppercase(), rest.trim()))
}

impl PendingQuestion<'_> {
    fn finish(self, end: TextPosition, right: &str, code: &str, notes: &mut ExchangeNotes) -> Option<ExchangeItem> {
        let place = self.place.unwrap_or(end);
        let asked = self.asked.join("\n");
        if self.size > MOST_OF_A_QUESTION {
            let what = text!("exchange-question-too-long", most = Fact::Number(MOST_OF_A_QUESTION as u64));
            notes.omitted(place, what);
            return None;
        }
        let letter = right.chars().next().map(|letter| letter.to_ascii_uppercase());
        if !self.answers.iter().any(|(own, _)| Some(*own) == letter) {
            let what = text!("exchange-right-unknown", found = excerpt(right));
            notes.omitted(end, what.with("question", excerpt(&asked)));
            return None;
        }
        let mut lost = LostMarkup::default();
        let worth = |(own, answer): (char, String)| WeightedAnswer {
            share: if Some(own) == letter { MarkShare::ALL } else { MarkShare::NONE },
            text: texts(code, &without_braces(answer, &mut lost)),
            feedback: None,
        };
        let answers = self.answers.into_iter().map(worth).collect();
        let text = texts(code, &without_braces(asked, &mut lost));
        note_lost(lost, place, notes);
        Some(ExchangeItem {
            place,
            id: None,
            name: None,
            text,
            kind: ItemKind::Choice(answers),
            because: Vec::new(),
            scene: FixedScene::default(),
            clause: None,
        })
    }
}
