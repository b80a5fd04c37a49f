//! The bundled typeface: Inter in three weights plus the symbols it lacks. No other font is used.

use std::sync::Arc;

use eframe::egui::{Context, FontData, FontDefinitions, FontFamily};

use crate::describe::fonts;

const REGULAR: &str = "inter-regular";
const SEMIBOLD: &str = "inter-semibold";
const BOLD: &str = "inter-bold";
const SYMBOLS: &str = "symbols";

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
