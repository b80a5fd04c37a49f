//! A fault in a file: text range, severity and description.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::LazyLock;

use super::phrase::{Fact, Phrase};
use crate::rules::text_key::TextKey;

/// A position in a text: line and column, from one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct TextPosition {
    /// Line.
    pub line: usize,
    /// Column, in characters.
    pub column: usize,
}

impl TextPosition {
    /// Start of a text.
    pub const START: Self = Self { line: 1, column: 1 };
}

/// One fault in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Flaw {
    /// The file, as its reader named it.
    pub file: String,
    /// Start of the range.
    pub place: TextPosition,
    /// End of the range, exclusive; equal to the start for a flaw of the whole file.
    pub until: TextPosition,
    /// Problem and remedy, as a text key with its facts.
    pub what: Phrase,
}

/// Severity of a flaw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The file is unusable.
    Fault,
    /// The file is usable, but its author should know.
    Warning,
}

/// Code and severity of each text key, from `assets/codes.txt`.
static CODES: LazyLock<BTreeMap<&'static str, (&'static str, Severity)>> =
    LazyLock::new(|| rows().map(|(code, weight, key)| (key, (code, weight))).collect());

fn rows() -> impl Iterator<Item = (&'static str, Severity, &'static str)> {
    include_str!("../../assets/codes.txt").lines().filter_map(|line| {
        let mut words = line.split_whitespace();
        let code = words.next().filter(|code| !code.starts_with('#'))?;
        let weight = if words.next()? == "warning" { Severity::Warning } else { Severity::Fault };
        Some((code, weight, words.next()?))
    })
}

/// Every code with its severity and text key, in the order of the table.
pub fn codes() -> Vec<(&'static str, Severity, &'static str)> {
    rows().collect()
}

impl Flaw {
    /// A flaw of a range of a file.
    pub fn new(file: &str, at: Range<TextPosition>, what: Phrase) -> Self {
        Self { file: file.to_owned(), place: at.start, until: at.end.max(at.start), what }
    }

    /// A flaw of a whole file.
    pub fn for_file(file: &str, what: Phrase) -> Self {
        Self::new(file, TextPosition::START..TextPosition::START, what)
    }

    /// The stable code, independent of language: `PB012`.
    pub fn code(&self) -> &'static str {
        self.row().map_or("PB000", |(code, _)| code)
    }

    /// Severity, by its code.
    pub fn severity(&self) -> Severity {
        self.row().map_or(Severity::Fault, |(_, weight)| weight)
    }

    /// True if the file is unusable.
    pub fn is_fault(&self) -> bool {
        self.severity() == Severity::Fault
    }

    /// The suggested replacement, if any.
    pub fn suggestion(&self) -> Option<&str> {
        let mut within = std::iter::successors(Some(&self.what), |what| inner_of(what));
        within.find_map(|what| text_of(what, "instead").or_else(|| text_of(what, "meant")))
    }

    /// The description itself, without the house or the suggestion wrapped around it.
    pub fn core_phrase(&self) -> &Phrase {
        self.what.innermost()
    }

    /// The text fact of this name.
    pub fn text_fact(&self, name: &str) -> Option<&str> {
        text_of(self.core_phrase(), name)
    }

    /// The range of the text.
    pub const fn range(&self) -> Range<TextPosition> {
        self.place..self.until
    }

    fn row(&self) -> Option<(&'static str, Severity)> {
        let key: &str = &self.core_phrase().key;
        CODES.get(key.strip_suffix("-meant").unwrap_or(key)).copied()
    }
}

/// Phrases that wrap a flaw: the house concerned, a suggestion, or a note that the rest is unchecked.
const AROUND: [TextKey; 3] = [text_key!("asked-in-house"), text_key!("did-you-mean"), text_key!("further-unchecked")];

impl Phrase {
    /// The innermost phrase, as for [`Flaw::core_phrase`].
    pub fn innermost(&self) -> &Self {
        let mut said = self;
        while let Some(inner) = inner_of(said) {
            said = inner;
        }
        said
    }
}

/// The wrapped phrase, if this one is a wrapper.
fn inner_of(phrase: &Phrase) -> Option<&Phrase> {
    phrase.facts.iter().find_map(|(name, fact)| match fact {
        Fact::Phrase(what) if *name == "what" && AROUND.contains(&phrase.key) => Some(&**what),
        _ => None,
    })
}

fn text_of<'p>(phrase: &'p Phrase, name: &str) -> Option<&'p str> {
    phrase.facts.iter().find_map(|(other, fact)| match fact {
        Fact::Text(text) if *other == name => Some(text.as_str()),
        _ => None,
    })
}

/// Flaws reported per file.
const MOST: usize = 100;

/// The first flaws of a file, in the order of the text, and a last one with the number left out.
pub fn capped(mut flaws: Vec<Flaw>) -> Vec<Flaw> {
    let more = flaws.len().saturating_sub(MOST);
    if more > 1 {
        let last = flaws.get(MOST).map(|flaw| (flaw.file.clone(), flaw.range()));
        flaws.truncate(MOST);
        let what = text!("flaw-and-more", more = Fact::Number(more as u64));
        flaws.extend(last.map(|(file, at)| Flaw::new(&file, at, what)));
    }
    flaws
}

/// True if none of the flaws makes a file unusable.
pub fn no_fault(flaws: &[Flaw]) -> bool {
    !flaws.iter().any(Flaw::is_fault)
}
