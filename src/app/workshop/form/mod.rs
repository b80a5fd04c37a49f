//! The form of what is selected: a line for each field that its file may hold, made from the list of all fields and
//! from what stands there.

mod entry;
mod fresh;
mod lines;
mod named;
mod written;

use super::action::Rest;
use super::referee::Word;
use crate::drill::filter::Filter;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::ron_text::{Shapes, Spans, shape::Shape};
use crate::rules::side::Chance;

pub use self::fresh::Fresh;
pub(super) use self::lines::Reader;
pub(super) use self::lines::label_key;
pub use self::lines::word_key;
pub use self::named::names_in;
pub use self::written::{read_text, texts_of};

/// A line of a form.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// The path of its value in the file.
    pub path: String,
    /// What it is called.
    pub label: Label,
    /// How far it is set in: how many groups hold it.
    pub depth: u8,
    /// How it is filled in.
    pub control: Control,
    /// How it can be taken away, where it can.
    pub goes: Option<Goes>,
}

/// What a line is called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Label {
    /// The field of a type: the text key `form-<type>-<field>`.
    Field(String),
    /// The entry of a list, counted from one, with the field of the list.
    Entry(String, usize),
    /// A name that stands in the file itself.
    Name(String),
    /// What an entry rests on, with the field of the entry.
    Rests(String),
    /// What the words of the text literally say, with the field of the entry.
    Literally(String),
}

impl Label {
    /// What it says.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        let field = named;
        match self {
            Self::Field(key) => field(key),
            Self::Entry(key, number) => Phrase::plain("workshop-entry")
                .with("list", Fact::Phrase(Box::new(field(one_of(key)))))
                .with("number", Fact::Number(*number as u64)),
            Self::Name(name) => Phrase::plain("as-written").with("text", Fact::Text(name.clone())),
            Self::Rests(key) => Phrase::plain("workshop-rests").with("field", Fact::Phrase(Box::new(field(key)))),
            Self::Literally(key) => {
                Phrase::plain("workshop-literally").with("field", Fact::Phrase(Box::new(field(key))))
            }
        }
    }
}

/// What one entry of a list is called, where the list has its name from several.
const ONE_OF: [(&str, &str); 9] = [
    ("form-glossary-terms", "workshop-one-term"),
    ("form-fixed-question-hints", "workshop-one-hint"),
    ("form-fixed-scene-stakes", "workshop-one-stake"),
    ("form-step-example-stakes", "workshop-one-stake"),
    ("form-step-example-steps", "workshop-one-step"),
    ("form-asking-choice-options", "workshop-one-option"),
    ("form-asking-order-steps", "workshop-one-step"),
    ("form-asking-several", "workshop-one-line"),
    ("form-lesson-steps", "workshop-one-step"),
];

/// The key of what one entry of a list is called.
fn one_of(list: &str) -> &str {
    ONE_OF.iter().find(|(several, _)| *several == list).map_or(list, |(_, one)| one)
}

/// The phrase of a field or a word, which may name the sides and the tie.
#[must_use]
pub fn named(key: &str) -> Phrase {
    let chances = [("punto", Chance::Punto), ("banco", Chance::Banco), ("egalite", Chance::Egalite)];
    let facts = chances.map(|(name, chance)| (name, Fact::Chance(chance)));
    Phrase { key: key.to_owned().into(), facts: facts.into() }
}

/// How a line is taken away.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Goes {
    /// The field is left out.
    Field,
    /// It is said that there is no such thing, at this path.
    Nothing(String),
    /// The entry of the list, of so many.
    Entry {
        /// The path of the list.
        list: String,
        /// Its place.
        place: usize,
        /// How many there are.
        of: usize,
    },
}

/// How a line is filled in.
#[derive(Debug, Clone, PartialEq)]
pub enum Control {
    /// It only names what follows.
    Head,
    /// A text in each language.
    Texts {
        /// Each language's code with its text; `None` where it has none.
        values: Vec<(String, Option<String>)>,
        /// Whether it is a page rather than a line.
        page: bool,
    },
    /// One text.
    Text(String),
    /// A whole number, as it is written, and the largest there may be.
    Number(String, u64),
    /// A sum in coins, as it is written.
    Coins(String),
    /// Yes or no.
    Flag(bool),
    /// One letter.
    Letter(String),
    /// So much for so much: `19/20`.
    Ratio(String),
    /// What an entry of a house rests on.
    Rests {
        /// Which of the three it is.
        on: Rest,
        /// The clause, with its path in the file.
        clause: Option<(String, String)>,
    },
    /// One of these words.
    One {
        /// The type whose words they are.
        of: String,
        /// The words, as the file has them.
        words: Vec<String>,
        /// What each begins with when it is chosen.
        begins: Vec<String>,
        /// Which it is.
        chosen: Option<usize>,
    },
    /// Some of these words, in a list.
    Some {
        /// The words, as the file has them, each with its place in the list where it stands there.
        words: Vec<(String, Option<usize>)>,
    },
    /// Cards in their order.
    Cards(Vec<String>),
    /// One card.
    Card(String),
    /// A drill and how it is narrowed.
    Drill {
        /// Its name, where it can be read.
        name: String,
        /// What it can be narrowed by.
        filters: Vec<Filter>,
    },
    /// An entry more for the list at the path, as it begins.
    Add(String),
    /// Fields that may stand there and do not: each with its label and what it begins with.
    Offer(Vec<(String, Label, String)>),
    /// The scene can be set at the table.
    Table,
    /// What the referee says of the answer at the path, to be filled in.
    Referee(Word),
    /// Something written as the file has it.
    Raw(String),
}

/// A form, ready to be drawn.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Form {
    /// Its lines.
    pub lines: Vec<Line>,
    /// The whole text instead, where its brackets are broken or nothing is known of its fields.
    pub text: Option<String>,
    /// Whether it can be seen both as a text and as a form.
    pub turns: bool,
}

impl Form {
    /// The line that holds the value at a path, or the nearest around it.
    #[must_use]
    pub fn line_at(&self, path: &str) -> Option<usize> {
        let holds = |line: &Line| path == line.path || path.starts_with(&format!("{}.", line.path));
        let fills = |line: &Line| {
            !matches!(line.control, Control::Offer(_) | Control::Add(_) | Control::Head | Control::Referee(_))
        };
        let lines = self.lines.iter().enumerate();
        let best = lines.clone().filter(|(_, line)| fills(line) && holds(line)).max_by_key(|(_, line)| line.path.len());
        // What is missing is found where its neighbours are.
        let inside = |line: &Line| line.path.starts_with(&format!("{path}."));
        best.or_else(|| lines.clone().find(|(_, line)| fills(line) && inside(line))).map(|(place, _)| place)
    }
}

/// The fields a file may have.
pub(super) fn fields_of(shapes: &Shapes) -> Vec<String> {
    let Shape::Group(fields) = &shapes.root else { return Vec::new() };
    fields.iter().map(|field| field.name.clone()).collect()
}

/// The path of the value itself, past the `Some(` and the second pair of brackets that may stand around it.
pub(super) fn settled(spans: &Spans, path: &str, shape: &Shape) -> String {
    let Some(node) = spans.find(path) else { return path.to_owned() };
    let [child] = node.children.as_slice() else { return path.to_owned() };
    let lone = child.key.is_none() && child.word.is_empty() && child.text.is_none();
    let wraps = match shape {
        Shape::Maybe(_) => node.word == "Some" && child.key.is_none(),
        Shape::Group(_) => !node.word.is_empty() && lone && !child.children.is_empty(),
        _ => false,
    };
    if wraps { format!("{path}.0").trim_start_matches('.').to_owned() } else { path.to_owned() }
}
