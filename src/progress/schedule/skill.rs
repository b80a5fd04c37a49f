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
    /// Frequency per hundred coups; 0 if it is not counted.
    pub per_hundred: f64,
    /// Share of errors that give the coup another winner.
    pub changes_winner: f64,
}

impl Skill {
    /// Cost of its errors per hundred coups: each stops the game, and one that changes the winner counts twice.
    pub fn weight(&self) -> f64 {
        self.per_hundred * (1.0 + self.changes_winner)
    }

    pub fn form(&self) -> DrillForm {
        DrillForm::for_drill(self.key.drill.as_str())
    }
}
