//! Line reader with a cap on the length held in memory.

use std::io::{self, BufRead};

use crate::platform::storage::disk::BYTE_ORDER_MARK;

/// Longest accepted line in bytes.
pub(super) const LONGEST: usize = 64 * 1024;

pub(super) enum InputLine<'l> {
    /// Bytes without the line ending.
    Whole(&'l [u8]),
    /// Longer than [`LONGEST`]; skipped.
    TooLong,
}

impl InputLine<'_> {
    /// The line without a UTF-8 byte order mark.
    pub(super) fn without_mark(self) -> Self {
        match self {
            Self::Whole(text) => Self::Whole(text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text)),
            Self::TooLong => Self::TooLong,
        }
    }
}

pub(super) struct LineReader<'r> {
    stream: &'r mut dyn BufRead,
    line: Vec<u8>,
}

impl<'r> LineReader<'r> {
    pub(super) fn new(stream: &'r mut dyn BufRead) -> Self {
        Self { stream, line: Vec::new() }
    }

    /// `None` at the end of the stream.
    pub(super) fn next(&mut self) -> io::Result<Option<InputLine<'_>>> {
        self.line.clear();
        let (mut too_long, mut any) = (false, false);
        loop {
            let piece = match self.stream.fill_buf() {
                Ok(piece) => piece,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if piece.is_empty() && !any {
                return Ok(None);
            }
            any = true;
            let end = piece.iter().position(|byte| *byte == b'\n');
            let text = piece.get(..end.unwrap_or(piece.len())).unwrap_or_default();
            too_long |= self.line.len() + text.len() > LONGEST;
            if !too_long {
                self.line.extend_from_slice(text);
            }
            let (used, ended) = (text.len() + usize::from(end.is_some()), end.is_some() || piece.is_empty());
            self.stream.consume(used);
            if ended {
                return Ok(Some(if too_long { InputLine::TooLong } else { InputLine::Whole(&self.line) }));
            }
        }
    }
}
