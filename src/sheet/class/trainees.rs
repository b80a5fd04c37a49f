//! The table of trainees: a row each, missing ones included.

use super::Teller;
use super::cell::{Cell, Column, Table};
use crate::progress::class::roster::Person;
use crate::progress::class::{Report, Standing};
use crate::progress::mastery::Day;

/// Columns present only with a roster.
const OF_A_LIST: [(&str, &str); 4] = [
    ("list", "class-column-list"),
    ("person", "class-column-person"),
    ("group", "class-column-group"),
    ("id", "class-column-id"),
];

const COLUMNS: [(&str, &str); 15] = [
    ("answers", "class-column-answers"),
    ("right", "class-column-right"),
    ("accuracy", "class-column-accuracy"),
    ("median_millis", "class-column-median"),
    ("decisions_known", "class-column-known"),
    ("decisions_asked", "class-column-asked"),
    ("errors_per_hundred", "class-column-errors"),
    ("lessons_begun", "class-column-begun"),
    ("lessons_finished", "class-column-finished"),
    ("lessons_passed", "class-column-passed"),
    ("minutes_this_week", "class-column-this-week"),
    ("minutes_a_week", "class-column-a-week"),
    ("streak", "class-column-streak"),
    ("last", "class-column-last"),
    ("house", "class-column-house"),
];

pub(super) fn trainees(report: &Report, teller: &Teller<'_>) -> Table {
    let listed = report.matched.as_ref();
    let own = [("trainee", "class-column-trainee")];
    let of_a_list = OF_A_LIST.iter().filter(|_| listed.is_some());
    let columns: Vec<Column> =
        own.iter().chain(of_a_list).chain(&COLUMNS).map(|column| head(*column, teller)).collect();
    let row = |(place, standing): (usize, &Standing)| {
        let mut row = vec![Cell::text(standing.name.clone())];
        if let Some(matched) = listed {
            let person = matched.person(place);
            let state = if person.is_some() { "class-list-there" } else { "class-list-stranger" };
            row.extend(of_the_list(teller.words.key(state), person));
        }
        row.extend(figures(standing, report, teller));
        row
    };
    let mut rows: Vec<Vec<Cell>> = report.standings.iter().enumerate().map(row).collect();
    for person in listed.iter().flat_map(|matched| matched.missing()) {
        let mut row = vec![Cell::Nothing];
        row.extend(of_the_list(teller.words.key("class-list-missing"), Some(person)));
        row.resize(columns.len(), Cell::Nothing);
        rows.push(row);
    }
    Table { id: "trainees", title: teller.words.key("class-trainees"), columns, rows }
}

pub(super) fn head((id, key): (&'static str, &'static str), teller: &Teller<'_>) -> Column {
    Column { id, head: teller.words.key(key) }
}

fn of_the_list(state: String, person: Option<&Person>) -> [Cell; 4] {
    let of = |part: fn(&Person) -> String| Cell::text(person.map(part).unwrap_or_default());
    [Cell::text(state), of(Person::name), of(|person| person.group.clone()), of(|person| person.id.clone())]
}

fn figures(standing: &Standing, report: &Report, teller: &Teller<'_>) -> Vec<Cell> {
    let lessons = || standing.lessons.values();
    let score = standing.score;
    vec![
        Cell::Count(score.asked.into()),
        Cell::Count(score.right.into()),
        share(score.right, score.asked),
        Cell::of(standing.time, |time| Cell::Millis(time.median)),
        Cell::Count(standing.known.0.into()),
        Cell::Count(standing.known.1.into()),
        Cell::of(standing.errors_per_hundred, Cell::Figure),
        Cell::Count(lessons().count() as u64),
        Cell::Count(lessons().filter(|lesson| lesson.finished > 0).count() as u64),
        Cell::Count(lessons().filter(|lesson| lesson.passed).count() as u64),
        Cell::Count(standing.minutes_this_week.into()),
        Cell::Count(standing.minutes_a_week.into()),
        Cell::Count(standing.streak.into()),
        Cell::of(standing.last, |last| Cell::Day(Day::of(last, teller.minutes_east).0)),
        Cell::text(&*report.house),
    ]
}

/// Share of right answers; nothing if none was asked.
pub(super) fn share(right: u32, asked: u32) -> Cell {
    if asked == 0 { Cell::Nothing } else { Cell::Share(f64::from(right) / f64::from(asked)) }
}
