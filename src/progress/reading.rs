//! Reading a journal to its end, a line at a time, however damaged it is.

use std::io::{self, BufRead};

use super::entry::Record;
use super::line::{self, BadLine, LONGEST};

/// The lines of one journal that were set aside.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Faults {
    /// How many there are.
    pub count: u64,
    /// The first of them: its number, counted from one, and what is wrong with it.
    pub first: Option<(u64, BadLine)>,
}

impl Faults {
    fn note(&mut self, number: u64, bad: BadLine) {
        self.count += 1;
        self.first.get_or_insert((number, bad));
    }
}

/// Hands every record of a journal to `each`, in the order of the file, and reports the lines set
/// aside. Holds one line at a time, of [`LONGEST`] bytes at most. Fails only where reading does.
pub fn read(input: impl BufRead, mut each: impl FnMut(Record)) -> io::Result<Faults> {
    let mut faults = Faults::default();
    lines(input, |number, text| match line::read(text) {
        Ok(record) => each(record),
        Err(bad) => {
            faults.note(number, bad);
            line::salvage(text).into_iter().for_each(&mut each);
        }
    })?;
    Ok(faults)
}

/// Hands every line of a journal to `each` with its number, counted from one, as it stands there: for
/// whoever passes records on with the fields of a later version that they may have.
pub fn lines(mut input: impl BufRead, mut each: impl FnMut(u64, &[u8])) -> io::Result<()> {
    let mut text = Vec::new();
    let mut number = 0;
    while next_line(&mut input, &mut text)? {
        number += 1;
        each(number, &text);
    }
    Ok(())
}

/// Puts the next line into `text`, its end left off, and cut where it is too long for a record; `false`
/// at the end of the journal.
fn next_line(input: &mut impl BufRead, text: &mut Vec<u8>) -> io::Result<bool> {
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
        let room = (LONGEST + 2).saturating_sub(text.len());
        text.extend(chunk.iter().take(length.min(room)));
        input.consume(length + usize::from(end.is_some()));
        if end.is_some() {
            return Ok(true);
        }
    }
}
