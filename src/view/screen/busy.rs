//! Notes that a slow disk is being waited for, with a way to stop.

use eframe::egui::{Align2, Area, Frame, Id, Label, Modal, TextStyle, Ui, vec2};

use crate::view::Appearance;
use crate::view::keys::back_pressed;
use crate::view::theme::GRID;
use crate::view::widget::quiet_button;

/// Shown over everything while the open profile is being changed, at the bottom for other files. Returns true when the
/// work is to be stopped.
pub fn busy_ui(ui: &mut Ui, face: &Appearance, is_blocking: bool) -> bool {
    let frame = Frame::popup(ui.style()).inner_margin(16);
    let key = if is_blocking { text_key!("busy-profile") } else { text_key!("busy-files") };
    let contents = |ui: &mut Ui| {
        ui.set_max_width(TextStyle::Body.resolve(ui.style()).size * 24.0);
        ui.add(Label::new(face.words.message(key)).wrap());
        ui.add_space(GRID);
        quiet_button(ui, &face.theme, &face.words.message(text_key!("busy-stop")), None).clicked()
    };
    if is_blocking {
        let escaped = back_pressed(ui.ctx());
        Modal::new(Id::unique("busy")).frame(frame).show(ui.ctx(), contents).inner || escaped
    } else {
        let area = Area::new(Id::unique("busy-files")).anchor(Align2::RIGHT_BOTTOM, vec2(-2.0 * GRID, -2.0 * GRID));
        area.show(ui.ctx(), |ui| frame.show(ui, contents).inner).inner
    }
}
