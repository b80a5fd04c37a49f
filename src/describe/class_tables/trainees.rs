//! The table of trainees: a row each, missing ones included.

use crate::describe::class::ClassDescriber;
use crate::describe::data_table::{DataCell, DataColumn, DataTable};
use crate::i18n::text_key::TextKey;
use crate::progress::class::roster::RosterPerson;
use crate::progress::class::{ClassReport, TraineeStanding};
use crate::progress::mastery::Day;

/// Columns present only with a roster.
const OF_A_LIST: [(&str, TextKey); 4] = [
    ("list", text_key!("class-column-list")),
    ("person", text_key!("class-column-person")),
    ("group", text_key!("class-column-group")),
    ("id", text_key!("class-column-id")),
];

const COLUMNS: [(&str, TextKey); 15] = [
    ("answers", text_key!("class-column-answers")),
    ("right", text_key!("class-column-right")),
    ("accuracy", text_key!("class-column-accuracy")),
    ("median_millis", text_key!("class-column-median")),
    ("decisions_known", text_key!("class-column-known")),
    ("decisions_asked", text_key!("class-column-asked")),
    ("errors_per_hundred", text_key!("class-column-errors")),
    ("lessons_begun", text_key!("class-column-begun")),
    ("lessons_finished", text_key!("class-column-finished")),
    ("lessons_passed", text_key!("class-column-passed")),
    ("minutes_this_week", text_key!("class-column-this-week")),
    ("minutes_a_week", text_key!("class-column-a-week")),
    ("streak", text_key!("class-column-streak")),
    ("last", text_key!("class-column-last")),
    ("house", text_key!("class-column-house")),
];

pub(super) fn trainees(report: &ClassReport, describer: &ClassDescriber<'_>) -> DataTable {
    let listed = report.matched.as_ref();
    let own = [("trainee", text_key!("class-column-trainee"))];
    let of_a_list = OF_A_LIST.iter().filter(|_| listed.is_some());
    let columns: Vec<DataColumn> =
        own.iter().chain(of_a_list).chain(&COLUMNS).map(|column| head(*column, describer)).collect();
    let row = |(place, standing): (usize, &TraineeStanding)| {
        let mut row = vec![DataCell::text(standing.name.clone())];
        if let Some(matched) = listed {
            let person = matched.person(place);
            let state = if person.is_some() { text_key!("class-list-there") } else { text_key!("class-list-stranger") };
            row.extend(roster_cells(describer.words.message(state), person));
        }
        row.extend(figures(standing, report, describer));
        row
    };
    let mut rows: Vec<Vec<DataCell>> = report.standings.iter().enumerate().map(row).collect();
    for person in listed.iter().flat_map(|matched| matched.missing()) {
        let mut row = vec![DataCell::Empty];
        row.extend(roster_cells(describer.words.message(text_key!("class-list-missing")), Some(person)));
        row.resize(columns.len(), DataCell::Empty);
        rows.push(row);
    }
    DataTable { id: "trainees", title: describer.words.message(text_key!("class-trainees")), columns, rows }
}

pub(super) fn head((id, key): (&'static str, TextKey), describer: &ClassDescriber<'_>) -> DataColumn {
    DataColumn { id, head: describer.words.message(key) }
}

fn roster_cells(state: String, person: Option<&RosterPerson>) -> [DataCell; 4] {
    let of = |part: fn(&RosterPerson) -> String| DataCell::text(person.map(part).unwrap_or_default());
    [DataCell::text(state), of(RosterPerson::name), of(|person| person.group.clone()), of(|person| person.id.clone())]
}

fn figures(standing: &TraineeStanding, report: &ClassReport, describer: &ClassDescriber<'_>) -> Vec<DataCell> {
    let lessons = || standing.lessons.values();
    let score = standing.score;
    vec![
        DataCell::Count(score.asked.into()),
        DataCell::Count(score.right.into()),
        share(score.right, score.asked),
        DataCell::from_option(standing.time, |time| DataCell::Millis(time.median)),
        DataCell::Count(standing.known.0.into()),
        DataCell::Count(standing.known.1.into()),
        DataCell::from_option(standing.errors_per_hundred, DataCell::Figure),
        DataCell::Count(lessons().count() as u64),
        DataCell::Count(lessons().filter(|lesson| lesson.finished > 0).count() as u64),
        DataCell::Count(lessons().filter(|lesson| lesson.passed).count() as u64),
        DataCell::Count(standing.minutes_this_week.into()),
        DataCell::Count(standing.minutes_a_week.into()),
        DataCell::Count(standing.streak.into()),
        DataCell::from_option(standing.last, |last| DataCell::Day(Day::from_moment(last, describer.minutes_east).0)),
        DataCell::text(report.house.as_str()),
    ]
}

/// Share of right answers; nothing if none was asked.
pub(super) fn share(right: u32, asked: u32) -> DataCell {
    if asked == 0 { DataCell::Empty } else { DataCell::Share(f64::from(right) / f64::from(asked)) }
}
