//! Filters that narrow a drill: its fields and their options, named as in lesson files.

use std::borrow::Cow;
use std::fmt::Write as _;

use ron::extensions::Extensions;

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::chips::{ChipSets, UsesChipSets};
use crate::rules::house::HouseLibrary;
use crate::rules::side::Side;

use super::AnyDrill;

/// One field of a drill. Its text key is `filter-<name>` with hyphens for underscores.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Filter {
    pub name: &'static str,
    /// True for a list of options, false for exactly one of them.
    pub many: bool,
    pub offers: Vec<FilterOption>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FilterOption {
    /// Value as written in a lesson file: `4`, `BelowMinimum`, `true`.
    pub word: Cow<'static, str>,
    pub label: Phrase,
    pub chosen: bool,
}

impl Filter {
    pub fn any_of(name: &'static str, offers: impl IntoIterator<Item = FilterOption>) -> Self {
        Self { name, many: true, offers: offers.into_iter().collect() }
    }

    pub fn one_of(name: &'static str, offers: impl IntoIterator<Item = FilterOption>) -> Self {
        Self { name, many: false, offers: offers.into_iter().collect() }
    }

    pub fn title(&self) -> Phrase {
        let key = TextKey::computed(&format!("filter-{}", self.name.replace('_', "-")));
        Phrase::plain(key).with("punto", Fact::Side(Side::Punto))
    }

    /// Appends the field as RON; nothing if no option of a single-choice field is chosen, so that the drill's default
    /// applies.
    fn write_to(&self, text: &mut String) {
        if let Some(value) = self.value() {
            // Writing to a `String` cannot fail.
            let _ = write!(text, "{}: {value}, ", self.name);
        }
    }

    /// RON value of the field; `None` as for `write_to`.
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
    /// The named drill with these filters; `None` if the result does not parse.
    pub fn from_filters(name: &str, filters: &[Filter]) -> Option<Self> {
        Self::parse(&written(name, filters))
    }

    /// The drill as written in a lesson file; `None` if it has parts that no filter of these houses shows.
    pub fn to_ron(&self, houses: &HouseLibrary) -> Option<String> {
        let plain = format!("{}()", self.name());
        let narrowed = houses.iter().map(|house| written(self.name(), &self.drill().filters(house)));
        let is_it = |text: &String| Self::parse(text).as_ref() == Some(self);
        let text = std::iter::once(plain).chain(narrowed).find(is_it)?;
        Some(text.replace(", )", ")"))
    }

    /// Parses one drill as written in a lesson file.
    pub fn parse(text: &str) -> Option<Self> {
        let more = Extensions::UNWRAP_VARIANT_NEWTYPES | Extensions::IMPLICIT_SOME | Extensions::UNWRAP_NEWTYPES;
        let mut drill: Self = ron::Options::default().with_default_extension(more).from_str(text).ok()?;
        drill.resolve_sets(&ChipSets::default()).then_some(drill)
    }
}

fn written(name: &str, filters: &[Filter]) -> String {
    let mut text = format!("{name}(");
    for filter in filters {
        filter.write_to(&mut text);
    }
    text.push(')');
    text
}

/// The filters with one option toggled; in a single-choice field it becomes the only one.
pub fn toggled(filters: &[Filter], filter: usize, offer: usize) -> Vec<Filter> {
    let mut filters = filters.to_vec();
    if let Some(filter) = filters.get_mut(filter) {
        let many = filter.many;
        for (place, other) in filter.offers.iter_mut().enumerate() {
            other.chosen = if many { other.chosen != (place == offer) } else { place == offer };
        }
    }
    filters
}
