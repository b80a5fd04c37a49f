//! Drill: taking a winning stake and returning stake and payment together, changed.

use serde::Deserialize;

use crate::rules::chips::SetName;
use crate::rules::house::House;
use crate::rules::money::Money;
use crate::rules::rng::SeededRng;
use crate::rules::side::Chance;

use super::filter::Filter;
use super::flaw::DrillFlaw;
use super::marking::PosedQuestion;
use super::pay_in_chips::PutDown;
use super::{Drill, PayInChips};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct TakeAndPay {
    pub spots: Vec<Chance>,
    pub from: Money,
    pub to: Money,
    pub step: Money,
    pub set: Option<SetName>,
    pub without: Vec<Money>,
    pub fewest: bool,
}

impl Default for TakeAndPay {
    fn default() -> Self {
        let PayInChips { from, to, step, set, without, .. } = PayInChips::default();
        Self { spots: vec![Chance::Punto, Chance::Banco], from, to, step, set, without, fewest: true }
    }
}

impl TakeAndPay {
    fn paying(&self) -> PayInChips {
        let Self { spots, from, to, step, set, without, fewest } = self.clone();
        PayInChips { spots, from, to, step, set, without, fewest }
    }
}

impl Drill for TakeAndPay {
    fn decisions(&self, house: &House) -> Vec<String> {
        self.paying().decisions_of(house, "take", PutDown::StakeAndPayment)
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        self.paying().posed(decision, house, dice, PutDown::StakeAndPayment)
    }

    fn filters(&self, house: &House) -> Vec<Filter> {
        self.paying().filters_of(house)
    }

    fn flaw(&self) -> Option<DrillFlaw> {
        self.paying().flaw()
    }

    fn flaw_in(&self, house: &House) -> Option<DrillFlaw> {
        self.paying().flaw_of(house, PutDown::StakeAndPayment)
    }
}
