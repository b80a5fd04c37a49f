//! The JSON of `tailleur clause`, as types.

use std::collections::BTreeSet;

use serde::Serialize;

use super::clause::ClauseDetails;
use crate::i18n::{Catalog, Language};
use crate::lesson::clauses::{ClauseHome, SourceDifference, SourcePosition, SourceStatement, homes, house_of};
use crate::rules::clause::Clause;
use crate::rules::house::{House, HouseLibrary};
use crate::syntax::Written;

#[derive(Serialize)]
pub(super) struct ClauseJson<'a> {
    clause: Clause,
    source: SourceOut<'a>,
    topic: String,
    reading: &'static str,
    says: WrittenOut<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<WrittenOut<'a>>,
    homes: Vec<HomeOut<'a>>,
    lessons: Vec<String>,
    /// Questions of the lessons whose verdicts cite the clause.
    asked: Vec<AskedOut>,
    alike: &'a [Clause],
    differences: Vec<DifferenceOut<'a>>,
}

#[derive(Serialize)]
struct SourceOut<'a> {
    house: Option<&'a str>,
    name: Option<&'a str>,
    title: Option<&'a str>,
}

#[derive(Serialize)]
struct WrittenOut<'a> {
    fr: &'a str,
    it: &'a str,
    en: &'a str,
}

impl<'a> From<&'a Written> for WrittenOut<'a> {
    fn from(Written { fr, it, en }: &'a Written) -> Self {
        Self { fr, it, en }
    }
}

/// Place in the program where a clause is applied.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum HomeOut<'a> {
    Rule { key: &'a str, file: &'a str },
    Entry { path: &'a str, value: Option<String> },
    Drill { name: &'a str },
    Card,
    WaitsFor(&'a str),
}

/// The decisions of a drill.
#[derive(Serialize)]
struct AskedOut {
    drill: &'static str,
    decisions: BTreeSet<String>,
}

#[derive(Serialize)]
struct DifferenceOut<'a> {
    id: &'a str,
    topic: WrittenOut<'a>,
    houses: Vec<ColumnOut<'a>>,
}

/// `says` is `None` where the house's text is silent.
#[derive(Serialize)]
struct ColumnOut<'a> {
    house: &'a str,
    clauses: &'a [Clause],
    says: Option<WrittenOut<'a>>,
}

impl<'a> ClauseJson<'a> {
    pub(super) fn new(details: &ClauseDetails<'a>) -> Self {
        let entry = details.entry;
        let house = details.house;
        // Only the lesson paths are used, which do not depend on the language.
        let lessons = details.lessons(&Catalog::new(Language::English));
        Self {
            clause: entry.id,
            source: SourceOut {
                house: house.map(|house| house.id.as_str()),
                name: house.map(|house| house.name.as_str()),
                title: house.map(|house| house.source.title.as_str()),
            },
            topic: entry.topic.text_key().trim_start_matches("clause-topic-").to_owned(),
            reading: entry.reading.into_str(),
            says: (&entry.says).into(),
            note: entry.reading.note().map(Into::into),
            homes: homes(entry.id).iter().map(|home| HomeOut::new(home, house)).collect(),
            lessons: lessons.into_iter().map(|(path, _)| path).collect(),
            asked: details.drills().into_iter().map(|(drill, decisions)| AskedOut { drill, decisions }).collect(),
            alike: &entry.alike,
            differences: details
                .book
                .differences_of(entry.id)
                .map(|row| DifferenceOut::new(row, details.shelf))
                .collect(),
        }
    }
}

impl<'a> HomeOut<'a> {
    fn new(home: &'a ClauseHome, house: Option<&House>) -> Self {
        match home {
            ClauseHome::Rule(file, key) => Self::Rule { key, file },
            ClauseHome::House(path) => Self::Entry { path, value: house.and_then(|house| home.value(house)) },
            ClauseHome::Drill(name) => Self::Drill { name },
            ClauseHome::Card => Self::Card,
            ClauseHome::Todo(why) => Self::WaitsFor(why),
        }
    }
}

impl<'a> DifferenceOut<'a> {
    fn new(row: &'a SourceDifference, shelf: &'a HouseLibrary) -> Self {
        let houses = row.texts.iter().map(|column| ColumnOut::new(column, shelf)).collect();
        Self { id: &row.id, topic: (&row.topic).into(), houses }
    }
}

impl<'a> ColumnOut<'a> {
    fn new(column: &'a SourcePosition, shelf: &'a HouseLibrary) -> Self {
        let says = match &column.says {
            SourceStatement::Silent => None,
            SourceStatement::Says(_, says) => Some(says.into()),
        };
        let house = house_of(shelf, &column.source).map_or(column.source.as_str(), |house| house.id.as_str());
        Self { house, clauses: column.says.clauses(), says }
    }
}
