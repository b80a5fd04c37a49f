//! What stands in which column of a list, by the words at its head.

use super::Person;
use crate::words::spoken::words_of;

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Holds {
    Given,
    Family,
    /// A name that is a family name beside a given name, and the whole name otherwise.
    Name,
    Group,
    Id,
    Profile,
}

/// The heads that are known, without capitals and accents.
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

/// What stands in which column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Columns(Vec<Option<Holds>>);

impl Columns {
    /// The columns of a head; `None` where the row is none, because no word of it names a name or a number.
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
        // In Italian “nome” beside “cognome” is the given name, elsewhere “nom” beside “prénom” the family name.
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

    /// The columns of a list without a head: the first two are the name.
    pub(super) fn plain(count: usize) -> Self {
        let names = [Some(Holds::Given), Some(Holds::Family)];
        Self(names.into_iter().take(count.max(1)).collect())
    }

    /// Who stands in a row.
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
