//! Findings on heaps and burned cards.

use std::sync::Arc;

use super::stakes::in_pieces;
use super::{Finding, FindingSubject};
use crate::drill::authored::{Asking, ChipsIs, FixedScene, Heap, MoneyIs, NumberIs, Pieces};
use crate::i18n::phrase::Fact;
use crate::rules::chips::{ChipRule, SetName, total_value};
use crate::rules::clause::Basis;
use crate::rules::house::House;
use crate::rules::money::Money;
use crate::rules::reason::{Reason, Rule};
use crate::rules::shoe::burn;

pub(super) fn findings(scene: &FixedScene, house: &House) -> Vec<Finding> {
    heaps(scene, house).into_iter().chain(burned(scene, house)).collect()
}

fn heaps(scene: &FixedScene, house: &House) -> Option<Finding> {
    let pieces: Vec<(Money, u32)> = scene.chips.iter().map(|heap| (heap.value, heap.count)).collect();
    let sum = total_value(&pieces);
    if pieces.is_empty() {
        return None;
    }
    let named = scene.set.as_ref().and_then(SetName::set);
    let basis = named.map_or_else(|| house.chips.set.basis(), |_| Basis::Silent);
    let set = named.unwrap_or_else(|| house.chip_set());
    let reasons = vec![Reason::new(Rule::Chips(ChipRule::PiecesOf(Arc::clone(set))), basis)];
    let says = text!("laying-said-worth", sum = Fact::Money(sum));
    let mut asks = vec![Asking::Money { right: Some(sum), is: Some(MoneyIs::Worth) }];
    let mut lying: Vec<Pieces> =
        scene.chips.iter().map(|Heap { value, count }| Pieces { value: *value, count: *count }).collect();
    lying.sort_unstable_by_key(|one| std::cmp::Reverse(one.value));
    let changed = in_pieces(sum, scene, house).filter(|_| *house.chips.change_at_the_table.value());
    if let Some(right) = changed.filter(|right| *right != lying) {
        asks.push(Asking::Chips { right, fewest: true, is: Some(ChipsIs::Worth) });
    }
    Some(Finding::new(FindingSubject::Worth, says, reasons, asks))
}

fn burned(scene: &FixedScene, house: &House) -> Option<Finding> {
    let card = scene.turned?;
    let (count, reason) = burn(&house.shoe, card)?;
    let says = text!("laying-said-burned", card = Fact::Card(card), count = Fact::Number(count.into()));
    let most = u32::from(*house.shoe.burn_of_tens_and_figures.value()).max(10);
    let asks =
        vec![Asking::Number { right: Some(count.into()), most: Some(most), margin: None, is: Some(NumberIs::Burned) }];
    Some(Finding::new(FindingSubject::Burned, says, vec![reason], asks))
}
