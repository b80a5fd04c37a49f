//! Proves a drill in a house by posing many questions, each answered with its own key.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::super::read::PackDraft;
use super::super::{Files, Lesson};
use super::lesson::objection;
use crate::drill::marking::PosedQuestion;
use crate::drill::question::{Answer, AnswerForm};
use crate::drill::{AnyDrill, DrillFlaw};
use crate::rules::house::{House, HouseId, HouseLibrary, TableSize};
use crate::rules::rng::SeededRng;

/// Number of questions posed per drill, spread over its decisions.
const SEEDS: u64 = 200;
/// Number of distinct answers recorded: one more than a drill that teaches nothing has.
const MOST_ANSWERS: usize = 2;

#[derive(Debug, Clone, PartialEq, Default)]
pub struct DrillProof {
    pub(super) objection: Option<DrillFlaw>,
    /// Up to two distinct answers, in journal form.
    pub(super) answers: BTreeSet<String>,
    pub(super) guess: f64,
    /// Median number of user actions per answer.
    pub(super) acts: u32,
}

/// Proofs by filtered drill and house, each computed once.
#[derive(Debug, Clone, Default)]
pub struct ProofCache(BTreeMap<ProofKey, DrillProof>);

/// The drill as written, and the house at its table.
type ProofKey = (String, HouseId, Option<TableSize>);

#[derive(Debug, Clone)]
pub struct PendingProof {
    drill: AnyDrill,
    house: Arc<House>,
}

impl PendingProof {
    /// The distinct drill and house pairs of these packs. Authored questions are excluded: they are proved one by one.
    pub fn collect<'f>(packs: impl IntoIterator<Item = &'f Files>, houses: &HouseLibrary) -> Vec<Self> {
        let mut found: BTreeMap<ProofKey, Self> = BTreeMap::new();
        for files in packs {
            let draft = PackDraft::from_files(files);
            let of_pack = draft.pack.as_ref().map_or(&[][..], |pack| &pack.houses);
            let (shelf, _) = draft.assets.shelf(houses);
            for (_, lesson) in &draft.lessons {
                let named = if lesson.houses.is_empty() { of_pack } else { &lesson.houses };
                let here = shelf.iter().filter(|house| named.is_empty() || named.contains(&house.id));
                let here: Vec<&House> = here.map(AsRef::as_ref).collect();
                for house in houses_at_tables(lesson, &here).into_iter().map(Arc::new) {
                    let drills = lesson.drills().filter(|drill| !matches!(drill, AnyDrill::Authored(_)));
                    for drill in drills {
                        let one = || Self { drill: drill.clone(), house: Arc::clone(&house) };
                        found.entry(cache_key(drill, &house)).or_insert_with(one);
                    }
                }
            }
        }
        found.into_values().collect()
    }

    pub fn prove(&self) -> DrillProof {
        DrillProof::run(&self.drill, &self.house)
    }
}

impl ProofCache {
    pub fn add_all(&mut self, proved: impl IntoIterator<Item = (PendingProof, DrillProof)>) {
        self.0.extend(proved.into_iter().map(|(of, proof)| (cache_key(&of.drill, &of.house), proof)));
    }

    /// The cached proof, computed on first use.
    pub(super) fn get_or_prove(&mut self, drill: &AnyDrill, house: &House) -> &DrillProof {
        self.0.entry(cache_key(drill, house)).or_insert_with(|| DrillProof::run(drill, house))
    }
}

fn cache_key(drill: &AnyDrill, house: &House) -> ProofKey {
    (format!("{drill:?}"), house.id.clone(), house.only_table())
}

/// The houses in which a lesson is proved: at each of the tables it names, or at the first at which it can be asked
/// where it names none.
pub(super) fn houses_at_tables(lesson: &Lesson, houses: &[&House]) -> Vec<House> {
    let named = |house: &&House| lesson.tables.iter().filter_map(|size| house.at_table(*size)).collect::<Vec<_>>();
    if lesson.tables.is_empty() {
        let at = |house: &&House| lesson.house_at_table(house, None).unwrap_or_else(|| House::clone(house));
        houses.iter().map(at).collect()
    } else {
        houses.iter().flat_map(named).collect()
    }
}

impl DrillProof {
    /// The drill's flaw in this house, if any.
    pub const fn objection(&self) -> Option<&DrillFlaw> {
        self.objection.as_ref()
    }

    /// Up to two distinct answers in journal form; a single one means a constant answer is always right.
    pub const fn answers(&self) -> &BTreeSet<String> {
        &self.answers
    }

    /// Median number of user actions per answer.
    pub const fn acts(&self) -> u32 {
        self.acts
    }

    pub fn run(drill: &AnyDrill, house: &House) -> Self {
        let mut proof = Self { objection: objection(drill, house), ..Self::default() };
        let decisions = drill.drill().decisions(house);
        if proof.objection.is_some() || decisions.is_empty() {
            return proof;
        }
        let mut guesses = 0.0;
        let mut acts = Vec::new();
        for seed in 0..SEEDS {
            let at = seed as usize % decisions.len();
            let decision = decisions.get(at).map_or("", String::as_str);
            let posed = drill.drill().pose(at, house, &mut SeededRng::from_seed(seed));
            let Some(posed) = posed.filter(answers_itself) else {
                let (decision, house) = (decision.to_owned(), house.name.clone());
                proof.objection = Some(DrillFlaw::NoAnswer { decision, house });
                return proof;
            };
            let guess = guess(&posed.question.form);
            guesses += guess;
            acts.push(acts_of(&posed.question.form, &posed.key.answer));
            if proof.answers.len() < MOST_ANSWERS {
                let answer = posed.question.form.format_answer(&posed.key.answer);
                // An answer that cannot be guessed takes thought even if it is always the same.
                proof.answers.insert(if guess > 0.0 { answer } else { format!("{seed}: {answer}") });
            }
        }
        proof.guess = guesses / SEEDS as f64;
        acts.sort_unstable();
        proof.acts = acts.get((acts.len().saturating_sub(1)) / 2).copied().unwrap_or_default();
        proof
    }
}

/// True if the key is a possible answer and is marked right.
fn answers_itself(posed: &PosedQuestion) -> bool {
    posed.question.form.fits(&posed.key.answer) && posed.key.mark(posed.key.answer.clone()).right
}

/// Number of user actions that an answer takes.
fn acts_of(form: &AnswerForm, answer: &Answer) -> u32 {
    let count = match (form, answer) {
        (AnswerForm::Several(parts), _) => parts.len(),
        (AnswerForm::Order(steps), _) => steps.len(),
        (AnswerForm::Grid(grid), _) => grid.cells().count(),
        (AnswerForm::Settle, Answer::Settle(deeds)) => deeds.len(),
        (AnswerForm::Chips(_), Answer::Chips(heaps)) => heaps.len(),
        _ => 1,
    };
    u32::try_from(count).unwrap_or(u32::MAX)
}

fn guess(form: &AnswerForm) -> f64 {
    match form {
        AnswerForm::Choice(choices) => 1.0 / choices.len().max(1) as f64,
        AnswerForm::Number { most } => 1.0 / (f64::from(*most) + 1.0),
        AnswerForm::Several(parts) => parts.iter().map(|part| guess(&part.form)).product(),
        // Sums, orders and words cannot be guessed; spoken answers are self-marked.
        _ => 0.0,
    }
}
