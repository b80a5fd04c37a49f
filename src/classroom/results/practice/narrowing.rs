//! The narrowest drill that still asks a decision: its filters are turned one by one, as far as it goes on asking it.

use crate::drill::AnyDrill;
use crate::drill::filter::{Filter, turned};
use crate::lesson::objection;
use crate::rules::house::House;

/// The narrowest a drill can be made so that it asks this decision in a house; nothing where it never does. What can be
/// turned in no lesson file is left as the drill has it by itself.
pub(super) fn narrowest(drill: &AnyDrill, decision: &str, house: &House) -> Option<AnyDrill> {
    let as_it_stands = drill.drill().filters(house);
    let made = AnyDrill::filtered(drill.name(), &as_it_stands).filter(|made| made == drill);
    let mut drill = made.or_else(|| AnyDrill::filtered(drill.name(), &[]))?;
    let mut asks = asked(&drill, decision, house)?;
    let mut filters = drill.drill().filters(house);
    // Until no turn makes it any narrower: one may open the way for another.
    loop {
        let before = asks;
        for filter in 0..filters.len() {
            for offer in 0..filters.get(filter).map_or(0, |filter| filter.offers.len()) {
                let turned = turned(&filters, filter, offer);
                let Some(made) = AnyDrill::filtered(drill.name(), &turned) else { continue };
                let fewer = asked(&made, decision, house).filter(|fewer| *fewer < asks);
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

/// How many decisions a drill asks about, where this is one of them.
pub(super) fn asked(drill: &AnyDrill, decision: &str, house: &House) -> Option<usize> {
    let decisions = drill.drill().decisions(house);
    decisions.iter().any(|own| own == decision).then_some(decisions.len())
}

/// A drill as a lesson file writes it, with those fields that are not as the drill has them by itself.
pub(super) fn written(drill: &AnyDrill, house: &House) -> Option<String> {
    let usual = AnyDrill::filtered(drill.name(), &[])?.drill().filters(house);
    let own = drill.drill().filters(house);
    let value = |filter: &Filter| filter.value().map(|value| format!("{}: {value}", filter.name));
    let is_usual =
        |filter: &&Filter| usual.iter().any(|usual| usual.name == filter.name && usual.value() == filter.value());
    let changed: Vec<String> = own.iter().filter(|filter| !is_usual(filter)).filter_map(value).collect();
    let all: Vec<String> = own.iter().filter_map(value).collect();
    let texts = [changed, all].map(|fields| format!("{}({})", drill.name(), fields.join(", ")));
    texts.into_iter().find(|text| AnyDrill::written(text).as_ref() == Some(drill))
}
