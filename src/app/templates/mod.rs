//! Templates for new packs, lessons, houses, questions and glossaries; each passes the checker unchanged.

mod skeleton;

use crate::i18n::Language;
use crate::i18n::phrase::Phrase;
use crate::i18n::text_key::TextKey;
use crate::rules::house::{HouseId, HouseLibrary};
use crate::syntax::edit;

use self::skeleton::Skeleton;
pub use self::skeleton::is_sample;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Template {
    Pack(PackKind),
    Lesson(LessonKind),
    /// A house whose entries are all `Silent`.
    BlankHouse,
    HouseFrom(HouseId),
    /// One entry for a list of questions.
    Question(QuestionKind),
    Glossary,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PackKind {
    /// One lesson with a text and a drill.
    Empty,
    /// A lesson to read and one to drill.
    WordsAndDrills,
    FixedQuestions,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LessonKind {
    /// A text and a drill.
    Empty,
    /// A text, an example, a few questions.
    Reading,
    /// A drill with filters, then several mixed.
    Drill,
    Questions,
    TableTest,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum QuestionKind {
    /// One of a few, decided by the referee.
    Choice,
    /// One of the author's options.
    Options,
    Number,
    Money,
    Chips,
    Settle,
    /// The author's steps in order.
    Order,
    /// The steps of the house in order.
    OrderOfTheHouse,
    /// A call assembled from words.
    Call,
    /// A spoken call.
    Aloud,
    Grid,
    Several,
}

#[derive(Debug, Clone)]
pub struct TemplateParams<'w> {
    /// Lowercase letters, digits and hyphens.
    pub id: &'w str,
    pub title: &'w str,
    pub author: &'w str,
    pub house: &'w str,
    /// Languages of the texts; the first is that of a new house's table.
    pub languages: &'w [Language],
    /// Language of the window and of the comments.
    pub window: Language,
    /// Position of a lesson in its pack, counted from one.
    pub number: u8,
}

impl PackKind {
    pub const ALL: [Self; 3] = [Self::Empty, Self::WordsAndDrills, Self::FixedQuestions];

    pub const fn title(self) -> Phrase {
        Phrase::plain(match self {
            Self::Empty => text_key!("templates-pack-empty"),
            Self::WordsAndDrills => text_key!("templates-pack-words"),
            Self::FixedQuestions => text_key!("templates-pack-questions"),
        })
    }

    pub const fn about(self) -> TextKey {
        match self {
            Self::Empty => text_key!("templates-pack-empty-about"),
            Self::WordsAndDrills => text_key!("templates-pack-words-about"),
            Self::FixedQuestions => text_key!("templates-pack-questions-about"),
        }
    }

    const fn lessons(self) -> &'static [(&'static str, LessonKind)] {
        match self {
            Self::Empty => &[("first", LessonKind::Empty)],
            Self::WordsAndDrills => &[("reading", LessonKind::Reading), ("drill", LessonKind::Drill)],
            Self::FixedQuestions => &[("questions", LessonKind::Questions)],
        }
    }
}

impl LessonKind {
    pub const ALL: [Self; 5] = [Self::Empty, Self::Reading, Self::Drill, Self::Questions, Self::TableTest];

    pub const fn title(self) -> Phrase {
        Phrase::plain(match self {
            Self::Empty => text_key!("templates-lesson-empty"),
            Self::Reading => text_key!("templates-lesson-reading"),
            Self::Drill => text_key!("templates-lesson-drill"),
            Self::Questions => text_key!("templates-lesson-questions"),
            Self::TableTest => text_key!("templates-lesson-test"),
        })
    }

    const fn skeleton(self) -> &'static str {
        match self {
            Self::Empty => include_str!("../../../assets/templates/lesson/empty.ron"),
            Self::Reading => include_str!("../../../assets/templates/lesson/reading.ron"),
            Self::Drill => include_str!("../../../assets/templates/lesson/drill.ron"),
            Self::Questions => include_str!("../../../assets/templates/lesson/questions.ron"),
            Self::TableTest => include_str!("../../../assets/templates/lesson/table-test.ron"),
        }
    }
}

impl QuestionKind {
    /// Kind, name, and skeleton.
    const TABLE: [(Self, &'static str, &'static str); 12] = [
        (Self::Choice, "choice", include_str!("../../../assets/templates/question/choice.ron")),
        (Self::Options, "options", include_str!("../../../assets/templates/question/options.ron")),
        (Self::Number, "number", include_str!("../../../assets/templates/question/number.ron")),
        (Self::Money, "money", include_str!("../../../assets/templates/question/money.ron")),
        (Self::Chips, "chips", include_str!("../../../assets/templates/question/chips.ron")),
        (Self::Settle, "settle", include_str!("../../../assets/templates/question/settle.ron")),
        (Self::Order, "order", include_str!("../../../assets/templates/question/order.ron")),
        (
            Self::OrderOfTheHouse,
            "order-of-the-house",
            include_str!("../../../assets/templates/question/order-of-the-house.ron"),
        ),
        (Self::Call, "call", include_str!("../../../assets/templates/question/call.ron")),
        (Self::Aloud, "aloud", include_str!("../../../assets/templates/question/aloud.ron")),
        (Self::Grid, "grid", include_str!("../../../assets/templates/question/grid.ron")),
        (Self::Several, "several", include_str!("../../../assets/templates/question/several.ron")),
    ];

    pub fn all() -> impl Iterator<Item = Self> {
        Self::TABLE.iter().map(|(kind, ..)| *kind)
    }

    pub fn title(self) -> Phrase {
        let name = Self::TABLE.iter().find(|(kind, ..)| *kind == self).map_or("", |(_, name, _)| name);
        Phrase::plain(TextKey::computed(&format!("templates-question-{name}")))
    }

    fn skeleton_named(name: &str) -> Option<&'static str> {
        Self::TABLE.iter().find(|(_, other, _)| *other == name).map(|(.., text)| *text)
    }

    fn skeleton(self) -> &'static str {
        Self::TABLE.iter().find(|(kind, ..)| *kind == self).map_or("", |(.., text)| text)
    }
}

impl Template {
    /// Files by path within the pack; a question is a single text without a path.
    pub fn files(&self, wanted: &TemplateParams<'_>) -> Vec<(String, String)> {
        let lesson = |kind: LessonKind, wanted: &TemplateParams<'_>| {
            let path = format!("{:02}-{}.ron", wanted.number, wanted.id);
            (path, Skeleton::new(wanted).filled(kind.skeleton()))
        };
        match self {
            Self::Pack(kind) => pack(*kind, wanted, lesson),
            Self::Lesson(kind) => vec![lesson(*kind, wanted)],
            Self::BlankHouse => {
                let text = include_str!("../../../assets/templates/house.ron");
                vec![(format!("houses/{}.ron", wanted.id), Skeleton::new(wanted).filled(text))]
            }
            Self::HouseFrom(house) => house_from(house, wanted).into_iter().collect(),
            Self::Question(kind) => {
                let text = Skeleton::new(wanted).filled(kind.skeleton());
                vec![(String::new(), text.trim_end().to_owned())]
            }
            Self::Glossary => {
                let text = include_str!("../../../assets/templates/glossary.ron");
                vec![("glossary.ron".to_owned(), Skeleton::new(wanted).filled(text))]
            }
        }
    }
}

fn pack(
    kind: PackKind,
    wanted: &TemplateParams<'_>,
    lesson: impl Fn(LessonKind, &TemplateParams<'_>) -> (String, String),
) -> Vec<(String, String)> {
    let mut files = Vec::new();
    for (number, (id, kind)) in (1..).zip(kind.lessons()) {
        files.push(lesson(*kind, &TemplateParams { id, number, ..wanted.clone() }));
    }
    let listed: Vec<String> = files.iter().map(|(path, _)| format!("\"{}\",", path.trim_end_matches(".ron"))).collect();
    let text = include_str!("../../../assets/templates/pack/pack.ron");
    let text = Skeleton::new(wanted).filled(text).replace("%lessons%", &listed.join("\n        "));
    files.insert(0, ("pack.ron".to_owned(), text));
    files
}

fn house_from(house: &HouseId, wanted: &TemplateParams<'_>) -> Option<(String, String)> {
    let file = format!("{house}.ron");
    let (_, text) = HouseLibrary::built_in_files().find(|(name, _)| name.rsplit('/').next() == Some(file.as_str()))?;
    house_copy(text, wanted)
}

/// Copy of a house under a new id and name, with a comment on what to change: path and text.
pub fn house_copy(text: &str, wanted: &TemplateParams<'_>) -> Option<(String, String)> {
    let text = edit::replaced(text, "id", &edit::quoted(wanted.id))?;
    let text = edit::replaced(&text, "name", &edit::quoted(wanted.title))?;
    let head = Skeleton::new(wanted).filled("//% c-house-copy\n");
    Some((format!("houses/{}.ron", wanted.id), format!("{head}{text}")))
}
