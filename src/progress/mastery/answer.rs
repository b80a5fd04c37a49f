//! The answer and decision id that mastery works on.

use serde::{Deserialize, Serialize};

use crate::drill::{DecisionId, DrillId};
use crate::progress::id::RecordId;
use crate::progress::moment::Moment;
use crate::progress::record::{AnswerRecord, AnswerSource};
use crate::rules::house::HouseId;

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DecisionKey {
    pub house: HouseId,
    pub drill: DrillId,
    pub decision: DecisionId,
}

impl DecisionKey {
    pub fn new(house: &HouseId, drill: &DrillId, decision: &DecisionId) -> Self {
        Self { house: house.clone(), drill: drill.clone(), decision: decision.clone() }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct MasteryAnswer {
    pub at: Moment,
    /// Journal id; answers with the same id count once.
    pub id: RecordId,
    pub key: DecisionKey,
    pub right: bool,
    /// Answer time in ms; `None` when untimed.
    pub millis: Option<u64>,
    /// True when the chosen drill gives the answer away, such as a row that always draws.
    pub given_away: bool,
    pub source: AnswerSource,
}

/// What was answered, and how.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GivenAnswer {
    pub right: bool,
    /// Answer time in ms; `None` when untimed.
    pub millis: Option<u64>,
    pub given_away: bool,
    pub source: AnswerSource,
}

impl MasteryAnswer {
    pub fn from_record(entry: &AnswerRecord, given_away: bool) -> Self {
        let key = DecisionKey::new(&entry.house, &entry.drill, &entry.decision);
        Self {
            at: entry.at,
            id: entry.id,
            key,
            right: entry.right,
            millis: entry.millis,
            given_away,
            source: entry.source,
        }
    }
}
