//! Narrows a drill to a decision by trying its filters one by one.

use crate::drill::AnyDrill;
use crate::drill::filter::{Filter, toggled};
use crate::lesson::objection;
use crate::rules::house::House;

/// The narrowest variant of a drill that still asks this decision in a house; `None` if it never does. Fields that
/// lesson files cannot set keep their defaults.
pub(super) fn narrowest(drill: &AnyDrill, decision: &str, house: &House) -> Option<AnyDrill> {
    let as_it_stands = drill.drill().filters(house);
    let made = AnyDrill::from_filters(drill.name(), &as_it_stands).filter(|made| made == drill);
    let mut drill = made.or_else(|| AnyDrill::from_filters(drill.name(), &[]))?;
    let mut asks = decision_count(&drill, decision, house)?;
    let mut filters = drill.drill().filters(house);
    // One change may enable another, so it repeats until nothing gets narrower.
    loop {
        let before = asks;
        for filter in 0..filters.len() {
            for offer in 0..filters.get(filter).map_or(0, |filter| filter.offers.len()) {
                let turned = toggled(&filters, filter, offer);
                let Some(made) = AnyDrill::from_filters(drill.name(), &turned) else { continue };
                let fewer = decision_count(&made, decision, house).filter(|fewer| *fewer < asks);
                if let Some(fewer) = fewer.filter(|_| objection(&made, house).is_none()) {
                    (drill, asks, filters) = (made, fewer, turned);
                }
            }
        }
        if asks == before || asks == 1 {
            return Some(drill);
        }
    }
}

/// Number of decisions a drill asks; `None` if this one is not among them.
pub(super) fn decision_count(drill: &AnyDrill, decision: &str, house: &House) -> Option<usize> {
    let decisions = drill.drill().decisions(house);
    decisions.iter().any(|own| own == decision).then_some(decisions.len())
}

/// A drill in lesson file notation, default fields omitted.
pub(super) fn to_ron(drill: &AnyDrill, house: &House) -> Option<String> {
    let usual = AnyDrill::from_filters(drill.name(), &[])?.drill().filters(house);
    let own = drill.drill().filters(house);
    let value = |filter: &Filter| filter.value().map(|value| format!("{}: {value}", filter.name));
    let is_usual =
        |filter: &&Filter| usual.iter().any(|usual| usual.name == filter.name && usual.value() == filter.value());
    let changed: Vec<String> = own.iter().filter(|filter| !is_usual(filter)).filter_map(value).collect();
    let all: Vec<String> = own.iter().filter_map(value).collect();
    let texts = [changed, all].map(|fields| format!("{}({})", drill.name(), fields.join(", ")));
    texts.into_iter().find(|text| AnyDrill::parse(text).as_ref() == Some(drill))
}
