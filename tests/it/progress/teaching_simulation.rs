//! A small part of the table in `docs/teaching.md`, on other learners.

#[path = "../../../benches/teaching/simulator/mod.rs"]
#[expect(dead_code, reason = "the bench alone prints means and names")]
pub(crate) mod simulator;

use simulator::comparison::{Measure, compare};
use simulator::{Chooser, Setting, World};

use crate::support::tier;

const LEARNERS: std::ops::Range<u64> = 50_000..50_012;

fn measures(world: World, chooser: Chooser, setting: Setting) -> [Measure; 4] {
    compare(world, setting, &[chooser], LEARNERS)[0].measures
}

#[test]
fn ours_teaches_no_worse_than_shuffled_passes_and_makes_more_fluent() {
    for world in World::ALL {
        for setting in [Setting::new(44, 120.0, 10), Setting::new(44, 240.0, 8)].into_iter().take(tier(1, 2)) {
            let ours = measures(world, Chooser::Ours, setting);
            assert!(ours.iter().all(|measure| !measure.is_below()), "{world:?} {setting:?} {ours:?}");
            // Where a cell is known or not, a dozen learners say too little to tell.
            assert!(ours[3].is_above() || world == World::TwoStates, "{world:?} {setting:?} {ours:?}");
        }
    }
}

#[test]
fn a_bad_teacher_is_seen() {
    for world in World::ALL {
        for chooser in [Chooser::Weakest, Chooser::Leitner].into_iter().take(tier(1, 2)) {
            let bad = measures(world, chooser, Setting::new(44, 120.0, 10));
            assert!(bad.iter().any(Measure::is_below), "{world:?} {chooser:?} {bad:?}");
        }
    }
}

#[test]
fn the_simulation_is_the_same_each_time() {
    let once = || format!("{:?}", compare(World::TwoStates, Setting::new(44, 120.0, 3), &Chooser::ALL, 0..3));
    assert_eq!(once(), once());
}
