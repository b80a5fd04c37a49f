//! Drill: proving the cards before a shoe: the count, the ranks, the backs and the state of the cards, and what is done.

mod count;
mod heaps;
mod state;

use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::card_proof::{ProofFinding, ProofRemedy, proof_remedy};
use crate::rules::house::House;
use crate::rules::reason::{Reason, Rule};
use crate::rules::rng::SeededRng;
use crate::rules::trade::TradeRule;

use super::filter::Filter;
use super::marking::{AnswerKey, PosedQuestion};
use super::question::{Answer, AnswerForm, Question, QuestionPart, Scene};
use super::{Drill, filter_options, parts};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct ProveCards {
    pub cases: Vec<ProofCase>,
}

/// Findings of a proof of the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "prove-", const_into_str)]
pub enum ProofCase {
    /// Counted: all are there.
    CountRight,
    /// Counted: too few.
    CountShort,
    /// Counted: too many.
    CountOver,
    /// Sorted by rank: all are there.
    RanksRight,
    /// Sorted by rank: one is missing.
    RankShort,
    /// Sorted by rank: one is double.
    RankOver,
    /// Sorted by rank: one is missing and another double, so that the count is right.
    RanksSwapped,
    /// Sorted by back: as many of each as there should be.
    BacksRight,
    /// Sorted by back: a card has the other back.
    BacksSwapped,
    /// A card is as it should be.
    Sound,
    /// A card is worn.
    Worn,
    /// A card belongs to no pack of the table.
    Foreign,
}

impl Default for ProveCards {
    fn default() -> Self {
        Self { cases: ProofCase::ALL.to_vec() }
    }
}

impl ProofCase {
    const ALL: [Self; 12] = [
        Self::CountRight,
        Self::CountShort,
        Self::CountOver,
        Self::RanksRight,
        Self::RankShort,
        Self::RankOver,
        Self::RanksSwapped,
        Self::BacksRight,
        Self::BacksSwapped,
        Self::Sound,
        Self::Worn,
        Self::Foreign,
    ];

    /// Backs are sorted only where the packs have two.
    fn is_known(self, house: &House) -> bool {
        let (first, second) = house.shoe.packs_by_back();
        !matches!(self, Self::BacksRight | Self::BacksSwapped) || (first > 0 && second > 0)
    }

    const fn finding(self) -> ProofFinding {
        match self {
            Self::CountRight | Self::RanksRight | Self::BacksRight | Self::Sound => ProofFinding::InOrder,
            Self::Worn => ProofFinding::Worn,
            Self::CountShort
            | Self::CountOver
            | Self::RankShort
            | Self::RankOver
            | Self::RanksSwapped
            | Self::BacksSwapped
            | Self::Foreign => ProofFinding::DoesNotProve,
        }
    }
}

/// Findings and questions before the line that asks for the remedy.
struct Proof {
    narration: Vec<Phrase>,
    parts: Vec<QuestionPart>,
    answers: Vec<Answer>,
    reasons: Vec<Reason>,
    working: Vec<Phrase>,
}

impl Proof {
    /// Adds what is done, with its reason.
    fn posed(mut self, case: ProofCase, house: &House) -> PosedQuestion {
        let (remedy, reason) = proof_remedy(house, case.finding());
        let remedies = [
            (ProofRemedy::GoOn, "go-on", text!("choice-proof-go-on")),
            (ProofRemedy::ReplacePack, "replace-pack", text!("choice-proof-replace-pack")),
            (ProofRemedy::SetAside, "set-aside", text!("choice-proof-set-aside")),
        ];
        let right = remedies.iter().position(|(own, ..)| *own == remedy).unwrap_or(remedies.len());
        self.parts.push(parts::choice_part(text!("part-remedy"), remedies.map(|(_, id, label)| (id, label))));
        self.answers.push(Answer::Choice(right));
        self.reasons.extend(reason);
        PosedQuestion {
            question: Question {
                scene: Scene { narration: self.narration, ..Scene::default() },
                prompt: text!("ask-prove-cards"),
                form: AnswerForm::Several(self.parts),
            },
            key: AnswerKey { working: self.working, ..AnswerKey::new(Answer::Several(self.answers), self.reasons) },
        }
    }
}

fn pack_contents(house: &House) -> Reason {
    let packs = &house.shoe.packs;
    Reason::new(Rule::Trade(TradeRule::PackContents(*packs.value())), packs.basis())
}

fn number(count: u16) -> Fact {
    Fact::Number(count.into())
}

impl ProveCards {
    fn cases<'a>(&'a self, house: &'a House) -> impl Iterator<Item = ProofCase> + 'a {
        self.cases.iter().copied().filter(|case| case.is_known(house))
    }
}

impl Drill for ProveCards {
    fn decisions(&self, house: &House) -> Vec<String> {
        self.cases(house).map(|case| case.into_str().to_owned()).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let case = self.cases(house).nth(decision)?;
        let proof = match case {
            ProofCase::CountRight | ProofCase::CountShort | ProofCase::CountOver => count::proof(case, house, dice),
            ProofCase::RanksRight | ProofCase::RankShort | ProofCase::RankOver | ProofCase::RanksSwapped => {
                heaps::by_rank(case, house, dice)
            }
            ProofCase::BacksRight | ProofCase::BacksSwapped => heaps::by_back(case, house, dice),
            ProofCase::Sound | ProofCase::Worn | ProofCase::Foreign => state::proof(case, house, dice)?,
        };
        Some(proof.posed(case, house))
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        vec![filter_options::kinds("cases", ProofCase::ALL, &self.cases)]
    }
}
