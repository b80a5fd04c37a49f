//! `tailleur clause`: the text of a clause, the lessons that drill it, and the differences between houses.

use std::io::Write;

use clap::{Arg, ArgMatches, Command};

use super::args::{command as command_of, excerpt, flag, option};
use super::clause_json::ClauseJson;
use super::error::CommandError;
use super::json::write_json_line;
use super::{Status, World, args};
use crate::describe::clause::home_lines;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::i18n::{Catalog, HouseTerms};
use crate::lesson::Library;
use crate::lesson::clauses::{
    self, BookEntry, CitingDrills, ClauseBook, DrilledClauses, LessonClauses, SourceDifference, SourceStatement,
    house_of, source_of,
};
use crate::rules::clause::Clause;
use crate::rules::house::{House, HouseLibrary};
use crate::syntax::Written;

pub(super) fn command(words: &Catalog) -> Command {
    command_of("clause", text_key!("cli-clause"), text_key!("cli-usage-clause"), words)
        .arg(
            Arg::new("clause")
                .value_name(words.message(text_key!("cli-value-clause")))
                .help(words.message(text_key!("cli-clause-id")))
                .help_heading(words.message(text_key!("cli-arguments")))
                .required_unless_present_any(["house", "homes"])
                .conflicts_with_all(["house", "homes"]),
        )
        .arg(option("house", text_key!("cli-value-house"), text_key!("cli-clause-house"), words))
        .arg(flag("homes", text_key!("cli-clause-homes"), words).conflicts_with("house"))
        .arg(flag("json", text_key!("cli-json"), words))
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    args::check_language(matches)?;
    let (book, shelf, library) = (clauses::built_in(), HouseLibrary::built_in(), Library::built_in());
    let (json, homes) = (matches.get_flag("json"), matches.get_flag("homes"));
    // The clauses asked for, by their source text.
    let asked: Vec<Vec<&BookEntry>> = match matches.get_one::<String>("clause") {
        Some(id) => vec![vec![find(book, id)?]],
        None if homes => book.sources.iter().map(|source| source.clauses.iter().collect()).collect(),
        None => vec![clauses_of_house(book, &args::house(matches, words)?)?],
    };
    let listed = matches.contains_id("house");
    for entries in asked {
        let house = entries.first().and_then(|entry| house_of(&shelf, &source_of(entry.id)));
        let drilled = house.filter(|_| json || !listed).map(|house| DrilledClauses::new(&library, house));
        for entry in entries {
            let drilled = drilled.as_ref();
            let details = ClauseDetails { entry, house, book, shelf: &shelf, library: &library, drilled };
            match (json, homes, listed) {
                (true, ..) => write_json_line(&ClauseJson::new(&details), world.output)?,
                (false, true, _) => details.write_homes(words, world.output)?,
                (false, false, true) => writeln!(world.output, "{}  {}", entry.id, localized(&entry.says, words))?,
                (false, false, false) => details.write(words, world.output)?,
            }
        }
    }
    Ok(Status::Done)
}

/// Case-insensitive lookup by id.
fn find<'b>(book: &'b ClauseBook, id: &str) -> Result<&'b BookEntry, CommandError> {
    let clause = Clause::read(&id.to_ascii_uppercase());
    clause.and_then(|clause| book.find(clause)).ok_or_else(|| {
        let no_such = |key: TextKey| Phrase::plain(key).with("clause", Fact::Text(excerpt(id)));
        CommandError::Wrong(match clauses::nearest(id) {
            Some(nearest) => {
                no_such(text_key!("cli-no-such-clause-but")).with("suggested", Fact::Text(nearest.to_string()))
            }
            None => no_such(text_key!("cli-no-such-clause")),
        })
    })
}

fn clauses_of_house<'b>(book: &'b ClauseBook, house: &House) -> Result<Vec<&'b BookEntry>, CommandError> {
    let source = book.sources.iter().find(|source| source.source == house.source.id);
    source.map(|source| source.clauses.iter().collect()).ok_or_else(|| {
        let source = Fact::Text(house.source.id.clone());
        CommandError::Wrong(text!("cli-house-without-clauses", source = source))
    })
}

pub(super) struct ClauseDetails<'t> {
    pub(super) entry: &'t BookEntry,
    pub(super) house: Option<&'t House>,
    pub(super) book: &'t ClauseBook,
    pub(super) shelf: &'t HouseLibrary,
    pub(super) library: &'t Library,
    pub(super) drilled: Option<&'t DrilledClauses>,
}

impl ClauseDetails<'_> {
    /// Path and localized title of each lesson that drills the clause.
    pub(super) fn lessons(&self, words: &Catalog) -> Vec<(String, String)> {
        let (Some(house), Some(drilled)) = (self.house, self.drilled) else { return Vec::new() };
        let named = |LessonClauses { pack, lesson, .. }: &LessonClauses| {
            let path = format!("{pack}/{lesson}");
            let found = self.library.find(&path);
            let title = found.map(|(_, lesson)| lesson.title.render(words.language(), &HouseTerms::from(&house.terms)));
            (path, title.unwrap_or_default())
        };
        drilled.lessons_on(self.entry.id).into_iter().map(named).collect()
    }

    /// The questions whose verdicts cite the clause.
    pub(super) fn drills(&self) -> CitingDrills {
        self.drilled.map(|drilled| drilled.drills_on(self.entry.id)).unwrap_or_default()
    }

    /// The clause with all that honours it, found by posing.
    fn write_homes(&self, words: &Catalog, out: &mut dyn Write) -> Result<(), CommandError> {
        writeln!(out, "{}", self.entry.id)?;
        for line in home_lines(self.entry.id, self.house, &self.drills(), words) {
            writeln!(out, "  {line}")?;
        }
        self.write_lessons(words, out)
    }

    fn write_lessons(&self, words: &Catalog, out: &mut dyn Write) -> Result<(), CommandError> {
        let lessons = self.lessons(words);
        if lessons.is_empty() {
            writeln!(out, "  {}", words.message(text_key!("clause-drilled-nowhere")))?;
        }
        for (path, title) in lessons {
            writeln!(out, "  {path}  {title}")?;
        }
        Ok(())
    }

    fn write(&self, words: &Catalog, out: &mut dyn Write) -> Result<(), CommandError> {
        let entry = self.entry;
        let (name, title) = self.house.map_or(("", ""), |house| (&house.name, &house.source.title));
        writeln!(out, "{}  {name} ({title})", entry.id)?;
        writeln!(out, "{}\n", words.message(entry.topic.text_key()))?;
        writeln!(out, "{}", localized(&entry.says, words))?;
        writeln!(out, "{}.", words.message(entry.reading.text_key()))?;
        if let Some(note) = entry.reading.note() {
            writeln!(out, "{}", localized(note, words))?;
        }
        self.write_drilled(words, out)?;
        let mut differences = self.book.differences_of(entry.id).peekable();
        if differences.peek().is_some() {
            writeln!(out, "\n{}", words.message(text_key!("clause-differences")))?;
        }
        for row in differences {
            self.write_row(row, words, out)?;
        }
        if !entry.alike.is_empty() {
            writeln!(out, "\n{}", words.message(text_key!("clause-alike")))?;
        }
        for alike in entry.alike.iter().filter_map(|alike| self.book.find(*alike)) {
            writeln!(out, "  {}  {}", alike.id, localized(&alike.says, words))?;
        }
        Ok(())
    }

    fn write_drilled(&self, words: &Catalog, out: &mut dyn Write) -> Result<(), CommandError> {
        writeln!(out, "\n{}", words.message(text_key!("clause-drilled")))?;
        self.write_lessons(words, out)?;
        writeln!(out, "\n{}", words.message(text_key!("clause-in-program")))?;
        for line in home_lines(self.entry.id, self.house, &self.drills(), words) {
            writeln!(out, "  {line}")?;
        }
        Ok(())
    }

    fn write_row(&self, row: &SourceDifference, words: &Catalog, out: &mut dyn Write) -> Result<(), CommandError> {
        writeln!(out, "  {}", localized(&row.topic, words))?;
        for column in &row.texts {
            let house = house_of(self.shelf, &column.source).map_or(column.source.as_str(), |house| &house.name);
            let says = match &column.says {
                SourceStatement::Silent => words.message(text_key!("clause-says-nothing")),
                SourceStatement::Says(clauses, says) => {
                    let clauses: Vec<String> = clauses.iter().map(Clause::to_string).collect();
                    format!("{} ({})", localized(says, words), clauses.join(", "))
                }
            };
            let cell = text!("clause-cell-name", house = Fact::Text(house.to_owned()), says = Fact::Text(says));
            writeln!(out, "    {}", words.render(&cell, &HouseTerms::default()))?;
        }
        Ok(())
    }
}

fn localized<'w>(written: &'w Written, words: &Catalog) -> &'w str {
    written.get(words.language().code())
}
