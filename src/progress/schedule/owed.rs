//! Debts of a mixed practice: the errors and the fading decisions of every drill, the drills in turn.
//!
//! Within one drill the even passes choose alone, as measured (docs/teaching.md). Between drills they would leave the
//! small ones to chance, as the tableau has most of the decisions.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::reason::ScheduleReason;
use super::session::QueuePlace;
use super::turn::ScheduledTurn;
use crate::progress::mastery::{Day, DecisionState, Mastery};

/// The decisions owed on this day, in the order in which they are asked: all errors, then what fades. None where all are
/// of one drill.
pub(super) fn owed<'t>(
    turns: impl Iterator<Item = (QueuePlace, &'t ScheduledTurn)>,
    mastery: &Mastery,
    day: Day,
) -> Vec<QueuePlace> {
    let (mut wrong, mut fading) = (ByDrill::new(), ByDrill::new());
    let mut drills = BTreeSet::new();
    for (place, turn) in turns {
        let drill = turn.skill.key.drill.as_str();
        drills.insert(drill);
        let Some(learnt) = mastery.get(&turn.skill.key) else { continue };
        if !learnt.last_was.0 {
            // The latest error and the longest unasked come first.
            wrong.entry(drill).or_default().push((u64::MAX - learnt.place, place));
        } else if is_fading(learnt, day) {
            fading.entry(drill).or_default().push((learnt.place, place));
        }
    }
    if drills.len() < 2 {
        return Vec::new();
    }
    [in_turn(wrong), in_turn(fading)].concat()
}

/// Each decision with its order in its drill.
type ByDrill<'t> = BTreeMap<&'t str, Vec<(u64, QueuePlace)>>;

/// One of each drill after another, beginning with the drill that has most.
fn in_turn(by_drill: ByDrill<'_>) -> Vec<QueuePlace> {
    let mut drills: Vec<_> = by_drill.into_values().collect();
    for owed in &mut drills {
        owed.sort_unstable();
    }
    drills.sort_by_key(|owed| Reverse(owed.len()));
    let longest = drills.first().map_or(0, Vec::len);
    let rounds = (0..longest).flat_map(|turn| drills.iter().filter_map(move |owed| owed.get(turn)));
    rounds.map(|(_, place)| *place).collect()
}

fn is_fading(learnt: &DecisionState, day: Day) -> bool {
    learnt.last < day && learnt.is_due(day)
}

impl ScheduleReason {
    /// An error is named even if it is of today.
    pub(super) fn for_owed(learnt: Option<&DecisionState>, today: Day) -> Self {
        match learnt {
            Some(learnt) if !learnt.last_was.0 => Self::WrongOn(learnt.last),
            _ => Self::for_turn(learnt, false, today),
        }
    }
}
