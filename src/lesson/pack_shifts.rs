//! The shifts of a pack: its guests in `guests.ron` and scenarios in `shifts/`, checked in its houses and those around
//! it.

use std::sync::Arc;

use super::Files;
use super::check::{PackFlaw, of_pack};
use super::pack_assets::ron_files_in;
use crate::i18n::phrase::Fact;
use crate::rules::house::HouseLibrary;
use crate::syntax::Spans;
use crate::table::guest::{Character, built_in};
use crate::table::scenario::{Scenario, ScenarioProblem, ScenarioShelf, built_in_files};

pub const GUESTS_FILE: &str = "guests.ron";
pub const SHIFT_FOLDER: &str = "shifts";

/// The readable scenarios of a pack, and the flaws of the others and of its guests. Without languages each text needs
/// those of its title.
pub(super) fn shifts(
    files: &Files,
    houses: &HouseLibrary,
    languages: &[String],
) -> (Vec<Arc<Scenario>>, Vec<PackFlaw>) {
    let (characters, mut flaws) = guests(files);
    let guests_unreadable = characters.is_empty() && !flaws.is_empty();
    let known: Vec<Arc<Character>> = built_in().iter().chain(&characters).cloned().collect();
    let shelf = ScenarioShelf { houses, guests: &known, languages };
    let mut shifts = Vec::new();
    for (file, text) in ron_files_in(files, SHIFT_FOLDER) {
        match Scenario::read_for(file, text, shelf) {
            Ok(scenario) if is_built_in(&scenario.id) => {
                let what = text!("flaw-shift-id-taken", found = Fact::Text(scenario.id));
                flaws.push(PackFlaw::new(file, Spans::parse(text).node("id").range(), what.into()));
            }
            Ok(scenario) => shifts.push(Arc::new(Scenario { characters: characters.clone(), ..scenario })),
            Err(mut problems) => {
                let follows = |what: &_| guests_unreadable && matches!(what, ScenarioProblem::UnknownGuest { .. });
                problems.retain(|problem| !follows(&problem.what));
                flaws.extend(of_pack(problems));
            }
        }
    }
    (shifts, flaws)
}

/// The well-formed scenarios of a pack as they are.
pub(super) fn unproved(files: &Files) -> Vec<Arc<Scenario>> {
    let (characters, _) = guests(files);
    let scenarios = ron_files_in(files, SHIFT_FOLDER).filter_map(|(file, text)| {
        let scenario: Scenario = crate::rules::files::read(file, text).ok()?;
        Some(Arc::new(Scenario { characters: characters.clone(), ..scenario }))
    });
    scenarios.collect()
}

/// The pack's own characters; none with a flaw among them.
fn guests(files: &Files) -> (Vec<Arc<Character>>, Vec<PackFlaw>) {
    let Some(text) = files.get(GUESTS_FILE) else { return (Vec::new(), Vec::new()) };
    let characters = match Character::read_all(GUESTS_FILE, text) {
        Ok(characters) => characters,
        Err(problems) => return (Vec::new(), of_pack(problems).collect()),
    };
    let taken = |character: &Character| built_in().iter().any(|other| other.id == character.id);
    let flaws = characters.iter().enumerate().filter(|(_, character)| taken(character)).map(|(index, character)| {
        let place = Spans::parse(text).node(&format!("{index}.id")).range();
        let what = text!("flaw-guest-id-taken", found = Fact::Text(character.id.clone()));
        PackFlaw::new(GUESTS_FILE, place, what.into())
    });
    let flaws: Vec<PackFlaw> = flaws.collect();
    (characters.into_iter().map(Arc::new).collect(), flaws)
}

fn is_built_in(id: &str) -> bool {
    built_in_files().any(|(name, _)| name.strip_suffix(".ron") == Some(id))
}
