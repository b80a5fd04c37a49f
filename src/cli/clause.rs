//! `tailleur clause`: the text of a clause, the lessons that drill it, and the differences between houses.

use std::io::Write;

use clap::{Arg, ArgMatches, Command};

use super::args::{command as command_of, flag, option, short};
use super::clause_json::ClauseOut;
use super::json::line;
use super::stop::Stop;
use super::{Status, World, args};
use crate::lesson::Library;
use crate::lesson::clauses::{
    self, Book, Difference, Drilled, DrilledIn, Entry, Said, home_lines, house_of, source_of,
};
use crate::rules::clause::Clause;
use crate::rules::house::{House, Shelf};
use crate::rules::phrase::{Fact, Phrase, Written};
use crate::words::{Names, Words};

pub(super) fn command(words: &Words) -> Command {
    command_of("clause", "cli-clause", "cli-usage-clause", words)
        .arg(
            Arg::new("clause")
                .value_name(words.key("cli-value-clause"))
                .help(words.key("cli-clause-id"))
                .help_heading(words.key("cli-arguments"))
                .required_unless_present("house")
                .conflicts_with("house"),
        )
        .arg(option("house", "cli-value-house", "cli-clause-house", words))
        .arg(flag("json", "cli-json", words))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, world: &mut World<'_>) -> Result<Status, Stop> {
    args::check_language(matches)?;
    let (book, shelf) = (clauses::built_in(), Shelf::built_in());
    let asked: Vec<&Entry> = match matches.get_one::<String>("clause") {
        Some(id) => vec![find(book, id)?],
        None => of_house(book, &args::house(matches, words)?)?,
    };
    let library = Library::built_in();
    let (listed, json) = (matches.contains_id("house"), matches.get_flag("json"));
    // All requested clauses belong to one source text.
    let house = asked.first().and_then(|entry| house_of(&shelf, &source_of(entry.id)));
    let drilled = house.filter(|_| json || !listed).map(|house| Drilled::of(&library, house));
    for entry in asked {
        let told = Told { entry, house, book, shelf: &shelf, library: &library, drilled: drilled.as_ref() };
        match (json, listed) {
            (true, _) => line(&ClauseOut::new(&told), world.output)?,
            (false, true) => writeln!(world.output, "{}  {}", entry.id, said(&entry.says, words))?,
            (false, false) => told.write(words, world.output)?,
        }
    }
    Ok(Status::Done)
}

/// Case-insensitive lookup by id.
fn find<'b>(book: &'b Book, id: &str) -> Result<&'b Entry, Stop> {
    let clause = Clause::read(&id.to_ascii_uppercase());
    clause.and_then(|clause| book.find(clause)).ok_or_else(|| {
        let no_such = |key: &'static str| Phrase::plain(key).with("clause", Fact::Text(short(id)));
        Stop::Wrong(match clauses::nearest(id) {
            Some(nearest) => no_such("cli-no-such-clause-but").with("suggested", Fact::Text(nearest.to_string())),
            None => no_such("cli-no-such-clause"),
        })
    })
}

fn of_house<'b>(book: &'b Book, house: &House) -> Result<Vec<&'b Entry>, Stop> {
    let source = book.sources.iter().find(|source| source.source == house.source.id);
    source.map(|source| source.clauses.iter().collect()).ok_or_else(|| {
        let source = Fact::Text(house.source.id.clone());
        Stop::Wrong(Phrase::plain("cli-house-without-clauses").with("source", source))
    })
}

pub(super) struct Told<'t> {
    pub(super) entry: &'t Entry,
    pub(super) house: Option<&'t House>,
    pub(super) book: &'t Book,
    pub(super) shelf: &'t Shelf,
    pub(super) library: &'t Library,
    pub(super) drilled: Option<&'t Drilled>,
}

impl Told<'_> {
    /// Path and localized title of each lesson that drills the clause.
    pub(super) fn lessons(&self, words: &Words) -> Vec<(String, String)> {
        let (Some(house), Some(drilled)) = (self.house, self.drilled) else { return Vec::new() };
        let named = |DrilledIn { pack, lesson, .. }: &DrilledIn| {
            let path = format!("{pack}/{lesson}");
            let found = self.library.find(&path);
            let title = found.map(|(_, lesson)| lesson.title.say(words.language(), &Names::from(&house.terms)));
            (path, title.unwrap_or_default())
        };
        drilled.lessons_on(self.entry.id).into_iter().map(named).collect()
    }

    fn write(&self, words: &Words, out: &mut dyn Write) -> Result<(), Stop> {
        let entry = self.entry;
        let (name, title) = self.house.map_or(("", ""), |house| (&house.name, &house.source.title));
        writeln!(out, "{}  {name} ({title})", entry.id)?;
        writeln!(out, "{}\n", words.key(entry.topic.key()))?;
        writeln!(out, "{}", said(&entry.says, words))?;
        writeln!(out, "{}.", words.key(entry.reading.key()))?;
        if let Some(note) = entry.reading.note() {
            writeln!(out, "{}", said(note, words))?;
        }
        self.write_drilled(words, out)?;
        let mut differences = self.book.differences_of(entry.id).peekable();
        if differences.peek().is_some() {
            writeln!(out, "\n{}", words.key("clause-differences"))?;
        }
        for row in differences {
            self.write_row(row, words, out)?;
        }
        if !entry.alike.is_empty() {
            writeln!(out, "\n{}", words.key("clause-alike"))?;
        }
        for alike in entry.alike.iter().filter_map(|alike| self.book.find(*alike)) {
            writeln!(out, "  {}  {}", alike.id, said(&alike.says, words))?;
        }
        Ok(())
    }

    fn write_drilled(&self, words: &Words, out: &mut dyn Write) -> Result<(), Stop> {
        writeln!(out, "\n{}", words.key("clause-drilled"))?;
        let lessons = self.lessons(words);
        if lessons.is_empty() {
            writeln!(out, "  {}", words.key("clause-drilled-nowhere"))?;
        }
        for (path, title) in lessons {
            writeln!(out, "  {path}  {title}")?;
        }
        writeln!(out, "\n{}", words.key("clause-in-program"))?;
        for line in home_lines(self.entry.id, self.house, words) {
            writeln!(out, "  {line}")?;
        }
        Ok(())
    }

    fn write_row(&self, row: &Difference, words: &Words, out: &mut dyn Write) -> Result<(), Stop> {
        writeln!(out, "  {}", said(&row.topic, words))?;
        for column in &row.texts {
            let house = house_of(self.shelf, &column.source).map_or(column.source.as_str(), |house| &house.name);
            let says = match &column.says {
                Said::Silent => words.key("clause-says-nothing"),
                Said::Says(clauses, says) => {
                    let clauses: Vec<String> = clauses.iter().map(Clause::to_string).collect();
                    format!("{} ({})", said(says, words), clauses.join(", "))
                }
            };
            let cell = Phrase::plain("clause-cell-name").with("house", Fact::Text(house.to_owned()));
            writeln!(out, "    {}", words.say(&cell.with("says", Fact::Text(says)), &Names::default()))?;
        }
        Ok(())
    }
}

fn said<'w>(written: &'w Written, words: &Words) -> &'w str {
    written.get(words.language().code())
}
