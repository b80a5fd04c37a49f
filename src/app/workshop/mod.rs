//! The workshop, in which a trainer writes packs.

mod action;
mod autosave;
mod bank;
mod bin;
mod change;
mod create;
mod dispatch;
mod document;
mod draft_backup;
mod editing;
pub mod form;
mod hand_over;
mod hints;
mod history;
mod import;
mod languages;
mod media;
mod options;
mod pack;
mod page_figure;
mod place;
mod preview;
mod printing;
mod problems;
mod referee;
mod referee_answer;
mod renaming;
mod scene_binding;
mod set_field;
mod shift;
mod structure;
mod translation;
mod tree;
mod tree_row;

use std::sync::Arc;

pub use self::action::{
    DraftBackup, EditorAction, EntryBasis, FigureKind, FileSave, OpenedPack, PackEdit, PackListing, Paper, PrintJob,
    StepKind, WorkshopAction, WorkshopEffect,
};
pub use self::bank::{ANSWER_KINDS, BankEntry, BankItem, BankQuery, QuestionBank};
pub use self::change::MediaChange;
use self::create::Creator;
pub use self::create::WorkshopAuthor;
pub use self::document::PackDocument;
use self::editing::EditContext;
pub use self::editing::{id_of, put_under_id};
pub use self::hand_over::{HandOver, Password};
pub(super) use self::history::PackHistories;
pub use self::import::{ImportJob, IncomingLesson, QuestionFile, QuestionImport};
pub use self::pack::PackEditor;
pub use self::place::{PackPlace, path_at};
pub use self::problems::Problem;
pub use self::referee_answer::RefereeAnswer;
pub use self::translation::{TranslatedFile, TranslatedText, Translation};
pub use self::tree_row::TreeRow;
use super::practice::Practice;
use crate::lesson;
use crate::progress::Moment;
use crate::rules::house::{House, HouseId, HouseLibrary};

#[derive(Debug)]
pub struct Workshop {
    /// Houses without those of the pack.
    known: HouseLibrary,
    shelf: HouseLibrary,
    house: HouseId,
    writer: WorkshopAuthor,
    found: Vec<PackListing>,
    open: Option<PackEditor>,
}

impl Workshop {
    pub fn new(shelf: HouseLibrary, house: &HouseId, writer: WorkshopAuthor) -> Self {
        Self { known: shelf.clone(), shelf, house: house.to_owned(), writer, found: Vec::new(), open: None }
    }

    pub fn pack_listings(&self) -> &[PackListing] {
        &self.found
    }

    pub const fn open(&self) -> Option<&PackEditor> {
        self.open.as_ref()
    }

    /// The house in which the pack is shown.
    pub fn house(&self) -> Option<&Arc<House>> {
        self.shelf.get(&self.house).or_else(|| self.shelf.iter().next())
    }

    /// Houses including those of the open pack.
    pub const fn shelf(&self) -> &HouseLibrary {
        &self.shelf
    }

    /// `true` for built-in houses and those of the pack.
    pub fn can_copy(&self, house: &HouseId) -> bool {
        let is_own =
            self.open.as_ref().is_some_and(|pack| pack.document.text(&create::house_file(house.as_str())).is_some());
        is_own || HouseLibrary::built_in_files().any(|(file, _)| file.strip_suffix(".ron") == Some(house.as_str()))
    }

    pub(super) fn act(&mut self, action: WorkshopAction, left: &mut PackHistories, now: Moment) -> Vec<WorkshopEffect> {
        match action {
            WorkshopAction::Open => vec![WorkshopEffect::List],
            WorkshopAction::Listed(found) => {
                self.found = found;
                Vec::new()
            }
            WorkshopAction::New(name, kind, languages) => {
                let creator = Creator { writer: &self.writer, house: &self.house, languages, tables: Vec::new() };
                let files = creator.pack(&name, kind);
                vec![WorkshopEffect::Make(name, files)]
            }
            WorkshopAction::OpenFolder(folder) => vec![WorkshopEffect::Open(folder)],
            WorkshopAction::OpenCopy(id) => vec![WorkshopEffect::Copy(id)],
            WorkshopAction::Opened(opened) => {
                let before = left.take(&opened.folder);
                self.open = Some(PackEditor::new(*opened, before, now));
                self.refresh();
                self.switch_to_pack_house();
                self.check(now).into_iter().collect()
            }
            WorkshopAction::Close => {
                let mut errands = self.open.as_mut().map(|pack| pack.close(now)).unwrap_or_default();
                if let Some(pack) = self.open.take() {
                    left.keep(pack.folder, pack.document);
                }
                errands.push(WorkshopEffect::List);
                errands
            }
            WorkshopAction::Print(paper) => self.print(paper),
            WorkshopAction::House(id) => {
                self.house = id;
                self.refresh();
                Vec::new()
            }
            WorkshopAction::Editor(action) => self.editor_action(action, now),
        }
    }

    fn editor_action(&mut self, action: EditorAction, now: Moment) -> Vec<WorkshopEffect> {
        let Some(pack) = &mut self.open else { return Vec::new() };
        if action.is_by_author() {
            pack.refused = None;
        }
        let revision = pack.document.revision();
        let changes_view = action.changes_view();
        let mut effects = self.apply(action, now);
        if let Some(pack) = &mut self.open
            && pack.document.revision() != revision
        {
            pack.unsaved_since.get_or_insert(now);
            pack.changed_at = now;
            pack.record_media();
        }
        if changes_view {
            self.refresh();
        }
        effects.extend(self.check(now));
        effects
    }

    fn apply(&mut self, action: EditorAction, now: Moment) -> Vec<WorkshopEffect> {
        let house = self.house().cloned();
        let tables = house.iter().flat_map(|house| house.tables.iter().map(|table| table.size)).collect::<Vec<_>>();
        let by = EditContext { writer: &self.writer, house: &self.house, tables: &tables, now };
        let Some(pack) = &mut self.open else { return Vec::new() };
        match action {
            EditorAction::Select(place) => pack.select(place),
            EditorAction::Step(by) => pack.step(by),
            EditorAction::Fold(place, open) => pack.fold(place, open),
            EditorAction::GoTo(problem) => pack.go_to_problem(problem),
            EditorAction::AsText(shown) => pack.as_text = shown.then(|| pack.place.file().to_owned()),
            EditorAction::Edit(edit) => pack.edit(&edit, &by),
            EditorAction::Undo => pack.undo_or_redo(true),
            EditorAction::Redo => pack.undo_or_redo(false),
            EditorAction::DealAgain => pack.seed += 1,
            // A shift is tried on its own screen.
            EditorAction::Watch => {}
            EditorAction::Try => pack.begin_trying(house.as_ref(), now),
            EditorAction::StopTrying => pack.trying = None,
            EditorAction::OpenSceneEditor => pack.open_scene_editor(house),
            EditorAction::SceneEditor(action) => pack.scene_action(action),
            EditorAction::AskFor(asking) => pack.ask_for(&asking, &by),
            EditorAction::CloseSceneEditor => pack.close_scene_editor(),
            EditorAction::InsertFigure { path, kind, after } => {
                pack.insert_figure(&path, kind, after.as_ref(), house);
            }
            EditorAction::EditFigure(path, index) => pack.edit_figure(&path, index, house),
            EditorAction::Translate(languages) => pack.show_translation(languages),
            EditorAction::TakeFromBank(entry) => pack.take_from_bank(&entry, &self.shelf, &by),
            EditorAction::Import(file) => return vec![pack.begin_import(file, &self.shelf)],
            EditorAction::ImportRead(number, lessons) => pack.imported(number, lessons.map(|lessons| *lessons)),
            EditorAction::AcceptImport => pack.accept_import(),
            EditorAction::StopImport => pack.import = None,
            EditorAction::AddMedium(file) => return vec![WorkshopEffect::ReadMedium(file)],
            EditorAction::MediumRead(name, bytes) => pack.add_medium(&name, bytes),
            EditorAction::HandOver(to) => return pack.hand_over(to, now),
            EditorAction::RaiseVersion(version, to) => return pack.raise_version(version, to, now),
            EditorAction::BinFound(files) => pack.bin = files,
            EditorAction::PutBack(file) => pack.put_back(&file),
            EditorAction::Tick => return pack.tick(now),
            EditorAction::Checked(revision, flaws) => pack.checked(revision, flaws),
            EditorAction::DraftFound(draft) => return pack.offer_draft(draft).into_iter().collect(),
            EditorAction::RestoreDraft => pack.restore_draft(),
            EditorAction::ThrowDraftAway => return pack.discard_draft().into_iter().collect(),
            EditorAction::Saved(files) => pack.saved(&files),
            EditorAction::MediaDone => pack.media_done(),
            EditorAction::NotSaved => pack.not_saved(now),
            EditorAction::Differs(files) => pack.files_differ(files, now),
            EditorAction::KeepMine => pack.keep_mine(now),
            EditorAction::TakeTheirs => pack.take_theirs(),
        }
        Vec::new()
    }

    /// Prints a document, or sets the reason why it is impossible.
    fn print(&mut self, paper: Paper) -> Vec<WorkshopEffect> {
        let printing = self.printing(paper);
        let Some(pack) = &mut self.open else { return Vec::new() };
        pack.refused = None;
        match printing {
            Ok(printing) => printing.map(WorkshopEffect::Print).into_iter().collect(),
            Err(needed) => {
                pack.refused = Some(needed);
                Vec::new()
            }
        }
    }

    fn switch_to_pack_house(&mut self) {
        let wanted = self.open.as_ref().map(PackEditor::houses).unwrap_or_default();
        if wanted.is_empty() || wanted.contains(&self.house) {
            return;
        }
        if let Some(house) = wanted.into_iter().find(|id| self.shelf.get(id).is_some()) {
            self.house = house;
            self.refresh();
        }
    }

    /// Rebuilds the tree, the form and the preview.
    fn refresh(&mut self) {
        self.shelf = self.open.as_mut().map_or_else(|| self.known.clone(), |pack| pack.shelf(&self.known));
        let Some(house) = self.house().cloned() else { return };
        let Some(pack) = &mut self.open else { return };
        pack.select_existing();
        pack.refresh_scene_editor();
        pack.refresh_translation();
        pack.rows = tree::rows(&pack.document, &form::fields_of(&pack.house_shapes), &pack.unfolded);
        pack.page_assets = lesson::read_assets(pack.document.files());
        let form = pack.with_hints(pack.build_form(&house, &self.shelf), &house);
        pack.form = pack.with_referee(form, &house, &self.shelf);
        pack.shift = pack.selected_shift(&self.shelf);
        pack.shown = preview::preview(&pack.document, &pack.place, &house, pack.seed);
    }

    /// Starts a check once editing pauses.
    fn check(&mut self, now: Moment) -> Option<WorkshopEffect> {
        const REST: u64 = 400;
        let pack = self.open.as_mut()?;
        let revision = pack.document.revision();
        let due = pack.checked != Some(revision) && pack.checking != Some(revision);
        if !due || now.since(pack.changed_at) < REST {
            return None;
        }
        pack.checking = Some(revision);
        Some(WorkshopEffect::Check(revision, pack.folder_name(), Box::new(pack.document.files().clone())))
    }

    pub(super) fn trying_mut(&mut self) -> Option<&mut Practice> {
        self.open.as_mut()?.trying.as_mut()
    }

    /// Time in ms until the next `Tick` is needed.
    pub fn wakes_in(&self) -> Option<u64> {
        self.open.as_ref().map(|pack| if pack.is_at_rest() { 2_000 } else { 250 })
    }
}
