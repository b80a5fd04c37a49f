//! Room results in the terminal.

use std::io::Write;

use crate::classroom::Room;
use crate::classroom::results::{Results, ResultsDescriber};
use crate::cli::class::grid::{format_columns, sanitized};
use crate::cli::error::CommandError;
use crate::describe::data_table::{DataCell, DataTable};
use crate::i18n::Catalog;
use crate::i18n::phrase::Fact;
use crate::platform::clock;

/// Row limit, above the number of people in a room.
const MOST: usize = 2_500;

/// Without extra time: results are shown in front of the class.
const PEOPLE: [&str; 7] = ["place", "name", "points", "right", "of", "accuracy", "median_millis"];
const QUESTIONS: [&str; 9] =
    ["number", "told", "expected", "right", "answers", "facility", "discrimination", "median_millis", "wrong"];

/// Prints people, teams and questions.
pub(in crate::cli) fn print_results(room: &Room, words: &Catalog, output: &mut dyn Write) -> Result<(), CommandError> {
    let results = Results::gather(room);
    let describer = ResultsDescriber { results: &results, words, minutes_east: clock::minutes_east(results.opened) };
    let head = text!(
        "results-told",
        title = Fact::Text(describer.title()),
        house = Fact::Text(results.house.name.clone()),
        date = Fact::Text(describer.day(results.opened)),
        time = Fact::Text(describer.clock(results.opened)),
        form = Fact::Text(describer.mode())
    );
    writeln!(output, "{}", sanitized(&describer.render(&head)))?;
    writeln!(output, "{}", describer.scoring())?;
    if !results.ended {
        writeln!(output, "{}", words.message(text_key!("results-not-ended")))?;
    }
    people(&describer, output)?;
    for team in &results.teams {
        let phrase = text!(
            "results-team",
            place = Fact::Text(team.place.to_string()),
            name = Fact::Text(team.name.clone()),
            points = Fact::Text(team.mean().describe(words)),
            count = Fact::Number(team.members as u64)
        );
        writeln!(output, "{}", sanitized(&describer.render(&phrase)))?;
    }
    questions(&describer, output)
}

/// Prints the questions, those that need review, and an explanation of the figures.
fn questions(describer: &ResultsDescriber<'_>, output: &mut dyn Write) -> Result<(), CommandError> {
    let questions = describer.questions();
    // Empty columns are left out, e.g. where everyone had other questions.
    let shown: Vec<&str> = QUESTIONS.into_iter().filter(|id| is_filled(&questions, id)).collect();
    table(&questions, &shown, describer.words, output)?;
    if questions.rows.is_empty() {
        return Ok(());
    }
    for (number, question) in (1..).zip(&describer.results.questions) {
        let Some(look) = describer.review_reason(question) else { continue };
        let which = match question.place {
            Some(_) => number.to_string(),
            None => describer.decision(&question.exercise),
        };
        writeln!(output, "  {}: {look}", sanitized(&which))?;
    }
    Ok(writeln!(output, "{}", describer.about_questions())?)
}

/// Prints the people, then remarks on some of them.
fn people(describer: &ResultsDescriber<'_>, output: &mut dyn Write) -> Result<(), CommandError> {
    let people = describer.people();
    let shown: Vec<&str> = PEOPLE.into_iter().filter(|id| is_filled(&people, id)).collect();
    table(&people, &shown, describer.words, output)?;
    for person in &describer.results.people {
        if let Some(remark) = describer.remark(person) {
            writeln!(output, "  {}: {}", sanitized(&person.name), sanitized(&remark))?;
        }
    }
    Ok(())
}

fn is_filled(table: &DataTable, id: &str) -> bool {
    let place = table.columns.iter().position(|column| column.id == id);
    table.rows.iter().any(|row| place.and_then(|place| row.get(place)).is_some_and(|cell| *cell != DataCell::Empty))
}

fn table(table: &DataTable, ids: &[&str], words: &Catalog, output: &mut dyn Write) -> Result<(), CommandError> {
    if table.rows.is_empty() {
        return Ok(());
    }
    writeln!(output, "\n{}", table.title)?;
    for line in format_columns(table, ids, MOST, words) {
        writeln!(output, "{line}")?;
    }
    Ok(())
}
