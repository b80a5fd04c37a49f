//! The problems of a house file.

use super::super::hand::Point;
use super::super::money::Ratio;
use super::super::tableau::Cell;
use crate::syntax::Problem;

/// A problem of a house file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HouseProblem {
    /// The file is not well formed.
    File(Problem),
    /// A number outside its bounds.
    OutOfRange {
        /// The number.
        found: u64,
        /// Lower bound.
        least: u64,
        /// Upper bound.
        most: u64,
    },
    /// The id of the house or of a spot is not in kebab case.
    IdForm(String),
    /// The id is a device name of Windows.
    IdOfDevice(String),
    /// The id is not the stem of the file.
    IdNotFile {
        /// The id.
        found: String,
        /// The stem.
        expected: String,
    },
    /// An unsupported language of the source text.
    Language {
        /// The language as written.
        found: String,
        /// The language probably meant.
        meant: Option<String>,
    },
    /// An id of a source text that is not a letter and a digit.
    SourceId {
        /// The id.
        found: String,
        /// The only text that is cited.
        meant: Option<String>,
    },
    /// Every cited clause belongs to another text.
    SourceOther {
        /// The id of the source text.
        found: String,
        /// The text that is cited.
        other: String,
    },
    /// A clause of another text.
    ForeignClause {
        /// The clause.
        found: String,
        /// The source text of the house.
        source: String,
    },
    /// Too few cards on a side of the stop card.
    StopPlace {
        /// Cards behind it.
        behind: u16,
        /// Cards before it.
        before: u16,
        /// Minimum on either side.
        least: u16,
    },
    /// No table.
    NoTable,
    /// A second table of one size.
    TableTwice,
    /// A table without a crew.
    NoCrew,
    /// The cards would be turned by the highest stake where there is none.
    TurnedByNobody,
    /// Cards are passed on exactly if the tailleur turns them.
    PassedToNobody,
    /// A run of the tableau lacks this field, or has it in excess.
    RunUnreadable(&'static str),
    /// A cell given twice.
    RunTwice,
    /// No action for this point of Punto.
    PuntoMissing(Point),
    /// No action for this cell of Banco.
    BancoMissing(Cell),
    /// Another spot is expected at this place, counted from one.
    SpotOrder {
        /// The place.
        place: usize,
        /// Id of the expected spot.
        expected: &'static str,
    },
    /// More spots than this.
    TooManySpots(usize),
    /// A second spot with this id.
    SpotTwice(String),
    /// No payout line that always holds.
    PayoutNoEnd,
    /// A payout line behind one that always holds.
    PayoutAfterEnd,
    /// A payout line that no outcome reaches.
    PayoutNeverReached,
    /// A literal payout without a correction, or the reverse.
    PayoutLiterally,
    /// A commission that is no share below one.
    PayoutCommission(Ratio),
    /// A payout of nothing.
    PayoutOfNought,
    /// A payout that is not whole for every stake.
    PayoutNotWhole {
        /// The odds.
        ratio: Ratio,
        /// Step of the stakes.
        step: u32,
    },
    /// A limit that is no share below one.
    LimitShare(Ratio),
    /// An empty text.
    TextEmpty,
    /// A text with more characters than this.
    TextTooLong(usize),
    /// A final call that starts with the other side.
    CallOrder,
    /// A brace without a partner.
    CallBrace,
    /// An unknown placeholder.
    CallUnknown {
        /// The placeholder, with its braces.
        found: String,
        /// The placeholder probably meant.
        meant: Option<String>,
    },
    /// A placeholder given twice.
    CallTwice(String),
    /// A missing placeholder.
    CallLacks(String),
    /// A call without words.
    CallWordless,
    /// A second chance with this name.
    SameName(String),
    /// One letter for drawing and standing.
    SameLetter,
}

impl From<Problem> for HouseProblem {
    fn from(problem: Problem) -> Self {
        Self::File(problem)
    }
}
