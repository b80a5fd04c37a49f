//! Converts lesson questions for export.

use crate::drill::authored::{Asking, FixedOption, FixedPart, FixedQuestion, Hint};
use crate::rules::flaw::Place;
use crate::rules::phrase::Phrase;
use crate::rules::texts::Texts;
use crate::words::{Names, Words};

use super::figure::{Decimals, Figure};
use super::item::{Item, Kind, Share, Within, Worth, any, texts};

/// Language and house of an export.
#[derive(Clone, Copy)]
pub struct Going<'a> {
    pub words: &'a Words,
    pub names: &'a Names,
}

/// The item and notes on its losses; `None` if only the referee can answer the question.
pub fn item(question: &FixedQuestion, going: Going<'_>) -> Option<(Item, Vec<Phrase>)> {
    let mut lost = Vec::new();
    let kind = going.kind(question, &mut lost)?;
    let mut because: Vec<Texts> = question.because.iter().map(|because| going.texts(because)).collect();
    if let Some(clause) = question.clause {
        because.push(texts(going.code(), &format!("[{clause}]")));
    }
    Some((
        Item {
            place: Place { line: 1, column: 1 },
            id: Some(question.id.clone()),
            name: None,
            text: going.texts(question.asks.as_ref()?),
            kind,
            because,
            scene: question.scene.clone(),
            clause: question.clause,
        },
        lost,
    ))
}

impl Going<'_> {
    pub fn code(&self) -> &'static str {
        self.words.language().code()
    }

    /// The text in the export's language, with the house's terms.
    pub fn texts(&self, said: &Texts) -> Texts {
        texts(self.code(), &said.say(self.words.language(), self.names))
    }

    pub fn page(&self, page: &Texts) -> Texts {
        texts(self.code(), &super::markup::of_page(&page.say(self.words.language(), self.names)))
    }

    fn hint(&self, hints: &[Hint], answer: &str) -> Option<Texts> {
        hints.iter().find(|hint| hint.answer == answer).map(|hint| self.texts(&hint.says))
    }

    fn kind(&self, question: &FixedQuestion, lost: &mut Vec<Phrase>) -> Option<Kind> {
        let hints = &question.hints;
        match &question.answer {
            Asking::Choice { options, right: Some(right), .. } => self.choice(options, right, hints),
            Asking::Number { right: Some(right), .. } => {
                let wrong = |answer: &str| Figure::read(answer, Decimals::Point);
                Some(Kind::Number(self.figures(Figure::from(*right), hints, wrong)))
            }
            Asking::Money { right: Some(right), .. } => {
                let wrong = |answer: &str| answer.parse().ok().map(Figure::of_coins);
                Some(Kind::Money(self.figures(Figure::of_coins(right.get()), hints, wrong)))
            }
            Asking::Call { right: Some(right), tiles, .. } => {
                if !tiles.is_empty() {
                    lost.push(Phrase::plain("exchange-tiles"));
                }
                let own = Worth { text: texts(self.code(), right), share: Share::ALL, said: None };
                let wrong = hints.iter().map(|hint| Worth {
                    text: texts(self.code(), &hint.answer),
                    share: Share::NONE,
                    said: Some(self.texts(&hint.says)),
                });
                Some(Kind::Words(std::iter::once(own).chain(wrong).collect()))
            }
            Asking::Several(parts) => {
                if !hints.is_empty() {
                    lost.push(Phrase::plain("exchange-hints-of-pairs"));
                }
                self.pairs(parts)
            }
            Asking::Order { steps, is: None } if steps.len() > 1 => {
                lost.push(Phrase::plain("exchange-order-as-pairs"));
                let place = |(at, step): (usize, &Texts)| (texts(self.code(), &(at + 1).to_string()), self.texts(step));
                Some(Kind::Matching(steps.iter().enumerate().map(place).collect()))
            }
            _ => None,
        }
    }

    fn choice(&self, options: &[FixedOption], right: &str, hints: &[Hint]) -> Option<Kind> {
        if !options.iter().any(|option| option.id == right) {
            return None;
        }
        let ids: Vec<&str> = options.iter().map(|option| option.id.as_str()).collect();
        if ids == ["true", "false"] {
            let is_right = right == "true";
            let wrong = self.hint(hints, if is_right { "false" } else { "true" });
            return Some(Kind::TrueFalse { right: is_right, wrong, of_right: None });
        }
        let worth = |option: &FixedOption| Worth {
            text: self.texts(&option.says),
            share: if option.id == right { Share::ALL } else { Share::NONE },
            said: self.hint(hints, &option.id),
        };
        Some(Kind::Choice(options.iter().map(worth).collect()))
    }

    fn figures(&self, right: Figure, hints: &[Hint], read: impl Fn(&str) -> Option<Figure>) -> Vec<Within> {
        let within =
            |figure, share, said| Within { least: Some(figure), most: Some(figure), exact: Some(figure), share, said };
        let wrong = hints
            .iter()
            .filter_map(|hint| Some(within(read(&hint.answer)?, Share::NONE, Some(self.texts(&hint.says)))));
        std::iter::once(within(right, Share::ALL, None)).chain(wrong).collect()
    }

    /// Lines answered from one list, or with one right answer each.
    fn pairs(&self, parts: &[FixedPart]) -> Option<Kind> {
        let mut pairs = Vec::with_capacity(parts.len());
        let mut all: Vec<Texts> = Vec::new();
        for part in parts {
            let right = match &part.answer {
                Asking::Choice { options, right: Some(right), .. } => {
                    all.extend(options.iter().map(|option| self.texts(&option.says)));
                    self.texts(&options.iter().find(|option| option.id == *right)?.says)
                }
                Asking::Number { right: Some(right), .. } => texts(self.code(), &right.to_string()),
                Asking::Money { right: Some(right), .. } => {
                    texts(self.code(), &crate::words::money(self.words.language(), *right))
                }
                Asking::Call { right: Some(right), .. } => texts(self.code(), right),
                _ => return None,
            };
            pairs.push((self.texts(part.asks.as_ref()?), right));
        }
        for one in all {
            if !pairs.iter().any(|(_, right)| *right == one) {
                pairs.push((Texts::default(), one));
            }
        }
        Some(Kind::Matching(pairs))
    }
}

/// The explanation on a single line.
pub(super) fn because(item: &Item) -> String {
    item.because.iter().map(any).filter(|said| !said.is_empty()).collect::<Vec<_>>().join("\n")
}
