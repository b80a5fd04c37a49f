//! Unsaved input for hosting a room.

use std::collections::BTreeSet;

use crate::classroom::PeopleList;
use crate::i18n::phrase::Phrase;
use crate::table::scenario::Presentation;

#[derive(Debug, Default)]
pub(in crate::view) struct HostDraft {
    /// Shows the remote control's link, which the class must not see.
    pub(in crate::view) remote: bool,
    /// Shows it in a window that the class may be seeing.
    pub(in crate::view) remote_in_sight: bool,
    /// Shows the PINs of the names, which the class must not see.
    pub(in crate::view) pins: bool,
    /// Ids of the participants that are chosen, while several are.
    pub(in crate::view) chosen: Option<BTreeSet<u32>>,
    /// Path of the name list.
    pub(in crate::view) roster: String,
    /// Team names, separated by commas.
    pub(in crate::view) teams: String,
    pub(in crate::view) no_teams: Option<Phrase>,
    /// The list of people shown, and what is searched in it.
    pub(in crate::view) list: PeopleList,
    pub(in crate::view) search: String,
    /// Id of the participant whose details are open.
    pub(in crate::view) selected: Option<u32>,
    pub(in crate::view) plan: PlanDraft,
    pub(in crate::view) results: ResultsDraft,
    /// New name for the selected participant.
    pub(in crate::view) name: String,
    pub(in crate::view) shift: ShiftOrderDraft,
}

/// Sections that are open on the page of the plan.
#[derive(Debug, Default)]
pub(in crate::view) struct PlanDraft {
    pub(in crate::view) teams: bool,
    pub(in crate::view) roster: bool,
    pub(in crate::view) earlier: bool,
}

/// What is open on the page of the results.
#[derive(Debug, Default)]
pub(in crate::view) struct ResultsDraft {
    /// The figures of each question.
    pub(in crate::view) statistics: bool,
}

/// A shift for the room as it is being chosen.
#[derive(Debug)]
pub(in crate::view) struct ShiftOrderDraft {
    /// The choice is open.
    pub(in crate::view) is_open: bool,
    /// Index among the scenarios that fit.
    pub(in crate::view) scenario: usize,
    pub(in crate::view) presentation: Presentation,
    pub(in crate::view) coups: u32,
    pub(in crate::view) nameless: bool,
}

impl Default for ShiftOrderDraft {
    fn default() -> Self {
        Self { is_open: false, scenario: 0, presentation: Presentation::Practice, coups: 8, nameless: false }
    }
}
