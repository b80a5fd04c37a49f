//! The common form of imported and exported questions.

use crate::drill::authored::{Asking, FixedScene};
use crate::i18n::LocalizedText;
use crate::rules::card::Card;
use crate::rules::clause::Clause;
use crate::syntax::TextPosition;

use super::super::Ends;
use super::figure::DecimalNumber;

/// Questions under one heading of a file.
#[derive(Debug, Clone, Default)]
pub struct ItemSection {
    /// `None` if the file has no heading.
    pub title: Option<String>,
    pub items: Vec<ExchangeItem>,
}

#[derive(Debug, Clone)]
pub struct ExchangeItem {
    pub place: TextPosition,
    /// Id given by the file.
    pub id: Option<String>,
    pub name: Option<String>,
    pub text: LocalizedText,
    pub kind: ItemKind,
    /// Explanation shown after the answer.
    pub because: Vec<LocalizedText>,
    pub scene: FixedScene,
    pub clause: Option<Clause>,
}

impl ExchangeItem {
    pub fn page(text: LocalizedText) -> Self {
        Self {
            place: TextPosition::START,
            id: None,
            name: None,
            text,
            kind: ItemKind::Reading,
            because: Vec::new(),
            scene: FixedScene::default(),
            clause: None,
        }
    }
}

#[derive(Debug, Clone)]
pub enum ItemKind {
    /// One or several of a few.
    Choice(Vec<WeightedAnswer>),
    TrueFalse {
        right: bool,
        wrong: Option<LocalizedText>,
        of_right: Option<LocalizedText>,
    },
    /// Accepted and wrong numbers.
    Number(Vec<NumberRange>),
    /// Accepted and wrong sums of money, in whole units.
    Money(Vec<NumberRange>),
    /// Accepted and wrong texts.
    Words(Vec<WeightedAnswer>),
    /// Pairs; a pair without its left half is a distractor.
    Matching(Vec<(LocalizedText, LocalizedText)>),
    Decided(Asking),
    /// An example: its cards and the author's claim.
    Shown(Vec<Card>, Ends),
    /// Free text, which cannot be marked.
    Essay,
    /// Text without a question.
    Reading,
}

/// An answer with its share of the marks.
#[derive(Debug, Clone)]
pub struct WeightedAnswer {
    pub text: LocalizedText,
    pub share: MarkShare,
    pub feedback: Option<LocalizedText>,
}

/// A number range with its share of the marks.
#[derive(Debug, Clone)]
pub struct NumberRange {
    /// `None` for any number.
    pub least: Option<DecimalNumber>,
    pub most: Option<DecimalNumber>,
    /// The number given, unless it was a range.
    pub exact: Option<DecimalNumber>,
    pub share: MarkShare,
    pub feedback: Option<LocalizedText>,
}

impl NumberRange {
    /// Exactly this number, for full marks.
    pub const fn only(figure: DecimalNumber) -> Self {
        Self { least: Some(figure), most: Some(figure), exact: Some(figure), share: MarkShare::ALL, feedback: None }
    }

    pub fn contains(&self, figure: DecimalNumber) -> bool {
        self.least.is_none_or(|least| least <= figure) && self.most.is_none_or(|most| figure <= most)
    }

    /// How far from its exact number an answer may be; `None` if no further.
    pub fn margin(&self) -> Option<DecimalNumber> {
        let margin = self.exact?.distance_to(self.most?);
        (margin > DecimalNumber::default()).then_some(margin)
    }
}

/// Share of the marks in thousandths of a percent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct MarkShare(pub i32);

impl MarkShare {
    pub const NONE: Self = Self(0);
    pub const ALL: Self = Self(100_000);

    /// True for a share other than 0 and 100 %, or a negative one.
    pub fn is_partial(self) -> bool {
        self != Self::NONE && self < Self::ALL
    }

    pub fn is_all(self) -> bool {
        self >= Self::ALL
    }
}

pub(super) fn texts(code: &str, text: &str) -> LocalizedText {
    std::iter::once((code.to_owned(), text.to_owned())).collect()
}

/// The text in its first available language.
pub(super) fn any(texts: &LocalizedText) -> &str {
    texts.entries().next().map_or("", |(_, text)| text)
}
