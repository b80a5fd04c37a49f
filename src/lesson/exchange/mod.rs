//! Import and export of questions: reads GIFT, Aiken and tables, writes GIFT and tables. No disk access; every loss is
//! noted.

mod aiken;
mod convert;
mod decode;
mod export;
mod figure;
mod gift;
mod ids;
mod item;
mod markup;
mod notes;
mod pack;
mod ron;
mod table;

use std::sync::Arc;

use crate::drill::authored::FixedQuestion;
use crate::i18n::LocalizedText;
use crate::i18n::phrase::Phrase;
use crate::rules::card::Card;
use crate::rules::house::House;
use crate::syntax::TextPosition;

use self::markup::LostMarkup;
use super::Ends;

pub use self::export::{ExportContext, export_item as item_of};
pub use self::figure::DecimalNumber;
pub use self::gift::write as write_gift;
pub use self::ids::{pack_id, slug};
pub use self::item::{ExchangeItem, ItemKind, ItemSection, MarkShare, NumberRange, WeightedAnswer};
pub use self::notes::{ExchangeNote, ExchangeNotes, NoteKind};
pub use self::pack::{ExistingPack, ImportedLessons, Importer, LoadPicture, PictureFault};
pub use self::table::{guarded, write as write_table};

/// Maximum file size in bytes.
pub const LARGEST_FILE: u64 = 32 * 1024 * 1024;
pub const MOST_QUESTIONS: usize = 20_000;
/// Maximum size of a GIFT or Aiken question in bytes.
const MOST_OF_A_QUESTION: usize = 64 * 1024;
/// Maximum length of a page.
const LONGEST_PAGE: usize = 1_400;
const MOST_LESSONS: usize = 150;
/// GIFT tag that marks a sum of money.
const MONEY_TAG: &str = "money";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExchangeFormat {
    Gift,
    /// A question, lettered answers, `ANSWER: B`.
    Aiken,
    Table,
    Workbook,
}

pub struct ImportOptions<'a> {
    /// Language code of the file.
    pub code: &'a str,
    /// Houses in which coups are proved.
    pub houses: &'a [Arc<House>],
    /// Treats every row of a table as a coup.
    pub as_coups: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LessonEntry {
    Ask(Box<FixedQuestion>),
    Read(LocalizedText),
    Example {
        /// Cards in dealing order.
        cards: Vec<Card>,
        says: LocalizedText,
        ends: Ends,
    },
}

impl ExchangeFormat {
    /// Detects the format by file name, or else by content.
    ///
    /// # Errors
    /// The unsupported format that was detected.
    fn detect(name: &str, bytes: &[u8]) -> Self {
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

/// Reads the questions of a file by section.
///
/// # Errors
/// The reason the file cannot be read.
fn sections(
    name: &str,
    bytes: &[u8],
    reading: &ImportOptions<'_>,
    notes: &mut ExchangeNotes,
) -> Result<Vec<ItemSection>, Phrase> {
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(text!("exchange-file-too-large"));
    }
    match ExchangeFormat::detect(name, bytes) {
        ExchangeFormat::Workbook => table::read_workbook(bytes, reading, notes),
        ExchangeFormat::Table => table::read_text(&decode::text(bytes, notes)?, reading, notes),
        ExchangeFormat::Gift => Ok(gift::read(&decode::text(bytes, notes)?, reading.code, notes)),
        ExchangeFormat::Aiken => Ok(aiken::read(&decode::text(bytes, notes)?, reading.code, notes)),
    }
}

fn note_lost(lost: LostMarkup, place: TextPosition, notes: &mut ExchangeNotes) {
    for (is_lost, key) in [
        (lost.media, text_key!("exchange-media")),
        (lost.markup, text_key!("exchange-markup")),
        (lost.braces, text_key!("exchange-braces")),
    ] {
        if is_lost {
            notes.changed(place, Phrase::plain(key));
        }
    }
}
