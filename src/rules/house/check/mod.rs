//! Validation of a house file beyond its form: completeness, bounds and consistency. All flaws are found at once, with
//! their places.

mod spots;
mod words;

use std::collections::BTreeSet;
use std::ops::{Range, RangeInclusive};

use super::super::coup::Coup;
use super::super::shoe::MOST_PACKS;
use super::super::side::Side;
use super::super::tableau::TableauError;
use super::read::HouseFile;
use super::{Dealing, Handler, HouseProblem, ShoeRules, Table};
use crate::syntax::{Collector, Diagnostic, Node, TextPosition, is_device_name, is_id};

/// Minimum number of cards on either side of the stop card: those that a coup may need.
const CARDS_OF_A_COUP: u16 = Coup::MOST_CARDS as u16;

/// Supported languages of a source text.
const LANGUAGES: [&str; 3] = ["fr", "it", "en"];

/// Every flaw of a well-formed house file, in the order of the text.
pub(super) fn flaws(
    file_name: &str,
    text: &str,
    file: &HouseFile,
    bad: &[(Side, TableauError)],
) -> Vec<Diagnostic<HouseProblem>> {
    let mut check = HouseChecker { notes: Collector::new(file_name, text) };
    check.identity(file);
    check.source(&file.source.id);
    check.shoe(&file.shoe);
    check.tables(&file.tables);
    check.dealing(&file.dealing);
    let first_seat = *file.circulation.first_seat.value();
    let seats = file.tables.iter().map(|table| *table.seats.value()).min().unwrap_or(u8::MAX);
    check.range("circulation.first_seat.0", first_seat, 1..=seats.into());
    check.tableau(bad);
    check.spots(&file.spots, *file.limits.step.value());
    check.limits(&file.limits);
    check.texts();
    check.notes.check_signs();
    check.notes.check_line_breaks();
    check.calls(&file.calls);
    check.terms(&file.terms);
    check.notes.flaws()
}

struct HouseChecker<'c> {
    notes: Collector<'c, HouseProblem>,
}

impl HouseChecker<'_> {
    /// Reports a number outside its bounds.
    fn range(&mut self, path: &str, number: impl Into<u64>, bounds: RangeInclusive<u64>) {
        let number = number.into();
        if !bounds.contains(&number) {
            let (least, most) = bounds.into_inner();
            self.notes.flaw(path, HouseProblem::OutOfRange { found: number, least, most });
        }
    }

    fn identity(&mut self, file: &HouseFile) {
        let (found, stem) = (file.id.clone(), self.notes.file_stem());
        if is_device_name(&found) {
            self.notes.flaw("id", HouseProblem::IdOfDevice(found));
        } else if !is_kebab(&found) {
            self.notes.flaw("id", HouseProblem::IdForm(found));
        } else if found != stem {
            self.notes.flaw("id", HouseProblem::IdNotFile { found, expected: stem.to_owned() });
        }
        let language = &file.source.language;
        if !LANGUAGES.contains(&language.as_str()) {
            let written = language.to_lowercase();
            let meant = LANGUAGES.into_iter().find(|known| written.starts_with(known));
            let what = HouseProblem::Language { found: language.clone(), meant: meant.map(str::to_owned) };
            self.notes.flaw("source.language", what);
        }
    }

    /// Every cited clause must belong to the house's own text. If all belong to one other text, the source id is at
    /// fault.
    fn source(&mut self, source: &str) {
        let cited = self.cited();
        let texts: BTreeSet<&str> = cited.iter().filter_map(|(_, clause)| source_of(clause)).collect();
        let only = texts.first().copied().filter(|_| texts.len() == 1);
        if !matches!(source.as_bytes(), [b'A'..=b'Z', b'0'..=b'9']) {
            let what = HouseProblem::SourceId { found: source.to_owned(), meant: only.map(str::to_owned) };
            self.notes.flaw("source.id", what);
            return;
        }
        if let Some(other) = only.filter(|only| *only != source && cited.len() > 1) {
            let what = HouseProblem::SourceOther { found: source.to_owned(), other: other.to_owned() };
            self.notes.flaw("source.id", what);
            return;
        }
        for (place, clause) in &cited {
            if source_of(clause).is_some_and(|cited| cited != source) {
                let what = HouseProblem::ForeignClause { found: clause.clone(), source: source.to_owned() };
                self.notes.flaw_at(place.clone(), what);
            }
        }
    }

    /// Every cited clause with its place.
    fn cited(&self) -> Vec<(Range<TextPosition>, String)> {
        let mut all = Vec::new();
        self.notes.spans().root().visit(&mut |node: &Node| {
            let cites = matches!(node.word.as_str(), "Stated" | "Corrected");
            let clause = node.children.last().filter(|_| cites);
            if let Some((clause, text)) = clause.and_then(|clause| Some((clause, clause.text.as_ref()?))) {
                all.push((clause.range(), text.clone()));
            }
        });
        all
    }

    fn shoe(&mut self, shoe: &ShoeRules) {
        let packs = *shoe.packs.value();
        self.range("shoe.packs.0", packs, 1..=MOST_PACKS.into());
        self.range("shoe.packs_of_first_back.0", *shoe.packs_of_first_back.value(), 0..=packs.into());
        self.range("shoe.burn_of_tens_and_figures.0", *shoe.burn_of_tens_and_figures.value(), 1..=10);
        let behind = shoe.stop.value().cards_behind(shoe.cards());
        let before = shoe.cards().saturating_sub(behind);
        if behind < CARDS_OF_A_COUP || before < CARDS_OF_A_COUP {
            let what = HouseProblem::StopPlace { behind, before, least: CARDS_OF_A_COUP };
            self.notes.flaw("shoe.stop.0", what);
        } else {
            let most = behind.min(before) - CARDS_OF_A_COUP;
            self.range("shoe.stop_within.0", *shoe.stop_within.value(), 0..=most.into());
        }
    }

    fn tables(&mut self, tables: &[Table]) {
        if tables.is_empty() {
            self.notes.flaw("tables", HouseProblem::NoTable);
        }
        for (index, table) in tables.iter().enumerate() {
            if tables.iter().take(index).any(|earlier| earlier.size == table.size) {
                self.notes.flaw(&format!("tables.{index}.size"), HouseProblem::TableTwice);
            }
            let seats = *table.seats.value();
            self.range(&format!("tables.{index}.seats.0"), seats, 1..=20);
            if let Some(fewest) = table.fewest_seats.value() {
                self.range(&format!("tables.{index}.fewest_seats.0"), *fewest, 1..=seats.into());
            }
            if table.crew.value().is_empty() {
                self.notes.flaw(&format!("tables.{index}.crew.0"), HouseProblem::NoCrew);
            }
        }
    }

    /// The highest stake cannot turn the cards where nobody has a stake on Punto or the cards are refused; and they
    /// are passed on only if another person than the tailleur turns them.
    fn dealing(&mut self, dealing: &Dealing) {
        for (field, entry) in [
            ("turns_punto_without_stake", &dealing.turns_punto_without_stake),
            ("turns_punto_when_refused", &dealing.turns_punto_when_refused),
            ("turns_banco", &dealing.turns_banco),
        ] {
            if *entry.value() == Handler::HighestPuntoStake {
                self.notes.flaw(&format!("dealing.{field}.0"), HouseProblem::TurnedByNobody);
            }
        }
        if *dealing.passes_punto.value() == (*dealing.turns_punto.value() == Handler::Tailleur) {
            self.notes.flaw("dealing.passes_punto.0", HouseProblem::PassedToNobody);
        }
    }

    fn tableau(&mut self, bad: &[(Side, TableauError)]) {
        for (side, bad) in bad {
            let runs = match side {
                Side::Punto => "tableau.punto",
                Side::Banco => "tableau.banco",
            };
            match bad {
                TableauError::Unreadable(run, field) => {
                    // A superfluous field is reported at its name, a missing one for the whole row.
                    let at = format!("{runs}.{run}.{}", field.strip_suffix("-of-punto").unwrap_or(field));
                    self.notes.flaw(&at, HouseProblem::RunUnreadable(field));
                }
                TableauError::Twice(run) => {
                    self.notes.flaw(&format!("{runs}.{run}"), HouseProblem::RunTwice);
                }
                TableauError::PuntoMissing(point) => self.notes.flaw(runs, HouseProblem::PuntoMissing(*point)),
                TableauError::BancoMissing(cell) => self.notes.flaw(runs, HouseProblem::BancoMissing(*cell)),
            }
        }
    }
}

/// The text of a clause id.
fn source_of(clause: &str) -> Option<&str> {
    clause.split_once('-').map(|(text, _)| text)
}

/// True for an id of at most 60 characters that starts with a letter.
fn is_kebab(id: &str) -> bool {
    id.len() <= 60 && id.starts_with(|first: char| first.is_ascii_lowercase()) && is_id(id)
}
