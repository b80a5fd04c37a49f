//! Tables of decisions and questions.

use super::Teller;
use super::cell::{Cell, Table};
use super::trainees::{head, share};
use crate::progress::class::{DecisionStanding, Item, Report, Spread, Test, Worth};

const OF_DECISIONS: [(&str, &str); 12] = [
    ("told", "class-column-decision"),
    ("drill", "class-column-drill"),
    ("decision", "class-column-decision-id"),
    ("asked_of", "class-column-asked-of"),
    ("known_by", "class-column-known-by"),
    ("mastery", "class-column-mastery"),
    ("answers", "class-column-answers"),
    ("accuracy", "class-column-accuracy"),
    ("median_millis", "class-column-median"),
    ("lower_millis", "class-column-lower"),
    ("upper_millis", "class-column-upper"),
    ("wrong", "class-column-wrong"),
];

pub(super) fn decisions(report: &Report, teller: &Teller<'_>) -> Table {
    let row = |decision: &DecisionStanding| {
        let mut row = vec![
            Cell::text(teller.decision(&decision.key)),
            Cell::text(teller.drill(&decision.key.drill)),
            Cell::text(&*decision.key.decision),
            Cell::Count(decision.asked_of.into()),
            Cell::Count(decision.known_by.into()),
            Cell::Share(decision.mastery),
            Cell::Count(decision.score.asked.into()),
            share(decision.score.right, decision.score.asked),
        ];
        row.extend(times(decision.time));
        row.push(Cell::text(teller.wrongs(&decision.key, &decision.wrong)));
        row
    };
    let columns = OF_DECISIONS.map(|column| head(column, teller)).into();
    let rows = report.decisions.iter().map(row).collect();
    Table { id: "decisions", title: teller.words.key("class-decisions"), columns, rows }
}

const OF_ITEMS: [(&str, &str); 16] = [
    ("told", "class-column-question"),
    ("test", "class-column-test"),
    ("drill", "class-column-drill"),
    ("decision", "class-column-decision-id"),
    ("answers", "class-column-n"),
    ("right", "class-column-right"),
    ("facility", "class-column-facility"),
    ("guess", "class-column-guess"),
    ("people", "class-column-people"),
    ("discrimination", "class-column-discrimination"),
    ("efficiency", "class-column-efficiency"),
    ("top_and_bottom", "class-column-top-and-bottom"),
    ("median_millis", "class-column-median"),
    ("lower_millis", "class-column-lower"),
    ("upper_millis", "class-column-upper"),
    ("wrong", "class-column-wrong"),
];

pub(super) fn items(report: &Report, teller: &Teller<'_>) -> Table {
    let mut columns: Vec<_> = OF_ITEMS.map(|column| head(column, teller)).into();
    columns.push(head(("look", "class-column-look"), teller));
    let rows = report.tests.iter().flat_map(|test| test.items.iter().map(|item| row(test, item, teller))).collect();
    Table { id: "items", title: teller.words.key("class-items"), columns, rows }
}

fn row(test: &Test, item: &Item, teller: &Teller<'_>) -> Vec<Cell> {
    let of_worth = |part: fn(&Worth) -> Option<f64>| Cell::of(item.worth.as_ref().and_then(part), Cell::Figure);
    let mut row = vec![
        Cell::text(teller.decision(&item.key)),
        Cell::text(teller.scope(&test.scope)),
        Cell::text(teller.drill(&item.key.drill)),
        Cell::text(&*item.key.decision),
        Cell::Count(item.answers as u64),
        Cell::Count(item.right as u64),
        Cell::of(item.facility, Cell::Share),
        Cell::Share(item.guess),
        Cell::of(item.worth, |worth| Cell::Count(worth.people as u64)),
        of_worth(|worth| worth.discrimination),
        Cell::of(item.worth.and_then(|worth| worth.efficiency), Cell::Share),
        of_worth(|worth| worth.top_and_bottom),
    ];
    row.extend(times(item.time));
    row.push(Cell::text(teller.wrongs(&item.key, &item.wrong)));
    row.push(Cell::text(item.look().map(|look| teller.look(look)).unwrap_or_default()));
    row
}

/// The median and the quartiles.
fn times(time: Option<Spread>) -> [Cell; 3] {
    let of = |part: fn(Spread) -> f64| Cell::of(time, |time| Cell::Millis(part(time)));
    [of(|time| time.median), of(|time| time.lower), of(|time| time.upper)]
}
