//! What can be asked, as the schedule sees it.

use crate::progress::mastery::{Form, Key};

/// One decision that today's practice may ask about.
#[derive(Debug, Clone, PartialEq)]
pub struct Skill {
    /// The decision.
    pub key: Key,
    /// The group it is introduced with: its row of the tableau. Groups come in the order of their numbers.
    pub row: u32,
    /// Which answer is right, where there are few: no more than three equal ones come running.
    pub answer: Option<u8>,
    /// The decisions it is easily confused with: the neighbours across the edge between drawing and standing.
    pub partners: Vec<Key>,
    /// What a question about it takes with its verdict, in milliseconds, where nothing is known of its times.
    pub millis: u64,
    /// How often it is to be decided in a hundred coups.
    pub per_hundred: f64,
}

impl Skill {
    /// How it is answered.
    #[must_use]
    pub fn form(&self) -> Form {
        Form::of(&self.key.drill)
    }
}
