//! The report of a shift on paper: areas, faults with what was due, coups, what to practise, own words.

use tailleur::documents::shift_report::{ReportReader, ShiftReport};
use tailleur::documents::table_report::TableReport;
use tailleur::i18n::{Catalog, Language};
use tailleur::progress::mastery::Day;
use tailleur::table::Shift;
use tailleur::table::act::TimedAct;
use tailleur::table::agent::{Agent, Fault, Move, Perfect, Playing};
use tailleur::table::coup_record::CoupRecord;
use tailleur::table::event::Event;
use tailleur::table::fact::FaultKind;

use crate::table::{scenario, tables};

/// A shift of four coups in the hands of an agent, with its acts and coups.
fn worked(agent: &mut dyn Agent) -> (Shift, Vec<TimedAct>, Vec<CoupRecord>) {
    let (house, size) = tables().remove(0);
    let mut shift = Shift::new(&scenario(size, 5, 4, ""), &house, 7).unwrap();
    let (mut acts, mut coups) = (Vec::new(), Vec::new());
    let mut playing = Playing::new(&mut shift, agent);
    while let Some((made, events)) = playing.step() {
        if let Move::Act(by, act, at) = made {
            acts.push(TimedAct { by, act, at });
        }
        coups.extend(events.iter().filter_map(Event::coup_over).cloned());
    }
    (shift, acts, coups)
}

fn report(agent: &mut dyn Agent, own_words: &[String], language: Language) -> (TableReport, Vec<u8>) {
    let (shift, acts, coups) = worked(agent);
    let reader = ReportReader { name: Some("Léa"), day: Some(Day(20_000)) };
    let paper = ShiftReport { shift: &shift, acts: &acts, coups: &coups, own_words, reader };
    let words = Catalog::new(language);
    (paper.tables(&words), paper.pdf(&words).expect("the writer makes it"))
}

#[test]
fn a_fault_is_on_paper_with_its_clause_and_what_was_due() {
    for language in Language::ALL {
        let own = ["ça".to_owned(), String::new(), "plus lentement".to_owned()];
        let (report, pdf) = report(&mut Fault::new(FaultKind::WrongPayment, false), &own, language);
        assert!(pdf.starts_with(b"%PDF-"));
        let rows: Vec<usize> = report.tables.iter().map(|part| part.rows.len()).collect();
        let [areas, faults, coups, weak, words] = rows[..] else { panic!("{rows:?}") };
        assert_eq!((areas, coups, words), (7, 4, 2), "an empty answer is left out");
        assert!(faults >= 1 && weak >= 1, "{rows:?}");
        for row in &report.tables[1].rows {
            assert!(row.iter().take(4).all(|cell| !cell.is_empty()), "{row:?}");
        }
        for part in &report.tables {
            assert!(part.rows.iter().all(|row| row.len() == part.columns.len()), "{}", part.heading);
        }
        assert!(report.footer.starts_with("Léa"), "{}", report.footer);
    }
}

#[test]
fn a_perfect_shift_has_no_table_of_faults() {
    let (report, _) = report(&mut Perfect, &[], Language::English);
    let rows: Vec<usize> = report.tables.iter().map(|part| part.rows.len()).collect();
    assert_eq!(rows, [7, 0, 4, 0, 0]);
    assert!(report.tables[0].rows.iter().all(|row| row[1] == "A"), "{:?}", report.tables[0].rows);
}
