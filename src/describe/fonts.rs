//! The bundled typefaces, on screen and on paper: Inter in three weights, and the symbols it lacks.

pub(crate) const REGULAR: &[u8] = include_bytes!("../../assets/fonts/Inter-Regular.otf");
pub(crate) const SEMIBOLD: &[u8] = include_bytes!("../../assets/fonts/Inter-SemiBold.otf");
#[cfg(feature = "desktop")]
pub(crate) const BOLD: &[u8] = include_bytes!("../../assets/fonts/Inter-Bold.otf");
/// Suits and signs missing from the text faces.
pub(crate) const SYMBOLS: &[u8] = include_bytes!("../../assets/fonts/symbols.ttf");
