//! Drill: a stake above the maximum, noticed once the coup is over: what is paid, collected and given back.

use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::bet::{Spot, Stake};
use crate::rules::house::{AboveMaximum, House};
use crate::rules::money::{Money, Ratio};
use crate::rules::rng::SeededRng;
use crate::rules::settle::{Ending, Limits, settle};

use super::filter::Filter;
use super::marking::{AnswerKey, PosedQuestion};
use super::question::{Answer, AnswerForm, LaidStake, Question, QuestionPart, Scene};
use super::{Drill, deal, filter_options};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct WinOnTheExcess {
    pub endings: Vec<ExcessEnding>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "excess-", const_into_str)]
pub enum ExcessEnding {
    /// The stake wins.
    Won,
    /// The stake loses.
    Lost,
    /// The stake neither wins nor loses.
    Null,
}

impl ExcessEnding {
    const ALL: [Self; 3] = [Self::Won, Self::Lost, Self::Null];

    const fn is(self, ending: Ending) -> bool {
        matches!((self, ending), (Self::Won, Ending::Win) | (Self::Lost, Ending::Lose) | (Self::Null, Ending::Push))
    }
}

impl Default for WinOnTheExcess {
    fn default() -> Self {
        Self { endings: ExcessEnding::ALL.to_vec() }
    }
}

impl Drill for WinOnTheExcess {
    fn decisions(&self, house: &House) -> Vec<String> {
        let gives_back = *house.limits.above_maximum.value() == AboveMaximum::ExcessReturned;
        self.endings.iter().filter(|_| gives_back).map(|ending| ending.into_str().to_owned()).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        self.decisions(house).get(decision)?;
        let wanted = *self.endings.get(decision)?;
        let spot = *dice.pick(&[Spot::Punto, Spot::Banco])?;
        let min = Money::coins(*dice.pick(&[500, 1_000, 2_000])?);
        let max = times(min, *dice.pick(&[20, 40, 50, 100])?);
        let amount = max.plus(times(min, 1 + dice.below(20) as u32));
        let limits = Limits { min, max };
        let coup = deal::coup_where(house, dice, |coup| {
            let settled = coup.outcome().map(|end| settle(house, end, &[Stake { spot, amount }], Some(limits)));
            settled.is_some_and(|settled| settled.iter().any(|one| wanted.is(one.ending)))
        })?;
        let outcome = coup.outcome()?;
        let settled = settle(house, outcome, &[Stake { spot, amount }], Some(limits)).pop()?;
        let excess = amount.minus(max);
        let part = |label: Phrase| QuestionPart { label, form: AnswerForm::Money };
        let seat = *deal::seats(1, house, dice).first()?;
        Some(PosedQuestion {
            question: Question {
                scene: Scene {
                    stakes: vec![LaidStake { seat, spot, amount }],
                    limits: Some(limits),
                    announced: Some(outcome.winner),
                    ..Scene::of_coup(&coup)
                },
                prompt: text!("ask-excess"),
                form: AnswerForm::Several(vec![
                    part(text!("part-excess-paid")),
                    part(text!("part-excess-collected")),
                    part(text!("part-excess-back")),
                ]),
            },
            key: AnswerKey {
                working: vec![text!(
                    "working-excess",
                    stake = Fact::Money(amount),
                    most = Fact::Money(max),
                    excess = Fact::Money(excess)
                )],
                ..AnswerKey::new(
                    Answer::Several(vec![
                        Answer::Money(settled.paid),
                        Answer::Money(settled.collected),
                        Answer::Money(settled.returned.minus(max.minus(settled.collected))),
                    ]),
                    settled.reasons,
                )
            },
        })
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        vec![filter_options::kinds("endings", ExcessEnding::ALL, &self.endings)]
    }
}

fn times(sum: Money, count: u32) -> Money {
    sum.times(Ratio { over: count, under: 1 })
}
