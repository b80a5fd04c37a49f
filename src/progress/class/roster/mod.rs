//! The class roster: the expected people, read from a table and matched to profiles.

mod columns;
mod matching;
mod text;

pub use self::matching::RosterMatch;
pub use self::text::parse_rows;

use self::columns::RosterColumns;
use crate::syntax::is_unseen;

/// Maximum number of people.
pub const MOST: usize = 1_000;

/// Longest cell in characters; longer ones are truncated.
const LONGEST: usize = 200;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Roster {
    pub people: Vec<RosterPerson>,
}

/// A person on the roster.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RosterPerson {
    /// Given name, or the whole name where the roster does not split it.
    pub given: String,
    pub family: String,
    pub group: String,
    pub id: String,
    pub profile: String,
}

impl RosterPerson {
    /// Display name: given name and family name, or the id.
    pub fn name(&self) -> String {
        let name = format!("{} {}", self.given, self.family);
        let name = name.trim();
        if name.is_empty() { self.id.clone() } else { name.to_owned() }
    }
}

impl Roster {
    /// Builds a roster from table rows. The first row may be a header in French, Italian or English; otherwise the
    /// first two columns are the name. Rows without name and id are skipped. `None` if no row is left.
    pub fn from_rows(rows: impl IntoIterator<Item = Vec<String>>) -> Option<Self> {
        let mut rows = rows.into_iter().map(|row| row.iter().map(|cell| clean(cell)).collect::<Vec<_>>());
        let is_full = |row: &Vec<String>| row.iter().any(|cell| !cell.is_empty());
        let first = rows.find(is_full)?;
        let (columns, first) = match RosterColumns::from_header(&first) {
            Some(columns) => (columns, None),
            None => (RosterColumns::without_header(first.len()), Some(first)),
        };
        let people = first.into_iter().chain(rows).map(|row| columns.person(&row));
        let people: Vec<RosterPerson> = people.filter(|person| !person.name().is_empty()).take(MOST).collect();
        (!people.is_empty()).then_some(Self { people })
    }
}

/// Trims a cell and removes control and invisible characters.
fn clean(cell: &str) -> String {
    let plain: String = cell.chars().map(|c| if c == '\u{a0}' { ' ' } else { c }).filter(|c| !is_unseen(*c)).collect();
    plain.trim().chars().take(LONGEST).collect()
}
