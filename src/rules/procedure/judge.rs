//! Detection of steps done too early or too late.

use super::{Pair, Procedure, Step, Tie};

/// The first step out of order in a sequence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Offence {
    /// Index in the sequence.
    pub at: usize,
    /// The pair violated.
    pub pair: Pair,
}

/// The first step that violates a pair of the procedure: one done before a step it needs, or after one that ends its
/// time. `None` where the sequence is in order so far. Repeated steps and steps unknown to the procedure violate
/// nothing.
pub fn first_offence(procedure: &Procedure, done: &[Step]) -> Option<Offence> {
    done.iter().enumerate().find_map(|(at, step)| {
        let before = done.get(..at).unwrap_or_default();
        let offended = |pair: &&Pair| match pair.tie {
            Tie::Needs => pair.then == *step && !before.contains(&pair.first),
            Tie::Ends => pair.first == *step && before.contains(&pair.then),
        };
        // If several are missing, the earliest of them should have been next.
        let pair = procedure.pairs.iter().filter(offended).min_by_key(|pair| procedure.place(pair.first))?;
        Some(Offence { at, pair: *pair })
    })
}

impl Procedure {
    /// Index of a step in [`StepOrder::in_order`].
    pub fn place(&self, step: Step) -> Option<usize> {
        self.in_order().position(|other| other == step)
    }
}
