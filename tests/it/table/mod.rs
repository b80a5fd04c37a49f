//! A shift at the table.

mod any_acts;
mod card_incidents;
pub(crate) mod faults;
mod guests;
mod holder;
mod incidents;
mod judging;
mod log;
mod perfect;
mod pieces;
mod punto_cards;
mod reckoning;
mod replay;
mod scenario_reports;
mod scenarios;
mod script;
mod shoe;
mod undo;

use std::sync::Arc;

use tailleur::rules::house::{House, HouseLibrary, TableSize};
use tailleur::syntax::Diagnostic;
use tailleur::table::Shift;
use tailleur::table::agent::{Agent, play};
use tailleur::table::coup_record::CoupRecord;
use tailleur::table::event::Event;
use tailleur::table::scenario::{Scenario, ScenarioProblem};

/// Each house with each of its tables.
pub(crate) fn tables() -> Vec<(Arc<House>, TableSize)> {
    let houses = HouseLibrary::built_in();
    houses.iter().flat_map(|house| house.tables.iter().map(move |table| (Arc::clone(house), table.size))).collect()
}

/// A scenario with these numbers of guests and coups; `more` are further fields.
pub(crate) fn scenario(size: TableSize, guests: u8, coups: u32, more: &str) -> Arc<Scenario> {
    scenario_if_possible(size, guests, coups, more).unwrap_or_else(|flaws| panic!("{flaws:#?}\n{more}"))
}

/// The scenario, or why no house can have it.
pub(crate) fn scenario_if_possible(
    size: TableSize,
    guests: u8,
    coups: u32,
    more: &str,
) -> Result<Arc<Scenario>, Vec<Diagnostic<ScenarioProblem>>> {
    let text = format!(
        "(id: \"test\", title: {{\"fr\": \"a\", \"it\": \"a\", \"en\": \"a\"}}, table: [{size:?}], length: Coups({coups}), \
         guests: Any({guests}), limits: (1000, 100000), {more})"
    );
    Scenario::read("test.ron", &text).map(Arc::new)
}

/// The coups of a shift that an agent works to its end.
pub(crate) fn worked(shift: &mut Shift, agent: &mut dyn Agent) -> Vec<CoupRecord> {
    let mut coups = Vec::new();
    play(shift, agent, |_, events| {
        for event in events {
            if let Event::CoupOver(coup) = event {
                coups.push((**coup).clone());
            }
        }
    });
    coups
}
