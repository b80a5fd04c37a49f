//! Numbers as words, from 0 to 999,999: their spelling, and the parts that a voice joins them from.
//!
//! - French in the traditional spelling of the Académie and of Grevisse: hyphens below a hundred only, none where
//!   « et » stands (vingt et un, cent vingt-deux); « vingts » and « cents » with an s at the very end only (deux
//!   cents, deux cent un, quatre-vingt mille); « mille » never changes. The hyphens everywhere of 1990 are right
//!   too, but not used here.
//! - Italian as one word. Tens lose their vowel before uno and otto (ventuno, ventotto); cento and its multiples lose
//!   theirs only before another o (centotto, centottanta, but centouno, centoundici; centootto is admitted too);
//!   a tre that ends a longer word has its accent (ventitré, centotré, but ventitremila).
//! - English as in Britain: a hyphen below a hundred, “and” before what is less than a hundred (one hundred and five,
//!   one thousand and five), and no comma.

mod below_hundred;

use serde::{Deserialize, Serialize};

use self::below_hundred::below_hundred;
use super::Language;

pub const GREATEST_SPELLED: u32 = 999_999;

/// French words for seventy and ninety. Without effect in the other languages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub enum FrenchCounting {
    /// By scores, as in France: soixante-dix, quatre-vingts, quatre-vingt-dix.
    #[default]
    Vigesimal,
    /// By tens, as in Belgium and Switzerland: septante, nonante. Eighty is quatre-vingts, as in Belgium and Geneva;
    /// the huitante of other cantons is not used.
    Septante,
}

impl FrenchCounting {
    pub const ALL: [Self; 2] = [Self::Vigesimal, Self::Septante];
}

impl Language {
    /// A number in words; `None` above [`GREATEST_SPELLED`].
    pub fn spell(self, number: u32, counting: FrenchCounting) -> Option<String> {
        self.spell_parts(number, counting).map(|parts| self.joined(&parts))
    }

    /// The recorded parts of a number, each one of [`Language::number_parts`] and spelled as on its own: `dix-sept`,
    /// `mille`, `cinq cents`; `None` above [`GREATEST_SPELLED`].
    pub fn spell_parts(self, number: u32, counting: FrenchCounting) -> Option<Vec<String>> {
        if number > GREATEST_SPELLED {
            return None;
        }
        let (thousands, rest) = (number / 1000, number % 1000);
        let mut parts = Vec::new();
        // One thousand has no count, except in English.
        if thousands > 1 || (thousands == 1 && self == Self::English) {
            self.push_below_thousand(thousands, counting, &mut parts);
        }
        if thousands > 0 {
            parts.push(self.thousand(thousands).to_owned());
        }
        if rest > 0 || thousands == 0 {
            self.push_below_thousand(rest, counting, &mut parts);
        }
        Some(parts)
    }

    /// All parts that numbers are joined from: 0 to 99, the hundreds, the thousand, and the English “and”.
    pub fn number_parts(self, counting: FrenchCounting) -> Vec<String> {
        let mut parts: Vec<_> = (0..100).map(|number| below_hundred(self, number, counting)).collect();
        parts.extend((1..10).map(|hundreds| self.hundreds(hundreds)));
        let rest: &[&str] = match self {
            Self::French => &["mille"],
            Self::Italian => &["mille", "mila"],
            Self::English => &["thousand", "and"],
        };
        parts.extend(rest.iter().map(|&part| part.to_owned()));
        parts
    }

    /// Appends the parts of a number below a thousand.
    fn push_below_thousand(self, number: u32, counting: FrenchCounting, parts: &mut Vec<String>) {
        let (hundreds, rest) = (number / 100, number % 100);
        if hundreds > 0 {
            parts.push(self.hundreds(hundreds));
        }
        if rest > 0 || number == 0 {
            if self == Self::English && !parts.is_empty() {
                parts.push("and".to_owned());
            }
            parts.push(below_hundred(self, rest, counting));
        }
    }

    const fn thousand(self, count: u32) -> &'static str {
        match self {
            Self::French => "mille",
            Self::Italian if count == 1 => "mille",
            Self::Italian => "mila",
            Self::English => "thousand",
        }
    }

    fn hundreds(self, count: u32) -> String {
        let times = below_hundred(self, count, FrenchCounting::default());
        match (self, count) {
            (Self::French, 1) => "cent".to_owned(),
            (Self::French, _) => format!("{times} cents"),
            (Self::Italian, 1) => "cento".to_owned(),
            (Self::Italian, _) => format!("{times}cento"),
            (Self::English, _) => format!("{times} hundred"),
        }
    }

    fn joined(self, parts: &[String]) -> String {
        let mut text = String::new();
        for part in parts {
            if !text.is_empty() {
                self.join_ending(&mut text, part);
            }
            text.push_str(part);
        }
        if self == Self::Italian && parts.len() > 1 && text.ends_with("tre") {
            text.pop();
            text.push('é');
        }
        text
    }

    /// Removes an ending used only in final position, and adds a space where one is written.
    fn join_ending(self, text: &mut String, next: &str) {
        match self {
            Self::French if text.ends_with("vingts") || text.ends_with("cents") => drop(text.pop()),
            Self::Italian if text.ends_with('o') && next.starts_with('o') => drop(text.pop()),
            Self::Italian if text.ends_with('é') => {
                text.pop();
                text.push('e');
            }
            _ => {}
        }
        if self != Self::Italian {
            text.push(' ');
        }
    }
}
