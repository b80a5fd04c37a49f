//! The typed amount or number, or the pieces in the hand.

use crate::rules::money::Money;
use crate::table::pieces::Pieces;

/// Maximum length, in characters.
const LONGEST: usize = 12;

/// Maximum number of pieces in the hand.
const MOST_PIECES: usize = 120;

/// A typed amount or number, with a point before the cents; or pieces taken from the tray.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Entry {
    text: String,
    /// In the order in which they were taken.
    pieces: Vec<Money>,
}

impl Entry {
    /// Types a figure.
    pub fn type_figure(&mut self, figure: u8) {
        self.pieces.clear();
        let cents = self.text.split_once('.').map_or(0, |(_, cents)| cents.len());
        if self.text.len() < LONGEST && cents < 2 {
            self.text.push(char::from(b'0' + figure.min(9)));
        }
    }

    /// Types the decimal mark.
    pub fn type_mark(&mut self) {
        self.pieces.clear();
        if !self.text.contains('.') {
            self.text.push_str(if self.text.is_empty() { "0." } else { "." });
        }
    }

    /// Takes a piece into the hand.
    pub fn take_piece(&mut self, value: Money) {
        self.text.clear();
        if self.pieces.len() < MOST_PIECES {
            self.pieces.push(value);
        }
    }

    /// Puts a piece of the hand back.
    pub fn put_back(&mut self, value: Money) {
        if let Some(last) = self.pieces.iter().rposition(|held| *held == value) {
            self.pieces.remove(last);
        }
    }

    /// Takes the last character or piece back; false where there is none.
    pub fn erase(&mut self) -> bool {
        self.pieces.pop().is_some() || self.text.pop().is_some()
    }

    /// Nothing typed, and an empty hand.
    pub fn clear(&mut self) {
        self.text.clear();
        self.pieces.clear();
    }

    /// The text as typed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The pieces in the hand; `None` while it is empty.
    pub fn pieces(&self) -> Option<Pieces> {
        let mut held = Pieces::default();
        for value in &self.pieces {
            held.add(*value, 1);
        }
        (!held.is_empty()).then_some(held)
    }

    /// True while nothing is typed and the hand is empty.
    pub const fn is_empty(&self) -> bool {
        self.text.is_empty() && self.pieces.is_empty()
    }

    /// The amount; `None` while there is none.
    pub fn amount(&self) -> Option<Money> {
        if let Some(held) = self.pieces() {
            return Some(held.total());
        }
        let (units, cents) = self.text.split_once('.').unwrap_or((&self.text, ""));
        let units: u64 = units.parse().ok()?;
        let cents: u64 = if cents.is_empty() { 0 } else { format!("{cents:0<2}").parse().ok()? };
        Some(Money::coins(units.checked_mul(100)?.checked_add(cents)?))
    }

    /// The pieces of `from` that are meant: those in the hand, or those that make the amount.
    pub fn pieces_of(&self, from: &Pieces) -> Option<Pieces> {
        match self.pieces() {
            Some(held) => from.has(&held).then_some(held),
            None => from.making(self.amount()?),
        }
    }

    /// The number; `None` for an amount with cents, or one that is too large.
    pub fn number(&self) -> Option<u16> {
        self.text.parse().ok()
    }
}
