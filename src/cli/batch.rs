//! `tailleur referee --batch`: one JSON coup per input line, one verdict or error per output line.

use std::io::{BufRead, Write};

use serde_json::error::Category;

use super::Status;
use super::coup_line::CoupLine;
use super::json::{Refused, Verdict};
use super::judge::{Illegal, judge};
use super::lines::{LONGEST, Line, Lines};
use super::stakes;
use super::stop::Stop;
use crate::rules::bet::Stake;
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::Words;

/// Example line shown in error messages.
const EXAMPLE: &str = r#"{"cards":["7h","2c","9d","Ks","4s"],"bets":{"punto":10000}}"#;

enum Fault {
    Illegal(Illegal),
    Unreadable(Phrase),
}

pub(super) fn run(
    house: &House,
    words: &Words,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> Result<Status, Stop> {
    let mut lines = Lines::new(input);
    let (mut number, mut status) = (0, Status::Done);
    let (mut laid, mut answer) = (Vec::new(), Vec::new());
    while let Some(line) = lines.next()? {
        number += 1;
        let line = if number == 1 { line.without_mark() } else { line };
        answer.clear();
        let judged = match line {
            Line::Whole(text) if text.trim_ascii().is_empty() => continue,
            Line::Whole(text) => verdict(house, text, &mut laid, &mut answer),
            Line::TooLong => {
                Err(Fault::Unreadable(Phrase::plain("line-too-long").with("most", Fact::Number(LONGEST as u64 / 1024))))
            }
        };
        if let Err(fault) = judged {
            status = Status::Wrong;
            refuse(house, words, &fault, number, &mut answer);
        }
        answer.push(b'\n');
        output.write_all(&answer)?;
    }
    Ok(status)
}

fn verdict(house: &House, text: &[u8], laid: &mut Vec<Stake>, answer: &mut Vec<u8>) -> Result<(), Fault> {
    let line: CoupLine<'_> = serde_json::from_slice(text).map_err(|error| Fault::Unreadable(unreadable(&error)))?;
    let cards = line.cards().map_err(Fault::Unreadable)?;
    laid.clear();
    for (spot, amount) in line.bets() {
        stakes::add(house, laid, spot, amount).map_err(Fault::Unreadable)?;
    }
    let limits = line.limits.map(|(min, max)| stakes::limits(min, max)).transpose().map_err(Fault::Unreadable)?;
    let judged = judge(house, cards, laid, limits).map_err(Fault::Illegal)?;
    // Writing to memory cannot fail.
    serde_json::to_writer(answer, &Verdict::new(house, &judged)).map_err(|error| Fault::Unreadable(unreadable(&error)))
}

fn unreadable(error: &serde_json::Error) -> Phrase {
    let column = Fact::Number(error.column() as u64);
    match error.classify() {
        Category::Data => {
            Phrase::plain("line-shape").with("column", column).with("example", Fact::Text(EXAMPLE.to_owned()))
        }
        Category::Syntax | Category::Eof | Category::Io => Phrase::plain("line-json").with("column", column),
    }
}

fn refuse(house: &House, words: &Words, fault: &Fault, number: u64, answer: &mut Vec<u8>) {
    let (what, at, line) = match fault {
        Fault::Illegal(illegal) => (&illegal.what, Some(illegal.at), None),
        Fault::Unreadable(what) => (what, None, Some(number)),
    };
    let error = words.say_at(what, house);
    answer.clear();
    let refused = Refused { ok: false, error: &error, at, line };
    if serde_json::to_writer(&mut *answer, &refused).is_err() {
        answer.extend_from_slice(b"{\"ok\":false}");
    }
}
