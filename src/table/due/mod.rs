//! Duties: the acts that the rules ask for next, each with its person and its reason. Perfect agent, program
//! crew and Guided presentation all go by this one function.

mod cards;
mod colleague;
mod coup;
mod hand_over;
mod opening;
mod remedy;
mod stakes;
mod treatment;

use super::act::Act;
use super::person::Person;
use super::state::{Phase, State};
use crate::rules::clause::Basis;
use crate::rules::procedure::{ProcedureStep, StepOrder};
use crate::rules::reason::Reason;

pub(crate) use self::cards::turner_by_rule;
pub use self::cards::{first_facing, punto_stakes, punto_turner, third_facing, turner};
pub(crate) use self::coup::{basis_of_offer, is_shoe_on_offer};
pub use self::coup::{drawer, is_coup_complete, is_step_done, order_of_coup, players_draw};
pub use self::opening::{burned_and_due, is_opening_step_done, order_of_opening};
pub use self::remedy::remedies;
pub(crate) use self::remedy::waits_for_the_direction;
pub use self::treatment::{FaultyStake, faulty_stake, faulty_stakes, stakes_to_treat};

/// An act that is due.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Duty {
    /// The person whose it is.
    pub by: Person,
    /// The act.
    pub act: Act,
    /// The step of the procedure it belongs to, if any.
    pub step: Option<ProcedureStep>,
    /// Its reasons.
    pub reasons: Vec<Reason>,
    /// Its basis.
    pub basis: Basis,
}

impl Duty {
    /// A duty of a step of the procedure.
    pub fn of_step(order: &StepOrder, step: ProcedureStep, by: Person, act: Act) -> Self {
        let basis = order.steps.iter().find(|(other, _)| *other == step).map_or(Basis::Silent, |(_, basis)| *basis);
        Self { by, act, step: Some(step), reasons: Vec::new(), basis }
    }

    /// The same duty with the reasons why it is due in this coup.
    #[must_use]
    pub fn because(self, reasons: Vec<Reason>) -> Self {
        Self { reasons, ..self }
    }

    /// A duty with its reasons; the first gives the basis.
    pub fn with_reasons(by: Person, act: Act, reasons: Vec<Reason>) -> Self {
        let basis = reasons.first().map_or(Basis::Silent, |reason| reason.basis);
        Self { by, act, step: None, reasons, basis }
    }
}

/// These duties, or the next ones where there are none.
fn before(first: Vec<Duty>, next: impl FnOnce() -> Vec<Duty>) -> Vec<Duty> {
    if first.is_empty() { next() } else { first }
}

/// The acts due now, those to be done first in front. All of them may be done now; only one of a person's at a time.
pub fn due(state: &State) -> Vec<Duty> {
    match state.phase {
        Phase::Opening => before(coup::between_coups(state), || opening::due(state)),
        Phase::Play => coup::due(state),
        Phase::Closing => before(stakes::request_duties(state), || opening::closing(state)),
        Phase::Over => Vec::new(),
    }
}
