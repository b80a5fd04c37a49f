//! Templates: the texts with which a trainer begins a pack, a lesson, a house, a question or a glossary. Each passes the
//! checker as it is, and its comments teach, in the language of the window.

mod skeleton;

use crate::rules::house::Shelf;
use crate::rules::phrase::Phrase;
use crate::rules::ron_text::edit;
use crate::words::Language;

use self::skeleton::Skeleton;

/// What can be begun.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Template {
    /// A pack.
    Pack(PackKind),
    /// A lesson.
    Lesson(LessonKind),
    /// A house, every entry of which says that the text is silent.
    BlankHouse,
    /// A copy of the house with this id.
    HouseFrom(String),
    /// A question of this form, to stand in a list of them.
    Question(QuestionKind),
    /// A glossary.
    Glossary,
}

/// What a new pack holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PackKind {
    /// One lesson with words and a drill.
    Empty,
    /// A lesson to read and one to drill.
    WordsAndDrills,
    /// A lesson of questions that are written out.
    FixedQuestions,
}

/// What a new lesson is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LessonKind {
    /// The least there can be: words and a drill.
    Empty,
    /// Words, an example, a few questions.
    Reading,
    /// A drill with filters, then several mixed.
    Drill,
    /// Questions that are written out.
    Questions,
    /// A test against time.
    TableTest,
}

/// How a new question is answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum QuestionKind {
    /// One of few, by the referee.
    Choice,
    /// One of the author's own options.
    Options,
    /// A whole number.
    Number,
    /// A sum.
    Money,
    /// Pieces.
    Chips,
    /// Stakes settled.
    Settle,
    /// The author's own steps in order.
    Order,
    /// The steps of the house in order.
    OrderOfTheHouse,
    /// A call put together.
    Call,
    /// A call said aloud.
    Aloud,
    /// Rows of the tableau.
    Grid,
    /// Several together.
    Several,
}

/// What the trainer says of what is begun.
#[derive(Debug, Clone)]
pub struct Wanted<'w> {
    /// Its identifier: small letters, figures and hyphens.
    pub id: &'w str,
    /// What it is called, in the trainer's words.
    pub title: &'w str,
    /// Who writes it.
    pub author: &'w str,
    /// The house it is for.
    pub house: &'w str,
    /// The languages in which it is written, the first one being that of a new house's table.
    pub languages: &'w [Language],
    /// The language of the window, in which its comments are.
    pub window: Language,
    /// The place a lesson takes in its pack, counted from one.
    pub number: u8,
}

impl PackKind {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::Empty, Self::WordsAndDrills, Self::FixedQuestions];

    /// What it is called where templates are chosen.
    #[must_use]
    pub const fn title(self) -> Phrase {
        Phrase::plain(match self {
            Self::Empty => "templates-pack-empty",
            Self::WordsAndDrills => "templates-pack-words",
            Self::FixedQuestions => "templates-pack-questions",
        })
    }

    /// Its lessons, by their ids.
    const fn lessons(self) -> &'static [(&'static str, LessonKind)] {
        match self {
            Self::Empty => &[("first", LessonKind::Empty)],
            Self::WordsAndDrills => &[("reading", LessonKind::Reading), ("drill", LessonKind::Drill)],
            Self::FixedQuestions => &[("questions", LessonKind::Questions)],
        }
    }
}

impl LessonKind {
    /// Every kind.
    pub const ALL: [Self; 5] = [Self::Empty, Self::Reading, Self::Drill, Self::Questions, Self::TableTest];

    /// What it is called where templates are chosen.
    #[must_use]
    pub const fn title(self) -> Phrase {
        Phrase::plain(match self {
            Self::Empty => "templates-lesson-empty",
            Self::Reading => "templates-lesson-reading",
            Self::Drill => "templates-lesson-drill",
            Self::Questions => "templates-lesson-questions",
            Self::TableTest => "templates-lesson-test",
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
    /// Every kind, with its name, and its text before its words are put in.
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

    /// Every kind.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::TABLE.iter().map(|(kind, ..)| *kind)
    }

    /// What it is called where templates are chosen.
    #[must_use]
    pub fn title(self) -> Phrase {
        let name = Self::TABLE.iter().find(|(kind, ..)| *kind == self).map_or("", |(_, name, _)| name);
        Phrase { key: format!("templates-question-{name}").into(), facts: Vec::new() }
    }

    /// The text of the kind with this name.
    fn skeleton_named(name: &str) -> Option<&'static str> {
        Self::TABLE.iter().find(|(_, other, _)| *other == name).map(|(.., text)| *text)
    }

    fn skeleton(self) -> &'static str {
        Self::TABLE.iter().find(|(kind, ..)| *kind == self).map_or("", |(.., text)| text)
    }
}

impl Template {
    /// The files it makes, by their paths inside the pack; of a question, its text alone, under no path.
    #[must_use]
    pub fn files(&self, wanted: &Wanted<'_>) -> Vec<(String, String)> {
        let lesson = |kind: LessonKind, wanted: &Wanted<'_>| {
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
    wanted: &Wanted<'_>,
    lesson: impl Fn(LessonKind, &Wanted<'_>) -> (String, String),
) -> Vec<(String, String)> {
    let mut files = Vec::new();
    for (number, (id, kind)) in (1..).zip(kind.lessons()) {
        files.push(lesson(*kind, &Wanted { id, number, ..wanted.clone() }));
    }
    let listed: Vec<String> = files.iter().map(|(path, _)| format!("\"{}\",", path.trim_end_matches(".ron"))).collect();
    let text = include_str!("../../../assets/templates/pack/pack.ron");
    let text = Skeleton::new(wanted).filled(text).replace("%lessons%", &listed.join("\n        "));
    files.insert(0, ("pack.ron".to_owned(), text));
    files
}

/// A built-in house's own file under a new id and name.
fn house_from(house: &str, wanted: &Wanted<'_>) -> Option<(String, String)> {
    let file = format!("{house}.ron");
    let (_, text) = Shelf::built_in_files().find(|(name, _)| name.rsplit('/').next() == Some(file.as_str()))?;
    house_copy(text, wanted)
}

/// The file of a house under a new id and name, with a word on what is to be changed: its path, and its text.
#[must_use]
pub fn house_copy(text: &str, wanted: &Wanted<'_>) -> Option<(String, String)> {
    let text = edit::replaced(text, "id", &edit::quoted(wanted.id))?;
    let text = edit::replaced(&text, "name", &edit::quoted(wanted.title))?;
    let head = Skeleton::new(wanted).filled("//% c-house-copy\n");
    Some((format!("houses/{}.ron", wanted.id), format!("{head}{text}")))
}
