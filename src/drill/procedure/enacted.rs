//! A coup whose steps are put in order: the felt shows what they do as they are placed.

use crate::drill::question::{AnswerForm, Scene, StakeAction, StakeOutcome};
use crate::rules::bet::Stake;
use crate::rules::coup::Coup;
use crate::rules::house::House;
use crate::rules::procedure::{ProcedureStep, StepOrder};
use crate::rules::settle::{Ending, settle};

use super::felt::CoupFelt;

/// The coup behind a question about the order of its steps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EnactedCoup {
    felt: CoupFelt,
    settlement: Vec<StakeAction>,
    /// Steps done before those of the question.
    before: Vec<ProcedureStep>,
    /// Steps of the question, as shown.
    shown: Vec<ProcedureStep>,
}

impl EnactedCoup {
    /// `None` unless all steps of the form belong to the whole coup.
    pub(super) fn new(
        felt: CoupFelt,
        (house, coup): (&House, &Coup<'_>),
        whole: &StepOrder,
        form: &AnswerForm,
    ) -> Option<Self> {
        let AnswerForm::Order(choices) = form else { return None };
        let step = |id: &str| whole.in_order().find(|step| step.id() == id);
        let shown = choices.iter().map(|choice| step(&choice.id)).collect::<Option<Vec<_>>>()?;
        let before = whole.in_order().take_while(|step| !shown.contains(step)).collect();
        let stakes: Vec<Stake> =
            felt.stakes().iter().map(|laid| Stake { spot: laid.spot, amount: laid.amount }).collect();
        let settled = settle(house, coup.outcome()?, &stakes, None);
        let act = |ending: Ending, paid| match ending {
            Ending::Win => Some(StakeOutcome::Paid(paid)),
            Ending::Lose => Some(StakeOutcome::Collected),
            Ending::Push | Ending::Refused(_) => None,
        };
        let settlement = settled.iter().enumerate();
        let settlement = settlement
            .filter_map(|(stake, one)| Some(StakeAction { stake, act: act(one.ending, one.paid)? }))
            .collect();
        Some(Self { felt, settlement, before, shown })
    }

    /// The table of the question after these of its steps, in any order, and what has become of the stakes.
    pub fn after(&self, table: &Scene, placed: &[usize]) -> (Scene, Vec<StakeAction>) {
        let placed = placed.iter().filter_map(|place| self.shown.get(*place));
        let done: Vec<ProcedureStep> = self.before.iter().chain(placed).copied().collect();
        let Scene { hands, stakes, announced, .. } = self.felt.lying(&done);
        let is_done = |act: StakeOutcome| {
            done.contains(match act {
                StakeOutcome::Collected => &ProcedureStep::Collect,
                StakeOutcome::Paid(_) => &ProcedureStep::Pay,
            })
        };
        let settled = self.settlement.iter().filter(|deed| deed.stake < stakes.len() && is_done(deed.act));
        let settled = settled.copied().collect();
        (Scene { hands, stakes, announced, ..table.clone() }, settled)
    }
}
