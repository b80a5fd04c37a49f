//! Reads a whole journal line by line, however damaged.

use std::io::{self, BufRead};

use super::chain::{ChainReader, Gap};
use super::line::{self, BadLine, LONGEST};
use super::record::Record;

/// Bytes of an overlong line searched at a time for embedded records.
const WINDOW: usize = 4 * LONGEST;

/// Rejected lines of one journal.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct JournalFaults {
    pub count: u64,
    /// 1-based number of the first rejected line, and its fault.
    pub first: Option<(u64, BadLine)>,
    /// Checksum over all rejected lines, to recognise the same damage again.
    pub print: u32,
    /// Gaps in the chain of lines.
    pub gaps: Vec<Gap>,
}

impl JournalFaults {
    fn note(&mut self, number: u64, bad: BadLine, text: &[u8]) {
        self.count += 1;
        self.first.get_or_insert((number, bad));
        let mut print = crc32fast::Hasher::new_with_initial(self.print);
        print.update(text);
        self.print = print.finalize();
    }
}

/// Passes every record to `each` in file order and returns the rejected lines. Memory use is bounded by a few times
/// [`LONGEST`] bytes. Records embedded in an overlong line may be passed twice. Fails only on read errors.
pub fn read(input: impl BufRead, mut each: impl FnMut(Record)) -> io::Result<JournalFaults> {
    read_with_prints(input, |record, _| each(record))
}

/// As [`read`], with the print of each record, by which it is recognised in other files.
pub fn read_with_prints(input: impl BufRead, each: impl FnMut(Record, u32)) -> io::Result<JournalFaults> {
    read_after(ChainReader::default(), input, each)
}

/// As [`read_with_prints`], for the part of a journal behind what `chain` has read.
pub fn read_after(
    chain: ChainReader,
    input: impl BufRead,
    mut each: impl FnMut(Record, u32),
) -> io::Result<JournalFaults> {
    let mut lines = JournalLines { chain, ..JournalLines::default() };
    lines.read(input, &mut each)?;
    Ok(lines.faults)
}

/// The lines of one journal, one after another.
#[derive(Debug, Default)]
pub struct JournalLines {
    chain: ChainReader,
    faults: JournalFaults,
    number: u64,
}

impl JournalLines {
    /// Reads what follows the lines taken so far.
    pub fn read(&mut self, mut input: impl BufRead, each: &mut impl FnMut(Record, u32)) -> io::Result<()> {
        let mut text = Vec::new();
        while next_line(&mut input, &mut text, &mut |record| self.recover(record, each))? {
            self.take(&text, line::read(&text), each);
        }
        Ok(())
    }

    /// Takes the next line with what [`line::read`] makes of it.
    pub fn take(&mut self, text: &[u8], read: Result<Record, BadLine>, each: &mut impl FnMut(Record, u32)) {
        self.number += 1;
        match read {
            Ok(record) => {
                if let Some((print, gap)) = self.chain.next(self.number, text) {
                    self.faults.gaps.extend(gap);
                    each(record, print);
                }
            }
            Err(bad) => {
                self.faults.note(self.number, bad, text);
                for record in line::salvage(text) {
                    self.recover(record, each);
                }
                self.chain.reject();
            }
        }
    }

    pub fn into_faults(self) -> JournalFaults {
        self.faults
    }

    fn recover(&mut self, record: Record, each: &mut impl FnMut(Record, u32)) {
        let print = print_of(&record);
        self.chain.recover(print);
        each(record, print);
    }
}

fn print_of(record: &Record) -> u32 {
    line::write(record).ok().and_then(|line| line::print(line.as_bytes())).map_or(0, |(print, _)| print)
}

/// Passes every line verbatim to `each` with its 1-based number, so that fields of later versions survive. A record
/// embedded in an overlong line is passed as a line of its own.
pub fn lines(mut input: impl BufRead, mut each: impl FnMut(u64, &[u8])) -> io::Result<()> {
    let (mut text, mut found) = (Vec::new(), Vec::new());
    let mut number = 0;
    while next_line(&mut input, &mut text, &mut |record| found.push(record))? {
        number += 1;
        for line in found.drain(..).filter_map(|record| line::write(&record).ok()) {
            each(number, line.trim_end().as_bytes());
        }
        each(number, &text);
    }
    Ok(())
}

/// Reads the next line into `text`, without line end; `false` at the end of the journal. Of an overlong line only the
/// last part is kept (still too long), while records found in the rest go to `each`.
fn next_line(input: &mut impl BufRead, text: &mut Vec<u8>, each: &mut impl FnMut(Record)) -> io::Result<bool> {
    text.clear();
    let mut any = false;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() {
            return Ok(any);
        }
        any = true;
        let end = chunk.iter().position(|&b| b == b'\n');
        let length = end.unwrap_or(chunk.len());
        text.extend(chunk.iter().take(length));
        input.consume(length + usize::from(end.is_some()));
        if end.is_some() {
            return Ok(true);
        }
        if text.len() > WINDOW {
            line::salvage(text).into_iter().for_each(&mut *each);
            // A record crossing the window's end begins in the part that is kept.
            text.drain(..text.len() - LONGEST - 2);
        }
    }
}
