//! A pack in the editor: files, selection, views and problems.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;

use super::form::{WorkshopForm, read_text, texts_of};
use super::page_figure::OpenFigure;
use super::{
    DraftBackup, MediaChange, OpenedPack, PackDocument, PackPlace, Problem, QuestionImport, Translation, TreeRow, tree,
};
use crate::app::practice::Practice;
use crate::app::scene_editor::SceneEditor;
use crate::i18n::phrase::Phrase;
use crate::lesson::fields::{glossary_shapes, house_shapes, shift_shapes};
use crate::lesson::{self, CHIP_FOLDER, HOUSE_FOLDER, PACK_FILE, houses_in, lesson_shapes, pack_shapes};
use crate::progress::Moment;
use crate::rules::chips::ChipSets;
use crate::rules::house::{House, HouseId, HouseLibrary};
use crate::syntax::{FileSchema, Spans};
use crate::table::scenario::Scenario;

#[derive(Debug)]
pub struct PackEditor {
    pub(super) folder: PathBuf,
    pub(super) document: PackDocument,
    /// Schema of `pack.ron`.
    pub(super) own_shapes: FileSchema,
    pub(super) lesson_shapes: FileSchema,
    pub(super) house_shapes: FileSchema,
    pub(super) glossary_shapes: FileSchema,
    pub(super) shift_shapes: FileSchema,
    /// File shown as text although it has a form.
    pub(super) as_text: Option<String>,
    pub(super) on_disk: BTreeMap<String, String>,
    /// Changes of pictures and sounds not yet done on disk, in order.
    pub(super) media: Vec<MediaChange>,
    /// Number of those that are being done.
    pub(super) media_sent: usize,
    /// Houses and denomination sets of the pack, with the texts they were parsed from.
    pub(super) houses: (BTreeMap<String, String>, Vec<Arc<House>>, ChipSets),
    /// External changes in conflict with unsaved ones; `None` for deleted files.
    pub(super) theirs: BTreeMap<String, Option<String>>,
    pub(super) failed: bool,
    /// Revision in the draft backup.
    pub(super) drafted: Option<u64>,
    /// Deleted files with their texts.
    pub(super) bin: BTreeMap<String, String>,
    /// Draft backup found when the pack was opened.
    pub(super) offered: Option<DraftBackup>,
    /// Time of the first unsaved change.
    pub(super) unsaved_since: Option<Moment>,
    pub(super) saving: bool,
    pub(super) looked_at: Moment,
    pub(super) place: PackPlace,
    /// Field to focus, and a counter of focus requests.
    pub(super) focus: Option<(String, u64)>,
    pub(super) gone_to: u64,
    pub(super) unfolded: BTreeSet<PackPlace>,
    pub(super) rows: Vec<TreeRow>,
    pub(super) form: WorkshopForm,
    pub(super) problems: Vec<Problem>,
    pub(super) checked: Option<u64>,
    pub(super) checking: Option<u64>,
    pub(super) changed_at: Moment,
    pub(super) seed: u64,
    pub(super) shown: Option<Practice>,
    /// The selected scenario, if it has no flaw.
    pub(super) shift: Option<Arc<Scenario>>,
    /// Pictures and terms for the preview.
    pub(super) page_assets: Option<lesson::Pack>,
    pub(super) trying: Option<Practice>,
    pub(super) laying: Option<SceneEditor>,
    /// The figure of a page that is edited on the felt; `None` while the scene of a question is.
    pub(super) figure: Option<OpenFigure>,
    pub(super) import: Option<QuestionImport>,
    pub(super) translation: Option<Translation>,
    /// Picture or sound added last, with a counter of additions.
    pub(super) added: Option<(String, u64)>,
    /// Reason why the last action was impossible.
    pub(super) refused: Option<Phrase>,
}

impl PackEditor {
    /// `before` is the pack as it was when it was left, with its undo history.
    pub(super) fn new(opened: OpenedPack, before: Option<PackDocument>, now: Moment) -> Self {
        let OpenedPack { folder, files } = opened;
        let on_disk = files.iter().map(|(file, text)| (file.clone(), text.clone())).collect();
        let document = match before {
            Some(before) => PackDocument::resumed(before, files, PackPlace::Pack),
            None => PackDocument::new(files),
        };
        let unfolded = tree::lessons(&document).into_iter().take(1).map(PackPlace::Lesson).collect();
        Self {
            folder,
            document,
            own_shapes: pack_shapes(),
            lesson_shapes: lesson_shapes(),
            house_shapes: house_shapes(),
            glossary_shapes: glossary_shapes(),
            shift_shapes: shift_shapes(),
            as_text: None,
            on_disk,
            media: Vec::new(),
            media_sent: 0,
            houses: (BTreeMap::new(), Vec::new(), ChipSets::default()),
            theirs: BTreeMap::new(),
            failed: false,
            drafted: None,
            bin: BTreeMap::new(),
            offered: None,
            unsaved_since: None,
            saving: false,
            looked_at: now,
            place: PackPlace::Pack,
            focus: None,
            gone_to: 0,
            unfolded,
            rows: Vec::new(),
            form: WorkshopForm::default(),
            problems: Vec::new(),
            checked: None,
            checking: None,
            changed_at: Moment::default(),
            seed: 57,
            shown: None,
            shift: None,
            page_assets: None,
            trying: None,
            laying: None,
            figure: None,
            import: None,
            translation: None,
            added: None,
            refused: None,
        }
    }

    pub const fn folder(&self) -> &PathBuf {
        &self.folder
    }

    pub(super) fn folder_name(&self) -> String {
        self.folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
    }

    pub const fn document(&self) -> &PackDocument {
        &self.document
    }

    pub const fn place(&self) -> &PackPlace {
        &self.place
    }

    pub fn rows(&self) -> &[TreeRow] {
        &self.rows
    }

    /// Questions of the selected step, if they are fixed questions.
    pub fn questions(&self) -> Option<Vec<TreeRow>> {
        tree::questions(&self.document, &self.place)
    }

    pub const fn form(&self) -> &WorkshopForm {
        &self.form
    }

    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// `true` if the last check covers the current revision.
    pub fn is_checked(&self) -> bool {
        self.checked == Some(self.document.revision())
    }

    pub const fn is_saved(&self) -> bool {
        self.unsaved_since.is_none() && !self.saving
    }

    /// Path of the field to focus, with a counter of focus requests.
    pub fn focus(&self) -> Option<(&str, u64)> {
        self.focus.as_ref().map(|(path, count)| (path.as_str(), *count))
    }

    /// The selection as trainees see it, if playable.
    pub const fn preview(&self) -> Option<&Practice> {
        self.shown.as_ref()
    }

    /// Pictures and terms for the preview.
    pub const fn page_assets(&self) -> Option<&lesson::Pack> {
        self.page_assets.as_ref()
    }

    pub const fn trying(&self) -> Option<&Practice> {
        self.trying.as_ref()
    }

    pub const fn scene_editor(&self) -> Option<&SceneEditor> {
        self.laying.as_ref()
    }

    /// Files with conflicting external changes.
    pub fn externally_changed(&self) -> impl Iterator<Item = &str> {
        self.theirs.keys().map(String::as_str)
    }

    /// Reason why the last action was impossible.
    pub const fn refusal(&self) -> Option<&Phrase> {
        self.refused.as_ref()
    }

    /// These houses and the readable ones of the pack.
    pub(super) fn shelf(&mut self, houses: &HouseLibrary) -> HouseLibrary {
        let is_of_house = |file: &&String| file.starts_with(HOUSE_FOLDER) || file.starts_with(CHIP_FOLDER);
        let texts = self.document.files().iter().filter(|(file, _)| is_of_house(file));
        let texts: BTreeMap<String, String> = texts.map(|(file, text)| (file.clone(), text.clone())).collect();
        if texts != self.houses.0 {
            let (houses, sets) = houses_in(self.document.files());
            self.houses = (texts, houses, sets);
        }
        let mut shelf = houses.clone();
        shelf.add_sets(&self.houses.2);
        // A house of the pack replaces one with the same id.
        self.houses.1.iter().for_each(|house| shelf.add(House::clone(house)));
        shelf
    }

    pub(super) fn is_at_rest(&self) -> bool {
        self.is_saved() && self.is_checked()
    }

    /// Houses listed by the pack; empty for all.
    pub(super) fn houses(&self) -> Vec<HouseId> {
        let text = self.document.text(PACK_FILE).unwrap_or_default();
        listed(text, &Spans::parse(text), "houses").into_iter().map(HouseId::from).collect()
    }

    /// Languages listed by the pack, or those of its title.
    pub fn languages(&self) -> Vec<String> {
        let text = self.document.text(PACK_FILE).unwrap_or_default();
        let spans = Spans::parse(text);
        let listed = listed(text, &spans, "languages");
        if !listed.is_empty() {
            return listed;
        }
        let title = spans.find("title").map(|node| texts_of(text, node)).unwrap_or_default();
        let codes: Vec<String> = title.into_iter().map(|(code, _)| code).collect();
        if codes.is_empty() { vec!["fr".to_owned(), "it".to_owned(), "en".to_owned()] } else { codes }
    }
}

/// Entries of a list of strings.
fn listed(text: &str, spans: &Spans, field: &str) -> Vec<String> {
    let listed = spans.find(field).map(|list| list.children.as_slice()).unwrap_or_default();
    listed.iter().map(|node| read_text(text, node)).collect()
}
