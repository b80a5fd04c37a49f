//! Papers are read well by those who hear them, stay on the page, and are the same from the same answers.

mod certificates;
mod month;
mod reports;
mod tagged;

use std::sync::Arc;

use tailleur::lesson::Library;
use tailleur::machine::papers::report_on;
use tailleur::progress::{Known, Reckoning};
use tailleur::rules::house::{House, Shelf};
use tailleur::sheet::report::Report;
use tailleur::words::{Language, Words};

use self::month::{Effort, TODAY, records};

/// A name as long as a profile's may be.
const LONG: &str = "Maria-Teresa della Rovere di Montefeltro-Gonzaga Castiglione";
const MONTH: Effort = Effort { days: 31, answers: 60, lessons: 14, tests: &[41, 52, 58] };
const NOTHING: Effort = Effort { days: 0, answers: 0, lessons: 0, tests: &[] };
const ONE: Effort = Effort { days: 1, answers: 1, lessons: 0, tests: &[] };
const MUCH: Effort = Effort { days: 120, answers: 90, lessons: 40, tests: &[60] };

fn house(id: &str) -> Arc<House> {
    Arc::clone(Shelf::built_in().get(id).unwrap())
}

fn report(name: &str, effort: Effort, house: &Arc<House>) -> Report {
    let library = Library::built_in();
    let known = Known::fold(Reckoning::default(), records(effort, house, &library));
    report_on(name, &known, house, &library, TODAY)
}

fn in_three_languages() -> Vec<Words> {
    Language::ALL.map(Words::of).into()
}

/// Whether bytes hold a text as it stands.
fn holds(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}
