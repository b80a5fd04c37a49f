//! The known houses: the five built in, and a trainer's own.

use std::borrow::Borrow;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use include_dir::{Dir, include_dir};

use super::super::chips::ChipSets;
use super::{House, HouseId};

static HOUSES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/lessons/houses");

/// Houses by id, with the denomination sets of their packs.
#[derive(Debug, Clone, Default)]
pub struct HouseLibrary {
    houses: BTreeMap<HouseId, Arc<House>>,
    sets: ChipSets,
}

impl HouseLibrary {
    /// The built-in houses, read once. An unreadable one would be left out; tests rule that out.
    pub fn shared() -> &'static Self {
        static READ: LazyLock<HouseLibrary> = LazyLock::new(|| {
            let mut shelf = HouseLibrary::default();
            for (name, text) in HouseLibrary::built_in_files() {
                if let Ok(house) = House::read(name, text) {
                    shelf.add(house);
                }
            }
            shelf
        });
        &READ
    }

    /// A shelf of the built-in houses, to which others may be added.
    pub fn built_in() -> Self {
        Self::shared().clone()
    }

    /// Name and text of each built-in house file, by name.
    pub fn built_in_files() -> impl Iterator<Item = (&'static str, &'static str)> {
        HOUSES.files().filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?)))
    }

    /// The house with this id.
    pub fn get<Q: Ord + ?Sized>(&self, id: &Q) -> Option<&Arc<House>>
    where
        HouseId: Borrow<Q>,
    {
        self.houses.get(id)
    }

    /// All houses, by id.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<House>> {
        self.houses.values()
    }

    /// The built-in denomination sets and those added.
    pub const fn chip_sets(&self) -> &ChipSets {
        &self.sets
    }

    /// Adds the denomination sets of a pack.
    pub fn add_sets(&mut self, sets: &ChipSets) {
        self.sets.extend(sets);
    }

    /// Adds a house, replacing one with the same id.
    pub fn add(&mut self, house: House) {
        self.houses.insert(house.id.clone(), Arc::new(house));
    }

    /// Adds a house unless its id is taken. False if another house has this id.
    pub fn insert_if_absent(&mut self, house: &Arc<House>) -> bool {
        let there = self.houses.entry(house.id.clone()).or_insert_with(|| Arc::clone(house));
        there == house
    }
}
