//! A decision as the schedule sees it.

use crate::progress::mastery::{DecisionKey, DrillForm};

/// A decision that practice may ask about.
#[derive(Debug, Clone, PartialEq)]
pub struct Skill {
    pub key: DecisionKey,
    /// Tableau row it is introduced with; groups come in numeric order.
    pub row: u32,
    /// Index of the right answer if there are few choices; limits runs of equal answers.
    pub answer: Option<u8>,
    /// Easily confused decisions: neighbours across the edge between drawing and standing.
    pub partners: Vec<DecisionKey>,
    /// Default duration of a question with its verdict in ms.
    pub millis: u64,
    /// In a row with one answer throughout, so that it is asked seldom.
    pub is_easy: bool,
    /// Frequency per hundred coups.
    pub per_hundred: f64,
}

impl Skill {
    pub fn form(&self) -> DrillForm {
        DrillForm::for_drill(self.key.drill.as_str())
    }
}
