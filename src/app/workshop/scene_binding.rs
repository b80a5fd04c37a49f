//! Editing a question's scene at the table; each action changes its field in the file.

use super::editing::EditContext;
use super::{PackEdit, PackEditor, PackPlace, set_field};
use crate::app::scene_editor::{SceneEditor, SceneEditorAction, asking_to_ron, scene_to_ron};
use crate::drill::AnyDrill;
use crate::drill::authored::{Asking, FixedQuestion, FixedScene};
use crate::lesson::{Step, lesson_in};
use crate::rules::house::House;
use crate::syntax::Spans;
use std::collections::BTreeMap;
use std::sync::Arc;

impl PackEditor {
    /// Opens the scene of the selected question in the scene editor.
    pub(super) fn open_scene_editor(&mut self, house: Option<Arc<House>>) {
        let Some(house) = house else { return };
        match self.question() {
            Some(question) => self.laying = Some(SceneEditor::new(question.scene, house)),
            None => self.refused = Some(text!("workshop-cannot-lay")),
        }
    }

    /// The selected question, if parseable.
    pub(super) fn question(&self) -> Option<FixedQuestion> {
        let PackPlace::Question(file, step, number) = &self.place else { return None };
        let lesson = lesson_in(self.document.files(), file)?;
        let Step::Ask(round) = lesson.steps.get(*step)? else { return None };
        let AnyDrill::Authored(authored) = &round.drill else { return None };
        authored.questions.get(*number).cloned()
    }

    /// Applies an action and writes the changed fields.
    pub(super) fn scene_action(&mut self, action: SceneEditorAction) {
        let Some(laying) = &mut self.laying else { return };
        let before = laying.scene().clone();
        if let Err(refused) = laying.act(action) {
            self.refused = Some(refused);
            return;
        }
        let (after, house) = (laying.scene().clone(), laying.house().clone());
        if let Some(open) = self.figure.take() {
            if after != before {
                self.write_figure(&open, &after, &house);
            }
            self.figure = Some(open);
            return;
        }
        let path = format!("{}.scene", self.place.path());
        let text =
            self.document.text(self.place.file()).and_then(|text| with_scene_changes(text, &path, &before, &after));
        if let Some(text) = text {
            let files = BTreeMap::from([(self.place.file().to_owned(), Some(text))]);
            self.document.apply(text!("workshop-did-lay"), self.place.clone(), None, files);
        }
    }

    /// Uses a finding of the referee as the question's answer form.
    pub(super) fn ask_for(&mut self, asking: &Asking, by: &EditContext<'_>) {
        let path = format!("{}.answer", self.place.path());
        self.edit(&PackEdit::SetField { path, value: asking_to_ron(asking), typed: false }, by);
        self.laying = None;
    }

    /// Updates the scene editor after undo and redo; closes it if the question is gone.
    pub(super) fn refresh_scene_editor(&mut self) {
        let Some(house) = self.laying.as_ref().map(|laying| laying.house().clone()) else { return };
        let scene = match &self.figure {
            Some(open) => self.scene_of_figure(open, &house),
            None => self.question().map(|question| question.scene),
        };
        if let (Some(scene), Some(laying)) = (scene, &mut self.laying) {
            laying.set(scene);
        } else {
            (self.laying, self.figure) = (None, None);
        }
    }

    /// Closes the felt; a figure on which nothing lies goes.
    pub(super) fn close_scene_editor(&mut self) {
        self.close_figure();
        self.laying = None;
    }
}

/// Replaces only the fields of a scene that differ.
fn with_scene_changes(text: &str, path: &str, before: &FixedScene, after: &FixedScene) -> Option<String> {
    let (old, new) = (fields(&scene_to_ron(before)), fields(&scene_to_ron(after)));
    let mut text = text.to_owned();
    for key in old.keys().chain(new.keys()) {
        let path = format!("{path}.{key}");
        match new.get(key) {
            value if value == old.get(key) => {}
            Some(value) => text = set_field::set_field(&text, &path, value)?,
            None => text = set_field::clear(&text, &path)?,
        }
    }
    Some(text)
}

/// RON text of the fields of a group.
pub(super) fn fields(text: &str) -> BTreeMap<String, String> {
    let spans = Spans::parse(text);
    let field =
        |node: &crate::syntax::Node| Some((node.key.clone()?, text.get(node.bytes.clone())?.replace("\n    ", "\n")));
    spans.root().children.iter().filter_map(field).collect()
}
