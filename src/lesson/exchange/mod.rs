//! Questions that come from other programs and go to them: GIFT, Aiken and tables in, GIFT and tables out.
//! Nothing here touches the disk; nothing is lost without a note.

mod aiken;
mod decode;
mod figure;
mod gift;
mod ids;
mod item;
mod making;
mod markup;
mod notes;
mod out;
mod pack;
mod ron;
mod table;

use std::sync::Arc;

use crate::drill::authored::FixedQuestion;
use crate::rules::card::Card;
use crate::rules::flaw::Place;
use crate::rules::house::House;
use crate::rules::phrase::Phrase;
use crate::rules::texts::Texts;

use self::markup::Lost;
use super::Ends;

pub use self::figure::Figure;
pub use self::gift::write as write_gift;
pub use self::ids::{id_of, slug};
pub use self::item::{Item, Kind, Section, Share, Within, Worth};
pub use self::notes::{Fate, Note, Notes};
pub use self::out::{Going, item as item_of};
pub use self::pack::{Beside, Bring, Importer, Lessons, PictureFault};
pub use self::table::{guarded, write as write_table};

/// The largest file that is read, in bytes.
pub const LARGEST_FILE: u64 = 32 * 1024 * 1024;
/// No more questions are taken from one file.
pub const MOST_QUESTIONS: usize = 20_000;
/// A question in GIFT or Aiken is no longer, in bytes.
const MOST_OF_A_QUESTION: usize = 64 * 1024;
/// A text of a question is no longer, in letters: as the checker has it.
const LONGEST_TEXT: usize = 300;
/// An answer to choose is no longer.
const LONGEST_LINE: usize = 160;
/// A page to read is no longer.
const LONGEST_PAGE: usize = 1_400;
/// No more lessons come out of one table.
const MOST_LESSONS: usize = 150;
/// The tag by which a sum of money is known again in GIFT.
const MONEY_TAG: &str = "money";

/// In which form questions come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// Moodle's.
    Gift,
    /// A question, lettered answers, `ANSWER: B`.
    Aiken,
    /// A table as text.
    Table,
    /// A spreadsheet.
    Workbook,
}

/// What reading needs to know.
pub struct Reading<'a> {
    /// The language in which the file is written, by its code.
    pub code: &'a str,
    /// The houses in which coups are proved.
    pub houses: &'a [Arc<House>],
    /// Whether every row of a table is a coup.
    pub as_coups: bool,
}

/// What comes into a lesson.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entry {
    /// A question.
    Ask(Box<FixedQuestion>),
    /// Words to read.
    Read(Texts),
    /// A coup to be shown.
    Example {
        /// Its cards in the order in which they left the shoe.
        cards: Vec<Card>,
        /// What is said of it.
        says: Texts,
        /// How it ends.
        ends: Ends,
    },
}

impl Format {
    /// The form of a file, by its name and, where that leaves it open, by what it holds.
    ///
    /// # Errors
    /// What it is instead.
    fn of(name: &str, bytes: &[u8]) -> Self {
        let ending = name.rsplit_once('.').map(|(_, ending)| ending.to_ascii_lowercase()).unwrap_or_default();
        match ending.as_str() {
            "gift" => return Self::Gift,
            "aiken" => return Self::Aiken,
            "csv" | "tsv" | "tab" => return Self::Table,
            "xlsx" | "xlsm" | "ods" => return Self::Workbook,
            _ if bytes.starts_with(b"PK\x03\x04") => return Self::Workbook,
            _ => {}
        }
        let text = String::from_utf8_lossy(bytes);
        let answers = |line: &str| line.trim_start().to_ascii_uppercase().starts_with("ANSWER:");
        if text.contains('{') || text.contains("\n::") || text.starts_with("::") {
            Self::Gift
        } else if text.lines().any(answers) {
            Self::Aiken
        } else if text.contains(['\t', ';']) || text.lines().next().is_some_and(|line| line.contains(',')) {
            Self::Table
        } else {
            Self::Gift
        }
    }
}

/// Reads the questions of a file, section by section.
///
/// # Errors
/// What keeps it from being read at all.
fn sections(name: &str, bytes: &[u8], reading: &Reading<'_>, notes: &mut Notes) -> Result<Vec<Section>, Phrase> {
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(Phrase::plain("exchange-file-too-large"));
    }
    match Format::of(name, bytes) {
        Format::Workbook => table::read_workbook(bytes, reading, notes),
        Format::Table => table::read_text(&decode::text(bytes, notes)?, reading, notes),
        Format::Gift => Ok(gift::read(&decode::text(bytes, notes)?, reading.code, notes)),
        Format::Aiken => Ok(aiken::read(&decode::text(bytes, notes)?, reading.code, notes)),
    }
}

/// Notes what did not come along with the words.
fn tell_lost(lost: Lost, place: Place, notes: &mut Notes) {
    for (is_lost, key) in
        [(lost.media, "exchange-media"), (lost.markup, "exchange-markup"), (lost.braces, "exchange-braces")]
    {
        if is_lost {
            notes.changed(place, Phrase::plain(key));
        }
    }
}
