//! Detection of steps done too early or too late.

use super::{ProcedureStep, StepDependency, StepOrder, StepPair};

/// The first step out of order in a sequence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OrderViolation {
    /// Index in the sequence.
    pub at: usize,
    /// The pair violated.
    pub pair: StepPair,
}

/// The first step that violates a pair of the procedure: one done before a step it needs, or after one that ends its
/// time. `None` where the sequence is in order so far. Repeated steps and steps unknown to the procedure violate
/// nothing.
pub fn first_violation(procedure: &StepOrder, done: &[ProcedureStep]) -> Option<OrderViolation> {
    done.iter().enumerate().find_map(|(at, step)| {
        let before = done.get(..at).unwrap_or_default();
        let offended = |pair: &&StepPair| match pair.dependency {
            StepDependency::Needs => pair.then == *step && !before.contains(&pair.first),
            StepDependency::Ends => pair.first == *step && before.contains(&pair.then),
        };
        // If several are missing, the earliest of them should have been next.
        let pair = procedure.pairs.iter().filter(offended).min_by_key(|pair| procedure.place(pair.first))?;
        Some(OrderViolation { at, pair: *pair })
    })
}

impl StepOrder {
    /// Index of a step in [`StepOrder::in_order`].
    pub fn place(&self, step: ProcedureStep) -> Option<usize> {
        self.in_order().position(|other| other == step)
    }
}
