//! A drill put to the proof in a house: many questions posed, each of which its own key must answer.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::super::Files;
use super::super::read::Draft;
use super::lesson::objection;
use crate::drill::AnyDrill;
use crate::drill::marking::Posed;
use crate::drill::question::{Answer, Form};
use crate::rules::dice::Dice;
use crate::rules::house::{House, Shelf};
use crate::rules::phrase::{Fact, Phrase};

/// So many questions of a drill are posed, spread over its decisions.
const SEEDS: u64 = 200;
/// So many different answers are kept: one more than the fewest that teach anything.
const MOST_ANSWERS: usize = 2;

/// What came of a proof.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Proof {
    /// What speaks against the drill in the house.
    pub(super) objection: Option<Phrase>,
    /// The first two different answers, as journals write them.
    pub(super) answers: BTreeSet<String>,
    /// How probable it is that a guess is right.
    pub(super) guess: f64,
    /// How many things one does one after another to answer, in the middle of all questions.
    pub(super) acts: u32,
}

/// Proofs, by the drill as it is narrowed and the house: each is made once, however many lessons ask for it.
#[derive(Debug, Clone, Default)]
pub struct Proofs(BTreeMap<(String, String), Proof>);

/// A drill and a house in which it is to be proved.
#[derive(Debug, Clone)]
pub struct Unproved {
    drill: AnyDrill,
    house: Arc<House>,
}

impl Unproved {
    /// Every drill that some lessons ask, in each house it is asked in, once. Questions that an author wrote out are
    /// not among them: they are proved one by one.
    #[must_use]
    pub fn of<'f>(packs: impl IntoIterator<Item = &'f Files>, houses: &Shelf) -> Vec<Self> {
        let mut found: BTreeMap<(String, String), Self> = BTreeMap::new();
        for files in packs {
            let draft = Draft::of(files);
            let of_pack = draft.pack.as_ref().map_or(&[][..], |pack| &pack.houses);
            let (shelf, _) = draft.brought.shelf(houses);
            for (_, lesson) in &draft.lessons {
                let named = if lesson.houses.is_empty() { of_pack } else { &lesson.houses };
                for house in shelf.iter().filter(|house| named.is_empty() || named.contains(&house.id)) {
                    let drills = lesson.drills().filter(|drill| !matches!(drill, AnyDrill::Authored(_)));
                    for drill in drills {
                        let one = || Self { drill: drill.clone(), house: Arc::clone(house) };
                        found.entry(named_by(drill, house)).or_insert_with(one);
                    }
                }
            }
        }
        found.into_values().collect()
    }

    /// Poses the questions.
    #[must_use]
    pub fn prove(&self) -> Proof {
        Proof::of(&self.drill, &self.house)
    }
}

impl Proofs {
    /// What came of proofs that were made elsewhere.
    pub fn keep(&mut self, proved: impl IntoIterator<Item = (Unproved, Proof)>) {
        self.0.extend(proved.into_iter().map(|(of, proof)| (named_by(&of.drill, &of.house), proof)));
    }

    /// The proof of a drill in a house, made now where it was not made before.
    pub(super) fn of(&mut self, drill: &AnyDrill, house: &House) -> &Proof {
        self.0.entry(named_by(drill, house)).or_insert_with(|| Proof::of(drill, house))
    }
}

fn named_by(drill: &AnyDrill, house: &House) -> (String, String) {
    (format!("{drill:?}"), house.id.clone())
}

impl Proof {
    /// What speaks against the drill in the house.
    #[must_use]
    pub const fn objection(&self) -> Option<&Phrase> {
        self.objection.as_ref()
    }

    /// The first two different answers, as journals write them: one where whoever always answers the same is right.
    #[must_use]
    pub const fn answers(&self) -> &BTreeSet<String> {
        &self.answers
    }

    /// How many things one does one after another to answer, in the middle of all questions.
    #[must_use]
    pub const fn acts(&self) -> u32 {
        self.acts
    }

    /// Poses many questions of a drill in a house.
    #[must_use]
    pub fn of(drill: &AnyDrill, house: &House) -> Self {
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
            let posed = drill.drill().pose(at, house, &mut Dice::of_seed(seed));
            let Some(posed) = posed.filter(answers_itself) else {
                let what = Phrase::plain("flaw-drill-no-answer").with("decision", Fact::Text(decision.to_owned()));
                proof.objection = Some(what.with("house", Fact::Text(house.name.clone())));
                return proof;
            };
            let guess = guess(&posed.question.form);
            guesses += guess;
            acts.push(acts_of(&posed.question.form, &posed.key.answer));
            if proof.answers.len() < MOST_ANSWERS {
                let answer = posed.question.form.write(&posed.key.answer);
                // What cannot be guessed is not given without thinking, though it be always the same.
                proof.answers.insert(if guess > 0.0 { answer } else { format!("{seed}: {answer}") });
            }
        }
        proof.guess = guesses / SEEDS as f64;
        acts.sort_unstable();
        proof.acts = acts.get((acts.len().saturating_sub(1)) / 2).copied().unwrap_or_default();
        proof
    }
}

/// Whether the right answer can be given, and is marked as right.
fn answers_itself(posed: &Posed) -> bool {
    posed.question.form.fits(&posed.key.answer) && posed.key.mark(posed.key.answer.clone()).right
}

/// How many things one does one after another to give an answer.
fn acts_of(form: &Form, answer: &Answer) -> u32 {
    let count = match (form, answer) {
        (Form::Several(parts), _) => parts.len(),
        (Form::Order(steps), _) => steps.len(),
        (Form::Grid(grid), _) => grid.cells().count(),
        (Form::Settle, Answer::Settle(deeds)) => deeds.len(),
        (Form::Chips(_), Answer::Chips(heaps)) => heaps.len(),
        _ => 1,
    };
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// How probable it is that a guess of this form is right.
fn guess(form: &Form) -> f64 {
    match form {
        Form::Choice(choices) => 1.0 / choices.len().max(1) as f64,
        Form::Number { most } => 1.0 / (f64::from(*most) + 1.0),
        Form::Several(parts) => parts.iter().map(|part| guess(&part.form)).product(),
        // Nobody guesses a sum, an order or words; what is said aloud is marked by whoever said it.
        _ => 0.0,
    }
}
