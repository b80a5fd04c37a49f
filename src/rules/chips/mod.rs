//! Chips and plaques: the denomination sets in `assets/chips`, and what a sum is made of. Sets are
//! data; which one a house uses stands in its file.

mod custom;
mod fewest;
mod kept;
mod read;
mod tray;

use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use serde::Deserialize;

use super::money::{Money, Ratio};
use super::phrase::Written;

pub use self::custom::ChipRule;
pub use self::fewest::{count_of, fewest};
pub use self::kept::knowing;
pub use self::tray::{MOST_IN_A_TRAY, tray};

static CHIPS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/chips");

/// The text key of a colour that cannot be read, see [`super::ron_text`],
const NO_SUCH_COLOUR: &str = "flaw-no-such-colour";
/// and of a set that is not there.
const NO_SUCH_SET: &str = "flaw-no-such-chip-set";

/// As many pieces stand on one another in a full column.
pub const COLUMN: u32 = 20;

/// How many pieces of each value, largest first; no value twice, none of them nought times.
pub type Pieces = Vec<(Money, u32)>;

/// A denomination set: at least one piece, their values rising. It can only be made by [`ChipSet::read`].
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChipSet {
    /// Its identifier, the name of its file: `french`.
    pub id: String,
    /// What it is called.
    pub name: Written,
    /// Its pieces, smallest value first.
    pub pieces: Vec<Piece>,
}

/// A piece of one value.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Piece {
    /// What it is worth.
    pub value: Money,
    /// Its shape: with the figure on it, what tells it without its colour.
    pub shape: Shape,
    /// The colour of its body.
    pub fill: Colour,
    /// The colour of the marks on its edge.
    pub edge: Colour,
    /// The colour of its figure.
    pub ink: Colour,
    /// What it is called.
    pub name: Written,
}

impl Piece {
    /// The figure on it: its value in units, or its cents; thousands without their group mark.
    #[must_use]
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
    /// A plaque.
    Plaque,
}

/// A colour in sRGB. In a file: `"#1c6b3a"`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Colour {
    /// How much red, green and blue.
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

/// A set named by its id: a built-in one, or one of the pack that is being read. In a file: `"french"`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct SetName(&'static ChipSet);

impl SetName {
    /// The set of that name.
    #[must_use]
    pub const fn set(self) -> &'static ChipSet {
        self.0
    }
}

impl From<&'static ChipSet> for SetName {
    fn from(set: &'static ChipSet) -> Self {
        Self(set)
    }
}

impl TryFrom<String> for SetName {
    type Error = String;

    fn try_from(id: String) -> Result<Self, String> {
        ChipSet::get(&id).or_else(|| kept::known(&id)).map(Self).ok_or_else(|| format!("{NO_SUCH_SET}: {id}"))
    }
}

impl ChipSet {
    /// The ids of all sets that a text being read here may name.
    #[must_use]
    pub fn known_ids() -> Vec<&'static str> {
        let built_in = Self::built_in().iter().map(|set| set.id.as_str());
        built_in.chain(kept::known_ids()).collect()
    }

    /// The sets inside the program, by id. A test reads each of them: none can be missing here.
    #[must_use]
    pub fn built_in() -> &'static [Self] {
        static SETS: LazyLock<Vec<ChipSet>> = LazyLock::new(|| {
            let read = |(name, text)| ChipSet::read(name, text).ok();
            let mut sets: Vec<ChipSet> = ChipSet::built_in_files().filter_map(read).collect();
            sets.sort_by(|one, other| one.id.cmp(&other.id));
            sets
        });
        &SETS
    }

    /// The names and texts of the files of the built-in sets.
    pub fn built_in_files() -> impl Iterator<Item = (&'static str, &'static str)> {
        CHIPS.files().filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?)))
    }

    /// The built-in set with this id.
    #[must_use]
    pub fn get(id: &str) -> Option<&'static Self> {
        Self::built_in().iter().find(|set| set.id == id)
    }

    /// The set with this id: a built-in one, one of the pack that is being read, or else the one that came last.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Self> {
        Self::get(id).or_else(|| kept::known(id)).or_else(|| kept::latest(id))
    }

    /// The values of its pieces, smallest first.
    #[must_use]
    pub fn values(&self) -> Vec<Money> {
        self.pieces.iter().map(|piece| piece.value).collect()
    }

    /// The piece of this value.
    #[must_use]
    pub fn piece(&self, value: Money) -> Option<&Piece> {
        self.pieces.iter().find(|piece| piece.value == value)
    }

    /// The fewest of its pieces that make a sum, or the largest sum below it where none do: how a sum is
    /// shown on the felt, where the figure beside it says what it is.
    #[must_use]
    pub fn shown(&self, sum: Money) -> Pieces {
        let values = self.values();
        let smallest = values.first().map_or(1, |value| value.get()).max(1);
        let below = Money::coins(sum.get() - sum.get() % smallest);
        fewest(sum, &values).or_else(|| fewest(below, &values)).unwrap_or_default()
    }
}

/// What pieces are worth together.
#[must_use]
pub fn worth(pieces: &[(Money, u32)]) -> Money {
    let of = |(value, count): &(Money, u32)| value.times(Ratio { over: *count, under: 1 });
    pieces.iter().map(of).fold(Money::ZERO, Money::plus)
}

/// How many pieces there are together.
#[must_use]
pub fn number_of(pieces: &[(Money, u32)]) -> u64 {
    pieces.iter().map(|(_, count)| u64::from(*count)).sum()
}

/// In heaps of how many a column of this value is cut down: four where four make a round sum, as of 25,
/// else five.
#[must_use]
pub fn heap_of(value: Money) -> u32 {
    let mut four = value.get().saturating_mul(4);
    while four > 1 && four.is_multiple_of(10) {
        four /= 10;
    }
    if four == 1 { 4 } else { 5 }
}
