//! The list of a class: who should be there, read from a table of names and matched to the profiles that are.

mod columns;
mod matching;
mod text;

pub use self::matching::Matched;
pub use self::text::rows_of;

use self::columns::Columns;

/// The most people on a list.
pub const MOST: usize = 1_000;

/// The longest entry, in characters: what is longer is cut.
const LONGEST: usize = 200;

/// The list of a class.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Roster {
    /// The people, in the order of the list.
    pub people: Vec<Person>,
}

/// Somebody on a list.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Person {
    /// The given name; the whole name where the list does not divide it.
    pub given: String,
    /// The family name.
    pub family: String,
    /// The group, where the list has such.
    pub group: String,
    /// The number or code, where the list has such.
    pub id: String,
    /// The name of the profile, where the list says it.
    pub profile: String,
}

impl Person {
    /// The name as it is shown: given name and family name.
    #[must_use]
    pub fn name(&self) -> String {
        let name = format!("{} {}", self.given, self.family);
        let name = name.trim();
        if name.is_empty() { self.id.clone() } else { name.to_owned() }
    }
}

impl Roster {
    /// Reads a list from the rows of a table. The first row may say what stands in which column, in French, Italian
    /// or English; without that the first two columns are the name. Rows without a name and without a number are
    /// passed over. `None` where nobody is on it.
    #[must_use]
    pub fn of_rows(rows: impl IntoIterator<Item = Vec<String>>) -> Option<Self> {
        let mut rows = rows.into_iter().map(|row| row.iter().map(|cell| clean(cell)).collect::<Vec<_>>());
        let is_full = |row: &Vec<String>| row.iter().any(|cell| !cell.is_empty());
        let first = rows.find(is_full)?;
        let (columns, first) = match Columns::of_head(&first) {
            Some(columns) => (columns, None),
            None => (Columns::plain(first.len()), Some(first)),
        };
        let people = first.into_iter().chain(rows).map(|row| columns.person(&row));
        let people: Vec<Person> = people.filter(|person| !person.name().is_empty()).take(MOST).collect();
        (!people.is_empty()).then_some(Self { people })
    }
}

/// A cell without blanks around it and without signs that show nothing and change how the rest is read.
fn clean(cell: &str) -> String {
    let unseen = |c: &char| {
        c.is_control()
            || matches!(c, '\u{ad}' | '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let kept: String = cell.chars().map(|c| if c == '\u{a0}' { ' ' } else { c }).filter(|c| !unseen(c)).collect();
    kept.trim().chars().take(LONGEST).collect()
}
