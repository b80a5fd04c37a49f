//! Options shared by most filters: points, sides, chances, sums, kinds, booleans.

use std::fmt::Debug;

use strum::VariantNames;

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::hand::Point;
use crate::rules::money::Money;
use crate::rules::side::{Chance, Side};

use super::filter::{Filter, FilterOption};

const SMALLEST: [u64; 6] = [500, 1_000, 2_000, 5_000, 10_000, 20_000];
const LARGEST: [u64; 6] = [10_000, 20_000, 40_000, 100_000, 200_000, 500_000];
const STEPS: [u64; 6] = [100, 500, 1_000, 2_000, 5_000, 10_000];

pub(super) fn numbers(
    all: impl IntoIterator<Item = u8>,
    chosen: impl Fn(u8) -> bool,
) -> impl Iterator<Item = FilterOption> {
    all.into_iter().map(move |number| FilterOption {
        word: number.to_string().into(),
        label: text!("offer-number", number = Fact::Number(number.into())),
        chosen: chosen(number),
    })
}

pub(super) fn points(name: &'static str, all: impl IntoIterator<Item = Point>, chosen: &[Point]) -> Filter {
    let all = all.into_iter().map(Point::get);
    Filter::any_of(name, numbers(all, |number| chosen.iter().any(|point| point.get() == number)))
}

pub(super) fn sides(name: &'static str, chosen: &[Side]) -> Filter {
    let offer = |side: Side| FilterOption {
        word: format!("{side:?}").into(),
        label: text!("offer-side", side = Fact::Side(side)),
        chosen: chosen.contains(&side),
    };
    Filter::any_of(name, Side::BOTH.map(offer))
}

pub(super) fn chances(name: &'static str, chosen: &[Chance]) -> Filter {
    let offer = |chance: Chance| FilterOption {
        word: format!("{chance:?}").into(),
        label: text!("choice-chance", chance = Fact::Chance(chance)),
        chosen: chosen.contains(&chance),
    };
    Filter::any_of(name, Chance::ALL.map(offer))
}

/// A list of enum values; `Debug` gives the word in lesson files, the id the text key.
pub(super) fn kinds<T: Copy + Debug + PartialEq + Into<&'static str> + VariantNames>(
    name: &'static str,
    all: impl IntoIterator<Item = T>,
    chosen: &[T],
) -> Filter {
    let offer = |kind: T| FilterOption {
        word: format!("{kind:?}").into(),
        label: Phrase::plain(text_key!("offer-", T, kind))
            .with("punto", Fact::Side(Side::Punto))
            .with("banco", Fact::Side(Side::Banco)),
        chosen: chosen.contains(&kind),
    };
    Filter::any_of(name, all.into_iter().map(offer).collect::<Vec<_>>())
}

pub(super) fn yes_no(name: &'static str, chosen: bool) -> Filter {
    let offer =
        |(yes, key)| FilterOption { word: format!("{yes}").into(), label: Phrase::plain(key), chosen: yes == chosen };
    Filter::one_of(name, [(true, text_key!("offer-yes")), (false, text_key!("offer-no"))].map(offer))
}

pub(super) fn stakes(from: Money, to: Money, step: Money) -> [Filter; 3] {
    [("from", from, SMALLEST), ("to", to, LARGEST), ("step", step, STEPS)]
        .map(|(name, chosen, usual)| Filter::one_of(name, sums(usual.map(Money::coins), chosen)))
}

/// Sums in ascending order; always includes `chosen`.
pub(super) fn sums(usual: impl IntoIterator<Item = Money>, chosen: Money) -> impl Iterator<Item = FilterOption> {
    let mut all: Vec<Money> = usual.into_iter().chain([chosen]).collect();
    all.sort_unstable();
    all.dedup();
    all.into_iter().map(move |sum| FilterOption {
        word: sum.get().to_string().into(),
        label: text!("offer-sum", sum = Fact::Money(sum)),
        chosen: sum == chosen,
    })
}
