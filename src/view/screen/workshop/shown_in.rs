//! The language of the pack in which a lesson is previewed and tried.

use std::sync::Arc;

use eframe::egui::{Id, Role, Sense, Ui, WidgetInfo};

use crate::app::workshop::PackEditor;
use crate::i18n::Language;
use crate::view::Appearance;
use crate::view::draft::WorkshopDraft;
use crate::view::widget::choice_list;

/// The language chosen, if the pack has it; else that of the window.
fn language(pack: &PackEditor, face: &Appearance, draft: &WorkshopDraft) -> Language {
    let own = face.words.language();
    draft.shown_in.filter(|language| languages(pack).contains(language)).unwrap_or(own)
}

/// Languages of the pack that the program speaks.
fn languages(pack: &PackEditor) -> Vec<Language> {
    let codes = pack.languages();
    Language::ALL.into_iter().filter(|language| codes.iter().any(|code| code == language.code())).collect()
}

/// The appearance in another language than that of the window; `None` for the same.
pub(super) fn appearance(
    ui: &Ui,
    pack: &PackEditor,
    face: &Appearance,
    draft: &WorkshopDraft,
) -> Option<Arc<Appearance>> {
    let language = language(pack, face, draft);
    if language == face.words.language() {
        return None;
    }
    let id = Id::unique("workshop-shown-in");
    let kept: Option<Arc<Appearance>> = ui.data(|data| data.get_temp(id));
    if let Some(kept) = kept.filter(|kept| kept.words.language() == language && kept.is_like(face)) {
        return Some(kept);
    }
    // Its texts are read once, not in each frame.
    let made = Arc::new(face.in_language(language));
    ui.data_mut(|data| data.insert_temp(id, Arc::clone(&made)));
    Some(made)
}

/// The choice of the language, where there is one.
pub(super) fn choice_ui(ui: &mut Ui, pack: &PackEditor, face: &Appearance, draft: &mut WorkshopDraft) {
    let languages = languages(pack);
    if languages.iter().all(|language| *language == face.words.language()) {
        return;
    }
    let names: Vec<String> = languages.iter().map(|language| language.name().to_owned()).collect();
    let here = language(pack, face, draft);
    let label = ui.interact(eframe::egui::Rect::NOTHING, Id::unique("workshop-shown-in-name"), Sense::hover());
    let text = face.words.message(text_key!("workshop-shown-in"));
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
    let here = languages.iter().position(|language| *language == here);
    if let Some(chosen) = choice_list(ui, &face.theme, "workshop-shown-in", label.id, &names, here) {
        draft.shown_in = languages.get(chosen).copied();
    }
}
