//! What the drills on chips share: the set they are played in, the tray, sums told in pieces, and the
//! filters.

use crate::rules::bet::Spot;
use crate::rules::chips::{ChipRule, ChipSet, Pieces, SetName, fewest};
use crate::rules::clause::Basis;
use crate::rules::house::House;
use crate::rules::money::Money;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::reason::{Reason, Rule};
use crate::rules::side::Chance;

use super::filter::{Filter, Offer};
use super::offers;
use super::question::{LaidPieces, MOST_PIECES};

/// The set a drill names, or the house's own.
pub(super) fn set_of(named: Option<SetName>, house: &House) -> &'static ChipSet {
    named.map_or_else(|| house.chip_set(), SetName::set)
}

/// That each piece of the set is worth its figure, with what it rests on that this set is used.
pub(super) fn reason_of(named: Option<SetName>, house: &House) -> Reason {
    let basis = if named.is_some() { Basis::Silent } else { house.chips.set.basis() };
    Reason::new(Rule::Chips(ChipRule::PiecesOf(set_of(named, house))), basis)
}

/// The fewest pieces of a tray that make a sum; `None` where none do, or more of one value than can be
/// put down.
pub(super) fn made_of(sum: Money, tray: &[Money]) -> Option<Pieces> {
    fewest(sum, tray).filter(|pieces| pieces.iter().all(|(_, count)| *count <= MOST_PIECES))
}

/// Sums that heaps begin with, in coins,
const SMALLEST: [u64; 5] = [100, 1_000, 2_000, 10_000, 50_000];
/// and go up to.
const LARGEST: [u64; 5] = [10_000, 50_000, 100_000, 500_000, 2_000_000];

/// How many of the smallest and of the largest sums are tried: more than any set needs until its pieces
/// repeat themselves.
const TRIED: u64 = 150;

/// The sums that a drill pays: multiples of a step, each turned into what is put down.
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

    /// The first of the sums to be put down that a tray does not make, where `paid` says what is put down
    /// for each.
    pub(super) fn unpaid(&self, tray: &[Money], paid: &dyn Fn(Money) -> Money) -> Option<Money> {
        let (first, last) = self.places().into_inner();
        let tried = (first..=last.min(first + TRIED)).chain(last.saturating_sub(TRIED).max(first)..=last);
        tried.map(|place| paid(self.at(place))).find(|sum| made_of(*sum, tray).is_none())
    }

    /// The largest of these sums.
    pub(super) fn largest(&self, paid: &dyn Fn(Money) -> Money) -> Money {
        paid(self.at(*self.places().end()))
    }

    /// What all of these sums are multiples of, in coins.
    pub(super) fn unit(&self, paid: &dyn Fn(Money) -> Money) -> u64 {
        let first = *self.places().start();
        gcd(paid(self.at(first)).get(), paid(self.at(first + 1)).get())
    }

    const fn at(&self, place: u64) -> Money {
        Money::coins(place.saturating_mul(self.step.get()))
    }
}

/// The greatest number that divides both.
pub(super) const fn gcd(mut one: u64, mut other: u64) -> u64 {
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one
}

/// That the pieces do not make this sum.
pub(super) fn cannot_pay(set: &ChipSet, sum: Money) -> Phrase {
    Phrase::plain("flaw-pieces-cannot-pay").with("set", Fact::Text(set.id.clone())).with("sum", Fact::Money(sum))
}

/// What is wrong with pieces that are named of a set, where the set is known.
pub(super) fn unknown_piece(set: &ChipSet, named: &[Money]) -> Option<Phrase> {
    let strange = named.iter().find(|value| set.piece(**value).is_none())?;
    let has: Vec<String> = set.values().iter().map(|value| value.get().to_string()).collect();
    let what = Phrase::plain("flaw-piece-not-in-set").with("set", Fact::Text(set.id.clone()));
    Some(what.with("found", Fact::Number(strange.get())).with("has", Fact::Text(has.join(", "))))
}

/// That no heaps or pieces of the set come to a sum within the bounds.
pub(super) fn no_heaps(set: &ChipSet) -> Phrase {
    Phrase::plain("flaw-pieces-no-sum").with("set", Fact::Text(set.id.clone()))
}

/// What is wrong with the bounds of sums that need not be multiples of anything.
pub(super) fn flaw_of_sums(from: Money, to: Money) -> Option<Phrase> {
    let upside_down = from == Money::ZERO || from > to || to > Money::MOST;
    upside_down.then(|| Phrase::plain("flaw-sums-upside-down"))
}

/// A sum and the pieces it is made of: `185: 100 + 50 + 25 + 10`.
pub(super) fn told(sum: Money, pieces: &[(Money, u32)]) -> Phrase {
    let one = |(value, count): &(Money, u32)| match count {
        1 => Phrase::plain("piece-one").with("value", Fact::Money(*value)),
        _ => several(*value, *count),
    };
    let all = pieces.iter().map(one).reduce(|before, next| {
        Phrase::plain("pieces-and")
            .with("before", Fact::Phrase(Box::new(before)))
            .with("next", Fact::Phrase(Box::new(next)))
    });
    let all = all.unwrap_or_else(|| Phrase::plain("piece-one").with("value", Fact::Money(Money::ZERO)));
    Phrase::plain("working-in-pieces").with("sum", Fact::Money(sum)).with("pieces", Fact::Phrase(Box::new(all)))
}

/// So many pieces of one value: `3 × 25`.
pub(super) fn several(value: Money, count: u32) -> Phrase {
    Phrase::plain("piece-several").with("value", Fact::Money(value)).with("count", Fact::Number(count.into()))
}

/// Pieces as they stand on the felt.
pub(super) fn laid(pieces: &[(Money, u32)]) -> Vec<LaidPieces> {
    pieces.iter().map(|(value, count)| LaidPieces { value: *value, count: *count }).collect()
}

/// The chance a stake lies on.
pub(super) const fn chance_of(spot: Spot) -> Chance {
    match spot {
        Spot::Punto => Chance::Punto,
        Spot::Banco => Chance::Banco,
        Spot::Egalite | Spot::Own(_) => Chance::Egalite,
    }
}

/// The two fields that bound sums which are no stakes: `from` and `to`.
pub(super) fn bounds_filters(from: Money, to: Money) -> [Filter; 2] {
    [("from", from, SMALLEST), ("to", to, LARGEST)]
        .map(|(name, chosen, usual)| Filter::one(name, offers::sums(usual.map(Money::coins), chosen)))
}

/// The denomination set: the house's own, or one of those there are.
pub(super) fn set_filter(chosen: Option<SetName>) -> Filter {
    let own = Offer { word: "None".into(), label: Phrase::plain("filter-set-own"), chosen: chosen.is_none() };
    let named = ChipSet::built_in().iter().map(|set| Offer {
        word: format!("Some(\"{}\")", set.id).into(),
        label: Phrase::plain("as-written").with("text", Fact::Written(&set.name)),
        chosen: chosen.is_some_and(|name| name.set() == set),
    });
    Filter::one("set", std::iter::once(own).chain(named))
}

/// A field that is a list of pieces of a set.
pub(super) fn pieces_filter(name: &'static str, set: &'static ChipSet, chosen: &[Money]) -> Filter {
    let offers = set.pieces.iter().map(|piece| Offer {
        word: piece.value.get().to_string().into(),
        label: Phrase::plain("as-written").with("text", Fact::Written(&piece.name)),
        chosen: chosen.contains(&piece.value),
    });
    Filter::some(name, offers)
}
