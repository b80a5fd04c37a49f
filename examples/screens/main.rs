//! Pictures of every screen, made without a display, to look at while changing them:
//! `cargo run --example screens -- FOLDER [en|fr|it] [WIDTHxHEIGHT] [dark|light] [text percent] [house] [only NAME…]`.
#![expect(dead_code, reason = "the trainee of the tests does more than is pictured")]
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a tool for its authors"
)]
#![expect(clippy::disallowed_methods, reason = "pictures are written to files")]

mod class;
mod editor;
mod raster;
mod reveal;
mod room;
mod scenes;
mod shift;
mod studio;
mod support;

use tailleur::i18n::Language;

use studio::Look;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |place: usize, usual: &str| words.get(place).cloned().unwrap_or_else(|| usual.to_owned());
    let size = word(2, "1280x800");
    let (width, height) = size.split_once('x').expect("a size is WIDTHxHEIGHT");
    let look = Look {
        folder: word(0, "screens").into(),
        language: Language::from_tag(&word(1, "en")).expect("a language is en, fr or it"),
        size: [width, height].map(|side| side.parse().expect("a size is WIDTHxHEIGHT")),
        is_dark: word(3, "dark") == "dark",
        text_percent: word(4, "100").parse().expect("a text size is a number of percent"),
        house: word(5, "article-57-13"),
        only: word(6, ""),
    };
    std::fs::create_dir_all(&look.folder).expect("the folder can be made");
    scenes::shoot_all(&look);
}
