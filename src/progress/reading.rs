//! Reading a journal to its end, a line at a time, however damaged it is.

use std::io::{self, BufRead};

use super::entry::Record;
use super::line::{self, BadLine, LONGEST};

/// How much of a line that is too long for a record is looked through at a time for records inside it.
const WINDOW: usize = 4 * LONGEST;

/// The lines of one journal that were set aside.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Faults {
    /// How many there are.
    pub count: u64,
    /// The first of them: its number, counted from one, and what is wrong with it.
    pub first: Option<(u64, BadLine)>,
    /// A checksum over all of them, by which the same damage is known again.
    pub print: u32,
}

impl Faults {
    fn note(&mut self, number: u64, bad: BadLine, text: &[u8]) {
        self.count += 1;
        self.first.get_or_insert((number, bad));
        let mut print = crc32fast::Hasher::new_with_initial(self.print);
        print.update(text);
        self.print = print.finalize();
    }
}

/// Hands every record of a journal to `each`, in the order of the file, and reports the lines set
/// aside. Holds one line at a time, of a few times [`LONGEST`] bytes at most. Where a line is too long
/// for a record, one that stands inside it all the same may be handed over twice. Fails only where
/// reading does.
pub fn read(mut input: impl BufRead, mut each: impl FnMut(Record)) -> io::Result<Faults> {
    let mut faults = Faults::default();
    let mut text = Vec::new();
    let mut number = 0;
    while next_line(&mut input, &mut text, &mut each)? {
        number += 1;
        match line::read(&text) {
            Ok(record) => each(record),
            Err(bad) => {
                faults.note(number, bad, &text);
                line::salvage(&text).into_iter().for_each(&mut each);
            }
        }
    }
    Ok(faults)
}

/// Hands every line of a journal to `each` with its number, counted from one, as it stands there: for
/// whoever passes records on with the fields of a later version that they may have. A record that stands
/// inside a line too long for one comes as a line of its own.
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

/// Puts the next line into `text`, its end left off; of one that is too long for a record no more than
/// the last part, which is too long still, while what stands in the rest goes to `each`. `false` at the
/// end of the journal.
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
            // A record that goes on beyond this window begins in what is left of it.
            text.drain(..text.len() - LONGEST - 2);
        }
    }
}
