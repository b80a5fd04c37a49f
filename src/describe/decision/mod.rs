//! Descriptions of decisions from journal ids: “Banco on 5 against a three”.

mod by_drill;
mod coup_end;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

pub(super) use self::coup_end::describe_coup_end;
use crate::drill::{AnyDrill, DecisionId, title_of};
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::house::HouseLibrary;

/// Description of a decision. Tableau decisions stand alone; others follow their drill's title. Unknown ones, from a
/// later version, are shown by their ids.
pub fn describe_decision(drill: &str, decision: &DecisionId) -> Phrase {
    let decision = decision.as_str();
    if drill == "Authored" {
        // The question itself is in its pack; callers with access to the pack describe it by its prompt.
        let what = text!("decided-authored", id = Fact::AuthoredQuestion(decision.to_owned()));
        return text!("decided", drill = Fact::Phrase(Box::new(title_of(drill))), what = Fact::Phrase(Box::new(what)));
    }
    if !AnyDrill::NAMES.contains(&drill) {
        return text!(
            "decided-unknown",
            drill = Fact::Text(drill.to_owned()),
            decision = Fact::Text(decision.to_owned())
        );
    }
    if drill == "ThirdCard"
        && let Some(phrase) = by_drill::third_card(decision)
    {
        return phrase;
    }
    let title = Fact::Phrase(Box::new(title_of(drill)));
    match by_drill::describe(drill, decision) {
        Some(what) => text!("decided", drill = title, what = Fact::Phrase(Box::new(what))),
        None => text!("decided-drill", drill = title),
    }
}

/// True if a built-in house has this decision, which implies that there is a text for it.
fn is_asked(drill: &str, decision: &str) -> bool {
    static ASKED: LazyLock<BTreeMap<&str, BTreeSet<String>>> = LazyLock::new(|| {
        let houses = HouseLibrary::built_in();
        let of = |name: &&'static str| {
            let drill = AnyDrill::from_filters(name, &[]);
            let decisions =
                drill.iter().flat_map(|drill| houses.iter().flat_map(|house| drill.drill().decisions(house)));
            (*name, decisions.collect())
        };
        AnyDrill::NAMES.iter().map(of).collect()
    });
    ASKED.get(drill).is_some_and(|decisions| decisions.contains(decision))
}
