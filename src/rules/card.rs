//! Cards, ranks and suits, and their point values.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::hand::Point;

/// Reason for refusing an invalid card.
pub(super) const NO_SUCH_CARD: &str = "no-such-card";

/// A rank, ace to king.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    /// Value 1.
    Ace = 1,
    /// Value 2.
    Two,
    /// Value 3.
    Three,
    /// Value 4.
    Four,
    /// Value 5.
    Five,
    /// Value 6.
    Six,
    /// Value 7.
    Seven,
    /// Value 8.
    Eight,
    /// Value 9.
    Nine,
    /// Value 0.
    Ten,
    /// A figure, value 0.
    Jack,
    /// A figure, value 0.
    Queen,
    /// A figure, value 0.
    King,
}

impl Rank {
    /// The thirteen ranks, ace first.
    pub const ALL: [Self; 13] = [
        Self::Ace,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Jack,
        Self::Queen,
        Self::King,
    ];

    /// Point value: ace 1, two to nine face value, tens and figures 0 (S0-32).
    pub const fn point(self) -> Point {
        Point::from_sum(self as u32).only_if((self as u8) < 10)
    }

    /// True for jack, queen and king.
    pub const fn is_figure(self) -> bool {
        self as u8 > 10
    }

    /// The letter in card notation: `A 2…9 T J Q K`.
    pub const fn letter(self) -> char {
        match self {
            Self::Ace => 'A',
            Self::Ten => 'T',
            Self::Jack => 'J',
            Self::Queen => 'Q',
            Self::King => 'K',
            number => (b'0' + number as u8) as char,
        }
    }

    /// Also accepts `1` and `f`.
    fn guess(text: &str) -> Option<Self> {
        Self::read(text).or_else(|| match text.to_lowercase().as_str() {
            "1" => Some(Self::Ace),
            "f" => Some(Self::Jack),
            _ => None,
        })
    }

    fn read(text: &str) -> Option<Self> {
        Some(match text {
            "A" | "a" => Self::Ace,
            "2" => Self::Two,
            "3" => Self::Three,
            "4" => Self::Four,
            "5" => Self::Five,
            "6" => Self::Six,
            "7" => Self::Seven,
            "8" => Self::Eight,
            "9" => Self::Nine,
            "T" | "t" | "10" => Self::Ten,
            "J" | "j" | "V" | "v" => Self::Jack,
            "Q" | "q" | "D" | "d" => Self::Queen,
            "K" | "k" | "R" | "r" => Self::King,
            _ => return None,
        })
    }
}

/// A suit. It has no value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    /// ♠
    Spades,
    /// ♥
    Hearts,
    /// ♦
    Diamonds,
    /// ♣
    Clubs,
}

impl Suit {
    /// The four suits.
    pub const ALL: [Self; 4] = [Self::Spades, Self::Hearts, Self::Diamonds, Self::Clubs];

    /// The letter in card notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Spades => 's',
            Self::Hearts => 'h',
            Self::Diamonds => 'd',
            Self::Clubs => 'c',
        }
    }

    /// Also accepts French and Italian initials: `p` for pique and picche, `q` for quadri.
    fn guess(letter: char) -> Option<Self> {
        Self::read(letter).or_else(|| match letter.to_ascii_lowercase() {
            'p' => Some(Self::Spades),
            'q' => Some(Self::Diamonds),
            'f' | 't' => Some(Self::Clubs),
            _ => None,
        })
    }

    fn read(letter: char) -> Option<Self> {
        Some(match letter {
            's' | 'S' | '♠' | '♤' => Self::Spades,
            'h' | 'H' | '♥' | '♡' => Self::Hearts,
            'd' | 'D' | '♦' | '♢' => Self::Diamonds,
            'c' | 'C' | '♣' | '♧' => Self::Clubs,
            _ => return None,
        })
    }
}

/// A playing card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    /// The rank.
    pub rank: Rank,
    /// The suit.
    pub suit: Suit,
}

impl Card {
    /// Number of distinct cards.
    pub const KINDS: usize = 52;

    /// Builds a card from rank and suit.
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self { rank, suit }
    }

    /// Point value of the rank.
    pub const fn point(self) -> Point {
        self.rank.point()
    }

    /// Index in an ordered pack, 0 to 51.
    pub const fn index(self) -> usize {
        self.suit as usize * 13 + self.rank as usize - 1
    }

    /// The likely intention of an invalid card text, such as `Kp` for *pique*.
    pub fn guess(text: &str) -> Option<Self> {
        let suit = text.chars().next_back()?;
        let rank = Rank::guess(text.strip_suffix(suit)?.trim())?;
        Some(Self { rank, suit: Suit::guess(suit)? })
    }

    /// All 52 cards in the order of [`Card::index`].
    pub fn all() -> impl Iterator<Item = Self> {
        Suit::ALL.into_iter().flat_map(|suit| Rank::ALL.into_iter().map(move |rank| Self { rank, suit }))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank.letter(), self.suit.letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text does not name a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("not a card")]
pub struct ParseCardError;

impl FromStr for Card {
    type Err = ParseCardError;

    /// Parses `7h`, `10c`, `Td`, `K♠`, and the French `Vs Dh Rd`.
    fn from_str(text: &str) -> Result<Self, ParseCardError> {
        let suit = text.chars().next_back().ok_or(ParseCardError)?;
        let rank = text.strip_suffix(suit).and_then(Rank::read);
        match (rank, Suit::read(suit)) {
            (Some(rank), Some(suit)) => Ok(Self { rank, suit }),
            _ => Err(ParseCardError),
        }
    }
}

impl serde::Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let bytes = [self.rank.letter() as u8, self.suit.letter() as u8];
        to.serialize_str(std::str::from_utf8(&bytes).unwrap_or_default())
    }
}

impl<'de> serde::Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(from)?;
        text.parse().map_err(|_| serde::de::Error::custom(format_args!("{NO_SUCH_CARD}: {text}")))
    }
}
