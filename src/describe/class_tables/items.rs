//! Tables of decisions and questions.

use super::trainees::{head, share};
use crate::describe::class::{ClassDescriber, review_reason};
use crate::describe::data_table::{DataCell, DataTable};
use crate::i18n::text_key::TextKey;
use crate::progress::class::{ClassReport, DecisionStanding, ItemAnalysis, ItemQuality, Quartiles, TestAnalysis};

const OF_DECISIONS: [(&str, TextKey); 12] = [
    ("told", text_key!("class-column-decision")),
    ("drill", text_key!("class-column-drill")),
    ("decision", text_key!("class-column-decision-id")),
    ("asked_of", text_key!("class-column-asked-of")),
    ("known_by", text_key!("class-column-known-by")),
    ("mastery", text_key!("class-column-mastery")),
    ("answers", text_key!("class-column-answers")),
    ("accuracy", text_key!("class-column-accuracy")),
    ("median_millis", text_key!("class-column-median")),
    ("lower_millis", text_key!("class-column-lower")),
    ("upper_millis", text_key!("class-column-upper")),
    ("wrong", text_key!("class-column-wrong")),
];

pub(super) fn decisions(report: &ClassReport, describer: &ClassDescriber<'_>) -> DataTable {
    let row = |decision: &DecisionStanding| {
        let mut row = vec![
            DataCell::text(describer.decision(&decision.key)),
            DataCell::text(describer.drill(decision.key.drill.as_str())),
            DataCell::text(decision.key.decision.as_str()),
            DataCell::Count(decision.asked_of.into()),
            DataCell::Count(decision.known_by.into()),
            DataCell::Share(decision.mastery),
            DataCell::Count(decision.score.asked.into()),
            share(decision.score.right, decision.score.asked),
        ];
        row.extend(times(decision.time));
        row.push(DataCell::text(describer.wrong_answers(&decision.key, &decision.wrong)));
        row
    };
    let columns = OF_DECISIONS.map(|column| head(column, describer)).into();
    let rows = report.decisions.iter().map(row).collect();
    DataTable { id: "decisions", title: describer.words.message(text_key!("class-decisions")), columns, rows }
}

const OF_ITEMS: [(&str, TextKey); 16] = [
    ("told", text_key!("class-column-question")),
    ("test", text_key!("class-column-test")),
    ("drill", text_key!("class-column-drill")),
    ("decision", text_key!("class-column-decision-id")),
    ("answers", text_key!("class-column-n")),
    ("right", text_key!("class-column-right")),
    ("facility", text_key!("class-column-facility")),
    ("guess", text_key!("class-column-guess")),
    ("people", text_key!("class-column-people")),
    ("discrimination", text_key!("class-column-discrimination")),
    ("efficiency", text_key!("class-column-efficiency")),
    ("top_and_bottom", text_key!("class-column-top-and-bottom")),
    ("median_millis", text_key!("class-column-median")),
    ("lower_millis", text_key!("class-column-lower")),
    ("upper_millis", text_key!("class-column-upper")),
    ("wrong", text_key!("class-column-wrong")),
];

pub(super) fn items(report: &ClassReport, describer: &ClassDescriber<'_>) -> DataTable {
    let mut columns: Vec<_> = OF_ITEMS.map(|column| head(column, describer)).into();
    columns.push(head(("look", text_key!("class-column-look")), describer));
    let rows = report.tests.iter().flat_map(|test| test.items.iter().map(|item| row(test, item, describer))).collect();
    DataTable { id: "items", title: describer.words.message(text_key!("class-items")), columns, rows }
}

fn row(test: &TestAnalysis, item: &ItemAnalysis, describer: &ClassDescriber<'_>) -> Vec<DataCell> {
    let of_worth = |part: fn(&ItemQuality) -> Option<f64>| {
        DataCell::from_option(item.quality.as_ref().and_then(part), DataCell::Figure)
    };
    let mut row = vec![
        DataCell::text(describer.decision(&item.key)),
        DataCell::text(describer.scope(&test.scope)),
        DataCell::text(describer.drill(item.key.drill.as_str())),
        DataCell::text(item.key.decision.as_str()),
        DataCell::Count(item.answers as u64),
        DataCell::Count(item.right as u64),
        DataCell::from_option(item.facility, DataCell::Share),
        DataCell::Share(item.guess),
        DataCell::from_option(item.quality, |worth| DataCell::Count(worth.people as u64)),
        of_worth(|worth| worth.discrimination),
        DataCell::from_option(item.quality.and_then(|worth| worth.efficiency), DataCell::Share),
        of_worth(|worth| worth.top_and_bottom),
    ];
    row.extend(times(item.time));
    row.push(DataCell::text(describer.wrong_answers(&item.key, &item.wrong)));
    row.push(DataCell::text(item.review_reason().map(|look| review_reason(describer.words, look)).unwrap_or_default()));
    row
}

/// The median and the quartiles.
fn times(time: Option<Quartiles>) -> [DataCell; 3] {
    let of = |part: fn(Quartiles) -> f64| DataCell::from_option(time, |time| DataCell::Millis(part(time)));
    [of(|time| time.median), of(|time| time.lower), of(|time| time.upper)]
}
