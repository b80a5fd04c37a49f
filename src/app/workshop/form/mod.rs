//! Form of the selection: one line for each field of its schema, filled from the file.

mod default_values;
mod entry;
mod label_keys;
mod lines;
mod options;
mod values;

use super::action::EntryBasis;
use super::referee_answer::RefereeAnswer;
use crate::drill::filter::Filter;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::side::Chance;
use crate::syntax::{FileSchema, Spans, shape::RonShape};

pub use self::default_values::DefaultValues;
pub use self::label_keys::names_in;
pub(super) use self::lines::FormBuilder;
pub(super) use self::lines::label_key;
pub use self::lines::{is_sentence, word_key};
pub use self::values::{read_text, texts_of};

#[derive(Debug, Clone, PartialEq)]
pub struct FormLine {
    pub path: String,
    pub label: Label,
    /// Nesting level.
    pub depth: u8,
    pub control: Control,
    /// Way to remove it, if possible.
    pub removal: Option<Removal>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Label {
    /// Text key `form-<type>-<field>`.
    Field(String),
    /// Entry of a list: text key of the list and number, counted from one.
    Entry(String, usize),
    Name(String),
    /// Basis of an entry, with the text key of its field.
    Basis(String),
    /// Literal reading of an entry, with the text key of its field.
    Literally(String),
}

impl Label {
    /// The sentence of the reference about a field that has a short label.
    pub fn explanation(&self) -> Option<Phrase> {
        let Self::Field(label) = self else { return None };
        TextKey::find(&lines::reference_key(label)?).map(Phrase::plain)
    }

    /// The name of one entry of a list, where it has one.
    pub fn entry(&self) -> Option<Phrase> {
        let Self::Field(list) = self else { return None };
        let one = one_of(list);
        (one != list).then(|| named(one))
    }

    pub fn phrase(&self) -> Phrase {
        let field = named;
        match self {
            Self::Field(key) => field(key),
            Self::Entry(key, number) => text!(
                "workshop-entry",
                list = Fact::Phrase(Box::new(field(one_of(key)))),
                number = Fact::Number(*number as u64)
            ),
            Self::Name(name) => text!("as-written", text = Fact::Text(name.clone())),
            Self::Basis(key) => text!("workshop-rests", field = Fact::Phrase(Box::new(field(key)))),
            Self::Literally(key) => {
                text!("workshop-literally", field = Fact::Phrase(Box::new(field(key))))
            }
        }
    }
}

/// Labels for the entries of lists whose name does not fit a single entry.
const ONE_OF: [(TextKey, TextKey); 9] = [
    (text_key!("form-glossary-terms"), text_key!("workshop-one-term")),
    (text_key!("form-fixed-question-hints"), text_key!("workshop-one-hint")),
    (text_key!("form-fixed-scene-stakes"), text_key!("workshop-one-stake")),
    (text_key!("form-step-example-stakes"), text_key!("workshop-one-stake")),
    (text_key!("form-step-example-steps"), text_key!("workshop-one-step")),
    (text_key!("form-asking-choice-options"), text_key!("workshop-one-option")),
    (text_key!("form-asking-order-steps"), text_key!("workshop-one-step")),
    (text_key!("form-asking-several"), text_key!("workshop-one-line")),
    (text_key!("form-lesson-steps"), text_key!("workshop-one-step")),
];

fn one_of(list: &str) -> &str {
    ONE_OF.iter().find(|(several, _)| several.as_str() == list).map_or(list, |(_, one)| one.as_str())
}

/// Phrase of a field or variant, with the names of the sides and of the tie as arguments.
pub fn named(key: &str) -> Phrase {
    let chances = [("punto", Chance::Punto), ("banco", Chance::Banco), ("egalite", Chance::Egalite)];
    let facts = chances.map(|(name, chance)| (name, Fact::Chance(chance)));
    Phrase { key: TextKey::computed(key), facts: facts.into() }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Removal {
    Field,
    /// Set the value at this path to `None`.
    Nothing(String),
    Entry {
        list: String,
        place: usize,
        /// Length of the list.
        of: usize,
    },
    /// An entry of a list whose order is not shown.
    Lone {
        list: String,
        place: usize,
    },
}

#[derive(Debug, Clone, PartialEq)]
pub enum Control {
    Head,
    Texts {
        /// Language code and text; `None` if missing.
        values: Vec<(String, Option<String>)>,
        /// Multi-line editor.
        page: bool,
        /// A page of a lesson, with markup, figures, pictures and recordings.
        markup: bool,
    },
    Text(String),
    /// An author's option to choose from.
    Option {
        /// It is the right answer.
        right: bool,
        /// Path and value that make it the right answer.
        tick: (String, String),
        values: Vec<(String, Option<String>)>,
    },
    /// A whole number with its maximum.
    Number(String, u64),
    /// An amount in coins.
    Coins(String),
    Flag(bool),
    Letter(String),
    /// A ratio such as `19/20`.
    Ratio(String),
    Basis {
        on: EntryBasis,
        /// Clause with its path in the file.
        clause: Option<(String, String)>,
    },
    /// Choice of one.
    One {
        /// Type of the variants.
        of: String,
        /// Variants or texts, in file notation.
        words: Vec<String>,
        /// Default RON value of each.
        begins: Vec<String>,
        /// Index of the current one.
        chosen: Option<usize>,
    },
    /// Choice of several, stored as a list.
    Some {
        /// Variants, each with its index in the list if present.
        words: Vec<(String, Option<usize>)>,
    },
    Cards(Vec<String>),
    Card(String),
    Drill {
        /// Empty if unparseable.
        name: String,
        filters: Vec<Filter>,
        /// Decisions that the filters leave in the house of the form; `None` if unparseable.
        cases: Option<usize>,
    },
    /// Adds an entry with this default to the list.
    Add(String),
    /// Adds a missing field: path, label, and default.
    Offer(Vec<(String, Label, String)>),
    Table,
    /// The referee's answer, which can be filled in.
    Referee(RefereeAnswer),
    /// RON text.
    Raw(String),
}

#[derive(Debug, Clone, PartialEq, Default)]
pub struct WorkshopForm {
    pub lines: Vec<FormLine>,
    /// Text editor instead of a form: the file is unparseable or has no schema.
    pub text: Option<String>,
    /// Can be switched between form and text.
    pub can_toggle: bool,
}

impl WorkshopForm {
    /// Index of the line for a path, or for the closest related one.
    pub fn line_at(&self, path: &str) -> Option<usize> {
        let holds = |line: &FormLine| path == line.path || path.starts_with(&format!("{}.", line.path));
        let fills = |line: &FormLine| {
            !matches!(line.control, Control::Offer(_) | Control::Add(_) | Control::Head | Control::Referee(_))
        };
        let lines = self.lines.iter().enumerate();
        let best = lines.clone().filter(|(_, line)| fills(line) && holds(line)).max_by_key(|(_, line)| line.path.len());
        // A missing value is reported at its neighbours.
        let inside = |line: &FormLine| line.path.starts_with(&format!("{path}."));
        best.or_else(|| lines.clone().find(|(_, line)| fills(line) && inside(line))).map(|(place, _)| place)
    }
}

/// Fields of a file's root.
pub(super) fn fields_of(shapes: &FileSchema) -> Vec<String> {
    let RonShape::Group(fields) = &shapes.root else { return Vec::new() };
    fields.iter().map(|field| field.name.clone()).collect()
}

/// Path of the value inside `Some(` and redundant parentheses.
pub(super) fn settled(spans: &Spans, path: &str, shape: &RonShape) -> String {
    let Some(node) = spans.find(path) else { return path.to_owned() };
    let [child] = node.children.as_slice() else { return path.to_owned() };
    let lone = child.key.is_none() && child.word.is_empty() && child.text.is_none();
    let wraps = match shape {
        RonShape::Maybe(_) => node.word == "Some" && child.key.is_none(),
        RonShape::Group(_) => !node.word.is_empty() && lone && !child.children.is_empty(),
        _ => false,
    };
    if wraps { format!("{path}.0").trim_start_matches('.').to_owned() } else { path.to_owned() }
}
