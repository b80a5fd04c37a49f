//! What was done too early, or too late, in a row of steps.

use super::{Pair, Procedure, Step, Tie};

/// The first thing done wrongly in a row of steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Offence {
    /// Its place in the row.
    pub at: usize,
    /// The pair it offends.
    pub pair: Pair,
}

/// The first step of a row that offends a pair of the procedure: one that needs another that was not
/// done before it, or one whose time another has ended. `None` where the row is in order as far as it
/// goes. A step may come twice; one that the procedure does not have offends nothing.
#[must_use]
pub fn first_offence(procedure: &Procedure, done: &[Step]) -> Option<Offence> {
    done.iter().enumerate().find_map(|(at, step)| {
        let before = done.get(..at).unwrap_or_default();
        let offended = |pair: &&Pair| match pair.tie {
            Tie::Needs => pair.then == *step && !before.contains(&pair.first),
            Tie::Ends => pair.first == *step && before.contains(&pair.then),
        };
        // Where several are missing, it is the first of them that ought to have been done next.
        let pair = procedure.pairs.iter().filter(offended).min_by_key(|pair| procedure.place(pair.first))?;
        Some(Offence { at, pair: *pair })
    })
}

impl Procedure {
    /// The place of a step in [`Procedure::in_order`].
    #[must_use]
    pub fn place(&self, step: Step) -> Option<usize> {
        self.in_order().position(|other| other == step)
    }
}
