//! Messages about a shift in a room: its deal to the participants, and their reports.

use serde::{Deserialize, Serialize};

use crate::classroom::{ClassDebrief, GivenShift, Participant, Room, ShiftProgress};
use crate::i18n::{Catalog, HouseTerms};
use crate::rules::house::{HouseId, TableSize};
use crate::table::scenario::{Length, Presentation};

/// A participant's report on the shift.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShiftIn {
    /// Number of the shift in the room.
    pub number: u32,
    /// How far it is.
    pub progress: ShiftProgress,
}

/// The shift of a room for a participant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShiftOut {
    /// Number of the shift in the room.
    pub number: u32,
    /// Id of the scenario.
    pub scenario: String,
    /// Id of the house.
    pub house: HouseId,
    /// Size of the table.
    pub table: TableSize,
    /// Length.
    pub length: Length,
    /// Presentation.
    pub presentation: Presentation,
    /// Seed in decimal figures: a number of JSON does not hold it everywhere.
    pub seed: String,
    /// For those who cannot work it: that it is worked at a desktop.
    pub says: String,
    /// The trainer has ended it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ended: bool,
    /// The participant's own report, as the room has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mine: Option<ShiftProgress>,
    /// The debrief of the class, once the participant is done or the shift is ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class: Option<ClassDebrief>,
}

impl ShiftOut {
    /// `None` while no shift was given.
    pub(super) fn new(room: &Room, person: &Participant, words: &Catalog) -> Option<Self> {
        let GivenShift { number, scenario, house, table, length, presentation, seed, nameless: _ } =
            room.shift()?.clone();
        let ended = !room.is_shift_open();
        let is_done = ended || person.shift.as_ref().is_some_and(|mine| mine.over);
        Some(Self {
            number,
            scenario,
            house,
            table,
            length,
            presentation,
            seed: seed.to_string(),
            says: words.render(&text!("shift-phone-notice"), &HouseTerms::default()),
            ended,
            mine: person.shift.clone(),
            class: is_done.then(|| room.class_debrief()).flatten(),
        })
    }

    /// The seed.
    pub fn seed(&self) -> Option<u64> {
        self.seed.parse().ok()
    }
}
