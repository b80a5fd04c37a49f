//! A shift that was left or broken off, as its log has it.

use std::sync::Arc;

use super::choice::{posted, scenarios};
use crate::i18n::phrase::Phrase;
use crate::lesson::Library;
use crate::rules::house::HouseLibrary;
use crate::table::Shift;
use crate::table::act::TimedAct;
use crate::table::event::Event;
use crate::table::log::{LogFault, LogHead, ReplayProblem, ShiftLog};
use crate::table::person::Crew;
use crate::table::scenario::{Scenario, TraineeRole};

/// A shift that can be gone on with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavedShift {
    log: ShiftLog,
}

impl SavedShift {
    /// The shift of a log; `None` for an empty log, one without a sound head, and one of a shift that is over.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let (log, _) = ShiftLog::read(bytes).ok()?;
        log.end.is_none().then_some(Self { log })
    }

    /// The head of its log.
    pub const fn head(&self) -> &LogHead {
        &self.log.head
    }

    /// Length of the sound lines of its log, in bytes.
    pub const fn sound(&self) -> usize {
        self.log.sound
    }

    /// Its acts.
    pub fn acts(&self) -> &[TimedAct] {
        &self.log.acts
    }

    /// Its scenario, as it is today.
    pub fn scenario<'l>(&self, library: &'l Library) -> Option<&'l Arc<Scenario>> {
        scenarios(library).find(|scenario| scenario.id == self.log.head.scenario)
    }

    /// The shift as it was left; each act's events go to `see`.
    ///
    /// # Errors
    /// The reason why it cannot be gone on with.
    pub fn resume(
        &self,
        library: &Library,
        houses: &HouseLibrary,
        see: impl FnMut(&Shift, &[Event]),
    ) -> Result<Shift, Phrase> {
        let scenario = self.scenario(library).ok_or(LogFault::OtherScenario)?;
        let house = houses.get(self.log.head.house.as_str()).ok_or(LogFault::OtherHouse)?;
        let table = house.tables.iter().find(|table| table.size == self.log.head.table).ok_or(LogFault::OtherTable)?;
        // The post is not in the head; the checksum of the scenario tells it.
        let roles =
            super::choice::posts(&Crew::for_table(table)).into_iter().chain([scenario.role, TraineeRole::Observer]);
        let mut problem = Phrase::from(LogFault::OtherScenario);
        for role in roles {
            let posted = posted(scenario, self.log.head.presentation, role);
            match self.log.head.begin(&posted, house) {
                Ok(mut shift) => {
                    return match self.log.replay(&mut shift, None, see) {
                        Some(flaw) => Err(flaw.what.into()),
                        None => Ok(shift),
                    };
                }
                Err(ReplayProblem::Log(flaw)) => problem = flaw.what.into(),
                Err(ReplayProblem::Scenario(what)) => problem = what.into(),
            }
        }
        Err(problem)
    }
}
