//! The gallery of broken scenarios: a good one, a case for each way of breaking it, and its report word by word.
//! `TAILLEUR_BLESS=1` writes the reports anew; then read what has changed.
#![expect(clippy::disallowed_methods, reason = "the cases lie in the repository, and a blessing writes them")]

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::Arc;

use tailleur::i18n::flaw::{Flaw, codes, in_words};
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::table::guest::{Character, built_in};
use tailleur::table::scenario::{Scenario, ScenarioShelf};

use crate::support::{files, root, text};

const REPORT: &str = "---- report\n";
const GOOD: &str = "tests/it/cases/shifts/evening.ron";
const CASES: &str = "tests/it/cases/shifts/broken";

/// A case's edits to the good scenario: `- this` and `+ that` in its place, or `all` instead of it.
fn broken(case: &str) -> String {
    let (mut scenario, mut from) = (text(GOOD), String::new());
    for line in case.lines() {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.replace("\\n", "\n");
        match word {
            "-" => from = rest,
            "+" => {
                assert_eq!(scenario.matches(&from).count(), 1, "the scenario does not hold {from} once");
                scenario = scenario.replace(&from, &rest);
            }
            "all" => scenario = rest,
            word => panic!("{word} is no word of a case"),
        }
    }
    scenario
}

/// The built-in guests, and one whose purse holds a single minimum.
fn guests() -> Vec<Arc<Character>> {
    let poor = Character { id: "poor".to_owned(), purse: 1, ..(*built_in()[0]).clone() };
    built_in().iter().cloned().chain([Arc::new(poor)]).collect()
}

fn flaws(scenario: &str) -> Vec<Flaw> {
    let guests = guests();
    let shelf = ScenarioShelf { guests: &guests, ..ScenarioShelf::built_in() };
    Scenario::read_for("shifts/evening.ron", scenario, shelf).map_or_else(in_words, |_| Vec::new())
}

type Speakers = [(&'static str, Catalog); 3];

fn speakers() -> Speakers {
    Language::ALL.map(|language| (language.code(), Catalog::new(language)))
}

fn report(flaws: &[Flaw], speakers: &Speakers) -> String {
    let mut report = String::new();
    for flaw in flaws {
        let range = format!("{}:{}-{}:{}", flaw.place.line, flaw.place.column, flaw.until.line, flaw.until.column);
        let weight = if flaw.is_fault() { "fault" } else { "warning" };
        writeln!(report, "{}:{range} {} {weight}", flaw.file, flaw.code()).unwrap();
        for (code, words) in speakers {
            let mut errors = Vec::new();
            let text = words.try_render(&flaw.what, &HouseTerms::default(), &mut errors);
            assert!(errors.is_empty(), "{code} {:?}: {errors:?}", flaw.what);
            writeln!(report, "  {code} {}", text.unwrap_or_else(|| panic!("{code} has no {}", flaw.what.key))).unwrap();
        }
    }
    report
}

#[test]
fn the_scenario_of_the_gallery_is_in_order() {
    assert_eq!(report(&flaws(&text(GOOD)), &speakers()), "");
}

#[test]
fn every_broken_scenario_has_exactly_its_report() {
    let bless = std::env::var_os("TAILLEUR_BLESS").is_some();
    let (cases, speakers) = (files(CASES, "txt"), speakers());
    let mut wrong = String::new();
    for path in &cases {
        let written = text(path);
        let (case, expected) = written.split_once(REPORT).unwrap_or((&written, ""));
        let flaws = flaws(&broken(case));
        let report = report(&flaws, &speakers);
        assert!(flaws.iter().all(|flaw| flaw.code() != "PB000"), "{path}: a flaw without a code\n{report}");
        if flaws.is_empty() {
            writeln!(wrong, "{path}: no report").unwrap();
        }
        if bless {
            std::fs::write(root().join(path), format!("{case}{REPORT}{report}")).unwrap();
        } else if report != expected {
            writeln!(wrong, "{path}\n--- expected\n{expected}--- found\n{report}").unwrap();
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(cases.len() >= 30, "{} cases", cases.len());
}

#[test]
fn every_flaw_of_a_scenario_has_its_case() {
    let reports: String = files(CASES, "txt").iter().map(|path| text(path)).collect();
    // That another scenario has the id only a pack's check can know.
    let of_file = |key: &str| key.starts_with("flaw-shift-") && key != "flaw-shift-id-taken";
    let of_shifts: BTreeSet<_> = codes().into_iter().filter(|(.., key)| of_file(key)).collect();
    let missing: Vec<_> = of_shifts.iter().filter(|(code, ..)| !reports.contains(&format!(" {code} fault"))).collect();
    assert!(missing.is_empty(), "in no case: {missing:?}");
}
