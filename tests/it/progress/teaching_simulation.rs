//! A small part of the tables in `docs/teaching.md`, on other learners.

#[path = "../../../benches/teaching/simulator/mod.rs"]
#[expect(dead_code, reason = "the bench alone prints means and names")]
pub(crate) mod simulator;

use simulator::calibration::{Forecast, forecasts};
use simulator::clairvoyant::Clairvoyant;
use simulator::comparison::{Measure, compare};
use simulator::{Chooser, Setting, World};

use crate::support::tier;

const LEARNERS: std::ops::Range<u64> = 50_000..50_010;

fn measures(world: World, chooser: Chooser, setting: Setting) -> [Measure; 5] {
    compare(world, setting, &[chooser], LEARNERS)[0].measures
}

/// How much less errors cost at the exam than with the shuffle, in sum over some worlds.
fn gain(chooser: Chooser, setting: Setting) -> f64 {
    World::ALL.iter().take(3).map(|world| measures(*world, chooser, setting)[0].difference).sum()
}

#[test]
fn practice_goes_a_third_of_the_way_from_shuffled_passes_to_a_clairvoyant_set() {
    // The shuffle in its place would gain nothing, and even passes without weights a tenth.
    let setting = Setting::new(100, 120.0, 8);
    let best = Clairvoyant::grid().into_iter().skip(2).step_by(tier(5, 1));
    let best = best.map(|kind| gain(Chooser::Clairvoyant(kind), setting)).fold(0.0, f64::max);
    let ours = gain(Chooser::Ours, setting);
    assert!(best > 0.0 && ours > best / 3.0, "{ours} of {best}");
}

#[test]
fn practice_teaches_no_worse_than_shuffled_passes() {
    for world in World::ALL.into_iter().take(tier(4, 5)) {
        for setting in [Setting::new(44, 120.0, 10), Setting::new(44, 240.0, 8)].into_iter().take(tier(1, 2)) {
            let ours = measures(world, Chooser::Ours, setting);
            assert!(ours.iter().all(|measure| !measure.is_below()), "{world:?} {setting:?} {ours:?}");
        }
    }
}

#[test]
fn a_bad_teacher_is_seen() {
    for world in World::ALL.into_iter().take(3) {
        for chooser in [Chooser::Weakest, Chooser::Leitner].into_iter().take(tier(1, 2)) {
            let bad = measures(world, chooser, Setting::new(44, 120.0, 10));
            assert!(bad.iter().any(Measure::is_below), "{world:?} {chooser:?} {bad:?}");
        }
    }
}

#[test]
fn most_forecasts_hold() {
    let learners = LEARNERS.start..LEARNERS.start + tier(3, 10);
    let forecasts = |world| forecasts(world, Setting::new(44, 120.0, 8), learners.clone());
    let all: Vec<Forecast> = World::ALL.into_iter().flat_map(forecasts).collect();
    let held = all.iter().filter(|one| one.holds()).count() as f64 / all.len() as f64;
    assert!((0.65..=0.95).contains(&held), "{held} of {}", all.len());
}

#[test]
fn the_simulation_is_the_same_each_time() {
    let once = || format!("{:?}", compare(World::TwoStates, Setting::new(44, 120.0, 3), &Chooser::ALL, 0..3));
    assert_eq!(once(), once());
}
