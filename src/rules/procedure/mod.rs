//! What is done in a coup and at the opening of a shoe, in which order, for a house and a table, and
//! what went wrong where it was done otherwise. The order is a partial one: what no rule parts may
//! come in any order.

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

/// The steps of a procedure and the pairs that part them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Procedure {
    /// Every step with what it rests on, in one order that holds.
    pub steps: Vec<(Step, Basis)>,
    /// Which step comes before which.
    pub pairs: Vec<Pair>,
}

/// Two steps that come in this order, and what that rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pair {
    /// The step that comes before.
    pub first: Step,
    /// The step that comes after it.
    pub then: Step,
    /// Whether the later step needs the earlier one, or only ends the time for it.
    pub tie: Tie,
    /// The clause, or that the text is silent.
    pub basis: Basis,
}

/// How two steps hang together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tie {
    /// The later one is not done before the earlier one.
    Needs,
    /// The earlier one may be left out, and is not done any more after the later one.
    Ends,
}

impl Pair {
    /// The pair as a reason.
    #[must_use]
    pub const fn reason(&self) -> Reason {
        let rule = match self.tie {
            Tie::Needs => Rule::ComesBefore(self.first, self.then),
            Tie::Ends => Rule::NoMoreAfter(self.first, self.then),
        };
        Reason::new(rule, self.basis)
    }
}

impl Procedure {
    /// A coup at a table of this size. Steps that only some coups have are there as far as `course`
    /// has them.
    #[must_use]
    pub fn of_coup(house: &House, size: TableSize, course: Course) -> Self {
        coup::procedure(house, size, course)
    }

    /// The opening of a shoe at a table of this size.
    #[must_use]
    pub fn of_opening(house: &House, size: TableSize) -> Self {
        opening::procedure(house, size)
    }

    /// The steps, in one order that holds.
    #[must_use]
    pub fn in_order(&self) -> impl DoubleEndedIterator<Item = Step> + '_ {
        self.steps.iter().map(|(step, _)| *step)
    }

    /// Its part from one step to another in [`Procedure::in_order`], with the pairs within it.
    #[must_use]
    pub fn only(&self, wanted: impl Fn(Step) -> bool) -> Self {
        let steps = self.steps.iter().copied().filter(|(step, _)| wanted(*step)).collect();
        let pairs = self.pairs.iter().copied().filter(|pair| wanted(pair.first) && wanted(pair.then)).collect();
        Self { steps, pairs }
    }

    fn add(&mut self, step: Step, basis: Basis) {
        self.steps.push((step, basis));
    }

    /// Notes that a step needs another before it, where both are done here.
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
