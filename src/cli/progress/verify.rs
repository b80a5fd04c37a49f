//! `tailleur progress verify`: checks every record of every journal.

use clap::{ArgMatches, Command};

use crate::cli::args::{command as command_of, positional_list};
use crate::cli::error::CommandError;
use crate::cli::{Status, World};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::i18n::{Catalog, HouseTerms};
use crate::platform::storage::record_set::RecordSet;
use crate::platform::storage::verify::{VerifiedJournal, verify_journals};
use crate::progress::line::BadLine;

pub(super) fn command(words: &Catalog) -> Command {
    command_of("verify", text_key!("cli-progress-verify"), text_key!("cli-usage-progress-verify"), words).arg(
        positional_list("paths", text_key!("cli-value-path"), text_key!("cli-progress-paths"), words).required(true),
    )
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    let (mut met, mut files, mut wrong) = (RecordSet::default(), 0u64, false);
    let (mut doubles, mut set_aside, mut missing) = (0, 0, 0);
    for source in super::sources(matches, "paths")? {
        let (examined, notices) = verify_journals(&source, &mut met);
        wrong |= super::print_notices(&notices, words, world)?;
        for file in examined {
            files += 1;
            doubles += file.doubles;
            set_aside += file.set_aside;
            missing += file.gaps.iter().map(|gap| gap.count).sum::<u64>();
            print_file(&file, words, world)?;
        }
    }
    if files == 0 && !wrong {
        return Err(CommandError::Usage(text!("progress-nothing-there")));
    }
    let summary = text!(
        "progress-verified",
        files = Fact::Number(files),
        records = Fact::Number(met.count()),
        doubles = Fact::Number(doubles),
        bad = Fact::Number(set_aside)
    );
    writeln!(world.output, "{}", words.render(&summary, &HouseTerms::default()))?;
    Ok(if wrong || set_aside > 0 || missing > 0 { Status::Wrong } else { Status::Done })
}

/// One line, and on standard error one line per damaged record in the format of compilers.
fn print_file(file: &VerifiedJournal, words: &Catalog, world: &mut World<'_>) -> Result<(), CommandError> {
    let say = |phrase: &Phrase| words.render(phrase, &HouseTerms::default());
    let later = file.later.iter().map(|(kind, often)| {
        say(&text!("progress-file-later", count = Fact::Number(*often), kind = Fact::Text(kind.clone())))
    });
    let good = say(&text!("progress-file-good", count = Fact::Number(file.good)));
    let count = |number: u64| (number > 0).then_some(Fact::Number(number));
    let parts = [
        count(file.doubles).map(|count| text!("progress-file-doubles", count = count)),
        count(file.set_aside).map(|count| text!("progress-file-bad", count = count)),
        count(file.saved).map(|count| text!("progress-file-saved", count = count)),
        count(file.gaps.iter().map(|gap| gap.count).sum()).map(|count| text!("progress-file-missing", count = count)),
    ];
    let parts = parts.iter().flatten().map(say);
    let lines: Vec<String> = std::iter::once(good).chain(later).chain(parts).collect();
    writeln!(world.output, "{}: {}", file.file, lines.join(", "))?;
    for (number, bad) in &file.bad {
        writeln!(world.errors, "{}:{number}: {}", file.file, words.message(bad_line_key(*bad)))?;
    }
    for gap in &file.gaps {
        let missing = say(&text!("bad-line-missing", count = Fact::Number(gap.count)));
        writeln!(world.errors, "{}:{}: {missing}", file.file, gap.line)?;
    }
    Ok(())
}

const fn bad_line_key(bad: BadLine) -> TextKey {
    match bad {
        BadLine::Empty => text_key!("bad-line-empty"),
        BadLine::TooLong => text_key!("bad-line-too-long"),
        BadLine::NoChecksum => text_key!("bad-line-no-checksum"),
        BadLine::Damaged => text_key!("bad-line-damaged"),
        BadLine::NotARecord => text_key!("bad-line-no-record"),
    }
}
