//! Steps of a coup and of the opening of a shoe, and violations of their order. The order is partial: steps not paired
//! by a rule may come in any order.

mod coup;
mod dispute;
mod judge;
mod opening;
mod step;

use super::clause::Basis;
use super::house::{House, Table, TableSize};
use super::reason::{Reason, Rule};

pub use self::coup::Course;
pub use self::judge::{OrderViolation, first_violation};
pub use self::step::ProcedureStep;

/// The steps of a procedure and their partial order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StepOrder {
    /// Steps with their basis, in one valid order.
    pub steps: Vec<(ProcedureStep, Basis)>,
    /// Ordered pairs of steps.
    pub pairs: Vec<StepPair>,
}

/// Two steps in order, and the basis of that order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StepPair {
    /// The earlier step.
    pub first: ProcedureStep,
    /// The later step.
    pub then: ProcedureStep,
    /// Kind of dependency.
    pub dependency: StepDependency,
    /// Basis of the order.
    pub basis: Basis,
}

/// Dependency between two steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepDependency {
    /// The later step requires the earlier one.
    Needs,
    /// The earlier step is optional, and excluded after the later one.
    Ends,
}

impl StepPair {
    /// The pair as a reason.
    pub const fn reason(&self) -> Reason {
        let rule = match self.dependency {
            StepDependency::Needs => Rule::ComesBefore(self.first, self.then),
            StepDependency::Ends => Rule::NoMoreAfter(self.first, self.then),
        };
        Reason::new(rule, self.basis)
    }
}

impl StepOrder {
    /// A coup at a table of this size, with the optional steps of `course`.
    pub fn for_coup(house: &House, size: TableSize, course: Course) -> Self {
        coup::procedure(house, size, course)
    }

    /// Opening of a shoe at a table of this size.
    pub fn for_opening(house: &House, size: TableSize) -> Self {
        opening::procedure(house, size)
    }

    /// A dispute at this table.
    pub fn for_dispute(house: &House, table: &Table) -> Self {
        dispute::procedure(house, table)
    }

    /// Steps in one valid order.
    pub fn in_order(&self) -> impl DoubleEndedIterator<Item = ProcedureStep> + '_ {
        self.steps.iter().map(|(step, _)| *step)
    }

    /// The steps that satisfy the predicate, with the pairs between them.
    pub fn only(&self, wanted: impl Fn(ProcedureStep) -> bool) -> Self {
        let steps = self.steps.iter().copied().filter(|(step, _)| wanted(*step)).collect();
        let pairs = self.pairs.iter().copied().filter(|pair| wanted(pair.first) && wanted(pair.then)).collect();
        Self { steps, pairs }
    }

    fn add(&mut self, step: ProcedureStep, basis: Basis) {
        self.steps.push((step, basis));
    }

    /// Adds a requirement between two steps, if both are part of the procedure.
    fn needs(&mut self, first: ProcedureStep, then: ProcedureStep, basis: Basis) {
        self.pair(first, then, StepDependency::Needs, basis);
    }

    fn pair(&mut self, first: ProcedureStep, then: ProcedureStep, tie: StepDependency, basis: Basis) {
        if self.has(first) && self.has(then) {
            self.pairs.push(StepPair { first, then, dependency: tie, basis });
        }
    }

    fn has(&self, step: ProcedureStep) -> bool {
        self.in_order().any(|other| other == step)
    }
}
