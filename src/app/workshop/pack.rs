//! A pack that is being written: its files, what is selected and shown of them, and what was found wrong.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;

use super::form::{Form, read_text, texts_of};
use super::{Document, Opened, Place, Problem, Row, Unwritten, tree};
use crate::app::laying::Laying;
use crate::app::practice::Practice;
use crate::lesson::fields::{glossary_shapes, house_shapes};
use crate::lesson::{self, CHIP_FOLDER, HOUSE_FOLDER, PACK_FILE, houses_in, lesson_shapes, pack_shapes};
use crate::progress::Moment;
use crate::rules::house::{House, Shelf};
use crate::rules::phrase::Phrase;
use crate::rules::ron_text::{Shapes, Spans};

/// A pack that is being written.
#[derive(Debug)]
pub struct Pack {
    pub(super) folder: PathBuf,
    pub(super) document: Document,
    /// What `pack.ron` may hold.
    pub(super) own_shapes: Shapes,
    pub(super) lesson_shapes: Shapes,
    pub(super) house_shapes: Shapes,
    pub(super) glossary_shapes: Shapes,
    /// The file that is shown as a text though it has a form.
    pub(super) as_text: Option<String>,
    /// The files as they lie on the disk, as far as is known.
    pub(super) on_disk: BTreeMap<String, String>,
    /// The pictures and sounds that got another name, and have the old one on the disk.
    pub(super) moves: Vec<(String, String)>,
    /// The houses it brings, and the texts from which they were read.
    pub(super) houses: (BTreeMap<String, String>, Vec<Arc<House>>),
    /// What somebody else wrote meanwhile.
    pub(super) theirs: BTreeMap<String, Option<String>>,
    /// Whether the files could not be written the last time.
    pub(super) failed: bool,
    /// Which revision was kept aside, while something waits.
    pub(super) drafted: Option<u64>,
    /// What was kept aside before.
    pub(super) offered: Option<Unwritten>,
    /// The first moment at which something was changed and not yet written.
    pub(super) unsaved_since: Option<Moment>,
    pub(super) saving: bool,
    pub(super) looked_at: Moment,
    pub(super) place: Place,
    /// The field to be gone to, and how often one was gone to.
    pub(super) focus: Option<(String, u64)>,
    pub(super) gone_to: u64,
    pub(super) unfolded: BTreeSet<Place>,
    pub(super) rows: Vec<Row>,
    pub(super) form: Form,
    pub(super) problems: Vec<Problem>,
    pub(super) checked: Option<u64>,
    pub(super) checking: Option<u64>,
    pub(super) changed_at: Moment,
    pub(super) seed: u64,
    pub(super) shown: Option<Practice>,
    /// The pictures and terms that its pages show.
    pub(super) brings: Option<lesson::Pack>,
    pub(super) trying: Option<Practice>,
    pub(super) laying: Option<Laying>,
    /// What could not be done, once.
    pub(super) refused: Option<Phrase>,
}

impl Pack {
    pub(super) fn of(opened: Opened, now: Moment) -> Self {
        let Opened { folder, files } = opened;
        let on_disk = files.iter().map(|(file, text)| (file.clone(), text.clone())).collect();
        let document = Document::of(files);
        let unfolded = tree::lessons(&document).into_iter().take(1).map(Place::Lesson).collect();
        Self {
            folder,
            document,
            own_shapes: pack_shapes(),
            lesson_shapes: lesson_shapes(),
            house_shapes: house_shapes(),
            glossary_shapes: glossary_shapes(),
            as_text: None,
            on_disk,
            moves: Vec::new(),
            houses: (BTreeMap::new(), Vec::new()),
            theirs: BTreeMap::new(),
            failed: false,
            drafted: None,
            offered: None,
            unsaved_since: None,
            saving: false,
            looked_at: now,
            place: Place::Pack,
            focus: None,
            gone_to: 0,
            unfolded,
            rows: Vec::new(),
            form: Form::default(),
            problems: Vec::new(),
            checked: None,
            checking: None,
            changed_at: Moment::default(),
            seed: 57,
            shown: None,
            brings: None,
            trying: None,
            laying: None,
            refused: None,
        }
    }

    /// Where it lies.
    #[must_use]
    pub const fn folder(&self) -> &PathBuf {
        &self.folder
    }

    pub(super) fn folder_name(&self) -> String {
        self.folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
    }

    /// Its files.
    #[must_use]
    pub const fn document(&self) -> &Document {
        &self.document
    }

    /// What is selected.
    #[must_use]
    pub const fn place(&self) -> &Place {
        &self.place
    }

    /// The tree.
    #[must_use]
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The questions of the step that is selected, where they are written out.
    #[must_use]
    pub fn questions(&self) -> Option<Vec<Row>> {
        tree::questions(&self.document, &self.place)
    }

    /// The form of what is selected.
    #[must_use]
    pub const fn form(&self) -> &Form {
        &self.form
    }

    /// What is wrong, as of when it was last looked through.
    #[must_use]
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// Whether it was looked through as it stands.
    #[must_use]
    pub fn is_checked(&self) -> bool {
        self.checked == Some(self.document.revision())
    }

    /// Whether all of it is written.
    #[must_use]
    pub const fn is_saved(&self) -> bool {
        self.unsaved_since.is_none() && !self.saving
    }

    /// The field to be gone to, by its path in the file, with a number that counts up each time.
    #[must_use]
    pub fn focus(&self) -> Option<(&str, u64)> {
        self.focus.as_ref().map(|(path, count)| (path.as_str(), *count))
    }

    /// What is selected as a trainee will see it, where it can be asked.
    #[must_use]
    pub const fn shown(&self) -> Option<&Practice> {
        self.shown.as_ref()
    }

    /// The pictures and terms that its pages show.
    #[must_use]
    pub const fn brings(&self) -> Option<&lesson::Pack> {
        self.brings.as_ref()
    }

    /// The lesson that is tried.
    #[must_use]
    pub const fn trying(&self) -> Option<&Practice> {
        self.trying.as_ref()
    }

    /// The scene that is set at the table.
    #[must_use]
    pub const fn laying(&self) -> Option<&Laying> {
        self.laying.as_ref()
    }

    /// The files that somebody else changed meanwhile.
    pub fn theirs(&self) -> impl Iterator<Item = &str> {
        self.theirs.keys().map(String::as_str)
    }

    /// What could not be done just now.
    #[must_use]
    pub const fn refused(&self) -> Option<&Phrase> {
        self.refused.as_ref()
    }

    /// These houses and those that the pack brings, as far as they can be read.
    pub(super) fn shelf(&mut self, houses: &Shelf) -> Shelf {
        let is_of_house = |file: &&String| file.starts_with(HOUSE_FOLDER) || file.starts_with(CHIP_FOLDER);
        let texts = self.document.files().iter().filter(|(file, _)| is_of_house(file));
        let texts: BTreeMap<String, String> = texts.map(|(file, text)| (file.clone(), text.clone())).collect();
        if texts != self.houses.0 {
            self.houses = (texts, houses_in(self.document.files()));
        }
        let mut shelf = houses.clone();
        // The one that is being written stands for an older one of its id.
        self.houses.1.iter().for_each(|house| shelf.add(House::clone(house)));
        shelf
    }

    pub(super) fn is_at_rest(&self) -> bool {
        self.is_saved() && self.is_checked()
    }

    /// The houses that the pack says it is for; none where it is for all.
    pub(super) fn houses(&self) -> Vec<String> {
        let text = self.document.text(PACK_FILE).unwrap_or_default();
        listed(text, &Spans::of(text), "houses")
    }

    /// The languages of the pack: those it lists, or those of its title.
    #[must_use]
    pub fn languages(&self) -> Vec<String> {
        let text = self.document.text(PACK_FILE).unwrap_or_default();
        let spans = Spans::of(text);
        let listed = listed(text, &spans, "languages");
        if !listed.is_empty() {
            return listed;
        }
        let title = spans.find("title").map(|node| texts_of(text, node)).unwrap_or_default();
        let codes: Vec<String> = title.into_iter().map(|(code, _)| code).collect();
        if codes.is_empty() { vec!["fr".to_owned(), "it".to_owned(), "en".to_owned()] } else { codes }
    }
}

/// What a list of texts in a file names.
fn listed(text: &str, spans: &Spans, field: &str) -> Vec<String> {
    let listed = spans.find(field).map(|list| list.children.as_slice()).unwrap_or_default();
    listed.iter().map(|node| read_text(text, node)).collect()
}
