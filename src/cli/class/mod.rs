//! `tailleur class`: standings of the trainees and item statistics of the questions.

mod files;
pub(in crate::cli) mod grid;
mod print;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{ArgMatches, Command};

use super::args::{self, command as command_of, flag, option, positional_list};
use super::error::CommandError;
use super::json::write_json_line;
use super::{Status, World};
use crate::app::LessonPath;
use crate::describe::class::ClassDescriber;
use crate::describe::class_tables::tables;
use crate::i18n::phrase::Fact;
use crate::i18n::{Catalog, HouseTerms};
use crate::lesson::Library;
use crate::platform::clock;
use crate::platform::storage::class::{ClassNotice, GatheredClass, gather, read_roster};
use crate::platform::storage::profiles::Store;
use crate::platform::storage::{disk, packs};
use crate::progress::class::{Attempts, Class, ClassReport, ReportQuery, Roster};
use crate::progress::mastery::Day;
use crate::progress::schedule::tableau;
use crate::rules::house::{House, HouseId, HouseLibrary};

pub(super) fn command(words: &Catalog) -> Command {
    command_of("class", text_key!("cli-class"), text_key!("cli-usage-class"), words)
        .arg(positional_list("path", text_key!("cli-value-path"), text_key!("cli-class-paths"), words).required(true))
        .arg(option("roster", text_key!("cli-value-file"), text_key!("cli-class-roster"), words))
        .arg(option("house", text_key!("cli-value-house"), text_key!("cli-class-house"), words))
        .arg(option("lesson", text_key!("cli-value-lesson"), text_key!("cli-class-lesson"), words))
        .arg(flag("items", text_key!("cli-class-items"), words))
        .arg(flag("all-attempts", text_key!("cli-class-all-attempts"), words))
        .arg(option("data", text_key!("cli-value-folder"), text_key!("cli-data"), words))
        .arg(option("csv", text_key!("cli-value-file"), text_key!("cli-class-csv"), words))
        .arg(option("xlsx", text_key!("cli-value-file"), text_key!("cli-class-xlsx"), words))
        .arg(flag("json", text_key!("cli-class-json"), words))
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    args::check_language(matches)?;
    let lesson = lesson(matches)?;
    let asked = matches.get_one::<String>("house").map(|_| args::house(matches, words)).transpose()?;
    let paths: Vec<PathBuf> = matches.get_many::<String>("path").into_iter().flatten().map(PathBuf::from).collect();
    if let Some(path) = paths.iter().find(|path| !disk::exists(path)) {
        return Err(CommandError::Usage(disk::Unreadable::Missing.phrase(path)));
    }
    let list = requested_roster(matches)?;
    let now = clock::time_of_day();
    let GatheredClass { class, notices, .. } = gather(&paths, list, now).map_err(CommandError::Wrong)?;

    let library = library(matches);
    let house = house(asked, &class);
    let minutes_east = clock::minutes_east(now);
    let id = house.as_ref().map_or_else(|| most_practised(&class), |house| house.id.clone());
    let describer = ClassDescriber { words, library: &library, house: house.as_ref(), minutes_east };
    let skills = house.as_ref().map(|house| tableau(house)).unwrap_or_default();
    let all = matches.get_flag("all-attempts");
    let report = class.report(&ReportQuery {
        house: &id,
        skills: &skills,
        today: Day::from_moment(now, minutes_east),
        attempts: if all { Attempts::All } else { Attempts::First },
        lesson: lesson.as_deref(),
        passes: &|lesson, percent| library.is_passed_by(lesson, percent),
        guess: &|key| describer.guess_chance(key),
    });
    if let Some(lesson) = lesson.as_deref().filter(|lesson| is_unknown(lesson, &library, &report)) {
        return Err(CommandError::Usage(text!("class-no-such-lesson", lesson = Fact::Text(args::excerpt(lesson)))));
    }
    write_report(matches, &report, &describer, world)?;
    let status = if notices.iter().any(ClassNotice::is_fault) { Status::Wrong } else { Status::Done };
    for notice in notices {
        writeln!(world.errors, "{}", words.render(&notice.into_phrase(), &HouseTerms::default()))?;
    }
    Ok(status)
}

/// Writes the requested files, or prints the report if none is requested.
fn write_report(
    matches: &ArgMatches,
    report: &ClassReport,
    describer: &ClassDescriber<'_>,
    world: &mut World<'_>,
) -> Result<(), CommandError> {
    let path = |name: &str| matches.get_one::<String>(name).map(PathBuf::from);
    let (csv, xlsx) = (path("csv"), path("xlsx"));
    let tables = tables(report, describer);
    if let Some(path) = &csv {
        files::csv(path, &tables, describer.words, world)?;
    }
    if let Some(path) = &xlsx {
        files::xlsx(path, &tables, describer.words, world)?;
    }
    if matches.get_flag("json") {
        return write_json_line(&print::object(report, &tables), world.output);
    }
    if csv.is_none() && xlsx.is_none() {
        print::print_report(
            report,
            &tables,
            describer,
            matches.get_flag("items") || matches.contains_id("lesson"),
            world,
        )?;
    }
    Ok(())
}

/// Built-in lessons and those of the installed packs.
pub(super) fn library(matches: &ArgMatches) -> Library {
    let mut library = Library::built_in();
    let data = matches.get_one::<String>("data").map(PathBuf::from).or_else(Store::default_data_folder);
    if let Some(data) = data.filter(|data| disk::is_folder(data)) {
        // A pack with faults is left out; reporting it is the job of `check`.
        let _ = packs::add_packs_of(&data, &mut library, &HouseLibrary::built_in());
    }
    library
}

fn lesson(matches: &ArgMatches) -> Result<Option<String>, CommandError> {
    let Some(name) = matches.get_one::<String>("lesson") else { return Ok(None) };
    match LessonPath::parse(name) {
        Some(path) => Ok(Some(path.to_string())),
        None => Err(args::bad_value(text_key!("cli-bad-lesson"), name)),
    }
}

/// Neither the library nor any answer knows the lesson.
fn is_unknown(lesson: &str, library: &Library, report: &ClassReport) -> bool {
    library.find(lesson).is_none() && report.tests.iter().all(|test| test.people == 0)
}

fn requested_roster(matches: &ArgMatches) -> Result<Option<Roster>, CommandError> {
    let Some(path) = matches.get_one::<String>("roster") else { return Ok(None) };
    Ok(Some(read_roster(Path::new(path))?))
}

/// The requested house, or the one with most answers if the program knows it.
fn house(asked: Option<House>, class: &Class) -> Option<Arc<House>> {
    let known = |id: &HouseId| HouseLibrary::built_in().get(id).cloned();
    asked.map(Arc::new).or_else(|| class.houses().first().and_then(known))
}

fn most_practised(class: &Class) -> HouseId {
    class.houses().into_iter().next().unwrap_or_default()
}
