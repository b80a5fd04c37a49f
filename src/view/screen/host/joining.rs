//! Joining instructions for the projector: QR code, link and room code.

use eframe::egui::{Color32, Rect, RichText, Role, Sense, TextStyle, Ui, pos2, vec2};
use qrcode::{Color, QrCode};

use crate::app::host::HostedRoom;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::view::theme::GRID;
use crate::view::widget::name;
use crate::view::{Appearance, fonts};

/// Size of the address and of the room code, in text sizes.
const ADDRESS: f32 = 2.1;
const CODE: f32 = 4.8;
/// Quiet zone around the QR code, in modules (ISO/IEC 18004).
const QUIET: usize = 4;

/// Joining instructions with the square beside them.
pub(super) fn joining_ui(ui: &mut Ui, standing: &HostedRoom, face: &Appearance) {
    let link = standing.links.first().cloned().unwrap_or_default();
    let side = (ui.available_height() * 0.62).min(ui.available_width() * 0.42).max(120.0);
    ui.horizontal_top(|ui| {
        qr_code_ui(ui, &link, side, face);
        ui.add_space(3.0 * GRID);
        ui.vertical(|ui| invitation_ui(ui, standing, face));
    });
}

/// How to join without the square: the address and the room code.
pub(super) fn invitation_ui(ui: &mut Ui, standing: &HostedRoom, face: &Appearance) {
    let link = standing.links.first().cloned().unwrap_or_default();
    let how = if standing.is_local_only() {
        RichText::new(face.words.message(text_key!("host-join-alone")))
    } else {
        RichText::new(face.words.message(text_key!("host-join-how"))).text_style(TextStyle::Heading)
    };
    ui.label(how);
    let bare = link.split("/?").next().unwrap_or_default().trim_start_matches("http://");
    let text = TextStyle::Body.resolve(ui.style()).size;
    let room = ui.available_width();
    let written = |text: &str, size: f32| RichText::new(text).size(fitting(text, size, room)).family(fonts::bold());
    ui.label(written(bare, text * ADDRESS));
    ui.label(RichText::new(face.words.message(text_key!("phone-code"))).text_style(TextStyle::Heading));
    let code = grouped(&standing.room.setup().code);
    ui.label(written(&code, text * CODE).color(face.theme.surround.accent));
}

/// The text size at which the digits fit on one line.
fn fitting(figures: &str, size: f32, room: f32) -> f32 {
    // A digit is about two thirds as wide as high.
    size.min(room / (figures.chars().count() as f32 * 0.68))
}

pub(super) fn grouped(code: &str) -> String {
    match code.split_at_checked(3) {
        Some((one, other)) => format!("{one}\u{202f}{other}"),
        None => code.to_owned(),
    }
}

/// A QR code, dark on light in any theme.
pub(super) fn qr_code_ui(ui: &mut Ui, link: &str, side: f32, face: &Appearance) {
    let Ok(code) = QrCode::new(link) else { return };
    let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
    let label = text!("host-square", link = Fact::Text(link.to_owned()));
    name(&response, Role::Image, &face.words.render(&label, &HouseTerms::default()));
    let painter = ui.painter();
    painter.rect_filled(rect, 8.0, Color32::WHITE);
    let modules = code.width();
    let step = side / (modules + 2 * QUIET) as f32;
    for (place, _) in code.to_colors().iter().enumerate().filter(|(_, colour)| **colour == Color::Dark) {
        let (row, column) = (place / modules + QUIET, place % modules + QUIET);
        let at = rect.min + vec2(column as f32 * step, row as f32 * step);
        // Modules overlap slightly, so that no light seam is misread.
        painter.rect_filled(Rect::from_min_max(at, pos2(at.x + step + 0.3, at.y + step + 0.3)), 0.0, Color32::BLACK);
    }
}
