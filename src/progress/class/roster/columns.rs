//! Column detection of a roster, from its header words.

use super::Person;
use crate::words::spoken::words_of;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Holds {
    Given,
    Family,
    /// The family name if there is a given-name column, otherwise the whole name.
    Name,
    Group,
    Id,
    Profile,
}

/// Recognised headers, lower case and without accents.
const HEADS: [(&str, Holds); 48] = [
    ("prenom", Holds::Given),
    ("prenoms", Holds::Given),
    ("given name", Holds::Given),
    ("given names", Holds::Given),
    ("given", Holds::Given),
    ("first name", Holds::Given),
    ("firstname", Holds::Given),
    ("forename", Holds::Given),
    ("nom de famille", Holds::Family),
    ("cognome", Holds::Family),
    ("family name", Holds::Family),
    ("family", Holds::Family),
    ("last name", Holds::Family),
    ("lastname", Holds::Family),
    ("surname", Holds::Family),
    ("nom", Holds::Name),
    ("noms", Holds::Name),
    ("nome", Holds::Name),
    ("name", Holds::Name),
    ("nom et prenom", Holds::Name),
    ("nom prenom", Holds::Name),
    ("prenom et nom", Holds::Name),
    ("nome e cognome", Holds::Name),
    ("cognome e nome", Holds::Name),
    ("full name", Holds::Name),
    ("stagiaire", Holds::Name),
    ("eleve", Holds::Name),
    ("allievo", Holds::Name),
    ("allieva", Holds::Name),
    ("trainee", Holds::Name),
    ("student", Holds::Name),
    ("participant", Holds::Name),
    ("groupe", Holds::Group),
    ("gruppo", Holds::Group),
    ("group", Holds::Group),
    ("classe", Holds::Group),
    ("class", Holds::Group),
    ("id", Holds::Id),
    ("matricule", Holds::Id),
    ("matricola", Holds::Id),
    ("numero", Holds::Id),
    ("number", Holds::Id),
    ("no", Holds::Id),
    ("n", Holds::Id),
    ("code", Holds::Id),
    ("profil", Holds::Profile),
    ("profilo", Holds::Profile),
    ("profile", Holds::Profile),
];

/// The role of each column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Columns(Vec<Option<Holds>>);

impl Columns {
    /// The columns of a header row; `None` if no cell names a name, id or profile.
    pub(super) fn of_head(row: &[String]) -> Option<Self> {
        let plain = |cell: &String| {
            let words: Vec<String> = words_of(cell, None).into_iter().map(|word| word.plain).collect();
            words.join(" ")
        };
        let holds = |cell: &String| {
            let cell = plain(cell);
            HEADS.iter().find(|(head, _)| *head == cell).map(|(_, holds)| *holds)
        };
        let mut columns: Vec<Option<Holds>> = row.iter().map(holds).collect();
        let has = |columns: &[Option<Holds>], wanted: Holds| columns.contains(&Some(wanted));
        // Italian "nome" beside "cognome" is the given name; French "nom" beside "prénom" is the family name.
        let names = if has(&columns, Holds::Family) && !has(&columns, Holds::Given) {
            Holds::Given
        } else if has(&columns, Holds::Given) {
            Holds::Family
        } else {
            Holds::Given
        };
        let known = has(&columns, Holds::Name)
            || [Holds::Given, Holds::Family, Holds::Id, Holds::Profile].into_iter().any(|it| has(&columns, it));
        for column in &mut columns {
            if *column == Some(Holds::Name) {
                *column = Some(names);
            }
        }
        known.then_some(Self(columns))
    }

    /// Columns of a roster without header: the first two are the name.
    pub(super) fn plain(count: usize) -> Self {
        let names = [Some(Holds::Given), Some(Holds::Family)];
        Self(names.into_iter().take(count.max(1)).collect())
    }

    pub(super) fn person(&self, row: &[String]) -> Person {
        let of = |wanted: Holds| {
            let cells = self.0.iter().zip(row).filter(|(holds, _)| **holds == Some(wanted));
            cells.map(|(_, cell)| cell.as_str()).find(|cell| !cell.is_empty()).unwrap_or_default().to_owned()
        };
        Person {
            given: of(Holds::Given),
            family: of(Holds::Family),
            group: of(Holds::Group),
            id: of(Holds::Id),
            profile: of(Holds::Profile),
        }
    }
}
