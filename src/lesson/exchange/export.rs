//! Converts lesson questions for export.

use crate::drill::authored::{Asking, FixedOption, FixedPart, FixedQuestion, Hint};
use crate::i18n::LocalizedText;
use crate::i18n::phrase::Phrase;
use crate::i18n::{Catalog, HouseTerms};
use crate::syntax::TextPosition;

use super::figure::{DecimalNumber, DecimalStyle};
use super::item::{ExchangeItem, ItemKind, MarkShare, NumberRange, WeightedAnswer, any, texts};

/// Language and house of an export.
#[derive(Clone, Copy)]
pub struct ExportContext<'a> {
    pub words: &'a Catalog,
    pub names: &'a HouseTerms,
}

/// The item and notes on its losses; `None` if only the referee can answer the question.
pub fn export_item(question: &FixedQuestion, going: ExportContext<'_>) -> Option<(ExchangeItem, Vec<Phrase>)> {
    let mut lost = Vec::new();
    let kind = going.kind(question, &mut lost)?;
    let mut because: Vec<LocalizedText> = question.because.iter().map(|because| going.texts(because)).collect();
    if let Some(clause) = question.clause {
        because.push(texts(going.code(), &format!("[{clause}]")));
    }
    Some((
        ExchangeItem {
            place: TextPosition { line: 1, column: 1 },
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

impl ExportContext<'_> {
    pub fn code(&self) -> &'static str {
        self.words.language().code()
    }

    /// The text in the export's language, with the house's terms.
    pub fn texts(&self, said: &LocalizedText) -> LocalizedText {
        texts(self.code(), &said.render(self.words.language(), self.names))
    }

    pub fn page(&self, page: &LocalizedText) -> LocalizedText {
        texts(self.code(), &super::markup::from_page(&page.render(self.words.language(), self.names)))
    }

    fn hint(&self, hints: &[Hint], answer: &str) -> Option<LocalizedText> {
        hints.iter().find(|hint| hint.answer == answer).map(|hint| self.texts(&hint.says))
    }

    fn kind(&self, question: &FixedQuestion, lost: &mut Vec<Phrase>) -> Option<ItemKind> {
        let hints = &question.hints;
        match &question.answer {
            Asking::Choice { options, right: Some(right), .. } => self.choice(options, right, hints),
            Asking::Number { right: Some(right), margin, .. } => {
                let margin = DecimalNumber::from(margin.unwrap_or_default());
                let wrong = |answer: &str| DecimalNumber::read(answer, DecimalStyle::Point);
                Some(ItemKind::Number(self.figures(DecimalNumber::from(*right), margin, hints, wrong)))
            }
            Asking::Money { right: Some(right), .. } => {
                let wrong = |answer: &str| answer.parse().ok().map(DecimalNumber::from_coins);
                Some(ItemKind::Money(self.figures(DecimalNumber::from_coins(right.get()), 0.into(), hints, wrong)))
            }
            Asking::Call { right: Some(right), also, tiles, .. } => {
                if !tiles.is_empty() {
                    lost.push(text!("exchange-tiles"));
                }
                let correct = |words: &String| WeightedAnswer {
                    text: texts(self.code(), words),
                    share: MarkShare::ALL,
                    feedback: None,
                };
                let wrong = hints.iter().map(|hint| WeightedAnswer {
                    text: texts(self.code(), &hint.answer),
                    share: MarkShare::NONE,
                    feedback: Some(self.texts(&hint.says)),
                });
                Some(ItemKind::Words(std::iter::once(right).chain(also).map(correct).chain(wrong).collect()))
            }
            Asking::Several(parts) => {
                if !hints.is_empty() {
                    lost.push(text!("exchange-hints-of-pairs"));
                }
                self.pairs(parts)
            }
            Asking::Order { steps, is: None } if steps.len() > 1 => {
                lost.push(text!("exchange-order-as-pairs"));
                let place =
                    |(at, step): (usize, &LocalizedText)| (texts(self.code(), &(at + 1).to_string()), self.texts(step));
                Some(ItemKind::Matching(steps.iter().enumerate().map(place).collect()))
            }
            _ => None,
        }
    }

    fn choice(&self, options: &[FixedOption], right: &str, hints: &[Hint]) -> Option<ItemKind> {
        if !options.iter().any(|option| option.id == right) {
            return None;
        }
        let ids: Vec<&str> = options.iter().map(|option| option.id.as_str()).collect();
        if ids == ["true", "false"] {
            let is_right = right == "true";
            let wrong = self.hint(hints, if is_right { "false" } else { "true" });
            return Some(ItemKind::TrueFalse { right: is_right, wrong, of_right: None });
        }
        let worth = |option: &FixedOption| WeightedAnswer {
            text: self.texts(&option.says),
            share: if option.id == right { MarkShare::ALL } else { MarkShare::NONE },
            feedback: self.hint(hints, &option.id),
        };
        Some(ItemKind::Choice(options.iter().map(worth).collect()))
    }

    fn figures(
        &self,
        right: DecimalNumber,
        margin: DecimalNumber,
        hints: &[Hint],
        read: impl Fn(&str) -> Option<DecimalNumber>,
    ) -> Vec<NumberRange> {
        let (least, most) = right.around(margin);
        let own = NumberRange { least: Some(least), most: Some(most), ..NumberRange::only(right) };
        let wrong = hints.iter().filter_map(|hint| {
            let feedback = Some(self.texts(&hint.says));
            Some(NumberRange { share: MarkShare::NONE, feedback, ..NumberRange::only(read(&hint.answer)?) })
        });
        std::iter::once(own).chain(wrong).collect()
    }

    /// Lines answered from one list, or with one right answer each.
    fn pairs(&self, parts: &[FixedPart]) -> Option<ItemKind> {
        let mut pairs = Vec::with_capacity(parts.len());
        let mut all: Vec<LocalizedText> = Vec::new();
        for part in parts {
            let right = match &part.answer {
                Asking::Choice { options, right: Some(right), .. } => {
                    all.extend(options.iter().map(|option| self.texts(&option.says)));
                    self.texts(&options.iter().find(|option| option.id == *right)?.says)
                }
                Asking::Number { right: Some(right), .. } => texts(self.code(), &right.to_string()),
                Asking::Money { right: Some(right), .. } => {
                    texts(self.code(), &crate::i18n::money(self.words.language(), *right))
                }
                Asking::Call { right: Some(right), .. } => texts(self.code(), right),
                _ => return None,
            };
            pairs.push((self.texts(part.asks.as_ref()?), right));
        }
        for one in all {
            if !pairs.iter().any(|(_, right)| *right == one) {
                pairs.push((LocalizedText::default(), one));
            }
        }
        Some(ItemKind::Matching(pairs))
    }
}

/// The explanation on a single line.
pub(super) fn because(item: &ExchangeItem) -> String {
    item.because.iter().map(any).filter(|said| !said.is_empty()).collect::<Vec<_>>().join("\n")
}
