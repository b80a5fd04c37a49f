//! The Aiken format: a question, one lettered answer per line, and `ANSWER: B`.

use crate::drill::authored::FixedScene;
use crate::rules::flaw::Place;
use crate::rules::phrase::{Fact, Phrase};

use super::item::{Item, Kind, Section, Share, Worth, texts};
use super::markup::{Lost, without_braces};
use super::notes::{Notes, named};
use super::{MOST_OF_A_QUESTION, MOST_QUESTIONS, tell_lost};

#[derive(Default)]
struct Open<'t> {
    place: Option<Place>,
    asked: Vec<&'t str>,
    answers: Vec<(char, String)>,
    size: usize,
}

pub(super) fn read(text: &str, code: &str, notes: &mut Notes) -> Vec<Section> {
    let mut items = Vec::new();
    let mut open = Open::default();
    for (index, line) in text.lines().enumerate() {
        let place = Place { line: index + 1, column: 1 };
        let line = line.trim();
        if items.len() >= MOST_QUESTIONS {
            let what = Phrase::plain("exchange-too-many").with("most", Fact::Number(MOST_QUESTIONS as u64));
            notes.left(place, what);
            open = Open::default();
            break;
        }
        if let Some(right) = answer_line(line) {
            items.extend(std::mem::take(&mut open).finish(place, right, code, notes));
        } else if let Some((letter, answer)) = lettered(line) {
            open.place.get_or_insert(place);
            open.size += line.len();
            open.answers.push((letter, answer.to_owned()));
        } else if !line.is_empty() {
            if !open.answers.is_empty() {
                let asked = open.asked.join("\n");
                let at = open.place.unwrap_or(place);
                notes.left(at, Phrase::plain("exchange-aiken-no-answer").with("question", named(&asked)));
                open = Open::default();
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
        notes.left(place, Phrase::plain("exchange-aiken-no-answer").with("question", named(&asked)));
    }
    vec![Section { title: None, items }]
}

/// The letter after `ANSWER:`.
fn answer_line(line: &str) -> Option<&str> {
    const HEAD: usize = "ANSWER:".len();
    let head = line.get(..HEAD)?;
    head.eq_ignore_ascii_case("ANSWER:").then(|| line.get(HEAD..).unwrap_or_default().trim())
}

/// `B) an answer` or `B. an answer`.
fn lettered(line: &str) -> Option<(char, &str)> {
    let mut signs = line.chars();
    let letter = signs.next().filter(char::is_ascii_alphabetic)?;
    signs.next().filter(|sign| matches!(sign, ')' | '.'))?;
    let rest = signs.as_str();
    (rest.starts_with([' ', '\t']) || rest.is_empty()).then(|| (letter.to_ascii_uppercase(), rest.trim()))
}

impl Open<'_> {
    fn finish(self, end: Place, right: &str, code: &str, notes: &mut Notes) -> Option<Item> {
        let place = self.place.unwrap_or(end);
        let asked = self.asked.join("\n");
        if self.size > MOST_OF_A_QUESTION {
            let what =
                Phrase::plain("exchange-question-too-long").with("most", Fact::Number(MOST_OF_A_QUESTION as u64));
            notes.left(place, what);
            return None;
        }
        let letter = right.chars().next().map(|letter| letter.to_ascii_uppercase());
        if !self.answers.iter().any(|(own, _)| Some(*own) == letter) {
            let what = Phrase::plain("exchange-right-unknown").with("found", named(right));
            notes.left(end, what.with("question", named(&asked)));
            return None;
        }
        let mut lost = Lost::default();
        let worth = |(own, answer): (char, String)| Worth {
            share: if Some(own) == letter { Share::ALL } else { Share::NONE },
            text: texts(code, &without_braces(answer, &mut lost)),
            said: None,
        };
        let answers = self.answers.into_iter().map(worth).collect();
        let text = texts(code, &without_braces(asked, &mut lost));
        tell_lost(lost, place, notes);
        Some(Item {
            place,
            id: None,
            name: None,
            text,
            kind: Kind::Choice(answers),
            because: Vec::new(),
            scene: FixedScene::default(),
            clause: None,
        })
    }
}
