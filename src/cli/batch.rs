//! `tailleur referee --batch`: one JSON coup per input line, one verdict or error per output line.

use std::io::{BufRead, Write};

use serde_json::error::Category;

use super::Status;
use super::coup_line::CoupLine;
use super::error::CommandError;
use super::json::{CoupRefusalOut, VerdictWriter};
use super::judge::{IllegalCoup, judge};
use super::lines::{InputLine, LONGEST, LineReader};
use super::stakes;
use crate::i18n::Catalog;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::bet::Stake;
use crate::rules::house::House;

/// Example line shown in error messages.
const EXAMPLE: &str = r#"{"cards":["7h","2c","9d","Ks","4s"],"bets":{"punto":10000}}"#;

enum BatchLineError {
    Illegal(IllegalCoup),
    Unreadable(Phrase),
}

pub(super) fn run(
    house: &House,
    words: &Catalog,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> Result<Status, CommandError> {
    let mut lines = LineReader::new(input);
    let (mut number, mut status) = (0, Status::Done);
    let mut writer = VerdictWriter::new(house);
    let (mut laid, mut answer) = (Vec::new(), Vec::new());
    while let Some(line) = lines.next()? {
        number += 1;
        let line = if number == 1 { line.without_mark() } else { line };
        answer.clear();
        let judged = match line {
            InputLine::Whole(text) if text.trim_ascii().is_empty() => continue,
            InputLine::Whole(text) => verdict(house, text, &mut laid, &mut writer, &mut answer),
            InputLine::TooLong => {
                Err(BatchLineError::Unreadable(text!("line-too-long", most = Fact::Number(LONGEST as u64 / 1024))))
            }
        };
        if let Err(fault) = judged {
            status = Status::Wrong;
            write_refusal(house, words, &fault, number, &mut answer);
        }
        answer.push(b'\n');
        output.write_all(&answer)?;
    }
    Ok(status)
}

fn verdict(
    house: &House,
    text: &[u8],
    laid: &mut Vec<Stake>,
    writer: &mut VerdictWriter<'_>,
    answer: &mut Vec<u8>,
) -> Result<(), BatchLineError> {
    let line: CoupLine<'_> =
        serde_json::from_slice(text).map_err(|error| BatchLineError::Unreadable(unreadable(&error)))?;
    let cards = line.cards().map_err(BatchLineError::Unreadable)?;
    laid.clear();
    for (spot, amount) in line.bets() {
        stakes::add(house, laid, spot, amount).map_err(BatchLineError::Unreadable)?;
    }
    let limits =
        line.limits.map(|(min, max)| stakes::limits(min, max)).transpose().map_err(BatchLineError::Unreadable)?;
    let judged = judge(house, cards, laid, limits).map_err(BatchLineError::Illegal)?;
    // Writing to memory cannot fail.
    writer.write(&judged, answer).map_err(|error| BatchLineError::Unreadable(unreadable(&error)))
}

fn unreadable(error: &serde_json::Error) -> Phrase {
    let column = Fact::Number(error.column() as u64);
    match error.classify() {
        Category::Data => {
            text!("line-shape", column = column, example = Fact::Text(EXAMPLE.to_owned()))
        }
        Category::Syntax | Category::Eof | Category::Io => text!("line-json", column = column),
    }
}

fn write_refusal(house: &House, words: &Catalog, fault: &BatchLineError, number: u64, answer: &mut Vec<u8>) {
    let (what, at, line) = match fault {
        BatchLineError::Illegal(illegal) => (&illegal.what, Some(illegal.at), None),
        BatchLineError::Unreadable(what) => (what, None, Some(number)),
    };
    let error = words.render_for_house(what, house);
    answer.clear();
    let refused = CoupRefusalOut { ok: false, error: &error, at, line };
    if serde_json::to_writer(&mut *answer, &refused).is_err() {
        answer.extend_from_slice(b"{\"ok\":false}");
    }
}
