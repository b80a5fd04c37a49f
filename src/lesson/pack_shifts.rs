//! The shifts of a pack: scenarios in `shifts/`, checked in its houses and those around it.

use std::sync::Arc;

use super::Files;
use super::check::{PackFlaw, of_pack};
use super::pack_assets::ron_files_in;
use crate::i18n::phrase::Fact;
use crate::rules::house::HouseLibrary;
use crate::syntax::Spans;
use crate::table::scenario::{Scenario, ScenarioShelf, built_in_files};

pub const SHIFT_FOLDER: &str = "shifts";

/// The readable scenarios of a pack, and the flaws of the others. Without languages each text needs those of its title.
pub(super) fn shifts(
    files: &Files,
    houses: &HouseLibrary,
    languages: &[String],
) -> (Vec<Arc<Scenario>>, Vec<PackFlaw>) {
    let shelf = ScenarioShelf { houses, languages, ..ScenarioShelf::built_in() };
    let (mut shifts, mut flaws) = (Vec::new(), Vec::new());
    for (file, text) in ron_files_in(files, SHIFT_FOLDER) {
        match Scenario::read_for(file, text, shelf) {
            Ok(scenario) if is_built_in(&scenario.id) => {
                let what = text!("flaw-shift-id-taken", found = Fact::Text(scenario.id));
                flaws.push(PackFlaw::new(file, Spans::parse(text).node("id").range(), what.into()));
            }
            Ok(scenario) => shifts.push(Arc::new(scenario)),
            Err(problems) => flaws.extend(of_pack(problems)),
        }
    }
    (shifts, flaws)
}

fn is_built_in(id: &str) -> bool {
    built_in_files().any(|(name, _)| name.strip_suffix(".ron") == Some(id))
}
