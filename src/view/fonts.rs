//! The bundled typeface: Inter in three weights plus the symbols it lacks. No other font is used.

use std::sync::Arc;

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{Color32, Context, FontData, FontDefinitions, FontFamily, FontId};

use crate::describe::fonts;

const REGULAR: &str = "inter-regular";
const SEMIBOLD: &str = "inter-semibold";
const BOLD: &str = "inter-bold";
const SYMBOLS: &str = "symbols";

/// How much nearer a one stands to a one before it, in sizes of the text: figures of one width set them apart.
const NEARER: f32 = 0.13;

/// Installs the fonts. Call once, before the first frame.
pub fn install(ctx: &Context) {
    let mut definitions = FontDefinitions::empty();
    let files: [(&str, &'static [u8]); 4] =
        [(REGULAR, fonts::REGULAR), (SEMIBOLD, fonts::SEMIBOLD), (BOLD, fonts::BOLD), (SYMBOLS, fonts::SYMBOLS)];
    for (name, file) in files {
        definitions.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(file)));
    }
    let families = [
        (FontFamily::Proportional, REGULAR),
        (FontFamily::Monospace, REGULAR),
        (regular(), REGULAR),
        (semibold(), SEMIBOLD),
        (bold(), BOLD),
    ];
    for (family, weight) in families {
        definitions.families.insert(family, vec![weight.to_owned(), SYMBOLS.to_owned()]);
    }
    ctx.set_fonts(definitions);
}

pub fn regular() -> FontFamily {
    FontFamily::Name("regular".into())
}

/// Inter `SemiBold`, for headings and buttons.
pub fn semibold() -> FontFamily {
    FontFamily::Name("semibold".into())
}

/// Inter Bold, for titles, indices of cards and figures on chips.
pub fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}

/// Text on one line in which neighbouring ones stand together.
pub fn figures(text: &str, font: FontId, ink: Color32) -> LayoutJob {
    let mut job = LayoutJob::default();
    append_figures(&mut job, text, 0.0, &TextFormat::simple(font, ink));
    job
}

/// Appends text in which neighbouring ones stand together.
pub fn append_figures(job: &mut LayoutJob, text: &str, lead: f32, format: &TextFormat) {
    for (place, piece) in text.split_inclusive('1').enumerate() {
        let lead = match place {
            0 => lead,
            _ if piece.starts_with('1') => -NEARER * format.font_id.size,
            _ => 0.0,
        };
        job.append(piece, lead, format.clone());
    }
}
