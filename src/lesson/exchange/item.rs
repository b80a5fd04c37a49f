//! A question on its way in or out: what GIFT, Aiken and tables have in common.

use crate::drill::authored::{Asking, FixedScene};
use crate::rules::card::Card;
use crate::rules::clause::Clause;
use crate::rules::flaw::Place;
use crate::rules::texts::Texts;

use super::super::Ends;
use super::figure::Figure;

/// What stands under one heading of a file: a category, a lesson.
#[derive(Debug, Clone, Default)]
pub struct Section {
    /// The heading; nothing where the file has none.
    pub title: Option<String>,
    /// Its questions in their order.
    pub items: Vec<Item>,
}

/// A question, or words between questions.
#[derive(Debug, Clone)]
pub struct Item {
    /// Where it begins.
    pub place: Place,
    /// The identifier its file gives it.
    pub id: Option<String>,
    /// Its title.
    pub name: Option<String>,
    /// The question.
    pub text: Texts,
    /// How it is answered.
    pub kind: Kind,
    /// What is said once it is answered.
    pub because: Vec<Texts>,
    /// What lies on the table.
    pub scene: FixedScene,
    /// The clause it rests on.
    pub clause: Option<Clause>,
}

impl Item {
    /// Words to read.
    #[must_use]
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

/// How a question is answered.
#[derive(Debug, Clone)]
pub enum Kind {
    /// One or several of few.
    Choice(Vec<Worth>),
    /// Whether it is true.
    TrueFalse {
        /// Whether it is.
        right: bool,
        /// What is said of the wrong answer.
        wrong: Option<Texts>,
        /// What is said of the right one.
        of_right: Option<Texts>,
    },
    /// A number; each accepted or wrong one.
    Number(Vec<Within>),
    /// A sum of money, in whole units; each accepted or wrong one.
    Money(Vec<Within>),
    /// Words; each accepted or wrong answer.
    Words(Vec<Worth>),
    /// Pairs; a pair without its left half is one more answer to choose from.
    Matching(Vec<(Texts, Texts)>),
    /// What the referee decides of the scene.
    Decided(Asking),
    /// A coup to be shown: its cards, and how its author says that it ends.
    Shown(Vec<Card>, Ends),
    /// A text to be written that nobody here can mark.
    Essay,
    /// Words to read, no question.
    Reading,
}

/// An answer with its share of the marks.
#[derive(Debug, Clone)]
pub struct Worth {
    /// What it says.
    pub text: Texts,
    /// Its share.
    pub share: Share,
    /// What is said of it.
    pub said: Option<Texts>,
}

/// A figure with its margin and its share of the marks.
#[derive(Debug, Clone)]
pub struct Within {
    /// The least; nothing for any number at all.
    pub least: Option<Figure>,
    /// The most.
    pub most: Option<Figure>,
    /// The one that was named, where it was no range.
    pub exact: Option<Figure>,
    /// Its share.
    pub share: Share,
    /// What is said of it.
    pub said: Option<Texts>,
}

impl Within {
    /// This figure, for all of the marks.
    #[must_use]
    pub const fn only(figure: Figure) -> Self {
        Self { least: Some(figure), most: Some(figure), exact: Some(figure), share: Share::ALL, said: None }
    }
}

/// A share of the marks, in thousandths of a per cent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Share(pub i32);

impl Share {
    /// None of the marks.
    pub const NONE: Self = Self(0);
    /// All of them.
    pub const ALL: Self = Self(100_000);

    /// Whether it is some of the marks and not all, or takes marks away.
    #[must_use]
    pub fn is_partial(self) -> bool {
        self != Self::NONE && self < Self::ALL
    }

    /// Whether it is all of the marks.
    #[must_use]
    pub fn is_all(self) -> bool {
        self >= Self::ALL
    }
}

/// A text in one language.
#[must_use]
pub(super) fn texts(code: &str, text: &str) -> Texts {
    std::iter::once((code.to_owned(), text.to_owned())).collect()
}

/// The text in whichever language it has first.
#[must_use]
pub(super) fn any(texts: &Texts) -> &str {
    texts.entries().next().map_or("", |(_, text)| text)
}
