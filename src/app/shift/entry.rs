//! The typed amount or number.

use crate::rules::money::Money;

/// Maximum length, in characters.
const LONGEST: usize = 12;

/// A typed amount or number, with a point before the cents.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Entry(String);

impl Entry {
    /// Types a figure.
    pub fn type_figure(&mut self, figure: u8) {
        let cents = self.0.split_once('.').map_or(0, |(_, cents)| cents.len());
        if self.0.len() < LONGEST && cents < 2 {
            self.0.push(char::from(b'0' + figure.min(9)));
        }
    }

    /// Types the decimal mark.
    pub fn type_mark(&mut self) {
        if !self.0.contains('.') {
            self.0.push_str(if self.0.is_empty() { "0." } else { "." });
        }
    }

    /// Takes the last character back; false where there is none.
    pub fn erase(&mut self) -> bool {
        self.0.pop().is_some()
    }

    /// Nothing typed.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The text as typed.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// True while nothing is typed.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The amount; `None` while nothing is typed.
    pub fn amount(&self) -> Option<Money> {
        let (units, cents) = self.0.split_once('.').unwrap_or((&self.0, ""));
        let units: u64 = units.parse().ok()?;
        let cents: u64 = if cents.is_empty() { 0 } else { format!("{cents:0<2}").parse().ok()? };
        Some(Money::coins(units.checked_mul(100)?.checked_add(cents)?))
    }

    /// The number; `None` for an amount with cents, or one that is too large.
    pub fn number(&self) -> Option<u16> {
        self.0.parse().ok()
    }
}
