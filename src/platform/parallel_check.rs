//! Checking drills in parallel on all cores.

use std::ops::Range;

use super::threads::run_in_parallel;
use crate::lesson::{DrillProof, PendingProof, ProofCache};

pub fn prove(cores: usize, unproved: Vec<PendingProof>) -> ProofCache {
    let workers = cores.max(1);
    // Similar ones are adjacent and some are slow, so work is striped over the workers.
    let work = |mine: Range<u64>| -> Vec<(usize, DrillProof)> {
        let of_worker = |worker: u64| unproved.iter().enumerate().skip(worker as usize).step_by(workers);
        mine.flat_map(of_worker).map(|(at, one)| (at, one.prove())).collect()
    };
    let mut proved: Vec<(usize, DrillProof)> =
        run_in_parallel(workers, 0..workers as u64, work).into_iter().flatten().collect();
    proved.sort_by_key(|(at, _)| *at);
    let mut proofs = ProofCache::default();
    proofs.add_all(unproved.into_iter().zip(proved.into_iter().map(|(_, proof)| proof)));
    proofs
}
