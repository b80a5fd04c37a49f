//! Typed shorthand for picking up things: `4h` is a card, `250` a sum.

use eframe::egui::{Event, Id, Key, Ui};

use crate::rules::card::Card;
use crate::rules::money::Money;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct TypedEntry(String);

const LONGEST: usize = 12;

impl TypedEntry {
    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn text(&self) -> &str {
        &self.0
    }

    pub(super) fn card(&self) -> Option<Card> {
        self.0.parse().ok()
    }

    /// The sum it names, in coins: `95` is 9,500, `12.5` is 1,250.
    pub(super) fn sum(&self) -> Option<Money> {
        let (units, cents) = self.0.split_once('.').unwrap_or((&self.0, ""));
        if cents.len() > 2 {
            return None;
        }
        let units: u64 = units.parse().ok()?;
        let cents: u64 = format!("{cents:0<2}").parse().ok()?;
        let sum = units.checked_mul(100)?.checked_add(cents)?;
        (0 < sum && sum <= Money::MOST.get()).then_some(Money::coins(sum))
    }

    /// Appends a character, or starts over with it if the result cannot become valid.
    fn with(mut self, letter: char) -> Self {
        let letter = if letter == ',' { '.' } else { letter };
        let begins = |letter: char| letter.is_ascii_digit() || "aktjqvdrAKTJQVDR".contains(letter);
        let goes_on = letter.is_ascii_digit() || letter == '.' || "shdcSHDC♠♥♦♣".contains(letter);
        if self.0.is_empty() || !goes_on {
            self.0.clear();
            if begins(letter) {
                self.0.push(letter);
            }
        } else if self.0.len() < LONGEST {
            self.0.push(letter);
        }
        self
    }
}

fn id() -> Id {
    Id::unique("laying-typed")
}

pub(super) fn stored(ui: &Ui) -> TypedEntry {
    ui.data(|data| data.get_temp(id())).unwrap_or_default()
}

pub(super) fn store(ui: &Ui, typed: TypedEntry) {
    ui.data_mut(|data| data.insert_temp(id(), typed));
}

/// The entry with this frame's characters.
pub(super) fn updated(ui: &Ui, before: &TypedEntry) -> TypedEntry {
    let mut typed = before.clone();
    ui.input(|input| {
        for event in &input.events {
            match event {
                Event::Text(text) => typed = text.chars().fold(typed.clone(), TypedEntry::with),
                Event::Key { key: Key::Backspace, pressed: true, .. } => {
                    typed.0.pop();
                }
                _ => {}
            }
        }
    });
    typed
}
