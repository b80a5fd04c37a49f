//! Helpers shared by the chip drills: denomination set, tray, sums in pieces, filters.

use std::borrow::Cow;
use std::sync::Arc;

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::bet::Spot;
use crate::rules::chips::{ChipRule, ChipSet, PieceCounts, SetName, fewest};
use crate::rules::clause::Basis;
use crate::rules::house::House;
use crate::rules::money::{Money, greatest_common_divisor};
use crate::rules::reason::{Reason, Rule};
use crate::rules::side::Chance;

use super::filter::{Filter, FilterOption};
use super::filter_options;
use super::flaw::DrillFlaw;
use super::question::{LaidPieces, MOST_PIECES};

pub(super) fn set_of<'s>(named: Option<&'s SetName>, house: &'s House) -> &'s Arc<ChipSet> {
    named.and_then(SetName::set).unwrap_or_else(|| house.chip_set())
}

/// Rule that each piece is worth its figure, based on the clause that selects the set.
pub(super) fn reason_of(named: Option<&SetName>, house: &House) -> Reason {
    let basis = if named.is_some() { Basis::Silent } else { house.chips.set.basis() };
    Reason::new(Rule::Chips(ChipRule::PiecesOf(Arc::clone(set_of(named, house)))), basis)
}

/// Fewest pieces of a tray that make a sum; `None` if none do or one value is needed more than [`MOST_PIECES`] times.
pub(super) fn fewest_pieces(sum: Money, tray: &[Money]) -> Option<PieceCounts> {
    fewest(sum, tray).filter(|pieces| pieces.iter().all(|(_, count)| *count <= MOST_PIECES))
}

const SMALLEST: [u64; 5] = [100, 1_000, 2_000, 10_000, 50_000];
const LARGEST: [u64; 5] = [10_000, 50_000, 100_000, 500_000, 2_000_000];

/// Number of sums tested at each end of the range; beyond that the pieces of a set repeat.
const TRIED: u64 = 150;

/// Sums a drill pays: multiples of a step, mapped to the amount put down.
pub(super) struct Sums {
    pub(super) from: Money,
    pub(super) to: Money,
    pub(super) step: Money,
}

impl Sums {
    fn places(&self) -> std::ops::RangeInclusive<u64> {
        let step = self.step.get().max(1);
        let first = self.from.get().div_ceil(step).max(1);
        first..=(self.to.get() / step).max(first)
    }

    /// First sum a tray does not make, with `paid` mapping a stake to the amount put down.
    pub(super) fn first_unpayable(&self, tray: &[Money], paid: &dyn Fn(Money) -> Money) -> Option<Money> {
        let (first, last) = self.places().into_inner();
        let tried = (first..=last.min(first + TRIED)).chain(last.saturating_sub(TRIED).max(first)..=last);
        tried.map(|place| paid(self.nth(place))).find(|sum| fewest_pieces(*sum, tray).is_none())
    }

    pub(super) fn largest(&self, paid: &dyn Fn(Money) -> Money) -> Money {
        paid(self.nth(*self.places().end()))
    }

    /// Greatest common divisor of these sums, in coins.
    pub(super) fn unit(&self, paid: &dyn Fn(Money) -> Money) -> u64 {
        let first = *self.places().start();
        greatest_common_divisor(paid(self.nth(first)).get(), paid(self.nth(first + 1)).get())
    }

    const fn nth(&self, place: u64) -> Money {
        Money::coins(place.saturating_mul(self.step.get()))
    }
}

pub(super) fn cannot_pay(set: &ChipSet, sum: Money) -> DrillFlaw {
    DrillFlaw::PiecesCannotPay { set: set.id.clone(), sum }
}

/// Flaw for a named piece that is not in the set.
pub(super) fn unknown_piece(set: &ChipSet, named: &[Money]) -> Option<DrillFlaw> {
    let found = *named.iter().find(|value| set.piece(**value).is_none())?;
    Some(DrillFlaw::PieceNotInSet { set: set.id.clone(), found, has: set.values() })
}

/// Flaw for bounds that no heaps or pieces of the set meet.
pub(super) fn no_heaps(set: &ChipSet) -> DrillFlaw {
    DrillFlaw::PiecesMakeNoSum(set.id.clone())
}

/// Flaw of bounds without a step.
pub(super) fn flaw_of_sums(from: Money, to: Money) -> Option<DrillFlaw> {
    let upside_down = from == Money::ZERO || from > to || to > Money::MOST;
    upside_down.then_some(DrillFlaw::SumsUpsideDown)
}

/// A sum with its pieces: `185: 100 + 50 + 25 + 10`.
pub(super) fn describe_sum(sum: Money, pieces: &[(Money, u32)]) -> Phrase {
    let all = describe_pieces(pieces);
    text!("working-in-pieces", sum = Fact::Money(sum), pieces = Fact::Phrase(Box::new(all)))
}

/// Pieces or banknotes: `2 × 100 + 50`.
pub(super) fn describe_pieces(pieces: &[(Money, u32)]) -> Phrase {
    let one = |(value, count): &(Money, u32)| match count {
        1 => text!("piece-one", value = Fact::Money(*value)),
        _ => describe_count(*value, *count),
    };
    let all = pieces.iter().map(one).reduce(|before, next| {
        text!("pieces-and", before = Fact::Phrase(Box::new(before)), next = Fact::Phrase(Box::new(next)))
    });
    all.unwrap_or_else(|| text!("piece-one", value = Fact::Money(Money::ZERO)))
}

/// Pieces of one value: `3 × 25`.
pub(super) fn describe_count(value: Money, count: u32) -> Phrase {
    text!("piece-several", value = Fact::Money(value), count = Fact::Number(count.into()))
}

pub(super) fn laid_pieces(pieces: &[(Money, u32)]) -> Vec<LaidPieces> {
    pieces.iter().map(|(value, count)| LaidPieces { value: *value, count: *count }).collect()
}

pub(super) const fn chance_of(spot: Spot) -> Chance {
    match spot {
        Spot::Punto => Chance::Punto,
        Spot::Banco => Chance::Banco,
        Spot::Egalite | Spot::Own(_) => Chance::Egalite,
    }
}

pub(super) fn bounds_filters(from: Money, to: Money) -> [Filter; 2] {
    [("from", from, SMALLEST), ("to", to, LARGEST)]
        .map(|(name, chosen, usual)| Filter::one_of(name, filter_options::sums(usual.map(Money::coins), chosen)))
}

pub(super) fn set_filter(chosen: Option<&SetName>) -> Filter {
    let own = FilterOption { word: "None".into(), label: text!("filter-set-own"), chosen: chosen.is_none() };
    let named = ChipSet::built_in().iter().map(|set| FilterOption {
        word: format!("Some(\"{}\")", set.id).into(),
        label: text!("as-written", text = Fact::Written(Cow::Owned(set.name.clone()))),
        chosen: chosen.and_then(SetName::set) == Some(set),
    });
    Filter::one_of("set", std::iter::once(own).chain(named))
}

pub(super) fn pieces_filter(name: &'static str, set: &ChipSet, chosen: &[Money]) -> Filter {
    let offers = set.pieces.iter().map(|piece| FilterOption {
        word: piece.value.get().to_string().into(),
        label: text!("as-written", text = Fact::Written(Cow::Owned(piece.name.clone()))),
        chosen: chosen.contains(&piece.value),
    });
    Filter::any_of(name, offers)
}
