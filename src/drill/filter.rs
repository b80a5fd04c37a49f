//! How a drill can be narrowed: its fields and what may stand in them, by the names that lesson files
//! use. The window offers exactly this and writes the drill as a lesson file would.

use std::borrow::Cow;
use std::fmt::Write as _;

use ron::extensions::Extensions;

use crate::rules::phrase::Phrase;

use super::AnyDrill;

/// One field of a drill. Its name says what it is in the key `filter-<name>`, hyphens for underscores.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Filter {
    /// The field, as a lesson file names it.
    pub name: &'static str,
    /// Whether it is a list of any of the offers, or one of them.
    pub many: bool,
    /// What may stand in it, in a sensible order.
    pub offers: Vec<Offer>,
}

/// What may stand in a field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    /// How a lesson file writes it: `4`, `BelowMinimum`, `true`.
    pub word: Cow<'static, str>,
    /// What it says.
    pub label: Phrase,
    /// Whether it is chosen.
    pub chosen: bool,
}

impl Filter {
    /// A field that is a list of some of these.
    #[must_use]
    pub fn some(name: &'static str, offers: impl IntoIterator<Item = Offer>) -> Self {
        Self { name, many: true, offers: offers.into_iter().collect() }
    }

    /// A field that is one of these.
    #[must_use]
    pub fn one(name: &'static str, offers: impl IntoIterator<Item = Offer>) -> Self {
        Self { name, many: false, offers: offers.into_iter().collect() }
    }

    /// What people call it.
    #[must_use]
    pub fn title(&self) -> Phrase {
        Phrase { key: format!("filter-{}", self.name.replace('_', "-")).into(), facts: Vec::new() }
    }

    /// The field as a lesson file writes it; nothing where no offer of one is chosen, so that the
    /// drill's own default holds.
    fn write_to(&self, text: &mut String) {
        if let Some(value) = self.value() {
            // Writing to a text cannot fail.
            let _ = write!(text, "{}: {value}, ", self.name);
        }
    }

    /// The value of the field as a lesson file writes it, as for the whole.
    #[must_use]
    pub fn value(&self) -> Option<String> {
        let chosen: Vec<&str> =
            self.offers.iter().filter(|offer| offer.chosen).map(|offer| offer.word.as_ref()).collect();
        match (self.many, chosen.first()) {
            (true, _) => Some(format!("[{}]", chosen.join(", "))),
            (false, word) => word.map(|word| (*word).to_owned()),
        }
    }
}

impl AnyDrill {
    /// The drill of this name with these filters; `None` where a lesson file could not hold it.
    #[must_use]
    pub fn filtered(name: &str, filters: &[Filter]) -> Option<Self> {
        let mut text = format!("{name}(");
        for filter in filters {
            filter.write_to(&mut text);
        }
        text.push(')');
        Self::written(&text)
    }

    /// The drill that a lesson file writes so; `None` where it could not hold that.
    #[must_use]
    pub fn written(text: &str) -> Option<Self> {
        let more = Extensions::UNWRAP_VARIANT_NEWTYPES | Extensions::IMPLICIT_SOME | Extensions::UNWRAP_NEWTYPES;
        ron::Options::default().with_default_extension(more).from_str(text).ok()
    }
}

/// The filters with one offer turned: flipped in a list; the only one where there is one.
#[must_use]
pub fn turned(filters: &[Filter], filter: usize, offer: usize) -> Vec<Filter> {
    let mut filters = filters.to_vec();
    if let Some(filter) = filters.get_mut(filter) {
        let many = filter.many;
        for (place, other) in filter.offers.iter_mut().enumerate() {
            other.chosen = if many { other.chosen != (place == offer) } else { place == offer };
        }
    }
    filters
}
