//! `tailleur progress export`: all answers of a profile as CSV or JSON.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use clap::{ArgMatches, Command};
use serde::Serialize;

use crate::cli::args::{flag, option};
use crate::cli::error::CommandError;
use crate::cli::{Status, World};
use crate::documents::tables::without_formula;
use crate::i18n::Catalog;
use crate::i18n::phrase::Phrase;
use crate::platform::clock::iso;
use crate::platform::storage::{files, journal};
use crate::progress::{AnswerRecord, Record, RecordId};

pub(super) fn command(words: &Catalog) -> Command {
    super::profile_command("export", text_key!("cli-progress-export"), text_key!("cli-usage-progress-export"), words)
        .arg(flag("csv", text_key!("cli-progress-csv"), words).conflicts_with("json"))
        .arg(flag("json", text_key!("cli-progress-json"), words))
        .arg(option("out", text_key!("cli-value-file"), text_key!("cli-progress-out"), words))
}

/// Column names are a contract.
#[derive(Serialize)]
struct AnswerRow<'e> {
    id: String,
    at: String,
    device: Cow<'e, str>,
    lesson: Cow<'e, str>,
    version: u32,
    house: Cow<'e, str>,
    drill: Cow<'e, str>,
    seed: u64,
    number: u32,
    decision: Cow<'e, str>,
    answer: Cow<'e, str>,
    expected: Cow<'e, str>,
    right: bool,
    millis: Option<u64>,
    given_away: bool,
    helped: bool,
}

impl<'e> AnswerRow<'e> {
    fn new(entry: &'e AnswerRecord) -> Self {
        Self {
            id: entry.id.to_string(),
            at: iso(entry.at),
            device: entry.device.as_str().into(),
            lesson: entry.lesson.as_str().into(),
            version: entry.version,
            house: entry.house.as_str().into(),
            drill: entry.drill.as_str().into(),
            seed: entry.seed,
            number: entry.number,
            decision: entry.decision.as_str().into(),
            answer: entry.answer.as_str().into(),
            expected: entry.expected.as_str().into(),
            right: entry.right,
            millis: entry.millis,
            given_away: entry.given_away,
            helped: entry.helped,
        }
    }

    /// For a spreadsheet, which must not take an answer for a formula.
    fn without_formulas(mut self) -> Self {
        let texts = [&mut self.device, &mut self.lesson, &mut self.house, &mut self.drill, &mut self.decision];
        for text in texts.into_iter().chain([&mut self.answer, &mut self.expected]) {
            *text = without_formula(text).into();
        }
        self
    }
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    let write = match (matches.get_flag("csv"), matches.get_flag("json")) {
        (true, _) => as_csv,
        (_, true) => as_json,
        _ => return Err(CommandError::Usage(text!("progress-which-form"))),
    };
    let (store, profile) = super::profile(matches)?;
    let (entries, unread) = entries(&store.folder_of(&profile));
    let notices: Vec<Phrase> = store.file_notices(&profile).into_iter().chain(unread).collect();
    match matches.get_one::<String>("out") {
        None => write(&entries, world.output)?,
        Some(out) => {
            let out = Path::new(out);
            let written = files::replace_with(out, |draft| {
                let mut draft = BufWriter::new(draft);
                write(&entries, &mut draft)?;
                draft.flush()
            });
            written
                .map_err(|error| CommandError::Usage(files::notice(text_key!("progress-not-written"), out, &error)))?;
        }
    }
    let wrong = super::print_notices(&notices, words, world)?;
    Ok(if wrong { Status::Wrong } else { Status::Done })
}

/// Every answer once, by time. Of two with the same id, which no honest journal has, the greater counts.
fn entries(folder: &Path) -> (Vec<AnswerRecord>, Vec<Phrase>) {
    let mut entries: BTreeMap<RecordId, AnswerRecord> = BTreeMap::new();
    let notices = journal::read_all(folder, |record| {
        if let Record::Answer(entry) = record {
            let known = entries.entry(entry.id).or_insert_with(|| entry.clone());
            if *known < entry {
                *known = entry;
            }
        }
    });
    let mut entries: Vec<AnswerRecord> = entries.into_values().collect();
    entries.sort_by_key(|entry| (entry.at, entry.id));
    (entries, notices)
}

fn as_csv(entries: &[AnswerRecord], out: &mut dyn Write) -> io::Result<()> {
    let mut table = csv::WriterBuilder::new().has_headers(false).from_writer(out);
    // Headings even without answers.
    table.write_record(COLUMNS)?;
    for entry in entries {
        table.serialize(AnswerRow::new(entry).without_formulas())?;
    }
    table.flush()
}

const COLUMNS: [&str; 16] = [
    "id",
    "at",
    "device",
    "lesson",
    "version",
    "house",
    "drill",
    "seed",
    "number",
    "decision",
    "answer",
    "expected",
    "right",
    "millis",
    "given_away",
    "helped",
];

/// One object per line.
fn as_json(entries: &[AnswerRecord], out: &mut dyn Write) -> io::Result<()> {
    for entry in entries {
        serde_json::to_writer(&mut *out, &AnswerRow::new(entry))?;
        out.write_all(b"\n")?;
    }
    Ok(())
}
