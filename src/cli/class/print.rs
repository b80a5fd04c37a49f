//! A class in a terminal and as JSON.

use serde_json::{Map, Number, Value, json};

use super::grid::format_columns;
use crate::cli::World;
use crate::cli::error::CommandError;
use crate::describe::class::{ClassDescriber, review_reason};
use crate::describe::data_table::{DataCell, DataTable};
use crate::i18n::phrase::Fact;
use crate::progress::class::{Attempts, ClassReport};

/// Number of hardest decisions shown.
const HARDEST: usize = 12;

/// Maximum number of rows of any table.
const MOST: usize = 500;

const TRAINEES: [&str; 12] = [
    "trainee",
    "list",
    "person",
    "group",
    "answers",
    "accuracy",
    "median_millis",
    "errors_per_hundred",
    "lessons_passed",
    "minutes_a_week",
    "streak",
    "last",
];
const TESTS: [&str; 8] = ["title", "begun_by", "passed_by", "attempts", "mean", "consistency", "error", "flagged"];
const DECISIONS: [&str; 6] = ["told", "asked_of", "known_by", "mastery", "accuracy", "wrong"];
const ITEMS: [&str; 9] = [
    "told",
    "answers",
    "facility",
    "guess",
    "discrimination",
    "efficiency",
    "top_and_bottom",
    "median_millis",
    "wrong",
];

/// Trainees, lessons and hardest decisions; with `items` every question with its statistics.
pub(super) fn print_report(
    report: &ClassReport,
    tables: &[DataTable],
    describer: &ClassDescriber<'_>,
    items: bool,
    world: &mut World<'_>,
) -> Result<(), CommandError> {
    let head = text!(
        "class-told",
        count = Fact::Number(report.standings.len() as u64),
        house = Fact::Text(describer.house.map_or_else(|| report.house.to_string(), |house| house.name.clone()))
    );
    writeln!(world.output, "{}", describer.render(&head))?;
    if let Some(matched) = &report.matched {
        let missing = text!(
            "class-told-missing",
            count = Fact::Number(matched.missing().count() as u64),
            strangers = Fact::Number(matched.strangers.len() as u64)
        );
        writeln!(world.output, "{}", describer.render(&missing))?;
    }
    let shown: [(&str, &[&str], usize); 3] =
        [("trainees", &TRAINEES, MOST), ("tests", &TESTS, MOST), ("decisions", &DECISIONS, HARDEST)];
    for (id, columns, most) in shown {
        let Some(table) = tables.iter().find(|table| table.id == id && !table.rows.is_empty()) else { continue };
        let title =
            if id == "decisions" { describer.words.message(text_key!("class-hardest")) } else { table.title.clone() };
        writeln!(world.output, "\n{title}")?;
        for line in format_columns(table, columns, most, describer.words) {
            writeln!(world.output, "{line}")?;
        }
    }
    if items {
        questions(report, tables, describer, world)?;
    }
    Ok(())
}

/// Every question with its statistics, and those that need review.
fn questions(
    report: &ClassReport,
    tables: &[DataTable],
    describer: &ClassDescriber<'_>,
    world: &mut World<'_>,
) -> Result<(), CommandError> {
    let Some(table) = tables.iter().find(|table| table.id == "items") else { return Ok(()) };
    let attempts = match report.attempts {
        Attempts::First => text_key!("class-first-attempts"),
        Attempts::All => text_key!("class-all-attempts"),
    };
    writeln!(world.output, "\n{} {}", table.title, describer.words.message(attempts))?;
    let mut begin = 0;
    for test in &report.tests {
        let rows = table.rows.iter().skip(begin).take(test.items.len()).cloned().collect();
        begin += test.items.len();
        let part = DataTable { rows, ..table.clone() };
        writeln!(world.output, "\n{}", describer.scope(&test.scope))?;
        for line in format_columns(&part, &ITEMS, MOST, describer.words) {
            writeln!(world.output, "{line}")?;
        }
        for item in &test.items {
            if let Some(look) = item.review_reason() {
                writeln!(
                    world.output,
                    "  ! {}: {}",
                    describer.decision(&item.key),
                    review_reason(describer.words, look)
                )?;
            }
        }
    }
    Ok(())
}

/// The class as a JSON object. Field names are a contract.
pub(super) fn object(report: &ClassReport, tables: &[DataTable]) -> Value {
    let attempts = match report.attempts {
        Attempts::First => "first",
        Attempts::All => "all",
    };
    let mut object = Map::new();
    object.insert("house".to_owned(), json!(report.house));
    object.insert("attempts".to_owned(), json!(attempts));
    for table in tables {
        let row = |row: &Vec<DataCell>| -> Value {
            let field = |(column, cell): (&crate::describe::data_table::DataColumn, &DataCell)| {
                (column.id.to_owned(), value(cell))
            };
            Value::Object(table.columns.iter().zip(row).map(field).collect())
        };
        object.insert(table.id.to_owned(), table.rows.iter().map(row).collect());
    }
    Value::Object(object)
}

fn value(cell: &DataCell) -> Value {
    let number =
        |number: f64| Number::from_f64((number * 10_000.0).round() / 10_000.0).map_or(Value::Null, Value::from);
    match cell {
        DataCell::Empty => Value::Null,
        DataCell::Text(text) => json!(text),
        DataCell::Count(count) => json!(count),
        DataCell::Share(share) => number(*share),
        DataCell::Figure(figure) => number(*figure),
        DataCell::Millis(millis) => json!(millis.round() as u64),
        DataCell::Day(_) => json!(cell.date()),
        DataCell::Flag(is) => json!(is),
    }
}
