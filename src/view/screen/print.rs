//! The question where a worksheet goes.

use std::path::PathBuf;

use eframe::egui::{Align2, Frame, Id, Key, Modal, Role, TextEdit, TextStyle, Ui, WidgetInfo, vec2};

use super::page::{heading_ui, quiet_ui, small_ui};
use crate::app::{Action, App, LessonPath};
use crate::i18n::HouseTerms;
use crate::view::Appearance;
use crate::view::keys::continue_pressed;
use crate::view::theme::GRID;
use crate::view::widget::{primary_button, primary_height, quiet_button};

/// Returns the folder to print into, or that nothing is printed.
pub(super) fn print_ui(
    ui: &mut Ui,
    app: &App,
    face: &Appearance,
    path: &LessonPath,
    folder: &mut String,
) -> Option<Action> {
    let frame = Frame::popup(ui.style()).inner_margin(16);
    let modal = Modal::new(Id::unique("print")).frame(frame).show(ui.ctx(), |ui| {
        let measure = TextStyle::Body.resolve(ui.style()).size * 30.0;
        ui.set_width((ui.ctx().content_rect().width() - 8.0 * GRID).min(measure));
        heading_ui(ui, &face.words.message(text_key!("print-title")));
        if let Some(lesson) = app.lesson(path) {
            let names = app.house().map(|house| HouseTerms::from(&house.terms)).unwrap_or_default();
            quiet_ui(ui, &face.theme, &lesson.title.render(face.words.language(), &names));
        }
        ui.add_space(GRID);
        let label = face.words.message(text_key!("print-folder"));
        let field = TextEdit::singleline(folder)
            .hint_text(label.as_str())
            .char_limit(1000)
            .align(Align2::LEFT_CENTER)
            .min_size(vec2(0.0, primary_height(ui)))
            .desired_width(ui.available_width());
        let field = ui.add(field);
        field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &label));
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        small_ui(ui, &face.theme, &face.words.message(text_key!("print-usual")));
        ui.add_space(GRID);
        ui.horizontal_wrapped(|ui| {
            let enter = face.words.message(text_key!("key-enter"));
            let print = face.words.message(text_key!("print-do"));
            let prints = primary_button(ui, &face.theme, &print, Some(&enter)).clicked();
            let escape = face.words.message(text_key!("key-escape"));
            let cancel = face.words.message(text_key!("go-back"));
            if quiet_button(ui, &face.theme, &cancel, Some(&escape)).clicked() {
                return Some(Action::Back);
            }
            let prints = prints || entered || continue_pressed(ui);
            let typed = folder.trim();
            prints.then(|| Action::PrintInto((!typed.is_empty()).then(|| PathBuf::from(typed))))
        })
        .inner
    });
    modal.inner
}
