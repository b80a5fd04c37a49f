//! Chips and plaques: the denomination sets in `assets/chips` and the composition of sums. A house file names its set.

mod chip_rule;
mod fewest;
mod problem;
mod read;
mod sets;
mod tray;

use std::sync::{Arc, LazyLock};

use include_dir::{Dir, include_dir};
use serde::Deserialize;

use super::money::{Money, Ratio};
use crate::syntax::Written;

pub use self::chip_rule::ChipRule;
pub use self::fewest::{count_of, fewest};
pub use self::problem::ChipProblem;
pub use self::sets::{ChipSets, SetName, UsesChipSets};
pub use self::tray::{MOST_IN_A_TRAY, tray};

static CHIPS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/chips");

/// Reason for refusing an invalid colour.
pub(super) const NO_SUCH_COLOUR: &str = "no-such-colour";

/// Number of pieces in a full column.
pub const COLUMN: u32 = 20;

/// Count of each value, largest first; values are unique and counts non-zero.
pub type PieceCounts = Vec<(Money, u32)>;

/// A denomination set: at least one piece, in order of value. Built only by [`ChipSet::read`].
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChipSet {
    /// Identifier, also the stem of its file: `french`.
    pub id: String,
    /// Display name.
    pub name: Written,
    /// Pieces, smallest value first.
    pub pieces: Vec<Piece>,
}

/// A piece of one value.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Piece {
    /// Value of the piece.
    pub value: Money,
    /// Shape; with the figure, it identifies the piece without its colour.
    pub shape: Shape,
    /// Body colour.
    pub fill: Colour,
    /// Colour of the edge marks.
    pub edge: Colour,
    /// Colour of the figure.
    pub ink: Colour,
    /// Display name.
    pub name: Written,
}

impl Piece {
    /// The printed figure: the value in units, or its cents, without group separators.
    pub fn figure(&self) -> String {
        let coins = self.value.get();
        if coins.is_multiple_of(100) { (coins / 100).to_string() } else { format!("{}c", coins % 100) }
    }
}

/// The shapes of pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize, schemars::JsonSchema)]
pub enum Shape {
    /// A jeton or chip.
    Round,
    /// A square plaque.
    Square,
    /// A rectangular plaque.
    Plaque,
}

/// An sRGB colour. In a file: `"#1c6b3a"`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Colour {
    /// Red, green and blue.
    pub rgb: [u8; 3],
}

impl TryFrom<String> for Colour {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let bytes = text.strip_prefix('#').filter(|digits| digits.len() == 6);
        let part = |at: usize| bytes.and_then(|digits| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok());
        match (part(0), part(2), part(4)) {
            (Some(red), Some(green), Some(blue)) => Ok(Self { rgb: [red, green, blue] }),
            _ => Err(format!("{NO_SUCH_COLOUR}: {text}")),
        }
    }
}

impl ChipSet {
    /// The built-in sets, by id. A test reads each of them.
    pub fn built_in() -> &'static [Arc<Self>] {
        static SETS: LazyLock<Vec<Arc<ChipSet>>> = LazyLock::new(|| {
            let read = |(name, text)| ChipSet::read(name, text).ok().map(Arc::new);
            let mut sets: Vec<Arc<ChipSet>> = ChipSet::built_in_files().filter_map(read).collect();
            sets.sort_by(|one, other| one.id.cmp(&other.id));
            sets
        });
        &SETS
    }

    /// Names and texts of the built-in files.
    pub fn built_in_files() -> impl Iterator<Item = (&'static str, &'static str)> {
        CHIPS.files().filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?)))
    }

    /// The built-in set with this id.
    pub fn get(id: &str) -> Option<&'static Arc<Self>> {
        Self::built_in().iter().find(|set| set.id == id)
    }

    /// Values of the pieces, smallest first.
    pub fn values(&self) -> Vec<Money> {
        self.pieces.iter().map(|piece| piece.value).collect()
    }

    /// The piece of this value.
    pub fn piece(&self, value: Money) -> Option<&Piece> {
        self.pieces.iter().find(|piece| piece.value == value)
    }

    /// The fewest pieces that make the sum, or the largest sum below it that can be made. For display beside the
    /// figure.
    pub fn display_pieces(&self, sum: Money) -> PieceCounts {
        let values = self.values();
        let smallest = values.first().map_or(1, |value| value.get()).max(1);
        let below = Money::coins(sum.get() - sum.get() % smallest);
        fewest(sum, &values).or_else(|| fewest(below, &values)).unwrap_or_default()
    }
}

/// Total value.
pub fn total_value(pieces: &[(Money, u32)]) -> Money {
    let of = |(value, count): &(Money, u32)| value.times(Ratio { over: *count, under: 1 });
    pieces.iter().map(of).fold(Money::ZERO, Money::plus)
}

/// Total number of pieces.
pub fn piece_count(pieces: &[(Money, u32)]) -> u64 {
    pieces.iter().map(|(_, count)| u64::from(*count)).sum()
}

/// Size of the heaps into which a column of this value is cut: four where four make a round sum, as of 25, else five.
pub fn heap_size(value: Money) -> u32 {
    let mut four = value.get().saturating_mul(4);
    while four > 1 && four.is_multiple_of(10) {
        four /= 10;
    }
    if four == 1 { 4 } else { 5 }
}
