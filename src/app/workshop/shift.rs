//! Scenarios in the lesson editor: read for the preview, tried on the felt, watched as the perfect croupier works them.

use std::sync::Arc;

use super::place::{is_shift, stem_in};
use super::{PackEditor, Workshop};
use crate::i18n::phrase::Phrase;
use crate::lesson::{GUESTS_FILE, SHIFT_FOLDER, read_shift};
use crate::rules::house::HouseLibrary;
use crate::table::Shift;
use crate::table::guest::{Character, built_in};
use crate::table::scenario::{Presentation, Scenario, built_in_ids};

impl PackEditor {
    /// The selected scenario, if it has no flaw.
    pub const fn shift(&self) -> Option<&Arc<Scenario>> {
        self.shift.as_ref()
    }

    /// True if a scenario is selected, sound or not.
    pub fn is_at_shift(&self) -> bool {
        is_shift(self.place.file())
    }

    pub(super) fn selected_shift(&self, shelf: &HouseLibrary) -> Option<Arc<Scenario>> {
        let file = self.place.file();
        if !is_shift(file) {
            return None;
        }
        read_shift(self.document.files(), shelf, file).ok().map(|(scenario, _)| scenario)
    }

    /// Ids of the characters inside the program and of the pack.
    pub(super) fn guest_ids(&self) -> Vec<String> {
        let text = self.document.text(GUESTS_FILE).unwrap_or_default();
        let own = Character::read_all(GUESTS_FILE, text).unwrap_or_default();
        built_in().iter().map(|guest| guest.id.clone()).chain(own.into_iter().map(|guest| guest.id)).collect()
    }

    /// Ids of the scenarios of the pack and of those inside the program.
    pub(super) fn shift_ids(&self) -> Vec<String> {
        let own = self.document.texts().keys().filter_map(|file| stem_in(SHIFT_FOLDER, file));
        own.map(str::to_owned).chain(built_in_ids().map(str::to_owned)).collect()
    }
}

impl Workshop {
    pub(in crate::app) fn refuse(&mut self, why: &Phrase) {
        self.open.iter_mut().for_each(|pack| pack.refused = Some(why.clone()));
    }

    /// The selected scenario in the house shown, before its first act; watched, the program works it step by step.
    /// `None` where it has a flaw.
    pub fn selected_shift(&self, watched: bool) -> Option<Shift> {
        let pack = self.open()?;
        let scenario = pack.shift()?;
        let house = self.house()?;
        let usual = || scenario.houses.iter().find_map(|id| self.shelf().get(id.as_str()));
        let house = if scenario.table_in(house).is_some() { house } else { usual()? };
        let size = scenario.table_in(house)?.size;
        let presentation = if watched { Presentation::Shown } else { scenario.presentation };
        let scenario = Scenario { table: vec![size], presentation, ..Scenario::clone(scenario) };
        Shift::new(&Arc::new(scenario), house, pack.seed).ok()
    }
}
