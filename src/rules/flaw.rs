//! A fault in a file somebody wrote: what, from where to where, how grave, and what to do about it.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::LazyLock;

use super::phrase::{Fact, Phrase};

/// A place in a text: line and column, counted from one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
}

impl Place {
    /// Where every text begins.
    pub const START: Self = Self { line: 1, column: 1 };
}

/// One fault in one file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Flaw {
    /// The file as its reader named it.
    pub file: String,
    /// Where it begins.
    pub place: Place,
    /// Where it ends: behind its last letter. The place itself where it is of the whole file.
    pub until: Place,
    /// What is wrong and what to do, as a text key with its facts.
    pub what: Phrase,
}

/// How grave a flaw is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// The file cannot be used as it is.
    Fault,
    /// The file can be used, and its author should know.
    Warning,
}

/// The code of each key and its weight, as `assets/codes.txt` gives them.
static CODES: LazyLock<BTreeMap<&'static str, (&'static str, Weight)>> =
    LazyLock::new(|| rows().map(|(code, weight, key)| (key, (code, weight))).collect());

/// The rows of the table of codes.
fn rows() -> impl Iterator<Item = (&'static str, Weight, &'static str)> {
    include_str!("../../assets/codes.txt").lines().filter_map(|line| {
        let mut words = line.split_whitespace();
        let code = words.next().filter(|code| !code.starts_with('#'))?;
        let weight = if words.next()? == "warning" { Weight::Warning } else { Weight::Fault };
        Some((code, weight, words.next()?))
    })
}

/// Every code with its weight and the key of what it says, in the order of the table.
#[must_use]
pub fn codes() -> Vec<(&'static str, Weight, &'static str)> {
    rows().collect()
}

impl Flaw {
    /// A flaw of what stands between two places of a file.
    #[must_use]
    pub fn new(file: &str, at: Range<Place>, what: Phrase) -> Self {
        Self { file: file.to_owned(), place: at.start, until: at.end.max(at.start), what }
    }

    /// A flaw of a whole file.
    #[must_use]
    pub fn of_file(file: &str, what: Phrase) -> Self {
        Self::new(file, Place::START..Place::START, what)
    }

    /// The code by which it can be looked up, whatever the language: `PB012`. It never changes.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.row().map_or("PB000", |(code, _)| code)
    }

    /// How grave it is.
    #[must_use]
    pub fn weight(&self) -> Weight {
        self.row().map_or(Weight::Fault, |(_, weight)| weight)
    }

    /// Whether the file cannot be used as it is.
    #[must_use]
    pub fn is_fault(&self) -> bool {
        self.weight() == Weight::Fault
    }

    /// What ought to stand there instead, where that is known.
    #[must_use]
    pub fn meant(&self) -> Option<&str> {
        let mut within = std::iter::successors(Some(&self.what), |what| inner_of(what));
        within.find_map(|what| text_of(what, "instead").or_else(|| text_of(what, "meant")))
    }

    /// What it says, without the house of which it is said and without what else is told with it.
    #[must_use]
    pub fn said(&self) -> &Phrase {
        let mut said = &self.what;
        while let Some(inner) = inner_of(said) {
            said = inner;
        }
        said
    }

    /// The text that it names by this name.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<&str> {
        text_of(self.said(), name)
    }

    /// Where it stands.
    #[must_use]
    pub const fn range(&self) -> Range<Place> {
        self.place..self.until
    }

    fn row(&self) -> Option<(&'static str, Weight)> {
        let key: &str = &self.said().key;
        CODES.get(key.strip_suffix("-meant").unwrap_or(key)).copied()
    }
}

/// Phrases that hold what a flaw says: of one house, with what was meant, with the rest not being looked at.
const AROUND: [&str; 3] = ["asked-in-house", "did-you-mean", "further-unchecked"];

/// What a phrase is put around, where it is.
fn inner_of(phrase: &Phrase) -> Option<&Phrase> {
    phrase.facts.iter().find_map(|(name, fact)| match fact {
        Fact::Phrase(what) if *name == "what" && AROUND.contains(&&*phrase.key) => Some(&**what),
        _ => None,
    })
}

fn text_of<'p>(phrase: &'p Phrase, name: &str) -> Option<&'p str> {
    phrase.facts.iter().find_map(|(other, fact)| match fact {
        Fact::Text(text) if *other == name => Some(text.as_str()),
        _ => None,
    })
}

/// No more flaws of one file are told.
const MOST: usize = 100;

/// The first flaws of a file, in the order of the text, and one that says how many more there are.
#[must_use]
pub fn first_of(mut flaws: Vec<Flaw>) -> Vec<Flaw> {
    let more = flaws.len().saturating_sub(MOST);
    if more > 1 {
        let last = flaws.get(MOST).map(|flaw| (flaw.file.clone(), flaw.range()));
        flaws.truncate(MOST);
        let what = Phrase::plain("flaw-and-more").with("more", Fact::Number(more as u64));
        flaws.extend(last.map(|(file, at)| Flaw::new(&file, at, what)));
    }
    flaws
}

/// Whether none of them keeps a file from being used.
#[must_use]
pub fn no_fault(flaws: &[Flaw]) -> bool {
    !flaws.iter().any(Flaw::is_fault)
}
