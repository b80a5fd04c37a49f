//! Drill: a dispute at the table; its steps, who is called, who decides, what is said.

use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::clause::Basis;
use crate::rules::house::{Arbiter, House, Table};
use crate::rules::money::{Money, Ratio};
use crate::rules::procedure::StepOrder;
use crate::rules::protection::{ProtectionRule, supervisor};
use crate::rules::reason::Reason;
use crate::rules::rng::SeededRng;

use super::filter::Filter;
use super::marking::{AnswerKey, PosedQuestion};
use super::procedure::{order_question, stakes_on};
use super::question::{Answer, AnswerForm, Choice, LaidStake, Question, Scene, lettered};
use super::{Drill, deal, filter_options, spot_fact};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Dispute {
    pub asks: Vec<DisputeTopic>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "dispute-", const_into_str)]
pub enum DisputeTopic {
    /// The steps in order.
    Order,
    /// The one who is called.
    Call,
    /// The one who decides.
    Decides,
    /// The croupier's words.
    Words,
    /// A decision that the player does not accept.
    Appeal,
}

impl DisputeTopic {
    const ALL: [Self; 5] = [Self::Order, Self::Call, Self::Decides, Self::Words, Self::Appeal];

    /// Appeal is asked only where the text speaks of it.
    fn is_known(self, house: &House) -> bool {
        let disputes = &house.misdraw.disputes;
        self != Self::Appeal || (*disputes.value() == Arbiter::Direction && disputes.basis().clause().is_some())
    }
}

impl Default for Dispute {
    fn default() -> Self {
        Self { asks: DisputeTopic::ALL.to_vec() }
    }
}

impl Dispute {
    fn asks<'a>(&'a self, house: &'a House) -> impl Iterator<Item = DisputeTopic> + 'a {
        self.asks.iter().copied().filter(|topic| topic.is_known(house))
    }
}

impl Drill for Dispute {
    fn decisions(&self, house: &House) -> Vec<String> {
        self.asks(house).map(|topic| topic.into_str().to_owned()).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let topic = self.asks(house).nth(decision)?;
        let table = house.tables.first()?;
        let scene = disputed_coup(house, table, dice)?;
        if topic == DisputeTopic::Order {
            let steps = StepOrder::for_dispute(house, table);
            return order_question(&steps, text!("ask-dispute-order"), scene, dice);
        }
        let (prompt, choices, reasons) = topic.choices(house, table);
        let mut shown: Vec<usize> = (0..choices.len()).collect();
        dice.shuffle(&mut shown);
        // The first choice of a topic is the right one.
        let answer = shown.iter().position(|choice| *choice == 0)?;
        let choices = shown.iter().filter_map(|at| choices.get(*at).cloned());
        Some(PosedQuestion {
            question: Question { scene, prompt, form: AnswerForm::Choice(lettered(choices)) },
            key: AnswerKey::new(Answer::Choice(answer), reasons),
        })
    }

    fn filters(&self, house: &House) -> Vec<Filter> {
        let known = DisputeTopic::ALL.into_iter().filter(|topic| topic.is_known(house));
        vec![filter_options::kinds("asks", known, &self.asks)]
    }
}

impl DisputeTopic {
    /// Prompt, choices with the right one first, and the rules of the answer.
    fn choices(self, house: &House, table: &Table) -> (Phrase, Vec<Choice>, Vec<Reason>) {
        let plain = |id: &'static str, key: TextKey| choice(id, Phrase::plain(key));
        let (role, called) = supervisor(house, table);
        let chief = || Fact::Phrase(Box::new(role.phrase()));
        let disputes = &house.misdraw.disputes;
        let decides = ProtectionRule::Decides(*disputes.value()).reason(disputes.basis());
        match self {
            Self::Call | Self::Order => (
                text!("ask-dispute-call"),
                vec![
                    choice("chief", text!("choice-dispute-chief", chief = chief())),
                    plain("footman", text_key!("choice-dispute-footman")),
                    plain("neighbour", text_key!("choice-dispute-neighbour")),
                    plain("nobody", text_key!("choice-dispute-nobody")),
                ],
                vec![ProtectionRule::NothingTouched.reason(Basis::Silent), ProtectionRule::Called(role).reason(called)],
            ),
            Self::Decides => {
                let arbiter = Fact::Phrase(Box::new(disputes.value().phrase()));
                let right = choice("arbiter", text!("choice-dispute-arbiter", arbiter = arbiter));
                let others = [
                    plain("dealer", text_key!("choice-dispute-dealer")),
                    plain("players", text_key!("choice-dispute-players")),
                    plain("claimant", text_key!("choice-dispute-claimant")),
                ];
                (text!("ask-dispute-decides"), std::iter::once(right).chain(others).collect(), vec![decides])
            }
            Self::Words => (
                text!("ask-dispute-words"),
                vec![
                    choice("calls", text!("choice-words-calls", chief = chief())),
                    plain("denies", text_key!("choice-words-denies")),
                    plain("promises", text_key!("choice-words-promises")),
                    plain("hurries", text_key!("choice-words-hurries")),
                ],
                vec![ProtectionRule::SaysOnlyThat(role).reason(Basis::Silent)],
            ),
            Self::Appeal => (
                text!("ask-dispute-appeal"),
                vec![
                    plain("stands", text_key!("choice-appeal-stands")),
                    plain("again", text_key!("choice-appeal-again")),
                    plain("replayed", text_key!("choice-appeal-replayed")),
                ],
                vec![decides, ProtectionRule::WithoutAppeal.reason(disputes.basis())],
            ),
        }
    }
}

fn choice(id: &'static str, label: Phrase) -> Choice {
    Choice { id: id.into(), label, letter: None, place: None }
}

/// A finished coup and what a player claims.
fn disputed_coup(house: &House, table: &Table, dice: &mut SeededRng) -> Option<Scene> {
    let coup = deal::coup_where(house, dice, |_| true)?;
    let stakes = stakes_on(table, dice);
    let claim = claim(house, dice.pick(&stakes)?, dice);
    let announced = coup.outcome().map(|outcome| outcome.winner);
    Some(Scene { stakes, announced, narration: vec![claim], ..Scene::of_coup(&coup) })
}

fn claim(house: &House, stake: &LaidStake, dice: &mut SeededRng) -> Phrase {
    let seat = Fact::Number(stake.seat.into());
    let spot = spot_fact(stake.spot, house);
    match dice.below(5) {
        0 => {
            let claimed: Money = stake.amount.times(Ratio { over: 2 + dice.below(3) as u32, under: 1 });
            text!("told-claims-amount", seat = seat, amount = Fact::Money(claimed), spot = spot)
        }
        1 => text!("told-claims-spot", seat = seat, spot = spot),
        2 => text!("told-claims-payment", seat = seat),
        3 => text!("told-claims-stake", seat = seat, spot = spot),
        _ => text!("told-claims-draw", seat = seat),
    }
}
