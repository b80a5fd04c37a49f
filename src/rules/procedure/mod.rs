//! Steps of a coup and of the opening of a shoe, and violations of their order. The order is partial: steps not paired
//! by a rule may come in any order.

mod coup;
mod judge;
mod opening;
mod step;

use super::clause::Basis;
use super::house::{House, TableSize};
use super::reason::{Reason, Rule};

pub use self::coup::Course;
pub use self::judge::{Offence, first_offence};
pub use self::step::Step;

/// The steps of a procedure and their partial order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Procedure {
    /// Steps with their basis, in one valid order.
    pub steps: Vec<(Step, Basis)>,
    /// Ordered pairs of steps.
    pub pairs: Vec<Pair>,
}

/// Two steps in order, and the basis of that order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pair {
    /// The earlier step.
    pub first: Step,
    /// The later step.
    pub then: Step,
    /// Kind of dependency.
    pub tie: Tie,
    /// Basis of the order.
    pub basis: Basis,
}

/// Dependency between two steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tie {
    /// The later step requires the earlier one.
    Needs,
    /// The earlier step is optional, and excluded after the later one.
    Ends,
}

impl Pair {
    /// The pair as a reason.
    pub const fn reason(&self) -> Reason {
        let rule = match self.tie {
            Tie::Needs => Rule::ComesBefore(self.first, self.then),
            Tie::Ends => Rule::NoMoreAfter(self.first, self.then),
        };
        Reason::new(rule, self.basis)
    }
}

impl Procedure {
    /// A coup at a table of this size, with the optional steps of `course`.
    pub fn of_coup(house: &House, size: TableSize, course: Course) -> Self {
        coup::procedure(house, size, course)
    }

    /// Opening of a shoe at a table of this size.
    pub fn of_opening(house: &House, size: TableSize) -> Self {
        opening::procedure(house, size)
    }

    /// Steps in one valid order.
    pub fn in_order(&self) -> impl DoubleEndedIterator<Item = Step> + '_ {
        self.steps.iter().map(|(step, _)| *step)
    }

    /// The steps that satisfy the predicate, with the pairs between them.
    pub fn only(&self, wanted: impl Fn(Step) -> bool) -> Self {
        let steps = self.steps.iter().copied().filter(|(step, _)| wanted(*step)).collect();
        let pairs = self.pairs.iter().copied().filter(|pair| wanted(pair.first) && wanted(pair.then)).collect();
        Self { steps, pairs }
    }

    fn add(&mut self, step: Step, basis: Basis) {
        self.steps.push((step, basis));
    }

    /// Adds a requirement between two steps, if both are part of the procedure.
    fn needs(&mut self, first: Step, then: Step, basis: Basis) {
        self.pair(first, then, Tie::Needs, basis);
    }

    fn pair(&mut self, first: Step, then: Step, tie: Tie, basis: Basis) {
        if self.has(first) && self.has(then) {
            self.pairs.push(Pair { first, then, tie, basis });
        }
    }

    fn has(&self, step: Step) -> bool {
        self.in_order().any(|other| other == step)
    }
}
