//! Renaming a lesson, picture or sound with all references, and the preview of a media file.

use eframe::egui::{
    Align2, Id, Key, Label, RichText, Role, Stroke, StrokeKind, TextEdit, TextStyle, Ui, WidgetInfo, vec2,
};

use crate::app::workshop::{EditorAction, PackEdit, PackEditor, PackPlace, WorkshopAction as Do};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::view::Appearance;
use crate::view::draft::{Pane, WorkshopDraft};
use crate::view::picture::picture_ui;
use crate::view::screen::page::{quiet_ui, small_ui};
use crate::view::theme::{GRID, ROUND, TARGET};
use crate::view::widget::quiet_button;

/// The name field with the effects of a rename. Applies on Enter or by the button.
pub(super) fn renaming_ui(
    ui: &mut Ui,
    pack: &PackEditor,
    face: &Appearance,
    draft: &mut WorkshopDraft,
    done: &mut Vec<Do>,
) {
    let Some(name) = pack.name() else { return };
    let is_lesson = matches!(pack.place(), PackPlace::Lesson(_));
    let label = face.words.message(if is_lesson { text_key!("rename-lesson") } else { text_key!("rename-medium") });
    ui.add_space(GRID);
    ui.label(RichText::new(&label).text_style(TextStyle::Button));
    let here = draft.renaming.take().filter(|(place, was, _)| place == pack.place() && *was == name);
    let mut typed = here.map_or_else(|| name.clone(), |(_, _, typed)| typed);
    let button = face.words.message(text_key!("rename-do"));
    let changed = typed.trim() != name;
    let (entered, pressed) = ui
        .horizontal(|ui| {
            let font = TextStyle::Button.resolve(ui.style());
            let room =
                ui.painter().layout_no_wrap(button.clone(), font, face.theme.surround.text).size().x + 5.0 * GRID;
            let field = TextEdit::singleline(&mut typed)
                .id(Id::unique(("workshop-name", pack.place())))
                .char_limit(100)
                .align(Align2::LEFT_CENTER)
                .min_size(vec2(0.0, TARGET))
                .margin(vec2(GRID, GRID / 2.0))
                .desired_width((ui.available_width() - room - 2.0 * GRID).clamp(8.0 * GRID, 40.0 * GRID));
            let field = ui.add(field);
            field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &label));
            if field.has_focus() {
                let ring = Stroke::new(2.5, face.theme.surround.focus);
                ui.painter().rect_stroke(field.rect, ROUND, ring, StrokeKind::Inside);
            }
            if focuses_name(pack, draft) {
                field.request_focus();
            }
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            (entered, ui.add_enabled_ui(changed, |ui| quiet_button(ui, &face.theme, &button, None)).inner.clicked())
        })
        .inner;
    if changed && (entered || pressed) {
        done.push(Do::Editor(EditorAction::Edit(PackEdit::Rename(typed.trim().to_owned()))));
    }
    // Always there, so that the form does not move while the name is typed.
    let about = if is_lesson { text_key!("rename-lesson-about") } else { text_key!("rename-medium-about") };
    let quiet = RichText::new(face.words.message(about)).color(face.theme.surround.text_quiet);
    ui.add(Label::new(quiet.text_style(TextStyle::Small)).wrap());
    draft.renaming = Some((pack.place().clone(), name, typed));
    ui.add_space(GRID);
}

/// True if the name field gets the focus instead of the form.
pub(super) fn focuses_name(pack: &PackEditor, draft: &WorkshopDraft) -> bool {
    let is_medium = !matches!(pack.place(), PackPlace::Lesson(_));
    let is_wrong = pack.focus().is_some_and(|(path, _)| path == "id");
    pack.name().is_some() && draft.focus_next == Some(Pane::Form) && (draft.focus_name || is_medium || is_wrong)
}

pub(super) fn folder_ui(ui: &mut Ui, pack: &PackEditor, face: &Appearance) {
    let is_folder = matches!(pack.place(), PackPlace::File(file) if pack.document().text(file).is_none());
    if is_folder && pack.name().is_none() {
        let about = text!("rename-folder-about", place = Fact::Text(pack.folder().display().to_string()));
        quiet_ui(ui, &face.theme, &face.words.render(&about, &HouseTerms::default()));
    }
}

pub(super) fn medium_ui(ui: &mut Ui, pack: &PackEditor, face: &Appearance) {
    let (PackPlace::File(file), true) = (pack.place(), pack.name().is_some()) else { return };
    let named = pack.named_in();
    let phrase = match named.as_slice() {
        [] => text!("rename-named-nowhere"),
        named => text!("rename-named-in", files = Fact::Text(named.join(", "))),
    };
    small_ui(ui, &face.theme, &face.words.render(&phrase, &HouseTerms::default()));
    let bytes = pack.document().files().pictures.get(file);
    if bytes.is_some() {
        ui.add_space(GRID);
        picture_ui(ui, &face.theme, bytes, file);
    }
}
