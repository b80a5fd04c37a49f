//! Selection and edits of a pack.

use std::collections::BTreeMap;

use super::create::{Creator, WorkshopAuthor};
use super::form::{DefaultValues, FormBuilder, WorkshopForm};
use super::place::{is_house, is_shift};
use super::structure::{self, EditOutcome};
use super::{PackEdit, PackEditor, PackPlace, languages, media, options, page_figure, set_field};
use crate::app::templates::QuestionKind;
use crate::i18n::folding::without_accents;
use crate::i18n::phrase::{Fact, Phrase};
use crate::lesson::{CHIP_FOLDER, Files, GLOSSARY_FILE, PACK_FILE};
use crate::progress::Moment;
use crate::rules::chips::ChipSet;
use crate::rules::coup::Coup;
use crate::rules::house::{House, HouseId, HouseLibrary, TableSize};
use crate::syntax::edit::{self, quoted};
use crate::syntax::shape::RonShape;
use crate::syntax::{FileSchema, Spans, is_balanced};

#[derive(Clone, Copy)]
pub(super) struct EditContext<'b> {
    pub(super) writer: &'b WorkshopAuthor,
    pub(super) house: &'b HouseId,
    /// Tables of the house shown.
    pub(super) tables: &'b [TableSize],
    pub(super) now: Moment,
}

impl PackEditor {
    pub(super) fn select(&mut self, place: PackPlace) {
        if let Some(above) = place.above() {
            self.unfold(above);
        }
        if let PackPlace::File(file) = &place {
            let is_one = media::is_media(&self.document, file);
            let folder = if is_one { file.rsplit_once('/').map(|(folder, _)| folder) } else { Some(file.as_str()) };
            if let Some(folder) = folder.filter(|folder| !media::files_in(&self.document, folder).is_empty()) {
                self.unfolded.insert(PackPlace::File(folder.to_owned()));
            }
        }
        self.focus = None;
        self.place = place;
    }

    /// Expands a lesson or house. Steps are expanded unless collapsed by hand.
    fn unfold(&mut self, place: PackPlace) {
        match place {
            // A house shows its parts.
            PackPlace::Lesson(_) | PackPlace::File(_) => drop(self.unfolded.insert(place)),
            PackPlace::Step(ref file, _) => {
                self.unfolded.insert(PackPlace::Lesson(file.clone()));
                self.unfolded.remove(&place);
            }
            PackPlace::Pack | PackPlace::Question(..) | PackPlace::Part(..) => {}
        }
    }

    pub(super) fn fold(&mut self, place: PackPlace, open: bool) {
        let shown_by_default = matches!(place, PackPlace::Step(..));
        if open == shown_by_default {
            self.unfolded.remove(&place);
        } else {
            self.unfolded.insert(place);
        }
    }

    pub(super) fn step(&mut self, by: isize) {
        let here = self.rows.iter().position(|row| row.place == self.place).unwrap_or(0);
        let there = here.saturating_add_signed(by).min(self.rows.len().saturating_sub(1));
        if let Some(row) = self.rows.get(there) {
            self.place = row.place.clone();
            self.focus = None;
        }
    }

    /// Selects the parent if the selection no longer exists.
    pub(super) fn select_existing(&mut self) {
        while !self.is_there(&self.place) {
            match self.place.above() {
                Some(above) => self.place = above,
                None => return,
            }
        }
    }

    fn is_there(&self, place: &PackPlace) -> bool {
        let Some(text) = self.document.text(place.file()) else {
            let file = place.file();
            return *place == PackPlace::Pack
                || media::is_media(&self.document, file)
                || (!file.is_empty() && !media::files_in(&self.document, file).is_empty());
        };
        match place {
            PackPlace::Pack | PackPlace::Lesson(_) | PackPlace::File(_) => true,
            PackPlace::Step(..) | PackPlace::Question(..) | PackPlace::Part(..) => {
                Spans::parse(text).find(&place.path()).is_some()
            }
        }
    }

    pub(super) fn go_to_problem(&mut self, problem: usize) {
        let Some(problem) = self.problems.get(problem) else { return };
        let (place, path) = (problem.place.clone(), problem.field());
        self.select(place);
        self.gone_to += 1;
        self.focus = Some((path, self.gone_to));
    }

    pub(super) fn undo_or_redo(&mut self, back: bool) {
        let place = if back { self.document.undo() } else { self.document.redo() };
        if let Some(place) = place {
            let from = self.place.clone();
            // After a rename, expanded rows stay expanded.
            if from.file() != place.file() && self.document.text(from.file()).is_none() {
                self.copy_folds(&from, &place);
            }
            self.select(place);
        }
    }

    /// Copies the expanded rows of one file to another.
    pub(super) fn copy_folds(&mut self, from: &PackPlace, to: &PackPlace) {
        let under = |place: PackPlace| match place {
            PackPlace::Lesson(file) if file == from.file() => PackPlace::Lesson(to.file().to_owned()),
            PackPlace::Step(file, step) if file == from.file() => PackPlace::Step(to.file().to_owned(), step),
            other => other,
        };
        self.unfolded = std::mem::take(&mut self.unfolded).into_iter().map(under).collect();
    }

    pub(super) fn build_form(&self, house: &House, shelf: &HouseLibrary) -> WorkshopForm {
        let houses: Vec<String> = shelf.iter().map(|house| house.id.to_string()).collect();
        let file = self.place.file();
        let Some(text) = self.document.text(file) else { return WorkshopForm::default() };
        let turns = is_balanced(text) && self.shapes().is_some();
        let plain = || WorkshopForm { text: Some(text.to_owned()), can_toggle: turns, ..WorkshopForm::default() };
        let (Some(shapes), true) = (self.shapes(), turns && self.as_text.as_deref() != Some(file)) else {
            return plain();
        };
        let spans = Spans::parse(text);
        let (languages, sets) = (self.languages(), self.sets());
        let (guests, shifts) = (self.guest_ids(), self.shift_ids());
        // A house is shown in the order of its file.
        let as_written = matches!(self.place, PackPlace::File(_) | PackPlace::Part(..)) && !is_shift(file);
        let lines = Vec::new();
        let mut reader = FormBuilder {
            text,
            spans: &spans,
            shapes,
            languages: &languages,
            houses: &houses,
            sets: &sets,
            guests: &guests,
            shifts: &shifts,
            house,
            as_written,
            lines,
        };
        let path = self.place.path();
        match &self.place {
            PackPlace::Pack => reader.group(&shapes.root, "Pack", &path, 0, &["lessons"]),
            // The id is derived from the file name and changed by renaming.
            PackPlace::Lesson(_) => reader.group(&shapes.root, "Lesson", &path, 0, &["id", "steps"]),
            PackPlace::Step(..) => reader.step(&RonShape::Named("Step".to_owned()), &path),
            PackPlace::Question(..) => {
                // Progress is kept by the id, which the program makes.
                reader.group(&RonShape::Named("FixedQuestion".to_owned()), "FixedQuestion", &path, 0, &["id"]);
            }
            PackPlace::File(file) if is_house(file) => reader.whole_house(),
            // The id is the name of the file.
            PackPlace::File(file) if is_shift(file) => reader.group(&shapes.root, "Scenario", &path, 0, &["id"]),
            PackPlace::File(_) => reader.group(&shapes.root, "Glossary", &path, 0, &[]),
            PackPlace::Part(_, field) => reader.part("House", field),
        }
        WorkshopForm { lines: reader.lines, text: None, can_toggle: turns }
    }

    /// Schema of the selected file, if known.
    fn shapes(&self) -> Option<&FileSchema> {
        match &self.place {
            PackPlace::Pack => Some(&self.own_shapes),
            PackPlace::Lesson(_) | PackPlace::Step(..) | PackPlace::Question(..) => Some(&self.lesson_shapes),
            PackPlace::File(file) if file == GLOSSARY_FILE => Some(&self.glossary_shapes),
            PackPlace::File(file) if is_shift(file) => Some(&self.shift_shapes),
            PackPlace::File(file) | PackPlace::Part(file, _) => is_house(file).then_some(&self.house_shapes),
        }
    }

    /// Denomination sets of the program and of the pack.
    fn sets(&self) -> Vec<String> {
        let own = self.document.texts().keys().filter_map(|file| {
            let name = file.strip_prefix(CHIP_FOLDER)?.strip_prefix('/')?;
            name.strip_suffix(".ron").map(str::to_owned)
        });
        ChipSet::built_in().iter().map(|set| set.id.clone()).chain(own).collect()
    }

    pub(super) fn edit(&mut self, edit: &PackEdit, by: &EditContext<'_>) {
        let (label, now) = (self.label_of(edit), by.now);
        if let PackEdit::Rename(name) = edit {
            return self.rename(label, name);
        }
        if let (PackEdit::Delete, PackPlace::File(file)) = (edit, &self.place)
            && media::is_media(&self.document, file)
        {
            let file = file.clone();
            return self.remove_medium(label, &file);
        }
        let Some((typed, deed)) = self.apply_edit(edit, by) else {
            self.refused = Some(text!("workshop-refused", what = Fact::Phrase(Box::new(label))));
            return;
        };
        let typed = typed.map(|field| (format!("{}#{field}", deed.place.file()), now));
        let selects = deed.place.clone();
        // Undoing a deletion or move selects the old place.
        let shown_at = if matches!(edit, PackEdit::Delete) { self.place.clone() } else { deed.place.clone() };
        self.document.apply(label, shown_at, typed, deed.files);
        if matches!(edit, PackEdit::NewHouse { .. }) {
            self.unfold(selects.clone());
        }
        if selects != self.place {
            self.select(selects);
        }
    }

    /// New file contents, and the field being typed in.
    fn apply_edit(&self, edit: &PackEdit, by: &EditContext<'_>) -> Option<(Option<String>, EditOutcome)> {
        let languages = self.languages();
        let fresh = DefaultValues { shapes: &self.lesson_shapes, languages: &languages };
        let house = self.house_of_pack(by.house);
        let begins = Creator { tables: by.tables.to_vec(), ..Creator::new(&languages, &house, by.writer) };
        let (document, place) = (&self.document, &self.place);
        let question = |kind| begins.question(document, kind);
        let deed = match edit {
            PackEdit::NewLesson(kind) => begins.lesson(document, place, *kind),
            PackEdit::NewStep(kind) => {
                structure::new_step(document, place, *kind, fresh, &question(QuestionKind::Choice)?)
            }
            PackEdit::NewQuestion(kind) => structure::new_question(document, place, fresh, &question(*kind)?),
            PackEdit::NewHouse { from, name } => begins.house(document, from.as_ref(), name.trim()),
            PackEdit::NewGlossary => begins.glossary(document),
            PackEdit::NewScenario => begins.scenario(document),
            PackEdit::Duplicate => structure::duplicate(&self.document, &self.place),
            PackEdit::Move(by) => structure::moved(&self.document, &self.place, *by),
            PackEdit::Delete => structure::delete(&self.document, &self.place),
            PackEdit::TranslateText { file, path, language, says } => {
                let text = document.text(file).filter(|text| is_balanced(text))?;
                let text = set_field::set_text(text, path, language, says, languages.contains(language))?;
                let files = BTreeMap::from([(file.clone(), Some(text))]);
                return Some((Some(format!("{file}#{path}.{language}")), EditOutcome { files, place: place.clone() }));
            }
            PackEdit::DropLanguage(code) => {
                let files = languages::without_language(&self.document, code);
                Some(EditOutcome { files, place: self.place.clone() })
            }
            PackEdit::SetField { .. }
            | PackEdit::SetText { .. }
            | PackEdit::Become { .. }
            | PackEdit::Clear(_)
            | PackEdit::Nothing(_)
            | PackEdit::RestOn { .. }
            | PackEdit::Add { .. }
            | PackEdit::Take { .. }
            | PackEdit::Shift { .. }
            | PackEdit::InsertBlock { .. }
            | PackEdit::Text(_) => {
                let file = self.place.file().to_owned();
                let text = self.changed(edit, &languages)?;
                let mut files = BTreeMap::from([(file, Some(text))]);
                if let Some(code) = languages::removed_language(document, place, edit) {
                    languages::remove_empty_texts(document, &mut files, &code);
                }
                return Some((typed(edit), EditOutcome { files, place: self.place.clone() }));
            }
            // Concerns several files.
            PackEdit::Rename(_) => None,
        }?;
        Some((None, deed))
    }

    /// House for new items: the one shown if the pack supports it.
    fn house_of_pack(&self, shown: &HouseId) -> HouseId {
        let listed = self.houses();
        let is_for = listed.is_empty() || listed.iter().any(|house| house == shown);
        listed.into_iter().next().filter(|_| !is_for).unwrap_or_else(|| shown.clone())
    }

    fn changed(&self, edit: &PackEdit, languages: &[String]) -> Option<String> {
        let text = self.document.text(self.place.file())?;
        if !is_balanced(text) && !matches!(edit, PackEdit::Text(_)) {
            return None;
        }
        let changed = match edit {
            PackEdit::Text(new) => return Some(new.clone()),
            PackEdit::SetField { path, value, .. } => set_field::set_field(text, path, value),
            PackEdit::SetText { path, language, says } => {
                set_field::set_text(text, path, language, says, languages.contains(language))
            }
            PackEdit::Become { path, word } => set_field::set_field(text, path, &self.word_of(path, word)?),
            PackEdit::Clear(path) => set_field::clear(text, path),
            PackEdit::Nothing(path) => edit::replaced(text, path, "None"),
            PackEdit::RestOn { path, on } => set_field::set_basis(text, path, *on),
            PackEdit::Add { list, value } => {
                let end = Spans::parse(text).find(list)?.children.len();
                edit::insert(text, list, end, value)
            }
            PackEdit::Take { list, place } => {
                edit::remove(text, list, *place).map(|after| options::without_feedback(text, after, list, *place))
            }
            PackEdit::Shift { list, from, to } => edit::moved(text, list, *from, *to),
            PackEdit::InsertBlock { path, blocks, after } => {
                page_figure::with_blocks(text, path, blocks, after.as_ref())
            }
            PackEdit::NewLesson(_)
            | PackEdit::NewStep(_)
            | PackEdit::NewQuestion(_)
            | PackEdit::NewHouse { .. }
            | PackEdit::NewGlossary
            | PackEdit::NewScenario
            | PackEdit::Duplicate
            | PackEdit::Move(_)
            | PackEdit::Delete
            | PackEdit::TranslateText { .. }
            | PackEdit::DropLanguage(_)
            | PackEdit::Rename(_) => None,
        }?;
        // The result must stay parseable, whatever the value.
        if !is_balanced(&changed) {
            return None;
        }
        Some(self.with_ends(edit, text, changed))
    }

    /// A variant with default contents, if the form offers it at this path.
    fn word_of(&self, path: &str, word: &str) -> Option<String> {
        let line = self.form.lines.iter().find(|line| line.path == path)?;
        let super::form::Control::One { words, begins, .. } = &line.control else { return None };
        let place = words.iter().position(|other| other == word)?;
        begins.get(place).cloned()
    }

    /// Updates the result of an example whose cards were changed.
    fn with_ends(&self, edit: &PackEdit, before: &str, text: String) -> String {
        let (PackEdit::SetField { path, .. }
        | PackEdit::Add { list: path, .. }
        | PackEdit::Take { list: path, .. }
        | PackEdit::Shift { list: path, .. }) = edit
        else {
            return text;
        };
        let step = self.place.path();
        let is_example = Spans::parse(before).find(&step).is_some_and(|node| node.word == "Example");
        if !is_example || !path.starts_with(&format!("{step}.cards")) {
            return text;
        }
        ends_of(&text, &step)
            .and_then(|ends| set_field::set_field(&text, &format!("{step}.ends"), &ends))
            .unwrap_or(text)
    }

    fn label_of(&self, edit: &PackEdit) -> Phrase {
        let field = |path: &str| {
            let form = &self.form;
            let line = form.line_at(path).and_then(|line| form.lines.get(line));
            let name = path.rsplit('.').find(|step| step.parse::<usize>().is_err()).unwrap_or_default();
            let label = line.map_or_else(|| super::form::Label::Name(name.to_owned()), |line| line.label.clone());
            text!("workshop-did-field", field = Fact::Phrase(Box::new(label.phrase())))
        };
        match edit {
            PackEdit::SetField { path, .. }
            | PackEdit::SetText { path, .. }
            | PackEdit::Become { path, .. }
            | PackEdit::RestOn { path, .. }
            | PackEdit::Clear(path)
            | PackEdit::Nothing(path) => field(path),
            PackEdit::Add { list, .. } | PackEdit::Take { list, .. } | PackEdit::Shift { list, .. } => field(list),
            PackEdit::Text(_) => text!("workshop-did-text"),
            PackEdit::InsertBlock { .. } => text!("workshop-did-insert"),
            PackEdit::NewLesson(_) => text!("workshop-did-new-lesson"),
            PackEdit::NewStep(_) => text!("workshop-did-new-step"),
            PackEdit::NewQuestion(_) => text!("workshop-did-new-question"),
            PackEdit::NewHouse { .. } => text!("workshop-did-new-house"),
            PackEdit::NewGlossary => text!("workshop-did-new-glossary"),
            PackEdit::NewScenario => text!("workshop-did-new-shift"),
            PackEdit::Duplicate => text!("workshop-did-duplicate"),
            PackEdit::Move(_) => text!("workshop-did-move"),
            PackEdit::Delete => text!("workshop-did-delete"),
            PackEdit::DropLanguage(_) => text!("workshop-did-language"),
            PackEdit::TranslateText { .. } => text!("workshop-did-translate"),
            PackEdit::Rename(_) => text!("workshop-did-rename"),
        }
    }
}

fn typed(edit: &PackEdit) -> Option<String> {
    if let PackEdit::SetField { path, typed: true, .. } = edit {
        return Some(path.clone());
    }
    if let PackEdit::SetText { path, language, .. } = edit {
        return Some(format!("{path}.{language}"));
    }
    matches!(edit, PackEdit::Text(_)).then(String::new)
}

/// Result of the example at a path, if decidable; it is the same in every house.
fn ends_of(text: &str, step: &str) -> Option<String> {
    let spans = Spans::parse(text);
    let cards = spans.find(&format!("{step}.cards"))?;
    let cards = ron::from_str::<Vec<crate::rules::card::Card>>(text.get(cards.bytes.clone())?).ok()?;
    let shelf = HouseLibrary::built_in();
    let house = shelf.iter().next()?;
    let outcome = Coup::deal(house, &cards).ok()?.outcome()?;
    let points = &outcome.points;
    Some(format!("(punto: {}, banco: {}, winner: {:?})", points.punto.get(), points.banco.get(), outcome.winner))
}

/// Pack id derived from a name: lowercase letters, digits and hyphens.
pub fn id_of(name: &str) -> String {
    let is_kept = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
    let plain = without_accents(name);
    let words: Vec<&str> = plain.split(|letter| !is_kept(letter)).filter(|word| !word.is_empty()).collect();
    let id: String = words.join("-").chars().take(48).collect();
    if id.is_empty() { "pack".to_owned() } else { id.trim_end_matches('-').to_owned() }
}

/// Changes the pack id in `pack.ron` and in references between its lessons.
pub fn put_under_id(files: &mut Files, id: &str) {
    let Some(pack) = files.get_mut(PACK_FILE) else { return };
    let was = structure::id_of(pack).unwrap_or_default();
    if let Some(text) = edit::set(pack, "", "id", &quoted(id)) {
        *pack = text;
    }
    for text in files.values_mut() {
        let spans = Spans::parse(text);
        let after = spans.find("after").map(|list| list.children.as_slice()).unwrap_or_default();
        let mut new = text.clone();
        for (place, name) in after.iter().enumerate() {
            let name = super::form::read_text(text, name);
            let own = name.split_once('/').filter(|(pack, _)| *pack == was);
            let named = own.map(|(_, lesson)| quoted(&format!("{id}/{lesson}")));
            if let Some(changed) = named.and_then(|named| edit::replaced(&new, &format!("after.{place}"), &named)) {
                new = changed;
            }
        }
        *text = new;
    }
}
