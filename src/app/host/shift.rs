//! A shift for all desktops of a room, as the trainer chooses it.

use super::ShiftOrder;
use crate::classroom::GivenShift;
use crate::rules::house::House;
use crate::table::scenario::{Length, Scenario};

impl ShiftOrder {
    /// The scenario at the table of the room.
    fn worked(&self) -> Scenario {
        let length = Length::Coups(self.coups);
        Scenario { length, ..self.scenario.presented(self.presentation) }
    }

    /// The shift for the room; `None` where its house cannot have it.
    pub(super) fn given(&self, house: &House, seed: u64) -> Option<GivenShift> {
        let scenario = self.worked();
        let table = scenario.table_in(house)?.size;
        Some(GivenShift {
            // The room counts.
            number: 0,
            scenario: scenario.id,
            house: house.id.clone(),
            table,
            length: scenario.length,
            presentation: self.presentation,
            seed,
            nameless: self.nameless,
        })
    }
}
