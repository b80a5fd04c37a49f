//! A shift at the table.

mod any_acts;
mod faults;
mod incidents;
mod judging;
mod log;
mod perfect;
mod pieces;
mod reckoning;
mod replay;
mod script;
mod undo;

use std::sync::Arc;

use tailleur::rules::house::{House, HouseLibrary, TableSize};
use tailleur::table::Shift;
use tailleur::table::agent::{Agent, play};
use tailleur::table::coup_record::CoupRecord;
use tailleur::table::event::Event;
use tailleur::table::scenario::Scenario;

/// Each house with each of its tables.
pub(crate) fn tables() -> Vec<(Arc<House>, TableSize)> {
    let houses = HouseLibrary::built_in();
    houses.iter().flat_map(|house| house.tables.iter().map(move |table| (Arc::clone(house), table.size))).collect()
}

/// A scenario with these numbers of guests and coups; `more` are further fields.
pub(crate) fn scenario(size: TableSize, guests: u8, coups: u32, more: &str) -> Arc<Scenario> {
    let text = format!(
        "(id: \"test\", title: (fr: \"a\", it: \"a\", en: \"a\"), table: [{size:?}], length: Coups({coups}), \
         guests: Any({guests}), limits: (1000, 100000), {more})"
    );
    Arc::new(Scenario::read("test.ron", &text).unwrap_or_else(|flaws| panic!("{flaws:#?}\n{text}")))
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
