//! Drill: the same coup, stake or incident in two houses side by side.

mod case;
mod shoe;
mod stake;
mod table;
mod topic;

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use serde::Deserialize;

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::house::{House, HouseId, HouseLibrary, TableSize};
use crate::rules::rng::SeededRng;

pub use self::case::is_silence_right;
use self::case::{ComparedCase, InHouse};
pub use self::topic::Topic;
use super::Drill;
use super::filter::{Filter, FilterOption};
use super::flaw::DrillFlaw;
use super::marking::{AnswerKey, PosedQuestion, SecondHouseReasons};
use super::question::{Answer, AnswerForm, Question, QuestionPart, Scene, SecondTable};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct WhatChangesHere {
    pub topics: Vec<Topic>,
    /// Ids of the houses to compare with; empty means all others.
    #[schemars(with = "Vec<String>")]
    pub with: Vec<HouseId>,
}

impl Default for WhatChangesHere {
    fn default() -> Self {
        Self { topics: Topic::ALL.to_vec(), with: Vec::new() }
    }
}

/// One in this many agreeing pairs is asked about, so that a question does not imply a difference.
const AGREEING: usize = 3;

/// Attempts to generate a case that both houses can hold; most succeed at once.
const MOST_CASES: usize = 100;

/// The built-in houses to compare a house with: at the table of its size, or where they have none, a small one at
/// another small table, or at their first.
fn compared_with(house: &House) -> &'static [Arc<House>] {
    static AT_TABLES: OnceLock<BTreeMap<TableSize, Vec<Arc<House>>>> = OnceLock::new();
    static WHOLE: OnceLock<Vec<Arc<House>>> = OnceLock::new();
    let at = |size: TableSize| -> Vec<Arc<House>> {
        let small = TableSize::ALL.into_iter().filter(|other| size != TableSize::Large && *other != TableSize::Large);
        let sizes = |house: &House| {
            let first = house.tables.first().map(|table| table.size);
            [size].into_iter().chain(small.clone()).chain(first).collect::<Vec<_>>()
        };
        let at = |house: &House| sizes(house).into_iter().find_map(|size| house.at_table(size));
        HouseLibrary::shared().iter().filter_map(|house| at(house).map(Arc::new)).collect()
    };
    let at_tables = || AT_TABLES.get_or_init(|| TableSize::ALL.into_iter().map(|size| (size, at(size))).collect());
    let whole = || WHOLE.get_or_init(|| HouseLibrary::shared().iter().cloned().collect());
    house.only_table().and_then(|size| at_tables().get(&size)).unwrap_or_else(whole)
}

impl WhatChangesHere {
    fn others(&self, house: &House) -> impl Iterator<Item = &'static Arc<House>> {
        let wanted = |other: &House| self.with.is_empty() || self.with.contains(&other.id);
        let all = compared_with(house).iter();
        all.filter(move |other| other.id != house.id && wanted(other))
    }

    /// Pairs of topic and house: all that differ, and some that agree. Of a topic on which neither text says anything
    /// nothing is asked.
    fn pairs(&self, house: &House) -> Vec<(Topic, &'static Arc<House>)> {
        let others: Vec<_> = self.others(house).collect();
        let mut pairs = Vec::new();
        let mut agreeing = Vec::new();
        let mut any_differs = false;
        for topic in &self.topics {
            let is_asked =
                |other: &House| topic.is_known(house, other) && !(topic.is_silent(house) && topic.is_silent(other));
            for (place, other) in others.iter().enumerate().filter(|(_, other)| is_asked(other)) {
                let differs = !topic.agrees(house, other);
                if differs || (*topic as usize + place).is_multiple_of(AGREEING) {
                    pairs.push((*topic, *other));
                }
                any_differs |= differs;
                agreeing.extend((!differs).then_some((*topic, *other)));
            }
        }
        // If nothing differs, all agreeing pairs are used.
        if any_differs { pairs } else { agreeing }
    }
}

impl Drill for WhatChangesHere {
    fn decisions(&self, house: &House) -> Vec<String> {
        self.pairs(house)
            .into_iter()
            .map(|(topic, other)| format!("differs-{}-{}", topic.into_str(), other.id))
            .collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let (topic, other) = *self.pairs(house).get(decision)?;
        (0..MOST_CASES).find_map(|_| topic.case(house, other, dice)).map(|case| posed(case, house, other))
    }

    fn filters(&self, house: &House) -> Vec<Filter> {
        let topics = Topic::ALL.map(|topic| FilterOption {
            word: format!("{topic:?}").into(),
            label: Phrase::plain(text_key!("offer-differs-", Topic, topic)),
            chosen: self.topics.contains(&topic),
        });
        let with = HouseLibrary::shared().iter().filter(|other| other.id != house.id).map(|other| FilterOption {
            word: format!("\"{}\"", other.id).into(),
            label: text!("offer-house", house = Fact::Text(other.name.clone())),
            chosen: self.with.is_empty() || self.with.contains(&other.id),
        });
        vec![Filter::any_of("topics", topics), Filter::any_of("with", with)]
    }

    fn flaw(&self) -> Option<DrillFlaw> {
        let unknown = self.with.iter().find(|id| HouseLibrary::shared().get(*id).is_none());
        unknown.map(|id| DrillFlaw::NoSuchHouse(id.clone()))
    }
}

/// The question with one part per house, in its terms.
fn posed(case: ComparedCase, house: &House, other: &Arc<House>) -> PosedQuestion {
    let ComparedCase { prompt, narration, own: here, other: there } = case;
    let part = |own: &InHouse, of: &House| {
        let key = if own.by_convention { text_key!("part-in-house-by-convention") } else { text_key!("part-in-house") };
        let label = Phrase::plain(key).with("house", Fact::Text(of.name.clone()));
        QuestionPart { label, form: in_names_of(own.form.clone(), of) }
    };
    let of_the_texts = [&here, &there].into_iter().all(InHouse::offers_silence);
    let prompt = if of_the_texts { text!("ask-by-the-texts", ask = Fact::Phrase(Box::new(prompt))) } else { prompt };
    let form = AnswerForm::Several(vec![part(&here, house), part(&there, other)]);
    let worked = [(house, here.working), (other.as_ref(), there.working)]
        .map(|(of, lines)| -> Vec<Phrase> { lines.into_iter().map(|line| line.with_house_terms(of)).collect() });
    let line = |of: &House, line: &Phrase| {
        let line = Fact::Phrase(Box::new(line.clone()));
        text!("working-in-house", house = Fact::Text(of.name.clone()), working = line)
    };
    let [own, others] = &worked;
    let working = own.iter().map(|step| line(house, step)).chain(others.iter().map(|step| line(other, step))).collect();
    let second = SecondTable { house: Arc::clone(other), scene: there.scene, titles: None };
    let scene = Scene { narration, second: Some(Box::new(second)), ..here.scene };
    let key = AnswerKey {
        second: Some(SecondHouseReasons {
            house: Arc::clone(other),
            reasons: there.reasons,
            working: worked,
            settlement: there.settlement,
        }),
        working,
        settlement: here.settlement,
        ..AnswerKey::new(Answer::Several(vec![here.answer, there.answer]), here.reasons)
    };
    PosedQuestion { question: Question { scene, prompt, form }, key }
}

/// The form with labels in a house's terms.
fn in_names_of(mut form: AnswerForm, house: &House) -> AnswerForm {
    if let AnswerForm::Choice(choices) = &mut form {
        for choice in choices {
            choice.label = choice.label.clone().with_house_terms(house);
        }
    }
    form
}
