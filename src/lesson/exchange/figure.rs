//! Decimal numbers as people write them: grouped digits, point or comma, currency signs.

use std::fmt;

/// An exact fixed-point number in millionths.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct DecimalNumber(i128);

/// One, in millionths.
const WHOLE: i128 = 1_000_000;
/// Maximum number of decimals read.
const DECIMALS: usize = 6;
/// Maximum length of a number.
const LONGEST: usize = 40;
/// Signs and words that mark a sum of money.
const CURRENCIES: [&str; 16] = [
    "€", "$", "£", "fr.", "fr", "franc", "francs", "chf", "eur", "euro", "euros", "usd", "gbp", "dollars", "pounds",
    "franchi",
];

/// The decimal separator.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DecimalStyle {
    /// Always a point, as in machine formats.
    Point,
    /// A comma, as in French and Italian; a point before three digits groups.
    Comma,
    /// A point, as in English; a comma before three digits groups.
    EnglishPoint,
}

impl DecimalStyle {
    pub fn for_language(code: &str) -> Self {
        if code == "en" { Self::EnglishPoint } else { Self::Comma }
    }
}

impl DecimalNumber {
    pub fn read(text: &str, decimals: DecimalStyle) -> Option<Self> {
        let text = text.trim();
        if text.len() > LONGEST {
            return None;
        }
        let (negative, digits) = match text.strip_prefix(['-', '\u{2212}']) {
            Some(rest) => (true, rest.trim_start()),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let plain: String = digits.chars().filter(|letter| !is_blank(*letter)).collect();
        let (whole, part) = split(&plain, decimals)?;
        if (whole.is_empty() && part.is_empty()) || part.len() > DECIMALS {
            return None;
        }
        let all_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if !all_digits(&whole) || !all_digits(&part) || whole.len() > 18 {
            return None;
        }
        let whole: i128 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
        let part: i128 = format!("{part:0<DECIMALS$}").parse().ok()?;
        let value = whole * WHOLE + part;
        Some(Self(if negative { -value } else { value }))
    }

    /// As `read`, allowing a currency; true if there is one.
    pub fn read_with_currency(text: &str, decimals: DecimalStyle) -> Option<(Self, bool)> {
        let text = text.trim();
        if let Some(figure) = Self::read(text, decimals) {
            return Some((figure, false));
        }
        let lower = text.to_lowercase();
        let without = CURRENCIES.iter().find_map(|sign| {
            let rest = lower.strip_prefix(sign).or_else(|| lower.strip_suffix(sign))?;
            Self::read(rest, decimals)
        });
        without.map(|figure| (figure, true))
    }

    /// `None` unless a non-negative whole number.
    pub fn whole(self) -> Option<u32> {
        (self.0 % WHOLE == 0).then(|| u32::try_from(self.0 / WHOLE).ok()).flatten()
    }

    /// The number of coins of a sum with two decimals.
    pub fn coins(self) -> Option<u64> {
        const COIN: i128 = WHOLE / 100;
        (self.0 % COIN == 0).then(|| u64::try_from(self.0 / COIN).ok()).flatten()
    }

    /// The only whole number in a closed range, if unique.
    pub fn only_whole_between(least: Self, most: Self) -> Option<u32> {
        let first = least.0.div_euclid(WHOLE) + i128::from(least.0.rem_euclid(WHOLE) != 0);
        let last = most.0.div_euclid(WHOLE);
        (first == last).then(|| u32::try_from(first).ok()).flatten()
    }

    /// The number halfway between the two.
    pub const fn midpoint(self, other: Self) -> Self {
        Self(self.0.midpoint(other.0))
    }

    /// The whole numbers passed on the way up to the other; `None` if there are too many, or the other is below.
    pub fn whole_steps_to(self, other: Self) -> Option<u32> {
        u32::try_from(other.0.saturating_sub(self.0).div_euclid(WHOLE)).ok()
    }

    /// The distance to a number above.
    pub const fn distance_to(self, other: Self) -> Self {
        Self(other.0.saturating_sub(self.0))
    }

    /// The bounds at this distance.
    pub const fn around(self, margin: Self) -> (Self, Self) {
        (Self(self.0.saturating_sub(margin.0)), Self(self.0.saturating_add(margin.0)))
    }
}

impl From<u32> for DecimalNumber {
    fn from(whole: u32) -> Self {
        Self(i128::from(whole) * WHOLE)
    }
}

impl DecimalNumber {
    /// A sum with two decimals.
    pub fn from_coins(coins: u64) -> Self {
        Self(i128::from(coins) * (WHOLE / 100))
    }

    /// In a language's notation, without digit grouping.
    pub fn format(self, decimals: DecimalStyle) -> String {
        let plain = self.to_string();
        if decimals == DecimalStyle::Comma { plain.replace('.', ",") } else { plain }
    }
}

impl fmt::Display for DecimalNumber {
    /// Decimal point, no trailing zeros.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, part) = (self.0.abs() / WHOLE, self.0.abs() % WHOLE);
        if part == 0 {
            return write!(f, "{sign}{whole}");
        }
        let part = format!("{part:06}");
        let part = part.trim_end_matches('0');
        // Sums have two decimals.
        write!(f, "{sign}{whole}.{part:0<2}")
    }
}

pub(super) fn mentions_money(text: &str) -> bool {
    let lower = text.to_lowercase();
    let is_word = |word: &str| CURRENCIES.contains(&word);
    lower.contains(['€', '$', '£']) || lower.split(|letter: char| !letter.is_alphanumeric()).any(is_word)
}

/// Spaces and digit-grouping characters.
fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '\'' | '’')
}

/// The digits before and after the decimal separator.
fn split(plain: &str, decimals: DecimalStyle) -> Option<(String, String)> {
    let (point, group) = match decimals {
        DecimalStyle::Point => return Some(halves(plain, '.')),
        DecimalStyle::Comma => (',', '.'),
        DecimalStyle::EnglishPoint => ('.', ','),
    };
    let grouped = |text: &str| {
        let mut groups = text.split(group);
        let first = groups.next().unwrap_or_default();
        (1..=3).contains(&first.len()) && groups.all(|group| group.len() == 3)
    };
    if !plain.contains(group) {
        return Some(halves(plain, point));
    }
    let (whole, part) = halves(plain, point);
    if grouped(&whole) && !part.contains(group) {
        return Some((whole.replace(group, ""), part));
    }
    // In French, `17.50` can only mean a decimal point.
    let one_group = plain.matches(group).count() == 1 && !plain.contains(point);
    one_group.then(|| halves(plain, group))
}

fn halves(text: &str, at: char) -> (String, String) {
    let (whole, part) = text.split_once(at).unwrap_or((text, ""));
    (whole.to_owned(), part.to_owned())
}
