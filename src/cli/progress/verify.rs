//! `tailleur progress verify`: checks every record of every journal.

use clap::{ArgMatches, Command};

use crate::cli::args::{command as command_of, positional_list};
use crate::cli::error::CommandError;
use crate::cli::{Status, World};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{Catalog, HouseTerms};
use crate::platform::storage::record_set::RecordSet;
use crate::platform::storage::verify::{VerifiedJournal, verify_journals};
use crate::progress::line::BadLine;

pub(super) fn command(words: &Catalog) -> Command {
    command_of("verify", "cli-progress-verify", "cli-usage-progress-verify", words)
        .arg(positional_list("paths", "cli-value-path", "cli-progress-paths", words).required(true))
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    let (mut met, mut files, mut wrong) = (RecordSet::default(), 0u64, false);
    let (mut doubles, mut set_aside) = (0, 0);
    for source in super::sources(matches, "paths")? {
        let (examined, notices) = verify_journals(&source, &mut met);
        wrong |= super::print_notices(&notices, words, world)?;
        for file in examined {
            files += 1;
            doubles += file.doubles;
            set_aside += file.set_aside;
            print_file(&file, words, world)?;
        }
    }
    if files == 0 && !wrong {
        return Err(CommandError::Usage(Phrase::plain("progress-nothing-there")));
    }
    let summary = Phrase::plain("progress-verified")
        .with("files", Fact::Number(files))
        .with("records", Fact::Number(met.count()))
        .with("doubles", Fact::Number(doubles))
        .with("bad", Fact::Number(set_aside));
    writeln!(world.output, "{}", words.render(&summary, &HouseTerms::default()))?;
    Ok(if wrong || set_aside > 0 { Status::Wrong } else { Status::Done })
}

/// One line, and on standard error one line per damaged record in the format of compilers.
fn print_file(file: &VerifiedJournal, words: &Catalog, world: &mut World<'_>) -> Result<(), CommandError> {
    let say = |phrase: &Phrase| words.render(phrase, &HouseTerms::default());
    let count = |key, number: u64| (number > 0).then(|| say(&Phrase::plain(key).with("count", Fact::Number(number))));
    let later = file.later.iter().map(|(kind, often)| {
        let phrase = Phrase::plain("progress-file-later").with("count", Fact::Number(*often));
        say(&phrase.with("kind", Fact::Text(kind.clone())))
    });
    let good = say(&Phrase::plain("progress-file-good").with("count", Fact::Number(file.good)));
    let parts = [count("progress-file-doubles", file.doubles), count("progress-file-bad", file.set_aside)];
    let parts = parts.into_iter().chain([count("progress-file-saved", file.saved)]).flatten();
    let said: Vec<String> = std::iter::once(good).chain(later).chain(parts).collect();
    writeln!(world.output, "{}: {}", file.file, said.join(", "))?;
    for (number, bad) in &file.bad {
        writeln!(world.errors, "{}:{number}: {}", file.file, words.message(bad_line_key(*bad)))?;
    }
    Ok(())
}

const fn bad_line_key(bad: BadLine) -> &'static str {
    match bad {
        BadLine::Empty => "bad-line-empty",
        BadLine::TooLong => "bad-line-too-long",
        BadLine::NoChecksum => "bad-line-no-checksum",
        BadLine::Damaged => "bad-line-damaged",
        BadLine::NotARecord => "bad-line-no-record",
    }
}
