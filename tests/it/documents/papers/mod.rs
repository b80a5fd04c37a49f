//! Papers are read well by those who hear them, stay on the page, and are the same from the same answers.

mod certificates;
mod reports;
mod sample_trainee;
mod shift_reports;
mod tagged_pdf;

use std::sync::Arc;

use tailleur::documents::trainee_report::TraineeReport;
use tailleur::i18n::{Catalog, Language};
use tailleur::lesson::Library;
use tailleur::platform::storage::report_files::report_on;
use tailleur::progress::{Progress, ScoringParams};
use tailleur::rules::house::{House, HouseLibrary};

use self::sample_trainee::{Effort, TODAY, records};

/// A name as long as a profile's may be.
const LONG: &str = "Maria-Teresa della Rovere di Montefeltro-Gonzaga Castiglione";
const MONTH: Effort = Effort { days: 31, answers: 60, lessons: 14, tests: &[41, 52, 58] };
const NOTHING: Effort = Effort { days: 0, answers: 0, lessons: 0, tests: &[] };
const ONE: Effort = Effort { days: 1, answers: 1, lessons: 0, tests: &[] };
const MUCH: Effort = Effort { days: 120, answers: 90, lessons: 40, tests: &[60] };

fn house(id: &str) -> Arc<House> {
    Arc::clone(HouseLibrary::built_in().get(id).unwrap())
}

fn report(name: &str, effort: Effort, house: &Arc<House>) -> TraineeReport {
    let library = Library::built_in();
    let known = Progress::fold(ScoringParams::default(), records(effort, house, &library));
    report_on(name, &known, house, &library, TODAY)
}

fn in_three_languages() -> Vec<Catalog> {
    Language::ALL.map(Catalog::new).into()
}

fn holds(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}
