//! The common form of imported and exported questions.

use crate::drill::authored::{Asking, FixedScene};
use crate::rules::card::Card;
use crate::rules::clause::Clause;
use crate::rules::flaw::Place;
use crate::rules::texts::Texts;

use super::super::Ends;
use super::figure::Figure;

/// Questions under one heading of a file.
#[derive(Debug, Clone, Default)]
pub struct Section {
    /// `None` if the file has no heading.
    pub title: Option<String>,
    pub items: Vec<Item>,
}

#[derive(Debug, Clone)]
pub struct Item {
    pub place: Place,
    /// Id given by the file.
    pub id: Option<String>,
    pub name: Option<String>,
    pub text: Texts,
    pub kind: Kind,
    /// Explanation shown after the answer.
    pub because: Vec<Texts>,
    pub scene: FixedScene,
    pub clause: Option<Clause>,
}

impl Item {
    pub fn page(text: Texts) -> Self {
        Self {
            place: Place::START,
            id: None,
            name: None,
            text,
            kind: Kind::Reading,
            because: Vec::new(),
            scene: FixedScene::default(),
            clause: None,
        }
    }
}

#[derive(Debug, Clone)]
pub enum Kind {
    /// One or several of a few.
    Choice(Vec<Worth>),
    TrueFalse {
        right: bool,
        wrong: Option<Texts>,
        of_right: Option<Texts>,
    },
    /// Accepted and wrong numbers.
    Number(Vec<Within>),
    /// Accepted and wrong sums of money, in whole units.
    Money(Vec<Within>),
    /// Accepted and wrong texts.
    Words(Vec<Worth>),
    /// Pairs; a pair without its left half is a distractor.
    Matching(Vec<(Texts, Texts)>),
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
pub struct Worth {
    pub text: Texts,
    pub share: Share,
    pub said: Option<Texts>,
}

/// A number range with its share of the marks.
#[derive(Debug, Clone)]
pub struct Within {
    /// `None` for any number.
    pub least: Option<Figure>,
    pub most: Option<Figure>,
    /// The number given, unless it was a range.
    pub exact: Option<Figure>,
    pub share: Share,
    pub said: Option<Texts>,
}

impl Within {
    /// Exactly this number, for full marks.
    pub const fn only(figure: Figure) -> Self {
        Self { least: Some(figure), most: Some(figure), exact: Some(figure), share: Share::ALL, said: None }
    }
}

/// Share of the marks in thousandths of a percent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Share(pub i32);

impl Share {
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

pub(super) fn texts(code: &str, text: &str) -> Texts {
    std::iter::once((code.to_owned(), text.to_owned())).collect()
}

/// The text in its first available language.
pub(super) fn any(texts: &Texts) -> &str {
    texts.entries().next().map_or("", |(_, text)| text)
}
