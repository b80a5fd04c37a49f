//! A pack's assets besides lessons: houses, denomination sets, glossary and pictures.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use super::check::{PackFlaw, of_pack};
use super::glossary::{GLOSSARY_FILE, Glossary};
use super::page::{LARGEST_PICTURE, MOST_PIXELS, PICTURE_FOLDER, PictureError, png_size};
use super::{Files, LocalizedText};
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::chips::{ChipSet, ChipSets};
use crate::rules::files;
use crate::rules::house::{House, HouseId, HouseLibrary};
use crate::syntax::{Spans, TextPosition};

pub const HOUSE_FOLDER: &str = "houses";
pub const CHIP_FOLDER: &str = "chips";
/// Maximum number of denomination sets in a pack.
const MOST_SETS: usize = 4_096;

#[derive(Debug, Default)]
pub(super) struct PackAssets {
    pub(super) sets: ChipSets,
    pub(super) houses: Vec<Arc<House>>,
    /// Position of each house's id in its file.
    ids: Vec<Range<TextPosition>>,
    pub(super) glossary: Option<Glossary>,
    pub(super) pictures: BTreeMap<String, Arc<[u8]>>,
    pub(super) flaws: Vec<PackFlaw>,
}

impl PackAssets {
    /// Reads denomination sets first, because houses refer to them.
    pub(super) fn from_files(files: &Files) -> Self {
        let mut brought = Self::default();
        for (file, text) in ron_files_in(files, CHIP_FOLDER) {
            brought.set(file, text);
        }
        for (file, text) in ron_files_in(files, HOUSE_FOLDER) {
            brought.house(file, text);
        }
        if let Some(text) = files.get(GLOSSARY_FILE) {
            match files::read(GLOSSARY_FILE, text) {
                Ok(glossary) => brought.glossary = Some(glossary),
                Err(flaws) => brought.flaws.extend(of_pack(flaws)),
            }
        }
        for (file, bytes) in &files.pictures {
            match png_size(bytes) {
                Ok(_) => drop(brought.pictures.insert(file.clone(), Arc::clone(bytes))),
                Err(wrong) => brought.flaws.push(PackFlaw::for_file(file, wrong_picture(wrong).into())),
            }
        }
        brought
    }

    fn set(&mut self, file: &str, text: &str) {
        match ChipSet::read(file, text) {
            Ok(set) if ChipSet::get(&set.id).is_some() => {
                let what = text!("flaw-chips-id-taken", found = Fact::Text(set.id));
                self.flaws.push(PackFlaw::new(file, place_of_id(text), what.into()));
            }
            Ok(_) if self.sets.own().len() >= MOST_SETS => {
                self.flaws.push(PackFlaw::for_file(file, text!("flaw-chips-too-many-sets").into()));
            }
            Ok(set) => self.sets.add(Arc::new(set)),
            Err(flaws) => self.flaws.extend(of_pack(flaws)),
        }
    }

    fn house(&mut self, file: &str, text: &str) {
        match House::read_with(file, text, &self.sets) {
            Ok(house) if is_built_in(&house.id) => {
                self.flaws.push(PackFlaw::new(file, place_of_id(text), id_taken(&house.id).into()));
            }
            Ok(house) => {
                self.ids.push(place_of_id(text));
                self.houses.push(Arc::new(house));
            }
            Err(flaws) => self.flaws.extend(of_pack(flaws)),
        }
    }

    /// The given houses plus the pack's; a flaw for each id that is already taken.
    pub(super) fn shelf(&self, houses: &HouseLibrary) -> (HouseLibrary, Vec<PackFlaw>) {
        let mut shelf = houses.clone();
        shelf.add_sets(&self.sets);
        let mut flaws = Vec::new();
        for (house, id) in self.houses.iter().zip(&self.ids) {
            if !shelf.insert_if_absent(house) {
                let file = format!("{HOUSE_FOLDER}/{}.ron", house.id);
                flaws.push(PackFlaw::new(&file, id.clone(), id_taken(&house.id).into()));
            }
        }
        (shelf, flaws)
    }

    /// Glossary entries: index, id, name and meaning.
    pub(super) fn terms(&self) -> impl Iterator<Item = (usize, &str, &LocalizedText, &LocalizedText)> {
        let terms = self.glossary.iter().flat_map(|glossary| &glossary.terms).enumerate();
        terms.map(|(index, term)| (index, term.id.as_str(), &term.name, &term.means))
    }
}

/// The readable houses and denomination sets of a pack.
pub fn houses_in(files: &Files) -> (Vec<Arc<House>>, ChipSets) {
    let only = [CHIP_FOLDER, HOUSE_FOLDER].into_iter().flat_map(|folder| ron_files_in(files, folder));
    let assets = PackAssets::from_files(&only.map(|(file, text)| (file.clone(), text.clone())).collect());
    (assets.houses, assets.sets)
}

/// RON files directly in a folder of the pack.
pub(super) fn ron_files_in<'f>(files: &'f Files, folder: &'f str) -> impl Iterator<Item = (&'f String, &'f String)> {
    files.iter().filter(move |(file, _)| {
        let name = file.strip_prefix(folder).and_then(|rest| rest.strip_prefix('/'));
        name.is_some_and(|name| !name.contains('/'))
    })
}

fn is_built_in(id: &HouseId) -> bool {
    HouseLibrary::built_in_files().any(|(name, _)| name.strip_suffix(".ron") == Some(id.as_str()))
}

fn place_of_id(text: &str) -> Range<TextPosition> {
    Spans::parse(text).node("id").range()
}

fn id_taken(id: &HouseId) -> Phrase {
    text!("flaw-house-id-taken", found = Fact::Text(id.to_string()))
}

fn wrong_picture(wrong: PictureError) -> Phrase {
    let pixels = |phrase: Phrase| phrase.with("most", Fact::Number(MOST_PIXELS.into()));
    match wrong {
        PictureError::TooHeavy => {
            text!("flaw-picture-too-heavy", most = Fact::Number(LARGEST_PICTURE / 1024))
        }
        PictureError::NoPng => text!("flaw-picture-no-png", folder = Fact::Text(PICTURE_FOLDER.into())),
        PictureError::TooLarge(size) => pixels(Phrase::plain(text_key!("flaw-picture-too-large")))
            .with("wide", Fact::Number(size.wide.into()))
            .with("high", Fact::Number(size.high.into())),
        PictureError::Broken => text!("flaw-picture-broken"),
    }
}
