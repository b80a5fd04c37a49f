//! Notes that a slow disk is being waited for, with a way to stop.

use eframe::egui::{Align2, Area, Frame, Id, Label, Modal, TextStyle, Ui, vec2};

use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::view::Appearance;
use crate::view::keys::back_pressed;
use crate::view::theme::GRID;
use crate::view::widget::{progress_bar, quiet_button};

/// Work that takes long.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OngoingWork {
    /// The open profile is being changed.
    Profile,
    /// A profile is being read: bytes read, and all.
    Reading { read: u64, all: u64 },
    /// Other files.
    Files,
}

/// Shown over everything while a profile is being opened or changed, at the bottom for other files. Returns true when
/// the work is to be stopped.
pub fn busy_ui(ui: &mut Ui, face: &Appearance, work: OngoingWork) -> bool {
    let frame = Frame::popup(ui.style()).inner_margin(16);
    let (key, stop) = match work {
        OngoingWork::Profile => (text_key!("busy-profile"), text_key!("busy-stop")),
        OngoingWork::Reading { .. } => (text_key!("busy-reading"), text_key!("busy-stop-reading")),
        OngoingWork::Files => (text_key!("busy-files"), text_key!("busy-stop")),
    };
    let is_blocking = work != OngoingWork::Files;
    let contents = |ui: &mut Ui| {
        ui.set_max_width(TextStyle::Body.resolve(ui.style()).size * 24.0);
        ui.add(Label::new(face.words.message(key)).wrap());
        if let OngoingWork::Reading { read, all } = work {
            reading_ui(ui, face, read, all);
        }
        ui.add_space(GRID);
        let escape = face.words.message(text_key!("key-escape"));
        let cap = is_blocking.then_some(escape.as_str());
        quiet_button(ui, &face.theme, &face.words.message(stop), cap).clicked()
    };
    if is_blocking {
        let escaped = back_pressed(ui.ctx());
        Modal::new(Id::unique("busy")).frame(frame).show(ui.ctx(), contents).inner || escaped
    } else {
        let area = Area::new(Id::unique("busy-files")).anchor(Align2::RIGHT_BOTTOM, vec2(-2.0 * GRID, -2.0 * GRID));
        area.show(ui.ctx(), |ui| frame.show(ui, contents).inner).inner
    }
}

fn reading_ui(ui: &mut Ui, face: &Appearance, read: u64, all: u64) {
    const MEGABYTE: u64 = 1_000_000;
    let parts = text!("busy-read", read = Fact::Number(read / MEGABYTE), all = Fact::Number(all.div_ceil(MEGABYTE)));
    ui.add_space(GRID);
    let text = face.words.render(&parts, &HouseTerms::default());
    progress_bar(ui, &face.theme, (read / 1024) as usize, (all / 1024) as usize, &text);
}
