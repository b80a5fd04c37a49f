//! Column detection of a roster, from its header words.

use super::RosterPerson;
use crate::i18n::call_words::words_of;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ColumnRole {
    Given,
    Family,
    /// The family name if there is a given-name column, otherwise the whole name.
    Name,
    Group,
    Id,
    Profile,
}

/// Recognised headers, lower case and without accents.
const HEADS: [(&str, ColumnRole); 48] = [
    ("prenom", ColumnRole::Given),
    ("prenoms", ColumnRole::Given),
    ("given name", ColumnRole::Given),
    ("given names", ColumnRole::Given),
    ("given", ColumnRole::Given),
    ("first name", ColumnRole::Given),
    ("firstname", ColumnRole::Given),
    ("forename", ColumnRole::Given),
    ("nom de famille", ColumnRole::Family),
    ("cognome", ColumnRole::Family),
    ("family name", ColumnRole::Family),
    ("family", ColumnRole::Family),
    ("last name", ColumnRole::Family),
    ("lastname", ColumnRole::Family),
    ("surname", ColumnRole::Family),
    ("nom", ColumnRole::Name),
    ("noms", ColumnRole::Name),
    ("nome", ColumnRole::Name),
    ("name", ColumnRole::Name),
    ("nom et prenom", ColumnRole::Name),
    ("nom prenom", ColumnRole::Name),
    ("prenom et nom", ColumnRole::Name),
    ("nome e cognome", ColumnRole::Name),
    ("cognome e nome", ColumnRole::Name),
    ("full name", ColumnRole::Name),
    ("stagiaire", ColumnRole::Name),
    ("eleve", ColumnRole::Name),
    ("allievo", ColumnRole::Name),
    ("allieva", ColumnRole::Name),
    ("trainee", ColumnRole::Name),
    ("student", ColumnRole::Name),
    ("participant", ColumnRole::Name),
    ("groupe", ColumnRole::Group),
    ("gruppo", ColumnRole::Group),
    ("group", ColumnRole::Group),
    ("classe", ColumnRole::Group),
    ("class", ColumnRole::Group),
    ("id", ColumnRole::Id),
    ("matricule", ColumnRole::Id),
    ("matricola", ColumnRole::Id),
    ("numero", ColumnRole::Id),
    ("number", ColumnRole::Id),
    ("no", ColumnRole::Id),
    ("n", ColumnRole::Id),
    ("code", ColumnRole::Id),
    ("profil", ColumnRole::Profile),
    ("profilo", ColumnRole::Profile),
    ("profile", ColumnRole::Profile),
];

/// The role of each column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct RosterColumns(Vec<Option<ColumnRole>>);

impl RosterColumns {
    /// The columns of a header row; `None` if no cell names a name, id or profile.
    pub(super) fn from_header(row: &[String]) -> Option<Self> {
        let plain = |cell: &String| {
            let words: Vec<String> = words_of(cell, None).into_iter().map(|word| word.plain).collect();
            words.join(" ")
        };
        let holds = |cell: &String| {
            let cell = plain(cell);
            HEADS.iter().find(|(head, _)| *head == cell).map(|(_, holds)| *holds)
        };
        let mut columns: Vec<Option<ColumnRole>> = row.iter().map(holds).collect();
        let has = |columns: &[Option<ColumnRole>], wanted: ColumnRole| columns.contains(&Some(wanted));
        // Italian "nome" beside "cognome" is the given name; French "nom" beside "prénom" is the family name.
        let names = if has(&columns, ColumnRole::Family) && !has(&columns, ColumnRole::Given) {
            ColumnRole::Given
        } else if has(&columns, ColumnRole::Given) {
            ColumnRole::Family
        } else {
            ColumnRole::Given
        };
        let known = has(&columns, ColumnRole::Name)
            || [ColumnRole::Given, ColumnRole::Family, ColumnRole::Id, ColumnRole::Profile]
                .into_iter()
                .any(|it| has(&columns, it));
        for column in &mut columns {
            if *column == Some(ColumnRole::Name) {
                *column = Some(names);
            }
        }
        known.then_some(Self(columns))
    }

    /// Columns of a roster without header: the first two are the name.
    pub(super) fn without_header(count: usize) -> Self {
        let names = [Some(ColumnRole::Given), Some(ColumnRole::Family)];
        Self(names.into_iter().take(count.max(1)).collect())
    }

    pub(super) fn person(&self, row: &[String]) -> RosterPerson {
        let of = |wanted: ColumnRole| {
            let cells = self.0.iter().zip(row).filter(|(holds, _)| **holds == Some(wanted));
            cells.map(|(_, cell)| cell.as_str()).find(|cell| !cell.is_empty()).unwrap_or_default().to_owned()
        };
        RosterPerson {
            given: of(ColumnRole::Given),
            family: of(ColumnRole::Family),
            group: of(ColumnRole::Group),
            id: of(ColumnRole::Id),
            profile: of(ColumnRole::Profile),
        }
    }
}
